"""Planted defects are found, each within a few worlds; without them the same worlds break no promise."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from tests.simulation.planted import PLANTED
from tests.simulation.world import World

#: Worlds within which a defect has to be found.
MOST = 40


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_defect_is_found(plant: Callable[[], AbstractContextManager[object]]) -> None:
    planned = PLANTED[plant]
    with plant():
        broken = next((seed for seed in range(1, 1 + MOST) if World(seed, **planned).run().broken), None)
    assert broken is not None, f"not in {MOST} worlds"
    assert not World(broken, **planned).run().broken
