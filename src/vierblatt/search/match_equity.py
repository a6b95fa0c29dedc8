"""Match equity: the value of points for winning the match or for places, in units of a point at the match's start."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.search.playouts import SCORED, TOTALS, WINNERS

#: The weight of winning chances in an equity. The rest is the points themselves, which still count if the match seems
#: decided or if the chances, fitted to players of similar strength, are wrong.
EQUITY_SHARE = 0.8


class MatchEquity:
    """The equity of results of the current deal for the seat to act. concealed: its record, a batch of one.

    With two sides, the measure is the chance of winning; if all play for themselves, it is the expected place.
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
        if not self._point:  # a match of one deal: only the sign of the difference counts
            self._chances = None

    def equities(self, results: npt.NDArray[np.float64], ends: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        """The equity of each result, float64, shape (worlds, actions); `results` and `ends` come from `playouts`."""
        if self._chances is None:
            return results
        winners, scored = ends[..., WINNERS], ends[..., SCORED]
        after = np.zeros(results.shape)
        for count in np.unique(scored):  # a deal that was thrown in is not scored
            after[scored == count] = self._of(ends[scored == count][:, TOTALS:], int(count))
        if len(self._others) == 1:  # if the match has ended, the rules and not the totals decide the winner
            won = np.where(winners == 0, 0.5, winners >> self._side & 1)
            after = np.where(winners >= 0, won, after)
        return np.asarray(EQUITY_SHARE * (after - self._before) / self._point + (1 - EQUITY_SHARE) * results)

    def equities_of_leads(
        self, leads: npt.NDArray[np.float64], results: npt.NDArray[np.float64], judged: npt.NDArray[np.float64]
    ) -> npt.NDArray[np.float64]:
        """The equities of leads: by how much the seat's side outscores the other in the deal. Shape as `leads`.

        results, judged: the results of playouts of the same position, and their `equities`. A lead does not determine
        the two sides' points, nor whether the match ends. The first estimate gives the whole lead to the side with
        more points; it is then corrected by the equities of playouts with the same lead, interpolated between the next
        lower and higher ones. NaN if all play for themselves.
        """
        if self._chances is None:
            return leads
        if len(self._others) > 1:  # one seat's points do not determine the places
            return np.full(leads.shape, np.nan)
        seen, places = np.unique(results, return_inverse=True)
        wrong = np.bincount(places.ravel(), (judged - self._taken_by_one(results)).ravel()) / np.bincount(
            places.ravel()
        )
        return np.asarray(self._taken_by_one(leads) + np.interp(leads, seen, wrong))

    def _taken_by_one(self, leads: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """The equities of leads if the leading side gets the whole lead, the other side 0, and the match continues."""
        assert self._chances is not None
        (other,) = self._others
        totals = np.array(self._reader.scores[:2], np.int64) + np.zeros((*leads.shape, 2))
        totals[..., self._side] += np.maximum(leads, 0)
        totals[..., other] += np.maximum(-leads, 0)
        gain = self._of(totals, self._reader.scored + 1) - self._before
        return np.asarray(EQUITY_SHARE * gain / self._point + (1 - EQUITY_SHARE) * leads)

    def _of(self, totals: npt.NDArray[Any], scored: int) -> npt.NDArray[np.float64]:
        """The expected number of sides that this side finishes ahead of; the last axis of `totals` is the sides."""
        assert self._chances is not None
        chances = self._chances
        own = totals[..., self._side]
        ahead = [chances(self._reader, own, totals[..., other], scored) for other in self._others]
        return np.asarray(np.sum(ahead, axis=0))
