"""The values of the storage port that belong to puzzles. All times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

#: How a puzzle was met. `train`: one after another, near the player's rating. `themed`: the same with a chosen theme.
PuzzleMode = Literal["train", "themed", "daily", "streak", "minutes", "own"]


class GlickoRating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a solver is, or how hard a puzzle (Glicko-2). deviation: its uncertainty. updated: when it changed."""

    rating: float
    deviation: float
    volatility: float
    updated: int


#: Computes the ratings of solver and puzzle after an attempt from those before it; None for a solver without one.
RatePuzzle = Callable[[GlickoRating | None, GlickoRating], tuple[GlickoRating, GlickoRating]]


class RatedPuzzle(GlickoRating, frozen=True, kw_only=True):
    """The rating of a puzzle. attempts, solved: how often it was tried and solved where that counted."""

    puzzle: str
    game: str
    attempts: int
    solved: int


class PuzzleAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """A player's first answer to a puzzle. took: milliseconds by the server's clock, from showing it to the answer.

    rating: the player's rating after it, where it counted. vote: 1 for the puzzle, -1 against it, or 0.
    """

    player: str
    puzzle: str
    game: str
    mode: PuzzleMode
    at: int
    took: int
    right: bool
    rating: float | None = None
    vote: int = 0


class PuzzleStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How a player stands with the puzzles of a game.

    attempts, solved: puzzles tried, and solved at once. rated: the attempts that counted; the rating is None before the
    first. day: the last day (counted from 1970, UTC) whose daily puzzle was answered; days: how many days in a row it
    was solved. best_*: the best results so far.
    """

    player: str
    game: str
    attempts: int = 0
    solved: int = 0
    rated: int = 0
    rating: float | None = None
    deviation: float | None = None
    volatility: float | None = None
    updated: int = 0
    day: int = 0
    day_right: bool = False
    days: int = 0
    best_days: int = 0
    best_streak: int = 0
    best_minutes: int = 0

    @property
    def glicko(self) -> GlickoRating | None:
        """The rating, if there is one."""
        if self.rating is None or self.deviation is None or self.volatility is None:
            return None
        return GlickoRating(
            rating=self.rating, deviation=self.deviation, volatility=self.volatility, updated=self.updated
        )


class PuzzleRun(msgspec.Struct, frozen=True, kw_only=True):
    """What a player is solving in a game. place: the mode, with the kind where one was chosen: one row for each.

    puzzle: the one that waits for an answer, or empty; given: when it was shown first. theme: the chosen one, or empty.
    line: the solver's actions so far, in a puzzle that takes several. began, solved, mistakes, over: of a run. version:
    rises with every change.
    """

    player: str
    game: str
    place: str
    puzzle: str
    given: int
    theme: str = ""
    line: list[str] = []
    began: int = 0
    solved: int = 0
    mistakes: int = 0
    over: bool = False
    version: int = 1
