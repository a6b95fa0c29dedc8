"""Judges points of reviews in the worker processes. What many viewers ask at the same point is computed once.

Each question is a small piece of work, so a bot that has to think waits for one of them at most. While the search of a
game is still being compiled in the background, its points are not judged yet: a process would compile it again.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Literal, TypeVar

from vierblatt import bots, games
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
from vierblatt.errors import VierblattError
from vierblatt.games.background import search_is_ready
from vierblatt.kernel import engine
from vierblatt.puzzles import PuzzleSource
from vierblatt.server.workers.puzzle_judging import PointPuzzle, final_judgement, is_ruled_out
from vierblatt.server.workers.workers import WorkerDied, Workers

T = TypeVar("T")
G = TypeVar("G")
#: A question: a line up to a point, and a seat.
Asked = tuple[Line, int]
Work = Callable[[Asked], T]
Judged = Literal["actions", "these-cards", "chances", "swaps", "puzzle"]

WORLDS, CHANCE_WORLDS = 256, 512
KEPT = 2000  #: answers that are kept
TRIES = 2  #: for a question whose process dies
USUAL = 0.2  #: seconds that a question takes, for the turns of those who wait
PART = 8  #: actions of a bot that are one question
AGAIN = 5  #: seconds until it makes sense to ask again for what is being compiled


class JudgingFault(VierblattError):
    """A point cannot be judged now. `seconds` says when to try again."""


class PointJudges:
    """workers: where the work is done. Every method names the player for whom it is done, and raises what fails."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._answers: OrderedDict[tuple[Judged, Line, int], asyncio.Task[Any]] = OrderedDict()
        self._one_puzzle = asyncio.Semaphore(1)
        self._waiting_for_puzzles: set[str] = set()

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

    async def continued(self, line: Line, bot: str, count: int, player: str) -> list[str]:
        """What a bot plays from the end of a line, for all seats, up to so many actions."""
        _check_ready(line)
        texts: list[str] = []
        while len(texts) < count:
            played = await self._ask(judge_continuation, (line, bot, min(PART, count - len(texts))), player)
            if not played:
                break
            texts += played
            line = line.played(*played)
        return texts

    async def puzzle(self, line: Line, position: Mapping[str, Any], source: PuzzleSource, player: str) -> PointPuzzle:
        """Whether the point is a puzzle; one at a time, as it takes long. position: as a puzzle has it.

        Raises JudgingFault if the player is already waiting for another one.
        """
        return await self._once_each(("puzzle", line, -1), lambda: self._puzzle(position, source, player))

    async def _puzzle(self, position: Mapping[str, Any], source: PuzzleSource, player: str) -> PointPuzzle:
        if player in self._waiting_for_puzzles:
            raise JudgingFault("puzzle-pending")
        self._waiting_for_puzzles.add(player)
        try:
            async with self._one_puzzle:
                why = await self._ask(is_ruled_out, position, player)
                if why:
                    return PointPuzzle(why=why)
                return await self._ask(final_judgement, (position, source), player)
        finally:
            self._waiting_for_puzzles.discard(player)

    async def _answer(self, kind: Judged, work: Work[T], line: Line, seat: int, player: str) -> T:
        return await self._once_each((kind, line, seat), lambda: self._ask(work, (line, seat), player))

    async def _once_each(self, key: tuple[Judged, Line, int], ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
        kind, line, _ = key
        task = self._answers.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            if kind != "swaps":
                _check_ready(line)
            task = asyncio.create_task(ask(), name=f"judging {kind}")
            task.add_done_callback(_heard)
            self._answers[key] = task
            if len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        answer: T = await asyncio.shield(task)
        return answer

    async def _ask(self, work: Callable[[G], T], asked: G, player: str) -> T:
        for _ in range(TRIES - 1):
            try:
                return await self._once(work, asked, player)
            except WorkerDied:
                pass
        return await self._once(work, asked, player)

    async def _once(self, work: Callable[[G], T], asked: G, player: str) -> T:
        return await self._workers.timed(work, lambda _share: asked, whose=player, seconds=USUAL)


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


def judge_continuation(asked: tuple[Line, str, int]) -> list[str]:
    """Every action is chosen from the concealed record of the seat to act. Depends only on what is asked."""
    line, level, count = asked
    states, game, texts = line.states(), line.rules, list[str]()
    bot = bots.make(level, zlib.crc32(repr(line.actions).encode()))
    while len(texts) < count and (seat := int(game.layout.read(states, "turn"))) >= 0:
        texts.append(bot.choose(game, game.layout.conceal(states, seat)).action)
        engine.do(states, game.parse(game.layout.read(states, "phase"), texts[-1]))
    return texts


def _check_ready(line: Line) -> None:
    """Raises JudgingFault while the search of a game is being compiled."""
    if not search_is_ready(line.game, line.rules.layout.marker):
        raise JudgingFault("judging-prepared", seconds=AGAIN)


def _heard(done: asyncio.Task[Any]) -> None:
    """Retrieves the exception of an answer that may have no reader any more."""
    if not done.cancelled():
        done.exception()
