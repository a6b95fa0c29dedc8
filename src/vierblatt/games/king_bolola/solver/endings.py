"""Exact solutions (max^n) of endings of King Bolola, in which all play for themselves."""

from __future__ import annotations

import numpy as np

from vierblatt.cards import members
from vierblatt.games.king_bolola.rules.state import LAYOUT
from vierblatt.games.king_bolola.solver.amounts import BITS, MASK, sign, so_far
from vierblatt.games.king_bolola.solver.search import STOPPED, amounts_of_cards
from vierblatt.games.king_bolola.solver.transposition_table import COLUMNS, COUNTS, LEVEL, LIMIT, NODES, SEARCH
from vierblatt.kernel import engine
from vierblatt.kernel.state import States

CARDS = 52


class KingBololaEndings:
    """The result of every legal card for all four seats at the end of a deal (`games.solver_hooks.SeatSearcher`).

    Among cards that are equal for the seat to act, the first in the order of `order` counts. One table of 2**size_bits
    positions is reused from call to call.
    """

    def __init__(self, size_bits: int) -> None:
        self._states = LAYOUT.new(CARDS + 2)
        self._table = np.zeros((1 << size_bits, COLUMNS), np.int64)
        self._levels = np.zeros((CARDS + 2, LEVEL), np.int64)
        self._counts = np.zeros(COUNTS, np.int64)

    @property
    def nodes(self) -> int:
        """Positions with a choice that the last call looked at."""
        return int(self._counts[NODES])

    def scores(self, states: States, i: int, limit: int) -> dict[int, tuple[int, ...]] | None:
        """Legal card -> the deal score of each seat at the end; None if more than `limit` nodes are needed."""
        LAYOUT.load(self._states, LAYOUT.words(states, i))
        self._counts[NODES] = 0
        self._counts[LIMIT] = limit
        self._counts[SEARCH] += 1
        out = np.zeros(CARDS, np.int64)
        if amounts_of_cards(self._states, 0, self._table, self._levels, self._counts, out) == STOPPED:
            return None
        way = sign(self._states)
        before = [so_far(self._states, seat) for seat in range(4)]
        return {
            card: tuple(had + way * (int(out[card]) >> BITS * seat & MASK) for seat, had in enumerate(before))
            for card in members(engine.legal(self._states, 0))
        }
