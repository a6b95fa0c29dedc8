"""`vierblatt warm` leaves nothing to compile for a table."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from vierblatt.cli.commands import warm

PROBE = """
from vierblatt.cli.commands.warm import warm
from vierblatt.kernel import engine
warm(["back_alley"])
doors = (engine.start, engine.deal, engine.legal, engine.act, engine.do, engine.policy)
print([door.__name__ for door in doors if not door.signatures])
"""


def test_every_door_that_a_table_opens_is_warm() -> None:
    compiled = os.environ | {"NUMBA_DISABLE_JIT": "0"}  # plain mode has no doors to warm
    ran = subprocess.run([sys.executable, "-c", PROBE], env=compiled, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(("compiled", "beside"), [(3, ["vierblatt.cli.commands.warm"]), (0, [])])
def test_where_rules_are_new_the_searching_bots_are_made_ready_beside_the_server(
    compiled: int, beside: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    began: list[str] = []
    monkeypatch.setattr(warm, "run_in_process", began.append)
    monkeypatch.setattr(warm, "_play_a_little", lambda *_, searching, **__: 0 if searching else compiled)
    warm.prepare("one moment")
    assert began == beside
