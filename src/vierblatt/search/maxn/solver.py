"""`MaxN`: what every open card brings all four seats at the end of a deal of King Bolola."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from vierblatt import games
from vierblatt.cards import members
from vierblatt.errors import NotSolvable
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY, States
from vierblatt.search.maxn.amounts import BITS, MASK, sign, so_far
from vierblatt.search.maxn.descent import STOPPED, amounts_of_cards
from vierblatt.search.maxn.memory import COLUMNS, COUNTS, LEVEL, LIMIT, NODES, SEARCH

CARDS = 52


class MaxN:
    """Solves endings of King Bolola with all cards seen, every seat for itself.

    The value of a position: the seat to act plays the card that brings itself the most, knowing that all others do the
    same; among equal ones the first in the order of `tries`. So it is one vector, however it is found. It is no
    promise: who errs, or prefers another of two equal cards, can change what everybody gets.

    One table, 2**size_bits positions, is used again from call to call.
    """

    def __init__(self, *, size_bits: int = 16) -> None:
        self.game = games.get("king_bolola")
        self._states = self.game.layout.new(CARDS + 2)
        self._table = np.zeros((1 << size_bits, COLUMNS), np.int64)
        self._levels = np.zeros((CARDS + 2, LEVEL), np.int64)
        self._counts = np.zeros(COUNTS, np.int64)

    @property
    def nodes(self) -> int:
        """Positions with a choice that the last call looked at."""
        return int(self._counts[NODES])

    def scores(self, states: States, i: int = 0, *, nodes: int = 0) -> Mapping[int, tuple[int, ...]] | None:
        """Open card -> the deal score of each seat at the end; None if more than `nodes` positions are needed.

        nodes: positions with a choice; 0: no limit. Raises NotSolvable.
        """
        layout = self.game.layout
        state = layout.reader(states, i)
        if state.turn < 0:
            raise NotSolvable("nothing-to-solve")
        if state.phase != PLAY:
            raise NotSolvable("calls-not-solved")
        for seat in range(state.seats):
            if state.hands[seat].bit_count() != state.held[seat]:
                raise NotSolvable("hand-unknown", seat=seat)
        layout.load(self._states, layout.words(states, i))
        self._counts[NODES] = 0
        self._counts[LIMIT] = nodes or 1 << 62
        self._counts[SEARCH] += 1
        out = np.zeros(CARDS, np.int64)
        found = amounts_of_cards(self._states, 0, self._table, self._levels, self._counts, out)
        if found == STOPPED:
            return None
        way = sign(self._states)
        before = [so_far(self._states, seat) for seat in range(state.seats)]
        return {
            card: tuple(had + way * (int(out[card]) >> BITS * seat & MASK) for seat, had in enumerate(before))
            for card in members(engine.legal(self._states, 0))
        }
