"""Bots that take their time think in processes of their own, so that no table and nobody who plays waits for them.

The more of them have to think, the less time each has, and the bots of one host wait for each other rather than before
everybody else's. What cannot be done even so, since too much is waiting, since a process has died or the bot has a
defect, the quick bot does at once: a table never stands still.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from structlog.typing import FilteringBoundLogger

from vierblatt.bots import Choice, process
from vierblatt.bots.question import Question
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.ops.metrics import Metrics, Why
from vierblatt.server.workers.workers import WorkerDied, Workers

INSTEAD = "rules"  #: the bot that answers where the one that was asked cannot
WAITING = 64  #: questions that may wait for each process
PATIENCE = 5.0  #: seconds that a table waits for an answer; far more than is needed by processes that are well


class BotWorkers:
    """workers: where they think."""

    def __init__(self, workers: Workers, metrics: Metrics, log: FilteringBoundLogger) -> None:
        self._workers, self._metrics, self._log = workers, metrics, log
        self._waiting = 0
        self._asking: set[str] = set()

    async def choose(self, question: Question, whose: str) -> Choice:
        """The choice of the bot that is asked, or of the quick one if that cannot be had.

        whose: the host of the table, or the player who wants advice.
        """
        if self._waiting >= WAITING * self._workers.processes:
            return self._instead(question, "full")
        self._waiting += 1
        try:
            with self._metrics.thinking.time():
                async with asyncio.timeout(PATIENCE):
                    return await self._answer(question, whose)
        except WorkerDied:
            return self._instead(question, "died")
        except TimeoutError:
            return self._instead(question, "late")
        except Exception:  # noqa: BLE001 - a defect of one bot must not hold up a table; it is logged and counted
            self._log.exception("bot-failed", bot=question.bot, game=question.game)
            self._metrics.faults.inc()
            return self._instead(question, "failed")
        finally:
            self._waiting -= 1

    @contextmanager
    def one_at_a_time(self, player: str) -> Iterator[None]:
        """A player who has asked for advice must get it before asking again; otherwise raises LiveFault."""
        if player in self._asking:
            raise LiveFault("hint-pending")
        self._asking.add(player)
        try:
            yield
        finally:
            self._asking.discard(player)

    async def _answer(self, question: Question, whose: str) -> Choice:
        def within(share: float) -> Question:
            hurried = question.hurried(share)
            if hurried != question:
                self._metrics.hurried.inc()
            return hurried

        return await self._workers.timed(process.answer, within, whose=whose, seconds=question.seconds)

    def _instead(self, question: Question, why: Why) -> Choice:
        self._metrics.not_thought.labels(why).inc()
        return replace(question, bot=INSTEAD).answer()
