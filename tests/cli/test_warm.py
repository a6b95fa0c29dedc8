"""`vierblatt warm` leaves nothing to compile for a table."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from vierblatt import games
from vierblatt.cli.commands import warm

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


def test_a_server_loads_what_tables_need_and_nothing_for_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(warm, "compile_table", lambda game: loaded.append(game.id))
    monkeypatch.setattr(warm, "compile_search", lambda game: pytest.fail(f"a search in {game.id}"))
    warm.prepare("one moment")
    assert loaded == games.game_ids()


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
    monkeypatch.setattr(warm, "_compile", interrupted)
    with pytest.raises(KeyboardInterrupt):
        warm.warm(["whist", "misere"])
    assert helper.killed
