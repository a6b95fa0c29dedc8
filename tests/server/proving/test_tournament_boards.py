"""Boards of tournaments in a database: another secret, another key at a table, a board that is opened too early."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.accounts.finished import NOW
from tests.server.proving.databases import at, change, codes
from tests.server.store.stores import an_account
from tests.server.tournament.evenings import at_tables
from vierblatt.server.live.creating import create
from vierblatt.server.table import Person
from vierblatt.server.tournament import acts
from vierblatt.server.tournament.board_seating import board_table
from vierblatt.server.tournament.creating import NewTournament
from vierblatt.server.tournament.match_seating import TournamentSeating
from vierblatt.server.tournament.tournaments import Tournaments
from vierblatt.tournaments import PairsFormat


@pytest.fixture
async def dealt(tmp_path: Path) -> tuple[Path, str, str]:
    """A database with a tournament of four pairs in its first round, and one table; their ids."""
    path = tmp_path / "boards.db"
    store = at(path)
    await store.open()
    await store.add_account(an_account("amal"))
    person, all_of_them = Person("amal", "Amal"), Tournaments(store, lambda: NOW)
    chosen = at_tables(absent="bots")
    new = NewTournament(
        name="Evening", game="kout_bo", format=PairsFormat(rounds=3, boards=1, movement="howell"), tables=chosen
    )
    page = await all_of_them.create(person, new)
    for number in range(4):
        await all_of_them.act(person, page.id, acts.enter, f"Pair {number}", [], 0)
    await all_of_them.start(person, page.id, "3 6 1")
    await all_of_them.act(person, page.id, acts.pair)
    async with all_of_them.newest(page.id) as kept:
        state, row = kept.tournament.state, kept.stored.row
        packs = await all_of_them.boards.packs(state.created)
        seating = TournamentSeating.of(state.created.players, [])
        table = board_table(row, state, chosen, seating, packs, state.meetings[1].meeting, 1, (), NOW)
        await create(store, "server", table)
    await store.close()
    return path, page.id, table.opened.table


async def test_sound_boards(dealt: tuple[Path, str, str]) -> None:
    assert await codes(dealt[0]) == {}


@pytest.mark.parametrize(
    ("code", "statement"),
    [
        ("tournament-boards", "UPDATE tournament_boards SET secret = zeroblob(32)"),
        ("tournament-boards", "DELETE FROM tournament_boards"),
        ("tournament-board-early", "INSERT INTO opened_boards SELECT id, 1, 1 FROM tournaments"),
    ],
)
async def test_what_was_changed_is_found(dealt: tuple[Path, str, str], code: str, statement: str) -> None:
    path, tournament, _ = dealt
    change(path, statement)
    assert await codes(path) == {code: {tournament}}


async def test_another_key_at_a_table(dealt: tuple[Path, str, str]) -> None:
    path, tournament, table = dealt
    change(path, "UPDATE tables SET secret = zeroblob(32)")
    assert await codes(path) == {"tournament-board-pack": {tournament}, "log-secret": {table}}
