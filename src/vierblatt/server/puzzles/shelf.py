"""The library as the running server uses it: files are read in a thread, and ratings are looked up once a minute."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from vierblatt.puzzles import Puzzle
from vierblatt.server.puzzles.library import PuzzleLibrary, PuzzleSet
from vierblatt.server.store.port import PuzzlesPort

#: Milliseconds for which the ratings of puzzles are used to choose the next one.
FRESH = 60_000


class PuzzleShelf:
    """now: milliseconds since 1970."""

    def __init__(self, store: PuzzlesPort, library: PuzzleLibrary, now: Callable[[], int]) -> None:
        self._store, self._library, self._now = store, library, now
        self._sets: dict[str, PuzzleSet] = {}
        self._reading = asyncio.Lock()
        self._ratings: dict[str, tuple[int, dict[str, float]]] = {}

    async def open(self) -> None:
        """Reads the operator's folder; raises BadPuzzle."""
        await asyncio.to_thread(self._library.open)

    async def of(self, game: str) -> PuzzleSet:
        """The puzzles of a game; raises UnknownGame."""
        if game not in self._sets:
            async with self._reading:
                self._sets[game] = await asyncio.to_thread(self._library.of, game)
        return self._sets[game]

    async def puzzle(self, game: str, puzzle_id: str) -> Puzzle | None:
        """A puzzle by its id, or None."""
        await self.of(game)
        return self._library.puzzle(game, puzzle_id)

    async def ratings(self, game: str) -> dict[str, float]:
        """The ratings of those puzzles of a game that have one, a minute old at most."""
        at, found = self._ratings.get(game, (0, {}))
        if not at or self._now() - at > FRESH:
            found = {each.puzzle: each.rating for each in await self._store.puzzle_ratings(game)}
            self._ratings[game] = self._now(), found
        return found
