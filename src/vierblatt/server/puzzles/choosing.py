"""Which puzzle comes next: one that the player has not met, about as hard as asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import TypeVar

from vierblatt.server.puzzles.library import PuzzleEntry

T = TypeVar("T")
#: Chooses one of several.
Draw = Callable[[Sequence[T]], T]

#: One of the so many nearest is drawn, so that two players of equal strength are not asked the same.
NEAREST = 12


def near_rating(
    entries: Sequence[PuzzleEntry], ratings: Mapping[str, float], wanted: float | None, draw: Draw[PuzzleEntry]
) -> PuzzleEntry | None:
    """One of the puzzles whose rating is nearest; None if there are none. wanted: None means the middle of them all."""
    if not entries:
        return None
    rated = {entry.id: ratings.get(entry.id, entry.rating) for entry in entries}
    target = median(rated.values()) if wanted is None else wanted
    return draw(sorted(entries, key=lambda entry: (abs(rated[entry.id] - target), entry.id))[:NEAREST])


def at_share(
    entries: Sequence[PuzzleEntry], ratings: Mapping[str, float], share: float, draw: Draw[PuzzleEntry]
) -> PuzzleEntry | None:
    """One of the puzzles that are harder than about this share (0 to 1) of all; None if there are none."""
    if not entries:
        return None
    order = sorted((ratings.get(entry.id, entry.rating), entry.id) for entry in entries)
    place = order[min(int(share * len(order)), len(order) - 1)][0]
    return near_rating(entries, ratings, place, draw)
