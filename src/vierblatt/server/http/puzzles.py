"""Endpoints: puzzles. Before an answer only the view of the puzzle's seat is sent; after it, everything.

Everybody has an account for this, at least a guest's, as at a table. An illegal action changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from vierblatt.puzzles import Puzzle, PuzzleKind
from vierblatt.puzzles.safety import SafetySlip
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.puzzle_answers import (
    DailyPuzzle,
    MyPuzzles,
    PuzzleCounts,
    PuzzleOutcome,
    PuzzlePlayed,
    PuzzleReview,
    PuzzleRunStep,
    PuzzleSlip,
    PuzzleSolution,
    PuzzleStatistics,
    PuzzleTask,
    PuzzleThemeLine,
    PuzzleThemeResult,
    PuzzleVotes,
    attempt_line,
    moments_of,
    run_state,
    solution_of,
    standing_line,
    table_of,
    task_of,
)
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import GameId, StrictRequest
from vierblatt.server.puzzles.ratings import DAY
from vierblatt.server.puzzles.runs import RunMode
from vierblatt.server.puzzles.solving import AnsweredPuzzle, PuzzlePlace
from vierblatt.server.store.port import PuzzleStanding

api = EndpointGroup("Puzzles")

MINUTE = 60
LATEST, OF_THEMES = 50, 1000  #: attempts that are listed, and those from which the themes are counted
PuzzleId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,1450}(?![\\s\\S])", description="As an answer has it")]
ThemeId = Annotated[str, Meta(pattern="^([a-z0-9-]{1,60})?(?![\\s\\S])", description="As the list of themes has it")]


class WantedPuzzle(StrictRequest, frozen=True):
    """kind, theme: only puzzles of this kind or theme. With a theme nothing is rated: it is a hint."""

    kind: PuzzleKind | None = None
    theme: ThemeId = ""


class PuzzleChoice(StrictRequest, frozen=True):
    """An answer: the puzzle and its place, as the task names them, and a card or call."""

    puzzle: PuzzleId
    place: PuzzlePlace
    action: Annotated[str, Meta(max_length=40)]


class PuzzleVote(StrictRequest, frozen=True):
    """vote: 1 for a puzzle, -1 against it, 0 to take a vote back."""

    puzzle: PuzzleId
    vote: Literal[-1, 0, 1]


@api.get("/api/puzzles/{game}", cache=MINUTE)
async def puzzle_counts(services: HttpServices, game: GameId) -> PuzzleCounts:
    """The puzzles of a game: how many there are, of which kinds, with which themes."""
    found = await services.shelf.of(game)
    themes = [PuzzleThemeLine(theme=theme, count=count) for theme, count in found.themes().items()]
    return PuzzleCounts(game=game, count=len(found.entries), kinds=found.kinds(), themes=themes)


@api.post("/api/puzzles/{game}/next", faults=(409,))
async def next_puzzle(services: HttpServices, caller: Caller, game: GameId, body: WantedPuzzle) -> PuzzleTask:
    """The next puzzle, near the player's rating; the same one again until it is answered."""
    _enter(services, caller)
    return task_of(await services.puzzles.next(caller, game, body.kind, body.theme))


@api.post("/api/puzzles/{game}/daily", faults=(409,))
async def daily_puzzle(services: HttpServices, caller: Caller, game: GameId) -> DailyPuzzle:
    """The puzzle of the day, which is the same for everybody; it changes at midnight UTC."""
    _enter(services, caller)
    day, given = await services.puzzles.daily(caller, game)
    standing = standing_line(await _standing(services, caller, game), services.now())
    return DailyPuzzle(
        day=day, ends=(day + 1) * DAY, puzzle=(await services.shelf.of(game)).of_day(day),
        task=task_of(given) if given else None, standing=standing,
    )  # fmt: skip


@api.post("/api/puzzles/{game}/own", limit="replays", faults=(409,))
async def own_puzzle(services: HttpServices, caller: Caller, game: GameId) -> PuzzleTask:
    """A mistake from one of the player's own analysed matches, as a puzzle that only they are asked."""
    return task_of(await services.puzzles.next_own(caller, game))


@api.post("/api/puzzles/{game}/runs/{mode}", faults=(409,))
async def begin_puzzle_run(services: HttpServices, caller: Caller, game: GameId, mode: RunMode) -> PuzzleRunStep:
    """Begins a run: `streak` lasts until the first mistake, `minutes` three minutes by the server's clock."""
    _enter(services, caller)
    given = await services.puzzles.begin_run(caller, game, mode)
    state = run_state(given.run, await _standing(services, caller, game), services.now())
    return PuzzleRunStep(run=state, task=task_of(given))


@api.get("/api/puzzles/{game}/runs/{mode}")
async def puzzle_run(services: HttpServices, caller: Caller, game: GameId, mode: RunMode) -> PuzzleRunStep:
    """The run in progress, or the last one."""
    run = await services.puzzles.run(caller, game, mode)
    if run is None:
        return PuzzleRunStep(run=None, task=None)
    given = await services.puzzles.open_puzzle(caller, run)
    state = run_state(run, await _standing(services, caller, game), services.now())
    return PuzzleRunStep(run=state, task=task_of(given) if given else None)


