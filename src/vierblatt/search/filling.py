"""Packs that agree with what is sure, drawn exactly uniformly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import factorial, prod

import numpy as np
import numpy.typing as npt

from vierblatt.cards import members
from vierblatt.search.sharing import mix, share, table_size, ways

Packs = npt.NDArray[np.int64]


class Filling:
    """The packs in which each holder got certain cards, did not get others, and shares the rest with everybody.

    known: place -> card that lies there. free: by holder, its other places. got: by holder, the cards that it surely
    has on them. never: by holder, cards that it cannot have. unknown: the cards of the pack that are neither known nor
    got. Bit sets all.
    """

    def __init__(
        self,
        known: Mapping[int, int],
        free: Sequence[Sequence[int]],
        got: Sequence[int],
        never: Sequence[int],
        unknown: int,
    ) -> None:
        template = np.zeros(len(known) + sum(map(len, free)), np.int64)
        for place, card in known.items():
            template[place] = card
        slots: list[int] = []
        ends, first, places, open_to = [], [], [], []
        for holder, its in enumerate(free):
            sure = [*members(got[holder])]
            left = len(its) - len(sure)
            template[[*its[: len(sure)]]] = sure[: len(its)]
            if left > 0:
                first.append(len(slots) + len(sure))
                places.append(left)
                open_to.append(~never[holder])
            slots.extend(its)
            ends.append(len(slots))
        cards = [*members(unknown)]
        allowed = [sum((bits >> card & 1) << h for h, bits in enumerate(open_to)) for card in cards]
        fits = sum(places) == len(cards) and all(len(f) >= g.bit_count() for f, g in zip(free, got, strict=True))
        self._template, self._slots, self._ends = template, np.array(slots), np.array(ends)
        self._cards, self._allowed = np.array(cards, np.int64), np.array(allowed, np.int64)
        self._first, self._places = np.array(first, np.int64), np.array(places, np.int64)
        #: Where every unknown card may go everywhere there is nothing to count: their places, else none.
        self._open = np.array([], np.int64)
        #: In how many ways the unknown cards can lie with the holders, whatever the order of their places.
        self.ways = 0.0
        if fits and all(may == (1 << len(places)) - 1 for may in allowed):
            at = [range(begin, begin + left) for begin, left in zip(first, places, strict=True)]
            self._open = np.array([slots[i] for its in at for i in its], np.int64)
            self.ways = float(factorial(len(cards)) // prod(map(factorial, places)))
        elif fits:
            self._table = np.zeros(table_size(places))
            self.ways = float(ways(self._allowed, self._places, self._table))

    def draw(self, rng: np.random.Generator, count: int) -> Packs:
        """Packs, shape (count, places); there must be a way."""
        packs = np.tile(self._template, (count, 1))
        chosen = rng.random((count, len(self._cards)))
        if len(self._open):
            packs[:, self._open] = self._cards
            mix(self._open, np.array([len(self._open)]), chosen, packs)
        elif len(self._cards):
            share(self._allowed, self._places, self._table, self._cards, self._slots, self._first, chosen, packs)
        mix(self._slots, self._ends, rng.random((count, len(self._slots))), packs)
        return packs
