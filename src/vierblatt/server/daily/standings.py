"""How all players of a day stand. It is worked out once for many readers, in a thread; each reader then only searches.

A day that is over is kept for longer: nothing more is stored in it, and only a deleted account changes it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vierblatt.daily import DailyResult, DayRanking
from vierblatt.server.daily.days import Day
from vierblatt.server.daily.references import References
from vierblatt.server.store.daily_port import DailyPort
from vierblatt.server.store.port import DailyPoints

FRESH = 10_000  #: milliseconds for which standings are not computed again ...
LASTING = 600_000  #: ... and those of a day that is over
SETTLED = 60_000  #: milliseconds after the end of a day until everything that was stored in it can surely be read
KEPT = 8  #: days in memory, those that were asked for last
LEADERS = 100  #: in the list of a day

Margins = Mapping[int, Sequence[float]]  #: what the bot made, by board and side


@dataclass(frozen=True)
class DayStanding:
    """A day at some moment. names: of the registered players who have finished all boards and are among the best."""

    ranking: DayRanking
    names: dict[str, str]


class Standings:
    """The standings of a server."""

    def __init__(self, store: DailyPort, references: References) -> None:
        self._store, self._references = store, references
        self._kept: dict[tuple[str, str], tuple[int, asyncio.Task[DayStanding]]] = {}

    async def get(self, day: Day, now: int) -> DayStanding:
        """How a day stands; readers who come at the same time share one computation. Raises BotsAway, StoreFault.

        now: by the database's clock, in milliseconds since 1970.
        """
        made, task = self._kept.pop(day.key, (0, None))
        lasting = FRESH if made < day.ends + SETTLED else LASTING
        crossed = made < day.ends <= now  # what was computed before the end of the day lacks the last boards
        stale = crossed or not 0 <= now - made < lasting
        if task is None or stale or (task.done() and (task.cancelled() or task.exception() is not None)):
            made, task = now, asyncio.create_task(self._made(day))
        self._kept[day.key] = made, task
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return await asyncio.shield(task)

    async def gains(self, day: Day, points: Sequence[DailyPoints]) -> dict[int, float]:
        """What one player gained over the bot, by board. Raises BotsAway, StoreFault."""
        return {result.board: result.gain for result in _results(day, points, await self._margins(day, points))}

    async def stop(self) -> None:
        """Ends what is being computed."""
        tasks = [task for _, task in self._kept.values()]
        self._kept.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _made(self, day: Day) -> DayStanding:
        points = await self._store.daily_points(*day.key)
        return await asyncio.to_thread(_standing, day, points, await self._margins(day, points))

    async def _margins(self, day: Day, points: Sequence[DailyPoints]) -> Margins:
        return {board: (await self._references.get(day, board)).margins for board in {p.board for p in points}}


def gain(points: float, reference: float) -> float:
    """Points more than the bot's; rounded, so that equal gains are equal."""
    return round(points - reference, 2) + 0.0


def _results(day: Day, points: Sequence[DailyPoints], margins: Margins) -> list[DailyResult]:
    side = day.packs.table.side
    return [DailyResult(p.player, p.board, gain(p.points, margins[p.board][side(p.seat)])) for p in points]


def _standing(day: Day, points: Sequence[DailyPoints], margins: Margins) -> DayStanding:
    names = {p.player: p.name for p in points if p.name}
    ranking = DayRanking(_results(day, points, margins), names, LEADERS)
    return DayStanding(ranking, {score.player: names[score.player] for score in ranking.best})
