"""The part of the storage port for puzzles: who has solved which, ratings, votes, and what a player is solving now."""

from __future__ import annotations

from typing import Protocol

from vierblatt.server.store.puzzle_values import (
    GlickoRating,
    PuzzleAttempt,
    PuzzleRun,
    PuzzleStanding,
    RatedPuzzle,
    RatePuzzle,
)


class PuzzlesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def put_puzzle_attempt(
        self, attempt: PuzzleAttempt, *, keep: int, first: GlickoRating | None = None, rate: RatePuzzle | None = None
    ) -> PuzzleAttempt | None:
        """Stores a player's first answer to a puzzle, as it is then stored; None if there is one, or no account.

        rate: if given, the answer changes the ratings of player and puzzle; `first` is that of a puzzle without one.
        keep: deletes all but the newest so many attempts of the player.
        """
        ...

    async def puzzle_attempt(self, player: str, puzzle: str) -> PuzzleAttempt | None:
        """A player's first answer to a puzzle, or None."""
        ...

    async def puzzle_attempts(self, player: str, game: str = "", *, limit: int) -> list[PuzzleAttempt]:
        """A player's attempts, newest first; in one game if one is given."""
        ...

    async def puzzles_tried(self, player: str, game: str) -> set[str]:
        """The ids of the puzzles that a player has answered."""
        ...

    async def puzzle_ratings(self, game: str) -> list[RatedPuzzle]:
        """The ratings of all puzzles of a game that have one, by id."""
        ...

    async def puzzle_rating(self, puzzle: str) -> RatedPuzzle | None:
        """The rating of a puzzle, or None."""
        ...

    async def puzzle_standing(self, player: str, game: str) -> PuzzleStanding | None:
        """How a player stands in a game, or None."""
        ...

    async def puzzle_standings(self, player: str) -> list[PuzzleStanding]:
        """How a player stands in each game, by game."""
        ...

    async def note_daily_puzzle(self, player: str, game: str, day: int, *, right: bool) -> PuzzleStanding | None:
        """Notes the answer to the puzzle of a day, once; returns the standing, None if the account is gone."""
        ...

    async def puzzle_run(self, player: str, game: str, place: str) -> PuzzleRun | None:
        """What a player is solving at a place, or None."""
        ...

    async def put_puzzle_run(self, run: PuzzleRun, of: PuzzleRun | None) -> PuzzleRun | None:
        """Replaces what a player is solving, with the next version, and notes a new best result.

        Returns None, with nothing done, if it is not `of` now, or the account is gone.
        """
        ...

    async def vote_on_puzzle(self, player: str, puzzle: str, vote: int) -> bool:
        """Sets a player's vote, 1, -1 or 0; returns False if they have not answered the puzzle."""
        ...

    async def puzzle_votes(self, puzzle: str) -> tuple[int, int]:
        """How many players are for a puzzle, and how many against it."""
        ...
