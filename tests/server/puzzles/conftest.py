"""Puzzles with a store, a clock that tests set, and accounts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.server.puzzles.made import puzzles_of
from tests.server.store.stores import an_account, sqlite
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.puzzles.library import PuzzleLibrary
from vierblatt.server.puzzles.shelf import PuzzleShelf
from vierblatt.server.puzzles.solving import AnsweredPuzzle, GivenPuzzle, PuzzlePlace, Puzzles
from vierblatt.server.store.sql import SqlStore

#: The beginning of a day in UTC.
MORNING = 1_799_971_200_000


@dataclass
class Solving:
    """Puzzles, and what is around them. now: what the server's clock says."""

    store: SqlStore
    now: int = MORNING
    puzzles: Puzzles = field(init=False)

    def __post_init__(self) -> None:
        shelf = PuzzleShelf(self.store, PuzzleLibrary(came=puzzles_of), lambda: self.now)
        self.puzzles = Puzzles(self.store, shelf, lambda: self.now, lambda some: some[0])

    async def caller(self, name: str = "amal", *, guest: bool = False, program: bool = False) -> Caller:
        """Somebody with a new account."""
        account = an_account(name, login="" if guest else name, skeleton="" if guest else name)
        await self.store.add_account(account)
        return Caller(account, session="s", program=program)

    async def answer(self, caller: Caller, given: GivenPuzzle, *, right: bool = True) -> AnsweredPuzzle:
        """Answers a puzzle that was given."""
        puzzle = given.puzzle
        action = puzzle.accepted[0] if right else puzzle.options[-1].action
        place: PuzzlePlace = given.run.place  # type: ignore[assignment] # as it was stored
        return await self.puzzles.answer(caller, puzzle.game, place, puzzle.id, action)


@pytest.fixture
async def solving(tmp_path: Path) -> AsyncIterator[Solving]:
    """Puzzles with an empty store."""
    store = sqlite(tmp_path)
    await store.open()
    yield Solving(store)
    await store.close()
