"""Cards are shared out exactly uniformly over the ways that are allowed."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest

from tests.scale import scaled
from vierblatt.search.filling import Filling
from vierblatt.search.sharing import table_size, ways

ALLOWED = [0b011, 0b111, 0b110, 0b111, 0b001, 0b101]
PLACES = [2, 3, 1]


def brute(allowed: list[int], places: list[int]) -> list[tuple[int, ...]]:
    """Every way, as the holder of each card."""
    every = product(range(len(places)), repeat=len(allowed))
    return [
        way
        for way in every
        if all(may >> holder & 1 for may, holder in zip(allowed, way, strict=True))
        and [way.count(holder) for holder in range(len(places))] == places
    ]


@pytest.mark.parametrize(
    ("allowed", "places"),
    [(ALLOWED, PLACES), ([3, 3, 3, 3], [2, 2]), ([1, 1, 2], [1, 2]), ([0b1111] * 7, [1, 2, 3, 1]), ([], [])],
)
def test_ways_are_counted(allowed: list[int], places: list[int]) -> None:
    table = np.zeros(table_size(places))
    found = ways(np.array(allowed, np.int64), np.array(places, np.int64), table)
    assert found == len(brute(allowed, places))


def test_every_way_is_drawn_equally_often_and_every_order_too() -> None:
    free = [[0, 1], [2, 3, 4], [5]]
    never = [sum(1 << card for card, may in enumerate(ALLOWED) if not may >> holder & 1) for holder in range(3)]
    filling = Filling({}, free, [0, 0, 0], never, (1 << len(ALLOWED)) - 1)
    every = brute(ALLOWED, PLACES)
    assert filling.ways == len(every)
    orders = 2 * 6
    count = max(400, scaled(12_000))
    drawn = Counter(map(tuple, filling.draw(np.random.default_rng(1), count).tolist()))
    assert len(drawn) <= len(every) * orders
    expected = count / (len(every) * orders)
    freedom = len(every) * orders - 1
    missing = freedom + 1 - len(drawn)
    chi_square = sum((n - expected) ** 2 / expected for n in drawn.values()) + missing * expected
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


def test_what_is_known_lies_where_it_lay() -> None:
    filling = Filling({1: 40, 3: 41}, [[0, 2], [4]], [1 << 42, 0], [0, 0], 1 << 43 | 1 << 44)
    packs = filling.draw(np.random.default_rng(2), 50)
    assert filling.ways == 2
    assert set(packs[:, 1]) == {40} and set(packs[:, 3]) == {41}
    assert all(42 in pack[[0, 2]] for pack in packs)
    assert {int(pack[4]) for pack in packs} == {43, 44}
    assert {int(pack[0]) for pack in packs} == {42, 43, 44}


def test_more_cards_than_places_is_no_way() -> None:
    assert Filling({}, [[0]], [0b11], [0], 0).ways == 0
    assert Filling({}, [[0], [1]], [0, 0], [0b1, 0b1], 0b11).ways == 0