@api.post("/api/puzzles/{game}/answer", faults=(409,))
async def answer_puzzle(services: HttpServices, caller: Caller, game: GameId, body: PuzzleChoice) -> PuzzleOutcome:
    """Answers the puzzle that waits at a place; the first answer counts. An illegal action is refused with its rule."""
    _enter(services, caller)
    return await _outcome(
        services, caller, await services.puzzles.answer(caller, game, body.place, body.puzzle, body.action)
    )


@api.post("/api/puzzles/{game}/play", faults=(409,))
async def play_puzzle(services: HttpServices, caller: Caller, game: GameId, body: PuzzleChoice) -> PuzzlePlayed:
    """Plays a card in a puzzle with a goal, and what follows. At the end of the deal it counts like an answer.

    Until then nothing tells whether the goal can still be missed.
    """
    _enter(services, caller)
    played = await services.puzzles.play(caller, game, body.place, body.puzzle, body.action)
    safety = played.safety
    return PuzzlePlayed(
        moments=moments_of(safety, played.moments), table=table_of(safety.match, safety.seat),
        result=safety.result if safety.finished else None,
        outcome=await _outcome(services, caller, played.done, played.slip) if played.done is not None else None,
    )  # fmt: skip


async def _outcome(
    services: HttpServices, caller: Caller, done: AnsweredPuzzle, slip: SafetySlip | None = None
) -> PuzzleOutcome:
    following, run = None, None
    if done.run.place in {"streak", "minutes"}:
        run = run_state(done.run, done.after, services.now())
        given = await services.puzzles.open_puzzle(caller, done.run)
        following = task_of(given) if given else None
    before = done.before.rating
    return PuzzleOutcome(
        right=done.answer.right, action=done.answer.chosen.action, loss=round(done.answer.loss, 2),
        slip=None if slip is None else PuzzleSlip(action=slip.action, safe=[*slip.safe]),
        counted=done.counted, solution=await _solution(services, caller, done.puzzle, done.hands),
        rating_before=None if before is None else round(before),
        standing=standing_line(done.after, services.now()), run=run, next=following,
    )  # fmt: skip


@api.post("/api/puzzles/{game}/vote", faults=(409,))
async def vote_on_puzzle(services: HttpServices, caller: Caller, game: GameId, body: PuzzleVote) -> PuzzleVotes:
    """Votes for or against a puzzle that the player has answered; a later vote replaces it. Guests cannot vote."""
    _enter(services, caller)
    votes_for, votes_against = await services.puzzles.vote(caller, game, body.puzzle, body.vote)
    return PuzzleVotes(votes_for=votes_for, votes_against=votes_against)


@api.get("/api/me/puzzles")
async def my_puzzles(services: HttpServices, caller: Caller) -> MyPuzzles:
    """How the player stands with the puzzles of each game."""
    standings = await services.store.puzzle_standings(caller.account.id)
    return MyPuzzles([standing_line(standing, services.now()) for standing in standings])


@api.get("/api/me/puzzles/{game}")
async def my_puzzle_statistics(services: HttpServices, caller: Caller, game: GameId) -> PuzzleStatistics:
    """The player's own statistics: standing, results by theme, latest answers."""
    found = await services.shelf.of(game)
    attempts = await services.store.puzzle_attempts(caller.account.id, game, limit=OF_THEMES)
    themes: dict[str, list[bool]] = {}
    for attempt in attempts:
        entry = found.entries.get(attempt.puzzle)
        for theme in entry.themes if entry else ():
            themes.setdefault(theme, []).append(attempt.right)
    results = [
        PuzzleThemeResult(theme=theme, attempts=len(rights), solved=sum(rights)) for theme, rights in themes.items()
    ]
    return PuzzleStatistics(
        standing=standing_line(await _standing(services, caller, game), services.now()),
        themes=sorted(results, key=lambda each: (-each.attempts, each.theme)),
        latest=[attempt_line(attempt) for attempt in attempts[:LATEST]],
    )


@api.get("/api/me/puzzles/{game}/{puzzle}", faults=(409,))
async def review_puzzle(services: HttpServices, caller: Caller, game: GameId, puzzle: PuzzleId) -> PuzzleReview:
    """A puzzle that the player has answered, with its solution."""
    _enter(services, caller)
    found, attempt = await services.puzzles.answered(caller, game, puzzle)
    match = found.match()
    hands = [match.hand(seat) for seat in range(match.table.seats)]
    return PuzzleReview(
        id=found.id, game=game, kind=found.kind, table=table_of(match, found.seat), right=attempt.right,
        solution=await _solution(services, caller, found, hands),
    )  # fmt: skip


def _enter(services: HttpServices, caller: Caller) -> None:
    """A limit for each player, besides that for each address."""
    services.gate.enter("puzzles", caller.account.id)


async def _standing(services: HttpServices, caller: Caller, game: str) -> PuzzleStanding:
    standing = await services.store.puzzle_standing(caller.account.id, game)
    return standing or PuzzleStanding(player=caller.account.id, game=game)


async def _solution(services: HttpServices, caller: Caller, puzzle: Puzzle, hands: list[list[str]]) -> PuzzleSolution:
    store = services.store
    attempt = await store.puzzle_attempt(caller.account.id, puzzle.id)
    rating, votes = await store.puzzle_rating(puzzle.id), await store.puzzle_votes(puzzle.id)
    return solution_of(puzzle, hands, rating, votes, attempt)
