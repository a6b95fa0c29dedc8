"""Programs that write to a store until they are killed, and what they said before."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).parents[3]


def acknowledged(least: int, program: str, *words: str) -> list[str]:
    """The lines that a program (a module of this package) wrote before it was killed, at least so many."""
    command = [sys.executable, "-m", f"tests.server.store.{program}", *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            lines = [*islice(process.stdout, least)]
        finally:
            process.kill()
        lines += process.stdout.readlines()
    # The kill may cut the last line; what was not told whole was not told.
    whole = [line.removesuffix("\n") for line in lines if line.endswith("\n")]
    assert len(whole) >= least
    return whole
