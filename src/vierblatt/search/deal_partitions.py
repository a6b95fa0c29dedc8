"""Divides the possible deals by what seats may have announced: each division fixes additional cards."""

from __future__ import annotations

from itertools import product

import numpy as np
import numpy.typing as npt

from vierblatt.games.known_pack import HOLDERS
from vierblatt.kernel.state import Layout
from vierblatt.search.certain_cards import CertainCards, union

#: The maximum number of combinations of candidates to enumerate; the game's `is_consistent` judges any others.
MOST_COMBINATIONS = 1000


def enumerate_divisions(
    known: CertainCards, layout: Layout, most: int = MOST_COMBINATIONS
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Returns at most `most` divisions: the additional cards of each holder, and the state words with their values.

    Both are int64 arrays, of shapes (divisions, holders) and (divisions, places, 2).
    """
    candidates: list[list[tuple[int, int, int, int]]] = []
    number = 1
    for field in sorted(known.field_candidates, key=lambda field: len(field.cards)):
        sure = known.received[field.seat] | known.cards_at_known_places(field.seat)
        may = sure | known.unknown & ~known.excluded[field.seat]
        at = layout.offsets[field.name] + field.seat
        values = [(field.seat, at, value, cards & ~sure) for value, cards in field.cards.items() if cards & ~may == 0]
        if number * len(values) > most:
            break
        number *= len(values)
        candidates.append(values)
    forced, demands = [], []
    for combination in product(*candidates):
        more, words = [0] * HOLDERS, []
        for seat, at, value, cards in combination:
            more[seat] |= cards
            words.append((at, value))
        if sum(cards.bit_count() for cards in more) == union(more).bit_count():
            forced.append(more)
            demands.append(words)
    shape = len(forced), len(candidates), 2
    return np.array(forced, np.int64).reshape(len(forced), HOLDERS), np.array(demands, np.int64).reshape(shape)
