"""What the bot makes of a board in every seat: played once, when somebody first wants to compare, and kept."""

from __future__ import annotations

import asyncio

from vierblatt.daily import DailyBoard
from vierblatt.server.daily.bots import DailyBots
from vierblatt.server.daily.days import Day
from vierblatt.server.store.daily_port import DailyPort
from vierblatt.server.store.port import DailyReference

WHOSE = "daily"  #: the user of the worker processes for whom the bot plays
KEPT = 512  #: references in memory

Key = tuple[str, str, int]


class References:
    """References by game, day and board; those who ask at the same time share one computation."""

    def __init__(self, store: DailyPort, bots: DailyBots) -> None:
        self._store, self._bots = store, bots
        self._kept: dict[Key, asyncio.Task[DailyReference]] = {}

    async def get(self, day: Day, board: int) -> DailyReference:
        """How the bot plays a board. Raises BotsAway, StoreFault."""
        key = (*day.key, board)
        task = self._kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._kept[key] = asyncio.create_task(self._made(day, board))
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
        return await asyncio.shield(task)

    async def stop(self) -> None:
        """Ends what is being computed."""
        for task in self._kept.values():
            task.cancel()
        await asyncio.gather(*self._kept.values(), return_exceptions=True)
        self._kept.clear()

    async def _made(self, day: Day, board: int) -> DailyReference:
        stored = {each.board: each for each in await self._store.daily_references(*day.key)}
        if board in stored:
            return stored[board]
        run = DailyBoard(day.packs, board, seat=0)
        while not run.finished:
            run.do(await self._bots.choice(run, day.bot, WHOSE))
        game, name = day.key
        reference = DailyReference(game=game, day=name, board=board, actions=run.actions, margins=run.margins)
        await self._store.put_daily_reference(reference)
        return reference
