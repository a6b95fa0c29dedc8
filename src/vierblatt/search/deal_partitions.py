"""Dividing the ways to share cards out by what seats may have said: each part surely has certain cards more."""

from __future__ import annotations

from itertools import product

import numpy as np
import numpy.typing as npt

from vierblatt.games.origin import HOLDERS
from vierblatt.kernel.state import Layout
from vierblatt.search.certain_cards import CertainCards, union

#: How many combinations of cases are told apart; what is beyond is left to the game's judgement.
MOST_COMBINATIONS = 1000


def divisions(
    known: CertainCards, layout: Layout, most: int = MOST_COMBINATIONS
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """At most so many divisions: what each holder surely has more, and what stands at which words of the state then.

    Returns int64 arrays of shapes (divisions, holders) and (divisions, places, 2).
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
