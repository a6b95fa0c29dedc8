"""Solving puzzles: which one a player gets, and what their answer changes.

Before an answer nothing of a puzzle is told but the view of its seat. A puzzle that was given to a player waits for
their answer: asking again at the same place gives the same one. The first answer to a puzzle counts, once. All times
are the server's.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, cast

import msgspec

from vierblatt.lessons import Moment
from vierblatt.match import Match
from vierblatt.puzzles import Puzzle, PuzzleAnswer, PuzzleKind, judge_answer
from vierblatt.puzzles.safety import SafetyRun, SafetySlip
from vierblatt.server.accounts.faults import NotAllowed, Unknown
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.puzzles import runs
from vierblatt.server.puzzles.choosing import Draw, at_share, near_rating
from vierblatt.server.puzzles.faults import PuzzleFault
from vierblatt.server.puzzles.library import PuzzleEntry, PuzzleSet
from vierblatt.server.puzzles.own_mistakes import OwnMistakes
from vierblatt.server.puzzles.own_puzzles import place_of
from vierblatt.server.puzzles.ratings import DAY, new_puzzle, rate_attempt
from vierblatt.server.puzzles.runs import RunMode
from vierblatt.server.puzzles.shelf import PuzzleShelf
from vierblatt.server.store.port import PuzzleAttempt, PuzzleMode, PuzzleRun, PuzzleStanding, Store

#: Attempts that are kept of each player, the newest: those of four games with two thousand puzzles each, and more.
MOST_ATTEMPTS = 10_000
#: Where a puzzle waits for an answer. Each kind has a place of its own, so that nobody can exchange a hard puzzle.
PuzzlePlace = Literal[
    "train", "train-card", "train-call", "train-safety", "themed", "daily", "streak", "minutes", "own",
]  # fmt: skip
#: The kinds that are answered with one action.
ONE_ACTION: tuple[PuzzleKind, ...] = ("card", "call")


@dataclass(frozen=True)
class GivenPuzzle:
    """A puzzle that waits for an answer. rated: whether the answer will change ratings. match: the position as it is.

    A puzzle of the kind `safety` may have been played on.
    """

    puzzle: Puzzle
    run: PuzzleRun
    rated: bool
    match: Match


@dataclass(frozen=True)
class AnsweredPuzzle:
    """What an answer has changed. counted: whether it was the first. before: the standing before it.

    hands: those of all seats at the position of the puzzle.
    """

    puzzle: Puzzle
    hands: list[list[str]]
    answer: PuzzleAnswer
    counted: bool
    before: PuzzleStanding
    after: PuzzleStanding
    run: PuzzleRun


@dataclass(frozen=True)
class PlayedCard:
    """A card played in a puzzle of the kind `safety`, with what followed.

    done: set once the deal is over. slip: then, if a card was not safe.
    """

    safety: SafetyRun
    moments: Sequence[Moment]
    done: AnsweredPuzzle | None = None
    slip: SafetySlip | None = None


class Puzzles:
    """Puzzles for players. now: milliseconds since 1970. draw: chooses one of several."""

    def __init__(
        self,
        store: Store,
        shelf: PuzzleShelf,
        now: Callable[[], int],
        draw: Draw[PuzzleEntry] = random.choice,
    ) -> None:
        self._store, self._shelf, self._now, self._draw = store, shelf, now, draw
        self._own = OwnMistakes(store)

    # --- one after another ---------------------------------------------------------------------------------------

    async def next(self, caller: Caller, game: str, kind: PuzzleKind | None, theme: str) -> GivenPuzzle:
        """The next puzzle: near the player's rating and new to them, as long as there are any."""
        found = await self._shelf.of(game)
        kinds = (kind,) if kind else ONE_ACTION
        suited = [
            entry for entry in found.entries.values() if entry.kind in kinds and (not theme or theme in entry.themes)
        ]
        if theme and not suited:
            raise Unknown("unknown-theme", theme=theme)
        place = "themed" if theme else f"train-{kind}" if kind else "train"
        run = await self._store.puzzle_run(caller.account.id, game, place)
        tried = await self._store.puzzles_tried(caller.account.id, game)
        if run is not None and self._suits(found, run, kind, theme) and run.puzzle not in tried:
            return await self._given(caller, run, tried)
        suited = self._but_todays(found, suited)
        standing = await self._standing(caller, game)
        ratings = await self._shelf.ratings(game)
        chosen = near_rating(await self._new_ones(caller, game, suited, tried), ratings, standing.rating, self._draw)
        return await self._given(caller, await self._put(caller, game, place, chosen, run, theme=theme), tried)

    async def daily(self, caller: Caller, game: str) -> tuple[int, GivenPuzzle | None]:
        """The puzzle of this day, the same for everybody, and the number of the day; None once it is answered."""
        found, day = await self._shelf.of(game), self._now() // DAY
        if not found.days:
            raise Unknown("no-puzzles-here", game=game)
        if (await self._standing(caller, game)).day >= day:
            return day, None
        run = await self._store.puzzle_run(caller.account.id, game, "daily")
        if run is None or run.puzzle != found.of_day(day) or run.began != day * DAY:
            entry = found.entries[found.of_day(day)]
            run = await self._put(caller, game, "daily", entry, run, began=day * DAY)
        return day, await self._given(caller, run, ())

    async def next_own(self, caller: Caller, game: str) -> GivenPuzzle:
        """One of the player's own mistakes, those first that were not asked yet."""
        await self._shelf.of(game)
        player = caller.account.id
        run = await self._store.puzzle_run(player, game, "own")
        if run is not None and run.puzzle and await self._own.puzzle(player, run.puzzle) is not None:
            return await self._given(caller, run, ())
        found = await self._own.ids(player, game)
        if not found:
            raise PuzzleFault("no-own-mistakes")
        tried = await self._store.puzzles_tried(player, game)
        entries = [PuzzleEntry(each, "card", 0.0, (), shipped=False) for each in found]
        new = [entry for entry in entries if entry.id not in tried]
        chosen = new[0] if new else self._draw(entries)
        return await self._given(caller, await self._put(caller, game, "own", chosen, run), ())

    # --- runs ----------------------------------------------------------------------------------------------------

    async def begin_run(self, caller: Caller, game: str, mode: RunMode) -> GivenPuzzle:
        """Begins a run anew. The open puzzle of the last one counts as tried."""
        last = await self._store.puzzle_run(caller.account.id, game, mode)
        if last is not None and last.puzzle:
            await self._store.put_puzzle_attempt(self._attempt(last, right=False), keep=MOST_ATTEMPTS)
        chosen = await self._harder(caller, game, mode, 0)
        return await self._given(caller, await self._put(caller, game, mode, chosen, last, began=self._now()), ())

    async def run(self, caller: Caller, game: str, mode: RunMode) -> PuzzleRun | None:
        """The run as it is now; None before the first."""
        await self._shelf.of(game)
        return await self._store.puzzle_run(caller.account.id, game, mode)

    async def open_puzzle(self, caller: Caller, run: PuzzleRun) -> GivenPuzzle | None:
        """The puzzle of a run that waits for an answer, or None."""
        if not run.puzzle or runs.is_over(run, self._now()):
            return None
        return await self._given(caller, run, ())

    async def _harder(
        self, caller: Caller, game: str, mode: RunMode, solved: int, *, answered: str = ""
    ) -> PuzzleEntry | None:
        """The next puzzle of a run. answered: one that is not stored as tried yet."""
        found = await self._shelf.of(game)
        suited = [entry for entry in found.entries.values() if entry.kind in ONE_ACTION and entry.id != answered]
        tried = await self._store.puzzles_tried(caller.account.id, game)
        new = await self._new_ones(caller, game, self._but_todays(found, suited), tried)
        return at_share(new, await self._shelf.ratings(game), runs.share_of(mode, solved), self._draw)

    # --- answers -------------------------------------------------------------------------------------------------

    async def answer(
        self, caller: Caller, game: str, place: PuzzlePlace, puzzle_id: str, action: str
    ) -> AnsweredPuzzle:
        """Judges an answer, and counts it if it is the first. Raises IllegalAction, which changes nothing.

        Raises PuzzleFault: ``puzzle-not-open`` for a puzzle that does not wait for this player's answer at this place,
        ``puzzle-is-played`` for one of the kind `safety`.
        """
        run, puzzle = await self._waiting(caller, game, place, puzzle_id)
        if puzzle.kind == "safety":
            raise PuzzleFault("puzzle-is-played")
        answer, match = judge_answer(puzzle, action), puzzle.match()
        hands = [match.hand(seat) for seat in range(match.table.seats)]
        return await self._count(caller, run, puzzle, answer, hands)

    async def play(self, caller: Caller, game: str, place: PuzzlePlace, puzzle_id: str, action: str) -> PlayedCard:
        """Plays a card in a puzzle of the kind `safety`, with what follows; at the end of the deal it counts.

        Raises IllegalAction, which changes nothing, and PuzzleFault as `answer` does, ``puzzle-is-answered`` for
        another kind.
        """
        run, puzzle = await self._waiting(caller, game, place, puzzle_id)
        if puzzle.kind != "safety":
            raise PuzzleFault("puzzle-is-answered")
        safety = await asyncio.to_thread(SafetyRun, puzzle, run.line)
        verdict = await asyncio.to_thread(safety.choose, action)
        if verdict.refusal is not None:
            raise verdict.refusal
        if safety.finished:
            chosen = puzzle.option(safety.choices[0]) or puzzle.best
            answer = PuzzleAnswer(safety.safe, chosen, max(puzzle.best.mean - chosen.mean, 0.0))
            slip = await asyncio.to_thread(lambda: safety.missed)
            done = await self._count(caller, run, puzzle, answer, safety.layout)
            return PlayedCard(safety, verdict.moments, done, slip)
        if await self._store.put_puzzle_run(msgspec.structs.replace(run, line=safety.choices), run) is None:
            raise PuzzleFault("puzzle-not-open")
        return PlayedCard(safety, verdict.moments)

    async def _waiting(self, caller: Caller, game: str, place: PuzzlePlace, puzzle_id: str) -> tuple[PuzzleRun, Puzzle]:
        """The puzzle that waits at a place, if it is this one; raises PuzzleFault."""
        await self._shelf.of(game)
        run = await self._store.puzzle_run(caller.account.id, game, place)
        if run is None or run.over or not run.puzzle or run.puzzle != puzzle_id:
            raise PuzzleFault("puzzle-not-open")
        return run, await self._puzzle(caller, game, puzzle_id)

    async def _count(
        self, caller: Caller, run: PuzzleRun, puzzle: Puzzle, answer: PuzzleAnswer, hands: list[list[str]]
    ) -> AnsweredPuzzle:
        """Stores an answer; raises PuzzleFault if another one was faster."""
        player, game, now = caller.account.id, run.game, self._now()
        before = await self._standing(caller, game)
        changed = await self._after(caller, run, now, right=answer.right)
        stored = await self._store.put_puzzle_run(changed, run)
        if stored is None:
            raise PuzzleFault("puzzle-not-open")
        rates = _rates(caller, run.place)
        kept = await self._store.put_puzzle_attempt(
            self._attempt(run, right=answer.right, at=now), keep=MOST_ATTEMPTS,
            first=new_puzzle(puzzle.rating, now) if rates else None,
            rate=rate_attempt(right=answer.right, now=now) if rates else None,
        )  # fmt: skip
        if run.place == "daily":
            await self._store.note_daily_puzzle(player, game, run.began // DAY, right=answer.right)
        after = await self._standing(caller, game)
        return AnsweredPuzzle(puzzle, hands, answer, kept is not None, before, after, stored)

    async def _after(self, caller: Caller, run: PuzzleRun, now: int, *, right: bool) -> PuzzleRun:
        """What waits for the player after an answer: in a run that goes on, the next puzzle."""
        if run.place not in {"streak", "minutes"}:
            return msgspec.structs.replace(run, puzzle="", line=[])
        mode = cast("RunMode", run.place)
        after = runs.judged(run, now, right=right)
        if after.over:
            return after
        chosen = await self._harder(caller, run.game, mode, after.solved, answered=run.puzzle)
        if chosen is None:
            return msgspec.structs.replace(after, over=True)
        return msgspec.structs.replace(after, puzzle=chosen.id, given=now)

    async def answered(self, caller: Caller, game: str, puzzle_id: str) -> tuple[Puzzle, PuzzleAttempt]:
        """A puzzle that the player has answered; raises PuzzleFault ``puzzle-not-answered``."""
        await self._shelf.of(game)
        attempt = await self._store.puzzle_attempt(caller.account.id, puzzle_id)
        if attempt is None:
            raise PuzzleFault("puzzle-not-answered")
        return await self._puzzle(caller, game, puzzle_id), attempt

    async def vote(self, caller: Caller, game: str, puzzle_id: str, vote: int) -> tuple[int, int]:
        """Sets the player's vote on a puzzle that they have answered; returns the votes for and against it."""
        await self._shelf.of(game)
        if not caller.account.login or caller.program:
            raise NotAllowed("vote-no-guests")
        player = caller.account.id
        attempt = await self._store.puzzle_attempt(player, puzzle_id)
        answered = attempt is not None and attempt.game == game and place_of(puzzle_id) is None
        if not answered or not await self._store.vote_on_puzzle(player, puzzle_id, vote):
            raise PuzzleFault("puzzle-not-answered")
        return await self._store.puzzle_votes(puzzle_id)

    # --- internals -----------------------------------------------------------------------------------------------

    def _but_todays(self, found: PuzzleSet, suited: list[PuzzleEntry]) -> list[PuzzleEntry]:
        """Without the puzzle of the day, whose solution would be shown, unless it is the only one."""
        today = found.of_day(self._now() // DAY)
        return [entry for entry in suited if entry.id != today] or suited

    async def _new_ones(
        self, caller: Caller, game: str, suited: list[PuzzleEntry], tried: set[str]
    ) -> list[PuzzleEntry]:
        """The puzzles that are new to the player; if none is, those that they have met longest ago."""
        new = [entry for entry in suited if entry.id not in tried]
        if new or not suited:
            return new
        newest = await self._store.puzzle_attempts(caller.account.id, game, limit=len(suited) // 2)
        recent = {attempt.puzzle for attempt in newest}
        return [entry for entry in suited if entry.id not in recent] or suited

    def _suits(self, found: PuzzleSet, run: PuzzleRun, kind: PuzzleKind | None, theme: str) -> bool:
        """Whether the puzzle that waits is of the kind and theme that are wanted now."""
        entry = found.entries.get(run.puzzle)
        return entry is not None and run.theme == theme and (not kind or entry.kind == kind)

    async def _put(
        self, caller: Caller, game: str, place: str, chosen: PuzzleEntry | None, of: PuzzleRun | None,
        *, theme: str = "", began: int = 0,
    ) -> PuzzleRun:  # fmt: skip
        """Gives a puzzle to a player; if another request was faster, what that one gave."""
        if chosen is None:
            raise Unknown("no-puzzles-here", game=game)
        player = caller.account.id
        run = PuzzleRun(
            player=player, game=game, place=place, puzzle=chosen.id, given=self._now(), theme=theme, began=began
        )
        stored = await self._store.put_puzzle_run(run, of) or await self._store.puzzle_run(player, game, place)
        if stored is None or not stored.puzzle:
            raise PuzzleFault("puzzle-not-open")
        return stored

    async def _given(self, caller: Caller, run: PuzzleRun, tried: set[str] | tuple[()]) -> GivenPuzzle:
        puzzle = await self._puzzle(caller, run.game, run.puzzle)
        match = puzzle.match()
        if run.line:
            match = (await asyncio.to_thread(SafetyRun, puzzle, run.line)).match
        return GivenPuzzle(puzzle, run, _rates(caller, run.place) and run.puzzle not in tried, match)

    async def _puzzle(self, caller: Caller, game: str, puzzle_id: str) -> Puzzle:
        if place_of(puzzle_id) is not None:
            puzzle = await self._own.puzzle(caller.account.id, puzzle_id)
        else:
            puzzle = await self._shelf.puzzle(game, puzzle_id)
        if puzzle is None or puzzle.game != game:
            raise Unknown("unknown-puzzle", puzzle=puzzle_id)
        return puzzle

    async def _standing(self, caller: Caller, game: str) -> PuzzleStanding:
        standing = await self._store.puzzle_standing(caller.account.id, game)
        return standing or PuzzleStanding(player=caller.account.id, game=game)

    def _attempt(self, run: PuzzleRun, *, right: bool, at: int = 0) -> PuzzleAttempt:
        now = at or self._now()
        mode = cast("PuzzleMode", run.place.partition("-")[0])
        return PuzzleAttempt(
            player=run.player, puzzle=run.puzzle, game=run.game, mode=mode, at=now, took=max(0, now - run.given),
            right=right,
        )  # fmt: skip


def _rates(caller: Caller, place: str) -> bool:
    """Whether answers at a place change ratings.

    Only those of registered people, as at tables: guests cost nothing to create, and programs calculate. A theme is a
    hint, everybody talks about the daily puzzle, and a run is played against the clock.
    """
    return bool(caller.account.login) and not caller.program and place.partition("-")[0] == "train"
