"""What the endpoints for puzzles send. Only `PuzzleSolution` has anything that the solver's seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from vierblatt.bounds import Count, Number, Real, SeatNumber
from vierblatt.lessons import Moment
from vierblatt.match import Match
from vierblatt.protocol.frames import Board, Own
from vierblatt.puzzles import Puzzle, PuzzleAimName, PuzzleKind
from vierblatt.puzzles.safety import SafetyRun
from vierblatt.server.http.positions import PastAction, board_of, history_of, own_of
from vierblatt.server.http.values import Moment as Time
from vierblatt.server.puzzles import runs
from vierblatt.server.puzzles.own_puzzles import place_of
from vierblatt.server.puzzles.ratings import DAY
from vierblatt.server.puzzles.runs import MOST_MISTAKES, RunMode
from vierblatt.server.puzzles.solving import GivenPuzzle, PuzzlePlace
from vierblatt.server.store.port import PuzzleAttempt, PuzzleMode, PuzzleRun, PuzzleStanding, RatedPuzzle
from vierblatt.view import last_calls, view_of

#: A deviation above this means that a rating is not known well yet.
UNCERTAIN = 110.0


class PuzzleTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table as the seat that is to act sees it. history: what was done in this deal before."""

    seat: SeatNumber
    board: Board
    own: Own
    history: list[PastAction]


class PuzzleGoalLine(msgspec.Struct, frozen=True, kw_only=True):
    """What has to be reached in a puzzle that is played on to the end of its deal, however the hidden cards lie.

    result: in points of the deal for the side of the seat. aim: the same in the units of the game, as in the sentence
    ``puzzle-goal-AIM``, from the beginning of the puzzle on: count, of the tricks that are left, or of card points or
    of cards; card: one that must not be taken, or empty.
    """

    result: Number
    aim: PuzzleAimName
    count: Number
    tricks: Count
    card: str


