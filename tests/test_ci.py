"""What runs before a change lands keeps to its time."""

from __future__ import annotations

import re
from pathlib import Path

SCRIPT = (Path(__file__).parent.parent / ".ci" / "run").read_text(encoding="utf-8")
MOST = 88  #: minutes; after 90 it would be ended from outside


def test_the_limits_of_all_steps_add_up_to_less_than_the_whole_may_take() -> None:
    limits = [int(one or other) for one, other in re.findall(r"^(?:step (\d+) |timeout (\d+)m )", SCRIPT, re.MULTILINE)]
    assert len(limits) == 5 and sum(limits) <= MOST
    assert f"add up to {sum(limits)}." in SCRIPT
