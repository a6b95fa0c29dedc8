"""Tournaments in the store: logs that only grow, or lose a name; who organises; deletion and merging of accounts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.store.killing import acknowledged
from tests.server.store.reviewing import a_tournament
from tests.server.store.stores import KIND, NOW, URLS, an_account
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.port import AddedEntries, Outdated, TournamentPlayer, TournamentRow
from vierblatt.server.store.sql import SqlStore

ID = "tournament1"


@pytest.fixture(autouse=True)
async def tournament(store: SqlStore) -> None:
    """Three accounts, and a tournament of the first."""
    for name in ("amal", "badr", "dana"):
        await store.add_account(an_account(name))
    assert await store.add_tournament(a_tournament(), b"created", most=2)


def added(*bodies: bytes, **fields: Any) -> AddedEntries:
    """Entries to add."""
    return AddedEntries(bodies=[*bodies], **{"stage": "entering", "contestants": 1, "changed": NOW + 5, **fields})


async def row(store: SqlStore, tournament: str = ID) -> TournamentRow:
    """A tournament that is there."""
    stored = await store.tournament(tournament)
    assert stored is not None
    return stored.row


async def entered(store: SqlStore, contestant: int, player: str) -> None:
    """Somebody enters themselves."""
    await store.append_tournament(await row(store), added(b"entered", player=TournamentPlayer(contestant, player)))


async def test_a_log_grows_from_what_it_was(store: SqlStore, elsewhere: SqlStore) -> None:
    before = await row(store)
    assert before == a_tournament(seq=1, link=before.link) and before.link
    done = await asyncio.gather(
        *(each.append_tournament(before, added(b"%d" % n)) for n, each in enumerate([store, elsewhere])),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in done) == ["Outdated", "TournamentRow"]
    after = await row(store)
    assert after in done and (after.seq, after.contestants, after.changed) == (2, 1, NOW + 5)
    after = await store.append_tournament(after, added(b"a", b"b", stage="running"))
    log = await store.tournament_log(ID)
    assert verify_log(ID, log) is None and log[-1].link == after.link
    assert (await store.tournament_log(ID, 2)) == log[2:]
    with pytest.raises(Outdated):
        await store.append_tournament(before, added(b"late"))
    assert not await store.delete_tournament(ID) and await store.tournament_log(ID) == log


async def test_lists(store: SqlStore) -> None:
    assert await store.add_tournament(a_tournament("t2", public=False, created=NOW + 1, changed=NOW + 1), b"", most=2)
    assert not await store.add_tournament(a_tournament("t3"), b"", most=2)
    assert not await store.add_tournament(a_tournament("t3", organiser="nobody"), b"", most=2)
    assert await store.add_tournament(
        a_tournament("t4", organiser="badr", game="kout_bo", created=NOW + 2), b"", most=2
    )
    assert [each.id for each in await store.public_tournaments(None, None, before=NOW + 9, limit=9)] == ["t4", ID]
    assert [each.id for each in await store.public_tournaments(None, None, before=NOW + 2, limit=9)] == [ID]
    assert [each.id for each in await store.public_tournaments("kout_bo", "entering", before=NOW + 9, limit=9)] == [
        "t4"
    ]
    assert await store.public_tournaments(None, "closed", before=NOW + 9, limit=9) == []
    assert [each.id for each in await store.public_tournaments(None, None, before=NOW + 2, after="t3", limit=9)] == [
        "t4", ID,
    ]  # fmt: skip
    assert [each.id for each in await store.public_tournaments(None, None, before=NOW + 2, after="t4", limit=9)] == [ID]
    await entered(store, 1, "dana")
    assert [each.organiser_name for each in await store.tournaments_of("dana")] == ["Amal"]
    assert [each.id for each in await store.tournaments_of("amal")] == [ID, "t2"]
    assert [each.id for each in await store.all_tournaments(limit=2)] == ["t2", "t4"]
    assert [each.id for each in await store.all_tournaments(after="t4", limit=2)] == [ID]
    assert await store.delete_tournament(ID) and not await store.delete_tournament(ID)
    assert await store.tournament_log(ID) == [] == await store.tournament_players(ID)


async def test_a_name_is_taken_out_before_the_account_goes(store: SqlStore) -> None:
    await entered(store, 1, "badr")
    assert not await store.delete_account("badr", "alias")
    old = await row(store)
    await store.append_tournament(old, added(b"more"))
    assert not await store.rewrite_tournament(old, [b"created", b"-"], "badr")
    newest = await row(store)
    assert await store.rewrite_tournament(newest, [b"created", b"-", b"more"], "badr")
    log = await store.tournament_log(ID)
    assert [each.body for each in log] == [b"created", b"-", b"more"] and verify_log(ID, log) is None
    assert await row(store) == msgspec.structs.replace(newest, link=log[-1].link)
    with pytest.raises(Outdated):  # whoever has read the old log
        await store.append_tournament(newest, added(b"late"))
    assert await store.delete_account("badr", "alias")


async def test_an_organiser_goes(store: SqlStore) -> None:
    assert await store.add_tournament(a_tournament("alone"), b"", most=2)
    await entered(store, 2, "dana")
    await entered(store, 1, "badr")
    assert await store.delete_account("amal")
    assert await store.tournament("alone") is None
    assert (await row(store)).organiser == "badr"
    closed = await store.append_tournament(await row(store), added(b"closed", stage="closed"))
    assert (await row(store)).organiser == "" and closed.stage == "closed"


async def test_merging_accounts_moves_what_they_organise_and_have_entered(store: SqlStore) -> None:
    await entered(store, 1, "badr")
    await store.merge_account("badr", "dana")
    await store.merge_account("amal", "dana")
    assert (await row(store)).organiser == "dana"
    assert await store.tournament_players(ID) == [TournamentPlayer(1, "dana")]


async def test_old_tournaments_go_and_guests_in_one_stay(store: SqlStore) -> None:
    await entered(store, 1, "badr")
    assert await store.forget_guests(NOW * 2, NOW * 2, limit=9) == 1  # dana
    assert await store.forget_tournaments(NOW + 5, limit=9) == 0
    assert await store.forget_tournaments(NOW + 6, limit=9) == 1
    assert await store.forget_guests(NOW * 2, NOW * 2, limit=9) == 2


async def test_acknowledged_entries_survive_a_kill(store: SqlStore, tmp_path: Path) -> None:
    lines = await asyncio.to_thread(acknowledged, 300, "holding", URLS[KIND](tmp_path), ID)
    log, newest = await store.tournament_log(ID), await row(store)
    assert verify_log(ID, log) is None
    assert (len(log), log[-1].link) == (newest.seq, newest.link)
    assert {*lines} <= {f"{each.seq} {each.body.decode()}" for each in log}