class PuzzleTask(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle that waits at a place. theme: the chosen one. rated: whether the answer changes ratings.

    goal: of a puzzle that is played on to the end of its deal, which may have begun; otherwise null.
    """

    id: str
    game: str
    kind: PuzzleKind
    place: PuzzlePlace
    theme: str
    rated: bool
    goal: PuzzleGoalLine | None
    table: PuzzleTable


class PuzzleMoment(msgspec.Struct, frozen=True, kw_only=True):
    """One card that was played: what happened, and the table afterwards."""

    board: Board
    own: Own
    events: list[Any]


class PuzzleOptionLine(msgspec.Struct, frozen=True, kw_only=True):
    """An action of a puzzle, as the engine values it: points of the deal, and the share of worlds in which it is best.

    best_in: null where only the points are known. right: whether it is a right answer.
    """

    action: str
    mean: Real
    best_in: Real | None
    right: bool


class PuzzleSolution(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a puzzle.

    options: the best first. margin: the lead over the best that is not right, in points. hands: of all seats, at this
    moment. rating, attempts, solved: of the puzzle; null before anybody tried it where it counted. votes_for,
    votes_against: of all players. vote: the player's own.
    """

    options: list[PuzzleOptionLine]
    margin: Real
    hands: list[list[str]]
    themes: list[str]
    rating: Number | None
    attempts: Count
    solved: Count
    votes_for: Count
    votes_against: Count
    vote: Literal[-1, 0, 1]


class PuzzleRunState(msgspec.Struct, frozen=True, kw_only=True):
    """A run. left: milliseconds until its time is over, null without a clock. best: the player's best result so far."""

    mode: RunMode
    solved: Count
    mistakes: Count
    most_mistakes: Count
    over: bool
    left: Count | None
    best: Count


class PuzzleStandingLine(msgspec.Struct, frozen=True, kw_only=True):
    """How a player stands with the puzzles of a game.

    rating: null before the first attempt that counted; provisional: not known well yet. days: how many daily puzzles in
    a row were solved, up to now. today: whether that of today is answered.
    """

    game: str
    attempts: Count
    solved: Count
    rated: Count
    rating: Number | None
    provisional: bool
    days: Count
    best_days: Count
    today: bool
    best_streak: Count
    best_minutes: Count


class PuzzleSlip(msgspec.Struct, frozen=True, kw_only=True):
    """The card after which a goal was not safe any more, and those with which it would have been."""

    action: str
    safe: list[str]


class PuzzleOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer was worth. loss: the points that it costs on average. counted: whether it was the first answer.

    slip: in a puzzle with a goal that was missed. rating_before: the player's, null without one. run, next: of a run,
    its state and its next puzzle.
    """

    right: bool
    action: str
    loss: Real
    counted: bool
    solution: PuzzleSolution
    slip: PuzzleSlip | None
    rating_before: Number | None
    standing: PuzzleStandingLine
    run: PuzzleRunState | None
    next: PuzzleTask | None


class PuzzlePlayed(msgspec.Struct, frozen=True, kw_only=True):
    """A card that was played in a puzzle with a goal. moments: it, and what followed. outcome: at the end of the deal.

    result: of the deal, in points as the goal; null before its end.
    """

    moments: list[PuzzleMoment]
    table: PuzzleTable
    result: Number | None
    outcome: PuzzleOutcome | None


class DailyPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzle of a day, counted from 1970 in UTC, and when that day ends. task: null once it is answered."""

    day: Count
    ends: Time
    puzzle: str
    task: PuzzleTask | None
    standing: PuzzleStandingLine


class PuzzleRunStep(msgspec.Struct, frozen=True, kw_only=True):
    """A run, and the puzzle that waits for an answer. run: null if none was ever begun."""

    run: PuzzleRunState | None
    task: PuzzleTask | None


class PuzzleThemeLine(msgspec.Struct, frozen=True, kw_only=True):
    """A theme, and how many puzzles have it."""

    theme: str
    count: Count


class PuzzleCounts(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game: how many of each kind and theme."""

    game: str
    count: Count
    kinds: dict[str, Count]
    themes: list[PuzzleThemeLine]


class PuzzleAttemptLine(msgspec.Struct, frozen=True, kw_only=True):
    """An earlier answer. took: milliseconds. rating: the player's after it, where it counted."""

    puzzle: str
    mode: PuzzleMode
    at: Time
    took: Count
    right: bool
    rating: Number | None
    vote: Literal[-1, 0, 1]


class PuzzleThemeResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a player does with a theme, in their latest attempts."""

    theme: str
    attempts: Count
    solved: Count


class PuzzleStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """A player's own statistics in a game. latest: their attempts, newest first."""

    standing: PuzzleStandingLine
    themes: list[PuzzleThemeResult]
    latest: list[PuzzleAttemptLine]


class MyPuzzles(msgspec.Struct, frozen=True):
    """How a player stands in each game that they have tried."""

    standings: list[PuzzleStandingLine]


class PuzzleReview(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle that the player has answered, with its solution."""

    id: str
    game: str
    kind: PuzzleKind
    table: PuzzleTable
    right: bool
    solution: PuzzleSolution


class PuzzleVotes(msgspec.Struct, frozen=True, kw_only=True):
    """How many players are for a puzzle and against it."""

    votes_for: Count
    votes_against: Count


def task_of(given: GivenPuzzle) -> PuzzleTask:
    """A puzzle as its solver gets it."""
    puzzle, run = given.puzzle, given.run
    return PuzzleTask(
        id=puzzle.id, game=puzzle.game, kind=puzzle.kind, place=run.place,  # type: ignore[arg-type] # as it was stored
        theme=run.theme, rated=given.rated, goal=goal_line(puzzle),
        table=table_of(given.match, puzzle.seat),
    )  # fmt: skip


def goal_line(puzzle: Puzzle) -> PuzzleGoalLine | None:
    """What has to be reached in a puzzle that is played on, None in another."""
    if puzzle.goal is None:
        return None
    aim = puzzle.goal.aim
    return PuzzleGoalLine(result=puzzle.goal.result, aim=aim.name, count=aim.count, tricks=aim.tricks, card=aim.card)


def table_of(match: Match, seat: int) -> PuzzleTable:
    """A position as a seat sees it."""
    view = view_of(match, seat)
    return PuzzleTable(
        seat=seat, board=board_of(match, view, last_calls(match)), own=own_of(match, view),
        history=history_of(match, seat),
    )  # fmt: skip


def moments_of(safety: SafetyRun, moments: Sequence[Moment]) -> list[PuzzleMoment]:
    """What was played, as the solver sees it."""
    match = safety.match
    calls = last_calls(match)
    return [
        PuzzleMoment(board=board_of(match, moment.view, calls), own=Own(hand=moment.view.hand), events=moment.events)
        for moment in moments
    ]


def solution_of(
    puzzle: Puzzle,
    hands: list[list[str]],
    rated: RatedPuzzle | None,
    votes: tuple[int, int],
    attempt: PuzzleAttempt | None,
) -> PuzzleSolution:
    """The solution of a puzzle that its solver has answered."""
    own = place_of(puzzle.id) is not None
    options = [
        PuzzleOptionLine(
            action=option.action, mean=round(option.mean, 2), best_in=None if own else option.best_in,
            right=option.action in puzzle.accepted,
        )
        for option in puzzle.options
    ]  # fmt: skip
    return PuzzleSolution(
        options=options, margin=round(puzzle.margin, 2), hands=hands,
        themes=[*puzzle.themes], rating=None if rated is None else round(rated.rating),
        attempts=rated.attempts if rated else 0, solved=rated.solved if rated else 0,
        votes_for=votes[0], votes_against=votes[1], vote=attempt.vote if attempt else 0,  # type: ignore[arg-type] # as voted
    )  # fmt: skip


def run_state(run: PuzzleRun, standing: PuzzleStanding, now: int) -> PuzzleRunState:
    """A run as its player sees it."""
    mode: RunMode = "streak" if run.place == "streak" else "minutes"
    return PuzzleRunState(
        mode=mode, solved=run.solved, mistakes=run.mistakes, most_mistakes=1 if mode == "streak" else MOST_MISTAKES,
        over=runs.is_over(run, now), left=max(0, runs.ends(run) - now) if runs.ends(run) else None,
        best=standing.best_streak if mode == "streak" else standing.best_minutes,
    )  # fmt: skip


def standing_line(standing: PuzzleStanding, now: int) -> PuzzleStandingLine:
    """A standing as its player sees it at a time."""
    today = now // DAY
    return PuzzleStandingLine(
        game=standing.game, attempts=standing.attempts, solved=standing.solved, rated=standing.rated,
        rating=None if standing.rating is None else round(standing.rating),
        provisional=(standing.deviation or 0) > UNCERTAIN, days=standing.days if standing.day >= today - 1 else 0,
        best_days=standing.best_days, today=standing.day >= today, best_streak=standing.best_streak,
        best_minutes=standing.best_minutes,
    )  # fmt: skip


def attempt_line(attempt: PuzzleAttempt) -> PuzzleAttemptLine:
    """An attempt as its player sees it."""
    return PuzzleAttemptLine(
        puzzle=attempt.puzzle, mode=attempt.mode, at=attempt.at, took=attempt.took, right=attempt.right,
        rating=None if attempt.rating is None else round(attempt.rating),
        vote=attempt.vote,  # type: ignore[arg-type] # as voted
    )  # fmt: skip
