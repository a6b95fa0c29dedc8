"""`vierblatt warm` leaves nothing to compile for a table."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import warnings

import pytest

from vierblatt.cli.commands import warm
from vierblatt.games import parallel_compiling

PROBE = """
from vierblatt.cli.commands.warm import warm
from vierblatt.kernel import engine
warm(["back_alley"])
doors = (engine.start, engine.deal, engine.legal, engine.act, engine.do, engine.policy)
print([door.__name__ for door in doors if not door.signatures])
"""


def test_every_entry_point_of_a_table_is_compiled() -> None:
    compiled = os.environ | {"NUMBA_DISABLE_JIT": "0"}  # plain mode has no doors to warm
    ran = subprocess.run([sys.executable, "-c", PROBE], env=compiled, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(("compiled", "beside"), [(3, ["vierblatt.cli.commands.warm"]), (0, [])])
def test_searching_bots_are_compiled_beside_the_server_when_rules_are_new(
    compiled: int, beside: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    began: list[str] = []
    monkeypatch.setattr(warm, "run_in_process", began.append)
    monkeypatch.setattr(warm, "_play_a_little", lambda *_, searching, **__: 0 if searching else compiled)
    warm.prepare("one moment")
    assert began == beside


def test_compiling_beside_a_server_starts_no_further_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server uses the other core; and ending it would leave that process behind."""
    began: list[str] = []
    monkeypatch.setattr(parallel_compiling, "begin_process", lambda *arguments: began.extend(arguments))
    monkeypatch.setattr(sys, "argv", ["warm", "kout_bo", "back_alley"])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # the module has been imported already
        runpy.run_module("vierblatt.cli.commands.warm", run_name="__main__")
    assert not began


class Helper:
    """A second process that notes how it ends."""

    def __init__(self) -> None:
        self.killed = False

    def wait(self) -> None:
        """It has ended."""

    def kill(self) -> None:
        """It is told to end."""
        self.killed = True


def test_interrupting_the_compiling_ends_the_second_process(monkeypatch: pytest.MonkeyPatch) -> None:
    helper = Helper()

    def interrupted(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(warm, "PLAIN", False)
    monkeypatch.setattr(warm, "cores", lambda: 2)
    monkeypatch.setattr(warm, "begin_process", lambda *_: helper)
    monkeypatch.setattr(warm, "_play_a_little", interrupted)
    with pytest.raises(KeyboardInterrupt):
        warm.warm(["whist", "misere"])
    assert helper.killed
