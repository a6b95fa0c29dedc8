"""Planted defects are found, each within a few worlds; without them the same worlds break no promise."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from tests.simulation.planted import PLANTED
from tests.simulation.world import World

#: Worlds within which a defect has to be found.
MOST = 40
#: Where the search begins for those that the first worlds do not find. Other worlds follow if a change moves that.
FIRST = {
    "duplicate_commands_are_executed": 3,
    "fence_is_not_checked": 3,
    "late_renewal_is_accepted": 3,
    "lost_tables_are_not_detected": 4,
    "leaving_disconnects_other_windows": 13,
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_defect_is_found(plant: Callable[[], AbstractContextManager[object]]) -> None:
    planned, first = PLANTED[plant], FIRST.get(plant.__name__, 1)
    with plant():
        broken = next((seed for seed in range(first, first + MOST) if World(seed, **planned).run().broken), None)
    assert broken is not None, f"not in {MOST} worlds"
    assert not World(broken, **planned).run().broken
