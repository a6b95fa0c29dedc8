"""What points are worth in the match: a chance to win it, or places; told in points as they count at first."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.search.playouts import SCORED, TOTALS, WINNERS

#: How much of a worth is chances; the rest is the points themselves, which still count where the match seems decided
#: and where the chances, fitted to rather even players, are wrong.
EQUITY_SHARE = 0.8


class MatchEquity:
    """The standing of a match before a deal ends, seen from the seat to act; concealed: a batch of one.

    A side against another has its chance to win; where all play for themselves, the places that a seat gains count.
    """

    def __init__(self, game: Game, concealed: States) -> None:
        self._reader = game.layout.reader(concealed)
        self._chances = game.research.win_chances if self._reader.scored >= game.research.win_chances_from else None
        if self._chances is None:
            return
        self._side = self._reader.turn % game.sides
        self._others = [side for side in range(game.sides) if side != self._side]
        now = np.array(self._reader.scores[: game.sides], np.int64)
        self._before = float(self._of(now, self._reader.scored))
        mine = np.arange(game.sides) == self._side
        one_more, one_less = (
            self._of(totals.astype(np.int64), game.research.win_chances_from) for totals in (mine, ~mine)
        )
        self._point = float(one_more - one_less) / 2
        if not self._point:  # a match of one deal, whose points decide nothing but who has more of them
            self._chances = None

    def equities(self, results: npt.NDArray[np.float64], ends: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        """What each result is worth, float64, shape (worlds, actions), as `playouts` gives both."""
        if self._chances is None:
            return results
        winners, scored = ends[..., WINNERS], ends[..., SCORED]
        after = np.zeros(results.shape)
        for count in np.unique(scored):  # a deal that was thrown in does not count
            after[scored == count] = self._of(ends[scored == count][:, TOTALS:], int(count))
        if len(self._others) == 1:  # targets and other rules tell who has won, where totals alone do not
            won = np.where(winners == 0, 0.5, winners >> self._side & 1)
            after = np.where(winners >= 0, won, after)
        return np.asarray(EQUITY_SHARE * (after - self._before) / self._point + (1 - EQUITY_SHARE) * results)

    def equities_of_leads(
        self, leads: npt.NDArray[np.float64], results: npt.NDArray[np.float64], judged: npt.NDArray[np.float64]
    ) -> npt.NDArray[np.float64]:
        """What it is worth if the seat's side gets so much more of the deal than the other side, shape as `leads`.

        results, judged: what playouts of the same position brought, and their `equities`. A lead does not tell how both
        sides get it, nor whether the match ends with it: at first who gets more is taken to get all, and then it is
        put right by what playouts with that lead were worth, or those with the next lower and higher one. NaN where
        all play for themselves and places count.
        """
        if self._chances is None:
            return leads
        if len(self._others) > 1:  # the points of one tell nothing about the places of the others
            return np.full(leads.shape, np.nan)
        seen, places = np.unique(results, return_inverse=True)
        wrong = np.bincount(places.ravel(), (judged - self._taken_by_one(results)).ravel()) / np.bincount(
            places.ravel()
        )
        return np.asarray(self._taken_by_one(leads) + np.interp(leads, seen, wrong))

    def _taken_by_one(self, leads: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """What leads are worth if who gets more gets all, and the match goes on."""
        assert self._chances is not None
        (other,) = self._others
        totals = np.array(self._reader.scores[:2], np.int64) + np.zeros((*leads.shape, 2))
        totals[..., self._side] += np.maximum(leads, 0)
        totals[..., other] += np.maximum(-leads, 0)
        gain = self._of(totals, self._reader.scored + 1) - self._before
        return np.asarray(EQUITY_SHARE * gain / self._point + (1 - EQUITY_SHARE) * leads)

    def _of(self, totals: npt.NDArray[Any], scored: int) -> npt.NDArray[np.float64]:
        """How many of the others the side is likely to end ahead of at these totals, a side in each last place."""
        assert self._chances is not None
        chances = self._chances
        own = totals[..., self._side]
        ahead = [chances(self._reader, own, totals[..., other], scored) for other in self._others]
        return np.asarray(np.sum(ahead, axis=0))
