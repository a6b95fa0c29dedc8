"""Defects planted into the server are found, each within some worlds; without them the same worlds are whole."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from tests.simulation.planted import PLANTED
from tests.simulation.world import World

#: Worlds in which a defect has to show.
MOST = 40
#: Where it shows more rarely, the first of them.
FIRST = {"the_next_attempt_is_put_off": 50}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_defect_is_found(plant: Callable[[], AbstractContextManager[object]]) -> None:
    planned = PLANTED[plant]
    first = FIRST.get(plant.__name__, 1)
    with plant():
        found = next((seed for seed in range(first, first + MOST) if World(seed, **planned).run().broken), None)
    assert found is not None, f"not in {MOST} worlds"
    assert not World(found, **planned).run().broken
