"""`vierblatt warm` leaves nothing to compile for a table."""

from __future__ import annotations

import subprocess
import sys

import pytest

from vierblatt.kernel.jit import PLAIN

PROBE = """
from vierblatt.cli.warming import warm
from vierblatt.kernel import engine
warm(["back_alley"])
doors = (engine.start, engine.deal, engine.legal, engine.act, engine.do, engine.policy)
print([door.__name__ for door in doors if not door.signatures])
"""


@pytest.mark.skipif(PLAIN, reason="plain mode has no doors to warm")
def test_every_door_that_a_table_opens_is_warm() -> None:
    ran = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"
