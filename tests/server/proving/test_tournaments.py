"""Tournaments in a database: a changed entry, a missing one, a row that says something else than its log."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.accounts.finished import NOW
from tests.server.proving.databases import at, change, codes
from tests.server.store.stores import an_account
from vierblatt.server.proving import prove
from vierblatt.server.table import Person
from vierblatt.server.tournament import acts
from vierblatt.server.tournament.creating import NewTournament
from vierblatt.server.tournament.tournaments import Tournaments
from vierblatt.tournaments import Groups


@pytest.fixture
async def small(tmp_path: Path) -> tuple[Path, str]:
    """A database with a tournament of groups in its first round, and its id."""
    path = tmp_path / "small.db"
    store = at(path)
    await store.open()
    await store.add_account(an_account("amal"))
    person, all_of_them = Person("amal", "Amal"), Tournaments(store, lambda: NOW)
    new = NewTournament(name="Evening", game="baloot", format=Groups(group_size=3, qualifiers=1))
    page = await all_of_them.create(person, new)
    for number in range(6):
        await all_of_them.act(person, page.id, acts.enter, f"Pair {number}", [], 0)
    await all_of_them.act(person, page.id, acts.start)
    await all_of_them.act(person, page.id, acts.pair)
    await all_of_them.act(person, page.id, acts.report, 1, [[152, 98]], [])
    await store.close()
    return path, page.id


async def test_a_sound_tournament_is_replayed(small: tuple[Path, str]) -> None:
    store = at(small[0])
    await store.open()
    proof, later = await prove(store, NOW), await prove(store, NOW, since=NOW + 1)
    await store.close()
    assert (proof.tournaments, proof.faults, later.tournaments) == (1, [], 0)


@pytest.mark.parametrize(
    ("code", "statement"),
    [
        ("tournament-link", "UPDATE tournament_entries SET body = CAST(replace(body, '152', '999') AS BLOB)"),
        ("tournament-link", "UPDATE tournament_entries SET link = x'00' WHERE seq = 3"),
        ("tournament-gap", "DELETE FROM tournament_entries WHERE seq = 4"),
        ("tournament-gap", "DELETE FROM tournament_entries WHERE seq = 9"),
        ("tournament-differs", "UPDATE tournaments SET stage = 'closed'"),
        ("tournament-differs", "UPDATE tournaments SET contestants = 7"),
        ("tournament-differs", "UPDATE tournaments SET seq = 9"),
        ("tournament-impossible", "UPDATE tournaments SET name = x'07'"),
        (
            "tournament-impossible",
            "INSERT INTO tournament_players SELECT id, 9, organiser FROM tournaments",
        ),
    ],
)
async def test_what_was_changed_is_found(small: tuple[Path, str], code: str, statement: str) -> None:
    path, tournament = small
    change(path, statement)
    assert await codes(path) == {code: {tournament}}
