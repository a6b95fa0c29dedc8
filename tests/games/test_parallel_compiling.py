"""Two processes share a first start: the second compiles `act`, and only where there is something to compile."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

from vierblatt.games import parallel_compiling
from vierblatt.kernel import cache
from vierblatt.kernel.jit import PLAIN

LOOK = """
from vierblatt.kernel import cache
from vierblatt.games.parallel_compiling import compile_act
missing = []
cache.on_compile.append(missing.append)
compile_act("kout_bo")
print(missing)
"""


def test_the_first_process_finds_what_the_second_compiled(tmp_path: Path) -> None:
    there = os.environ | {"NUMBA_DISABLE_JIT": "0", "VIERBLATT_CACHE": str(tmp_path)}
    subprocess.run([sys.executable, "-m", "vierblatt.games.parallel_compiling", "kout_bo"], env=there, check=True)
    looked = subprocess.run([sys.executable, "-c", LOOK], env=there, check=True, capture_output=True, text=True)
    assert looked.stdout.strip() == "[]"


class Helper:
    """In the place of a process."""

    begun: ClassVar[list[Helper]] = []

    def __init__(self, command: list[str], **_: Any) -> None:
        self.command = command
        self.ended: list[str] = []
        self.begun.append(self)

    def kill(self) -> None:
        self.ended.append("kill")

    def wait(self) -> None:
        self.ended.append("wait")


@pytest.fixture
def helpers(monkeypatch: pytest.MonkeyPatch) -> list[Helper]:
    """Those that were begun, on a machine with two cores."""
    monkeypatch.setattr(subprocess, "Popen", Helper)
    monkeypatch.setattr(parallel_compiling, "cores", lambda: 2)
    monkeypatch.setattr(cache, "on_compile", [])
    monkeypatch.setattr(Helper, "begun", [])
    return Helper.begun


def compiled() -> None:
    for listener in [*cache.on_compile]:
        listener("legal")


def test_help_comes_with_the_first_rule_that_is_compiled_and_only_once(helpers: list[Helper]) -> None:
    with parallel_compiling.compile_in_two_processes("baloot"):
        assert helpers == []
        compiled()
        compiled()
        assert [helper.command[-2:] for helper in helpers] == (
            [] if PLAIN else [["vierblatt.games.parallel_compiling", "baloot"]]
        )
        assert not any(helper.ended for helper in helpers)
    assert all(helper.ended == ["kill", "wait"] for helper in helpers)


def test_a_game_that_was_ready_calls_for_no_help_later(helpers: list[Helper]) -> None:
    """Many games in one sitting, all compiled before: what is compiled at last brings no process for each of them."""
    for _ in range(3):
        with parallel_compiling.compile_in_two_processes("baloot"):
            pass
    with pytest.raises(KeyError), parallel_compiling.compile_in_two_processes("baloot"):
        raise KeyError
    compiled()
    assert helpers == []


def test_one_core_compiles_alone(helpers: list[Helper], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_compiling, "cores", lambda: 1)
    with parallel_compiling.compile_in_two_processes("baloot"):
        compiled()
    assert helpers == []
