"""Judges points of reviews in the worker processes. What many viewers ask at the same point is computed once.

Each question is a small piece of work, so a bot that has to think waits for one of them at most.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Literal, TypeVar

from vierblatt import games
from vierblatt.analysis.review import (
    ActionReview,
    CardChance,
    Line,
    OnTheseCards,
    actions_on_these_cards,
    card_chances,
    open_actions,
    swaps,
)
from vierblatt.server.workers.workers import WorkerDied, Workers

T = TypeVar("T")
#: A question: a line up to a point, and a seat.
Asked = tuple[Line, int]
Work = Callable[[Asked], T]
Judged = Literal["actions", "these-cards", "chances", "swaps"]

WORLDS, CHANCE_WORLDS = 256, 512
KEPT = 2000  #: answers that are kept
TRIES = 2  #: for a question whose process dies
USUAL = 0.2  #: seconds that a question takes, for the turns of those who wait


class PointJudges:
    """workers: where the work is done. Every method names the player for whom it is done, and raises what fails."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._answers: OrderedDict[tuple[Judged, Line, int], asyncio.Task[Any]] = OrderedDict()

    async def actions(self, line: Line, player: str) -> list[ActionReview]:
        """What the seat to act could know of the worth of each action."""
        return await self._answer("actions", judge_actions, line, line.seat_to_act(), player)

    async def these_cards(self, line: Line, player: str) -> OnTheseCards:
        """What each action brings as the cards lie."""
        return await self._answer("these-cards", judge_these_cards, line, -1, player)

    async def chances(self, line: Line, seat: int, player: str) -> list[CardChance]:
        """Where a seat could expect each hidden card."""
        return await self._answer("chances", judge_chances, line, seat, player)

    async def swaps(self, line: Line, seat: int, player: str) -> dict[str, list[str]]:
        """Which cards can be exchanged without the seat's noticing."""
        return await self._answer("swaps", judge_swaps, line, seat, player)

    async def _answer(self, kind: Judged, work: Work[T], line: Line, seat: int, player: str) -> T:
        key = kind, line, seat
        task = self._answers.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._ask(work, line, seat, player), name=f"judging {kind}")
            task.add_done_callback(_heard)
            self._answers[key] = task
            if len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        answer: T = await asyncio.shield(task)
        return answer

    async def _ask(self, work: Work[T], line: Line, seat: int, player: str) -> T:
        for _ in range(TRIES - 1):
            try:
                return await self._once(work, line, seat, player)
            except WorkerDied:
                pass
        return await self._once(work, line, seat, player)

    async def _once(self, work: Work[T], line: Line, seat: int, player: str) -> T:
        return await self._workers.timed(work, lambda _share: (line, seat), whose=player, seconds=USUAL)


def judge_actions(asked: Asked) -> list[ActionReview]:
    """Sees nothing but the concealed record of the seat."""
    line, seat = asked
    return open_actions(games.get(line.game), line.concealed(seat), worlds=WORLDS)


def judge_these_cards(asked: Asked) -> OnTheseCards:
    """Sees all hands."""
    line, _ = asked
    return actions_on_these_cards(games.get(line.game), line.states())


def judge_chances(asked: Asked) -> list[CardChance]:
    """Sees nothing but the concealed record of the seat."""
    line, seat = asked
    return card_chances(games.get(line.game), line.concealed(seat), seat, worlds=CHANCE_WORLDS)


def judge_swaps(asked: Asked) -> dict[str, list[str]]:
    """Sees all hands; its answer depends on where the hidden cards are."""
    line, seat = asked
    return swaps(line, seat)


def _heard(done: asyncio.Task[Any]) -> None:
    """Retrieves the exception of an answer that may have no reader any more."""
    if not done.cancelled():
        done.exception()
