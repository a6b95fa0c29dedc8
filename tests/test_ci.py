"""What runs before a change lands keeps to its time."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

SCRIPT = (Path(__file__).parent.parent / ".ci" / "run").read_text(encoding="utf-8")
MOST = 88  #: minutes; after 90 it would be ended from outside


def test_no_step_goes_on_after_the_minutes_that_all_have_together() -> None:
    shared = [int(minutes) for minutes in re.findall(r"^minutes=(\d+)$", SCRIPT, re.MULTILINE)]
    own = [int(minutes) for minutes in re.findall(r"^timeout (\d+)m ", SCRIPT, re.MULTILINE)]
    assert len(shared) == len(own) == 1 and sum(shared + own) <= MOST
    made = [line for line in SCRIPT.splitlines() if re.match(r"\S.*\bmake\b", line) and not line.startswith("#")]
    assert len(made) == 1 and made[0].startswith("timeout "), "a step that has no limit"


@pytest.mark.parametrize(("minutes", "taken", "code"), [(1, 5, 124), (1, 0, 0), (0, 5, 1)])
def test_a_step_ends_with_what_is_left(minutes: int, taken: int, code: int, tmp_path: Path) -> None:
    steps = SCRIPT[SCRIPT.index("# All steps share") : SCRIPT.index("# The limit of all steps")]
    steps = re.sub(r"^minutes=\d+$", f"minutes={minutes}", steps, flags=re.MULTILINE)
    begun = f"set -euo pipefail; log={tmp_path / 'log'}; SECONDS=57; {steps}\nstep a sleep {taken}\necho done"
    ran = subprocess.run(["bash", "-c", begun], check=False, capture_output=True, text=True)
    assert ran.returncode == code, ran.stderr
    assert (re.match(r"== a \(limit: [23] s\)", ran.stdout) is not None) is (minutes > 0)
    assert ran.stdout.endswith("done\n") is (code == 0)
