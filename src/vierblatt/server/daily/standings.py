"""How all players of a day stand, kept for a while: it is a sum over all boards, and every player may ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vierblatt.daily import DailyResult, DayScore, scores_of
from vierblatt.server.daily.days import Day
from vierblatt.server.daily.references import References
from vierblatt.server.store.daily_port import DailyPort
from vierblatt.server.store.port import DailyPoints

FRESH = 10_000  #: milliseconds for which standings are not computed again
KEPT = 32  #: days in memory


@dataclass(frozen=True)
class DayStanding:
    """A day at some moment. names: of registered players. scores: those who finished all boards come first."""

    results: Sequence[DailyResult]
    names: dict[str, str]
    scores: dict[str, DayScore]

    def with_own(self, player: str, own: Sequence[DailyResult]) -> DayStanding:
        """The same with the boards of a player as they are now."""
        kept = self.scores.get(player, DayScore(player)).gains
        if kept == {result.board: result.gain for result in own}:
            return self
        results = [*(result for result in self.results if result.player != player), *own]
        return DayStanding(results, self.names, scores_of(results))


class Standings:
    """The standings of a server. now: milliseconds since 1970."""

    def __init__(self, store: DailyPort, references: References, now: Callable[[], int]) -> None:
        self._store, self._references, self._now = store, references, now
        self._kept: dict[tuple[str, str], tuple[int, asyncio.Task[DayStanding]]] = {}

    async def get(self, day: Day) -> DayStanding:
        """How a day stands; readers who come at the same time share one computation. Raises BotsAway, StoreFault."""
        now = self._now()
        made, task = self._kept.get(day.key, (0, None))
        # What was computed before the end of the day lacks the last boards.
        stale = now - made >= FRESH or made < day.ends <= now
        if task is None or stale or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._made(day))
            self._kept.pop(day.key, None)
            self._kept[day.key] = now, task
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
        return await asyncio.shield(task)

    async def results(self, day: Day, points: Sequence[DailyPoints]) -> list[DailyResult]:
        """What players gained over the bot. Raises BotsAway, StoreFault."""
        margins = {board: (await self._references.get(day, board)).margins for board in {p.board for p in points}}
        side = day.packs.table.side
        return [DailyResult(p.player, p.board, gain(p.points, margins[p.board][side(p.seat)])) for p in points]

    async def _made(self, day: Day) -> DayStanding:
        points = await self._store.daily_points(*day.key)
        results = await self.results(day, points)
        return DayStanding(results, {p.player: p.name for p in points if p.name}, scores_of(results))


def gain(points: float, reference: float) -> float:
    """Points more than the bot's; rounded, so that equal gains are equal."""
    return round(points - reference, 2) + 0.0
