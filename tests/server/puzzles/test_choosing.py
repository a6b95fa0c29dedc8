"""Which puzzle is near a rating, and which is harder than a share of all."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from vierblatt.server.puzzles.choosing import NEAREST, at_share, near_rating
from vierblatt.server.puzzles.library import PuzzleEntry

ENTRIES = [PuzzleEntry(f"p{number:02}", "card", 1000.0 + 10 * number, (), shipped=True) for number in range(100)]


class Drawn:
    """Draws the first of those it may choose from, and remembers them."""

    def __init__(self) -> None:
        self.some: list[str] = []

    def __call__(self, some: Sequence[PuzzleEntry]) -> PuzzleEntry:
        self.some = [entry.id for entry in some]
        return some[0]


@pytest.mark.parametrize(("wanted", "first"), [(1500.0, "p50"), (None, "p49"), (0.0, "p00"), (9000.0, "p99")])
def test_one_of_the_twelve_nearest_is_drawn(wanted: float | None, first: str) -> None:
    drawn = Drawn()
    chosen = near_rating(ENTRIES, {}, wanted, drawn)
    assert chosen is not None and chosen.id == first and len(drawn.some) == NEAREST == 12


def test_what_players_found_counts_more_than_the_estimate() -> None:
    chosen = near_rating(ENTRIES, {"p99": 1500.0, "p50": 2500.0}, 1500.0, Drawn())
    assert chosen is not None and chosen.id == "p99"


@pytest.mark.parametrize(("share", "first"), [(0.0, "p00"), (0.5, "p50"), (1.0, "p99"), (7.0, "p99")])
def test_a_share_of_all_is_easier(share: float, first: str) -> None:
    chosen = at_share(ENTRIES, {}, share, Drawn())
    assert chosen is not None and chosen.id == first


def test_nothing_comes_of_nothing() -> None:
    assert near_rating([], {}, 1500.0, Drawn()) is None and at_share([], {}, 0.5, Drawn()) is None
