"""Two processes share a first start: the second compiles `act`, and only where there is something to compile."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

from vierblatt.games import ahead
from vierblatt.kernel import cache
from vierblatt.kernel.jit import PLAIN

LOOK = """
from vierblatt.kernel import cache
from vierblatt.games.ahead import compile_act
missing = []
cache.on_compile.append(missing.append)
compile_act("kout_bo")
print(missing)
"""


def test_what_the_second_process_has_compiled_the_first_one_finds(tmp_path: Path) -> None:
    there = os.environ | {"NUMBA_DISABLE_JIT": "0", "VIERBLATT_CACHE": str(tmp_path)}
    subprocess.run([sys.executable, "-m", "vierblatt.games.ahead", "kout_bo"], env=there, check=True)
    looked = subprocess.run([sys.executable, "-c", LOOK], env=there, check=True, capture_output=True, text=True)
    assert looked.stdout.strip() == "[]"


class Helper:
    """In the place of a process."""

    begun: ClassVar[list[list[str]]] = []

    def __init__(self, command: list[str], **_: Any) -> None:
        self.begun.append(command)

    def kill(self) -> None: ...

    def wait(self) -> None: ...


def test_help_comes_with_the_first_rule_that_is_compiled_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "Popen", Helper)
    monkeypatch.setattr(ahead, "cores", lambda: 2)
    monkeypatch.setattr(cache, "on_compile", [])
    monkeypatch.setattr(Helper, "begun", [])
    ahead.share_compiling("baloot")
    assert Helper.begun == []
    for _ in range(2):
        for listener in [*cache.on_compile]:
            listener("legal")
    assert [command[-2:] for command in Helper.begun] == ([] if PLAIN else [["vierblatt.games.ahead", "baloot"]])


def test_one_core_compiles_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "cores", lambda: 1)
    monkeypatch.setattr(cache, "on_compile", [])
    ahead.share_compiling("baloot")
    assert cache.on_compile == []
