"""A process that works for another one yields to it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from vierblatt.low_priority import NICE, SOONER


@pytest.mark.skipif(sys.platform != "linux", reason="other systems show this in other ways")
def test_it_is_nice_and_the_first_to_go_when_memory_runs_out() -> None:
    program = (
        "import os; from vierblatt.low_priority import yield_to_others; before = os.nice(0); yield_to_others();"
        "print(before, os.nice(0), open('/proc/self/oom_score_adj').read())"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    before, after, score = map(int, ran.stdout.split())
    assert after == min(before + NICE, 19) and score == SOONER
    assert Path("/proc/self/oom_score_adj").read_text() != ran.stdout.split()[2]
