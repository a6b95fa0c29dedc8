"""The bots of daily deals: always the requested one, and how long they take says nothing about the cards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from vierblatt.bots.question import is_quick
from vierblatt.daily import DailyBoard
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.view import Moment

#: An answer comes no sooner than this for each action of a bot, in seconds; a search seldom takes so long.
PACE = 0.1


class DailyBots:
    """workers: where bots think. pace: the least seconds of an action. clock, sleep: of any monotonic clock."""

    def __init__(
        self,
        workers: BotWorkers,
        *,
        pace: float = PACE,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._workers, self._clock, self._sleep = workers, clock, sleep
        self.pace = pace

    async def play(self, run: DailyBoard, bot: str, whose: str) -> list[Moment]:
        """Lets the bots act until it is the player's turn or the board is finished; raises BotsAway.

        The time that this takes depends on the number of their actions alone, unless the server is busy.
        """
        began, moments = self._clock(), []
        while not (run.finished or run.mine):
            seat, action = run.match.turn, await self.choice(run, bot, whose)
            moments.append(run.seen(seat, action, run.do(action)))
        await self._sleep(max(0.0, began + self.pace * len(moments) - self._clock()))
        return moments

    async def choice(self, run: DailyBoard, bot: str, whose: str) -> str:
        """The action of the bot whose turn it is; raises BotsAway."""
        question = run.question(bot)
        if is_quick(bot):
            return question.answer().action
        return (await self._workers.exactly(question, whose)).action
