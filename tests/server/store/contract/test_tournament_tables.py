"""Tournaments at tables in the store: places that are taken once, one table a match, what is left to do."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.store.reviewing import a_tournament
from tests.server.store.stores import a_table, an_account
from vierblatt.server.store.port import (
    AddedEntries,
    Conflicting,
    MatchKey,
    Outdated,
    TournamentPlayer,
    TournamentRow,
)
from vierblatt.server.store.sql import SqlStore

ID = "tournament1"
NAMES = ("amal", "badr", "dana", "essa")


@pytest.fixture(autouse=True)
async def tournament(store: SqlStore) -> None:
    """Four accounts, and a tournament of the first, who has entered it."""
    for name in NAMES:
        await store.add_account(an_account(name))
    assert await store.add_tournament(a_tournament(tables="{}"), b"created", most=9)
    await entered(store, 1, "amal")


async def row(store: SqlStore) -> TournamentRow:
    """The tournament as it is now."""
    stored = await store.tournament(ID)
    assert stored is not None
    return stored.row


def added(*bodies: bytes, **fields: object) -> AddedEntries:
    """Entries to add."""
    usual = {"stage": "running", "contestants": 1, "changed": 5}
    return AddedEntries(bodies=[*bodies], **{**usual, **fields})  # type: ignore[arg-type]


async def entered(store: SqlStore, contestant: int, player: str) -> None:
    """Somebody enters a contestant."""
    new = added(b"entered", player=TournamentPlayer(contestant, player), invitation=f"secret-{player}")
    await store.append_tournament(await row(store), new)


async def opened(store: SqlStore, table: str, meeting: int = 1, number: int = 1) -> None:
    """A table is opened for a match."""
    match = MatchKey(tournament=await row(store), meeting=meeting, number=number)
    await store.add_table(a_table(table), [b"{}"], "server", match=match)


async def test_places(store: SqlStore) -> None:
    now = await row(store)
    assert await store.take_place(now, TournamentPlayer(1, "badr", 1))
    assert not await store.take_place(now, TournamentPlayer(1, "dana", 1))  # it is taken
    assert not await store.take_place(now, TournamentPlayer(1, "badr", 2))  # who has one
    assert not await store.take_place(now, TournamentPlayer(2, "dana", 1))  # nobody has entered that contestant
    assert not await store.take_place(now, TournamentPlayer(1, "nobody", 2))
    with pytest.raises(Outdated):  # nobody has two places
        await entered(store, 2, "badr")
    await entered(store, 2, "dana")
    assert not await store.take_place(now, TournamentPlayer(1, "essa", 2))  # the log is another
    places = await store.tournament_places(ID)
    assert [(each.contestant, each.place, each.player, each.name, each.guest) for each in places] == [
        (1, 0, "amal", "Amal", True), (1, 1, "badr", "Badr", True), (2, 0, "dana", "Dana", True)
    ]  # fmt: skip
    assert [each.invitation for each in places] == ["secret-amal", "", "secret-dana"]
    assert [each.place for each in await store.tournaments_entered("badr")] == [1]
    assert [each.at_tables for each in await store.tournaments_of("badr")] == [True]
    now = await row(store)
    assert not await store.free_place(now, TournamentPlayer(1, "dana", 1))
    assert await store.free_place(now, TournamentPlayer(1, "badr", 1), "another")
    assert [each.invitation for each in await store.tournament_places(ID)] == ["another", "secret-dana"]


async def test_of_many_at_once_one_gets_the_place(store: SqlStore, elsewhere: SqlStore) -> None:
    now = await row(store)
    taken = await asyncio.gather(
        *(each.take_place(now, TournamentPlayer(1, name, 1)) for each in (store, elsewhere) for name in NAMES[1:])
    )
    assert sum(taken) == 1
    assert len(await store.tournament_places(ID)) == 2


async def test_a_match_has_one_table(store: SqlStore, elsewhere: SqlStore) -> None:
    match = MatchKey(tournament=await row(store), meeting=1, number=1)
    done = await asyncio.gather(
        *(
            each.add_table(a_table(f"t{number}"), [b"{}"], "server", match=match)
            for number, each in enumerate((store, elsewhere, store, elsewhere))
        ),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in done) == ["Outdated", "Outdated", "Outdated", "tuple"]
    (table,) = await store.tournament_tables(ID)
    assert (table.meeting, table.number, table.open, table.done) == (1, 1, True, False)
    assert [each.id for each in await store.open_tables()] == [table.table]
    await opened(store, "next", number=2)
    await store.append_tournament(await row(store), added(b"paused"))
    with pytest.raises(Outdated):  # it was decided for another log
        await store.add_table(a_table("late"), [b"{}"], "server", match=msgspec.structs.replace(match, number=3))
    assert await store.table("late") is None


async def test_what_is_left_to_do(store: SqlStore) -> None:
    assert await store.add_tournament(a_tournament("cards", stage="running"), b"", most=9)
    (found,) = await store.tournaments_at_tables()
    assert (found.id, found.seq, found.tables) == (ID, 2, [])
    await opened(store, "t1")
    await opened(store, "t2", meeting=2)
    (found,) = await store.tournaments_at_tables()
    assert [(each.table, each.open) for each in found.tables] == [("t1", True), ("t2", True)]
    await store.close_table("t1")
    (found,) = await store.tournaments_at_tables()
    assert [each.open for each in found.tables] == [False, True]
    await store.append_tournament(await row(store), added(b"reported", b"closed", stage="closed", done=["t1"]))
    (found,) = await store.tournaments_at_tables()  # it is closed, and a table is not done
    assert [each.table for each in found.tables] == ["t2"]
    await store.note_done(ID, ["t2"])
    assert await store.tournaments_at_tables() == []
    assert [each.done for each in await store.tournament_tables(ID)] == [True, True]
    assert await store.delete_tournament(ID) and await store.tournament_tables(ID) == []


async def test_an_old_table_without_a_match_is_deleted_and_has_ended(store: SqlStore) -> None:
    await opened(store, "t1")
    await store.close_table("t1")
    row_of = await store.table("t1")
    assert row_of is not None and row_of.closed is not None
    assert not await store.forget_tables(row_of.closed + 1, limit=9), "its tournament still needs it"
    await store.note_done(ID, ["t1"])
    assert await store.forget_tables(row_of.closed + 1, limit=9) == 1
    assert [each.open for each in await store.tournament_tables(ID)] == [False]


async def test_an_account_goes_with_its_place(store: SqlStore) -> None:
    assert await store.take_place(await row(store), TournamentPlayer(1, "badr", 1))
    assert not await store.delete_account("badr", "alias")
    now = await row(store)
    assert await store.rewrite_tournament(now, [b"created", b"entered"], "badr")
    assert await row(store) == now and await store.delete_account("badr", "alias")
    assert [each.player for each in await store.tournament_places(ID)] == ["amal"]


async def test_accounts_with_two_places_are_not_merged(store: SqlStore) -> None:
    assert await store.take_place(await row(store), TournamentPlayer(1, "badr", 1))
    with pytest.raises(Conflicting, match="merge-both-entered"):
        await store.merge_account("badr", "amal")
    await store.merge_account("badr", "essa")
    assert [each.player for each in await store.tournament_places(ID)] == ["amal", "essa"]


async def test_an_organiser_has_few_at_tables(store: SqlStore) -> None:
    for name in ("t2", "t3"):
        done = await store.add_tournament(a_tournament(name, tables="{}"), b"", most=9, at_tables=2)
        assert done is (name == "t2")
    assert await store.add_tournament(a_tournament("cards"), b"", most=9, at_tables=2)
