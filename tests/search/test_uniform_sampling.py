"""Cards are shared out exactly uniformly over the ways that are allowed."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.scale import scaled
from vierblatt.games.king_bolola import GAME
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.random import seed_at
from vierblatt.search.uniform_sampling import BINOMIALS, measure, prepare, share

ALLOWED = [0b011, 0b111, 0b110, 0b111, 0b001, 0b101]
PLACES = [2, 3, 1]


@entry
def shares(
    states: State, unknown: int, excluded: Any, rooms: Any, most: Any, barred: int, table: Any, out: Any
) -> None:
    """Fills each row of `out`, by holder, with hands."""
    taken = np.zeros(len(excluded), np.int64)
    for n in range(len(out)):
        share(states[0], unknown, excluded, rooms, most, barred, table, out[n], taken)


def brute(allowed: list[int], places: list[int]) -> list[tuple[int, ...]]:
    """Every way, as the hand of each holder."""
    every = product(range(len(places)), repeat=len(allowed))
    return [
        tuple(sum(1 << card for card, its in enumerate(way) if its == holder) for holder in range(len(places)))
        for way in every
        if all(may >> holder & 1 for may, holder in zip(allowed, way, strict=True))
        and [way.count(holder) for holder in range(len(places))] == places
    ]


class Sharing:
    """One division with nothing sure; `allowed`: by card, the holders that may get it, as bits."""

    def __init__(self, allowed: list[int], places: list[int], received: list[int] | None = None) -> None:
        holders = range(len(places))
        self.unknown = (1 << len(allowed)) - 1
        excluded = [sum(1 << card for card, may in enumerate(allowed) if not may >> holder & 1) for holder in holders]
        self.excluded = np.array(excluded, np.int64)
        self.rooms, self.most = np.zeros((2, 1, len(places)), np.int64)
        self.barred = np.zeros(1, np.int64)
        sure, forced = np.array(received or [0] * len(places), np.int64), np.zeros((1, len(places)), np.int64)
        size = measure(
            sure, forced, self.excluded, np.array(places, np.int64), self.unknown, self.rooms, self.most, self.barred
        )
        self.table = np.zeros((1, size))
        ways = np.zeros(1)
        prepare(self.excluded, self.rooms, self.most, self.barred, BINOMIALS, self.table, ways)
        self.ways = float(ways[0])

    def draw(self, count: int) -> list[tuple[int, ...]]:
        """The hands of so many draws."""
        states, out = GAME.layout.new(), np.zeros((count, len(self.excluded)), np.int64)
        seed_at(states, 0, 5, 0)
        parts = self.rooms[0], self.most[0], int(self.barred[0]), self.table[0]
        shares(states, self.unknown, self.excluded, *parts, out)
        return [*map(tuple, out.tolist())]


@pytest.mark.parametrize(
    ("allowed", "places"),
    [
        (ALLOWED, PLACES), ([3, 3, 3, 3], [2, 2]), ([1, 1, 2], [1, 2]), ([1, 1, 2], [2, 1]),
        ([7, 3, 7, 6, 7], [0, 2, 3]), ([15] * 7, [1, 2, 3, 1]),
        ([5, 15, 15, 10, 15, 15, 15], [1, 2, 3, 1]), ([], [0, 0]),
    ],
)  # fmt: skip
def test_ways_are_counted(allowed: list[int], places: list[int]) -> None:
    assert Sharing(allowed, places).ways == len(brute(allowed, places))


@pytest.mark.parametrize(
    ("allowed", "places"), [(ALLOWED, PLACES), ([15] * 6, [1, 2, 2, 1]), ([5, 15, 15, 10, 15, 15], [1, 2, 2, 1])]
)
def test_every_way_is_drawn_equally_often(allowed: list[int], places: list[int]) -> None:
    every = brute(allowed, places)
    count = 40 * len(every) + scaled(4000)
    drawn = Counter(Sharing(allowed, places).draw(count))
    assert set(drawn) <= set(every)
    expected, freedom = count / len(every), len(every) - 1
    chi_square = sum((drawn[way] - expected) ** 2 / expected for way in every)
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


def test_large_numbers_of_ways_are_as_large() -> None:
    assert Sharing([15] * 52, [13] * 4).ways == pytest.approx(53644737765488792839237440000, rel=1e-14)


def test_more_cards_than_places_is_no_way() -> None:
    assert Sharing([1], [0]).ways == 0
    assert Sharing([], [1], [0b11]).ways == 0
    assert Sharing([1, 1], [1, 1]).ways == 0
