"""What points are worth in the match: a chance to win it, told in points as they count at its beginning."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel.state import States

#: How much of a worth is chances; the rest is the points themselves, which still count where the match seems decided
#: and where the chances, fitted to rather even players, are wrong.
SHARE = 0.8


class Standing:
    """The standing of a match before a deal ends, seen from the seat to act; concealed: a batch of one."""

    def __init__(self, game: Game, concealed: States) -> None:
        self._reader = game.layout.reader(concealed)
        self._chances = game.chances
        if self._chances is None:
            return
        self._side = self._reader.turn % 2
        now = np.array(self._reader.scores[:2], np.int64)[None]
        self._before = self._of(now, self._reader.scored)[0]
        fresh = self._of(np.array([[0, 0], [1, 0], [0, 1]], np.int64), 0)
        self._point = abs(float(fresh[1] - fresh[2])) / 2
        if not self._point:  # a match of one deal, whose points decide nothing but who has more of them
            self._chances = None

    def worths(self, results: npt.NDArray[np.float64], ends: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        """What each result is worth, float64, shape (worlds, actions), as `playouts` gives both."""
        if self._chances is None:
            return results
        side, winners = self._side, ends[..., 0]
        chances = self._of(ends[..., 1:3], self._reader.scored + 1)
        over = np.where(winners == 0, 0.5, winners >> side & 1)
        gain = np.where(winners >= 0, over, chances) - self._before
        return np.asarray(SHARE * gain / self._point + (1 - SHARE) * results)

    def worths_of(self, leads: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """What it is worth if the seat's side gets so much more of the deal than the other side, shape as `leads`.

        How both get it is not told: who gets more is taken to get all.
        """
        if self._chances is None:
            return leads
        totals = np.array(self._reader.scores[:2], np.int64) + np.zeros((*leads.shape, 2))
        totals[..., self._side] += np.maximum(leads, 0)
        totals[..., 1 - self._side] += np.maximum(-leads, 0)
        gain = self._of(totals, self._reader.scored + 1) - self._before
        return np.asarray(SHARE * gain / self._point + (1 - SHARE) * leads)

    def _of(self, scores: npt.NDArray[Any], scored: int) -> npt.NDArray[np.float64]:
        """The chance of the seat's side at these totals."""
        assert self._chances is not None
        own, other = scores[..., self._side], scores[..., 1 - self._side]
        return np.asarray(self._chances(self._reader, own, other, scored))
