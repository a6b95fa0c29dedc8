"""Divides the possible deals by what seats may have announced: each division fixes additional cards."""

from __future__ import annotations

from itertools import product

import numpy as np
import numpy.typing as npt

from vierblatt.games.origin import HOLDERS
from vierblatt.kernel.state import Layout
from vierblatt.search.certain_cards import CertainCards, union

#: The most combinations of cases to enumerate; further cases are left to the game's `agree`.
MOST_COMBINATIONS = 1000


def divisions(
    known: CertainCards, layout: Layout, most: int = MOST_COMBINATIONS
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Returns at most `most` divisions: the additional cards of each holder, and the state words with their values.

    Both are int64 arrays, of shapes (divisions, holders) and (divisions, places, 2).
    """
    cases: list[list[tuple[int, int, int, int]]] = []
    number = 1
    for case in sorted(known.cases, key=lambda case: len(case.cards)):
        sure = known.got[case.seat] | known.lying(case.seat)
        may = sure | known.unknown & ~known.never[case.seat]
        at = layout.offsets[case.name] + case.seat
        values = [(case.seat, at, value, cards & ~sure) for value, cards in case.cards.items() if cards & ~may == 0]
        if number * len(values) > most:
            break
        number *= len(values)
        cases.append(values)
    forced, demands = [], []
    for combination in product(*cases):
        more, words = [0] * HOLDERS, []
        for seat, at, value, cards in combination:
            more[seat] |= cards
            words.append((at, value))
        if sum(cards.bit_count() for cards in more) == union(more).bit_count():
            forced.append(more)
            demands.append(words)
    shape = len(forced), len(cases), 2
    return np.array(forced, np.int64).reshape(len(forced), HOLDERS), np.array(demands, np.int64).reshape(shape)
