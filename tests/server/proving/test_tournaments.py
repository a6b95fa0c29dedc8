"""Tournaments in a database: a changed entry, a missing one, a row that says something else than its log."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.accounts.finished import NOW
from tests.server.live.servers import serving
from tests.server.proving.databases import at, change, codes
from tests.server.store.stores import an_account
from tests.server.tournament.evenings import TablesEvening, settled
from vierblatt.server.proving import prove
from vierblatt.server.table import Person
from vierblatt.server.tournament import acts
from vierblatt.server.tournament.creating import NewTournament
from vierblatt.server.tournament.tournaments import Tournaments
from vierblatt.tournaments import Groups, Swiss
from vierblatt.tournaments.entries import ResultReported, decode, encode


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
            "INSERT INTO tournament_players SELECT id, 9, 0, organiser, NULL FROM tournaments",
        ),
    ],
)
async def test_what_was_changed_is_found(small: tuple[Path, str], code: str, statement: str) -> None:
    path, tournament = small
    change(path, statement)
    assert await codes(path) == {code: {tournament}}


@pytest.fixture
async def played(tmp_path: Path) -> tuple[Path, str]:
    """A database with a tournament whose only meeting was played at a table, and its id."""
    path = tmp_path / "played.db"
    async with serving(path, limits=GENEROUS_LIMITS) as served:
        evening = TablesEvening(served)
        await evening.open(Swiss(rounds=1))
        names = (("Amal", "Badr"), ("Dana", "Essa"))
        for pair in names:
            await evening.enter(*pair)
        await evening.start()
        await evening.act(acts.pair)
        await evening.play(await evening.table_of("Amal"), names[0] + names[1])
        await evening.until(lambda page: page.rounds[0].meetings[0].result)
        await settled(evening)
    return path, evening.id


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM tournament_tables",
        "UPDATE tournament_tables SET number = 2",
        "UPDATE tournament_tables SET meeting = 2",
    ],
)
async def test_a_result_is_compared_with_the_log_of_its_table(played: tuple[Path, str], statement: str) -> None:
    path, tournament = played
    assert await codes(path) == {}
    change(path, statement)
    assert await codes(path) == {"tournament-result": {tournament}}


async def test_a_result_that_its_table_does_not_give_is_found(played: tuple[Path, str]) -> None:
    path, tournament = played
    store = at(path)
    await store.open()
    stored, log = await store.tournament(tournament), await store.tournament_log(tournament)
    assert stored is not None
    bodies = [each.body for each in log]
    (place,) = (number for number, body in enumerate(bodies) if b'"reported"' in body)
    entry = decode(bodies[place])
    assert isinstance(entry, ResultReported)
    forged = msgspec.structs.replace(entry, matches=[[entry.matches[0][0] + 1, entry.matches[0][1]]])
    bodies[place] = encode(forged)  # with a chain that is right
    assert await store.rewrite_tournament(stored.row, bodies, "nobody")
    await store.close()
    assert await codes(path) == {"tournament-result": {tournament}}
