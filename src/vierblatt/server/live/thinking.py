"""Slow bots think in separate processes, so that no table and no player waits for them.

The more bots have to think, the less time each gets, and the bots of one host queue behind each other rather than ahead
of everyone else's. If a bot still cannot answer, because too many are waiting, its search is still being compiled, its
process died or it has a defect, the quick bot answers at once: a table never stands still.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import cast

from structlog.typing import FilteringBoundLogger

from vierblatt import games
from vierblatt.bots import Choice, process
from vierblatt.bots.level_nets import LevelNets
from vierblatt.bots.question import Question
from vierblatt.games.background import search_is_ready
from vierblatt.policies.naming import is_policy
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.ops.metrics import Metrics, Why
from vierblatt.server.workers.workers import WorkerDied, Workers

INSTEAD = "rules"  #: the bot that answers when the requested one cannot
WAITING = 64  #: questions that may wait for each process
ANSWER_TIMEOUT = 5.0  #: seconds that a table waits for an answer; far more than a healthy process needs
#: Seconds after which it makes sense to ask again; compiling a search takes minutes.
AGAIN = {False: 2, True: 30}


class BotsAway(LiveFault):
    """The requested bot cannot answer now; nothing has changed. `seconds` says when to try again."""


class BotWorkers:
    """workers: the processes in which bots think. nets: those that play for levels at tables."""

    def __init__(
        self, workers: Workers, metrics: Metrics, log: FilteringBoundLogger, nets: LevelNets | None = None
    ) -> None:
        self._workers, self._metrics, self._log = workers, metrics, log
        self._nets = nets or LevelNets()
        self._waiting = 0
        self._asking: set[str] = set()

    async def choose(self, question: Question, whose: str, level: str = "") -> Choice:
        """The choice of the requested bot, or of the quick one if that fails.

        whose: the host of the table, or the player who wants advice. level: the level that a bot at a table plays; if
        there is a net for it, the net is asked instead.
        """
        if spec := self._nets.spec(level, question.game):
            question = replace(question, bot=spec)
        try:
            return await self.exactly(question, whose)
        except BotsAway as away:
            return self._instead(question, cast("Why", away.parameters["why"]))

    async def exactly(self, question: Question, whose: str) -> Choice:
        """The choice of the requested bot and of no other; raises BotsAway if it cannot answer now."""
        if not is_policy(question.bot) and not search_is_ready(question.game, games.get(question.game).layout.marker):
            raise _away("compiling")
        if self._waiting >= WAITING * self._workers.processes:
            raise _away("full")
        self._waiting += 1
        try:
            with self._metrics.thinking.time():
                async with asyncio.timeout(ANSWER_TIMEOUT):
                    return await self._answer(question, whose)
        except WorkerDied:
            raise _away("died") from None
        except TimeoutError:
            raise _away("late") from None
        except Exception as fault:
            # A defect of one bot must not hold up a table; it is logged and counted.
            self._log.exception("bot-failed", bot=question.bot, game=question.game)
            self._metrics.faults.inc()
            raise _away("failed") from fault
        finally:
            self._waiting -= 1

    @contextmanager
    def one_at_a_time(self, player: str) -> Iterator[None]:
        """Allows a player one pending request for advice; raises LiveFault for another."""
        if player in self._asking:
            raise LiveFault("hint-pending")
        self._asking.add(player)
        try:
            yield
        finally:
            self._asking.discard(player)

    async def _answer(self, question: Question, whose: str) -> Choice:
        def within(share: float) -> Question:
            hurried = question.with_less_time(share)
            if hurried != question:
                self._metrics.hurried.inc()
            return hurried

        return await self._workers.timed(process.answer, within, whose=whose, seconds=question.seconds)

    def _instead(self, question: Question, why: Why) -> Choice:
        self._metrics.not_thought.labels(why).inc()
        return replace(question, bot=INSTEAD).answer()


def _away(why: Why) -> BotsAway:
    return BotsAway("bots-away", seconds=AGAIN[why == "compiling"], why=why)
