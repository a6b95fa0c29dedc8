"""Defects planted into the server are found, each within some worlds; without them the same worlds are whole."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from tests.simulation.planted import PLANTED
from tests.simulation.world import World

#: Worlds in which a defect has to show.
MOST = 40


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_defect_is_found(plant: Callable[[], AbstractContextManager[object]]) -> None:
    planned = PLANTED[plant]
    with plant():
        found = next((seed for seed in range(1, 1 + MOST) if World(seed, **planned).run().broken), None)
    assert found is not None, f"not in {MOST} worlds"
    assert not World(found, **planned).run().broken
