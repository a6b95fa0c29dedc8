"""Erasing a player from logs: found wherever the id occurs, replaced at once, and never undone."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import update

from tests.server.store.stores import NOW, a_match, a_table, an_account
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.port import Conflicting, LeaseLost, PlayerRating, Snapshot
from vierblatt.server.store.schema.accounts import erasures
from vierblatt.server.store.sql import SqlStore


def sat(player: str) -> bytes:
    return msgspec.json.encode({"entry": "sat", "player": player})


async def test_an_id_is_found_in_rows_logs_and_snapshots_and_no_part_of_another_is(store: SqlStore) -> None:
    for number, host in enumerate(["amal", "badr", "badr", "amalia", "badr"]):
        await store.add_table(a_table(f"t{number}", host=host), [b"opened"], "here")
    await store.append("t1", 1, [sat("badr"), sat("amal")], 1)
    await store.put_snapshot("t2", Snapshot(0, msgspec.msgpack.encode({"seats": ["amal"]})))
    await store.append("t4", 1, [sat("amalia"), sat("xamal")], 1)
    await store.put_snapshot("t4", Snapshot(0, msgspec.msgpack.encode({"seats": ["amalia"]})))
    assert await store.tables_naming("amal") == ["t0", "t1", "t2"]


async def test_a_rewritten_log_is_sound_and_its_owner_loses_the_lease(store: SqlStore) -> None:
    _, lease = await store.add_table(a_table(), [b"opened"], "here")
    await store.append("t1", 1, [sat("amal"), b"more"], lease.fence)
    await store.put_snapshot("t1", Snapshot(1, b"amal"), lease.fence)
    before = await store.read("t1")
    assert await store.rewrite_log("t1", before, [b"opened", sat("gone"), b"more"], "gone")
    after = await store.read("t1")
    assert [entry.body for entry in after] == [b"opened", sat("gone"), b"more"] and verify_log("t1", after) is None
    assert after[0] == before[0] and after[2].link != before[2].link
    row = await store.table("t1")
    assert row is not None and row.host == "gone" and await store.snapshot("t1") is None
    with pytest.raises(LeaseLost):
        await store.append("t1", 3, [b"stale"], lease.fence)
    await store.put_snapshot("t1", Snapshot(2, b"amal"), lease.fence)
    assert await store.snapshot("t1") is None, "whoever had the table knows the name, and keeps nothing any more"
    taken = await store.acquire("t1", "there")
    assert taken is not None
    await store.put_snapshot("t1", Snapshot(2, b"gone"), taken.fence)
    assert await store.snapshot("t1") == Snapshot(2, b"gone")


async def test_a_log_written_to_meanwhile_is_not_rewritten(store: SqlStore, elsewhere: SqlStore) -> None:
    await store.add_table(a_table(), [b"opened"], "here")
    before = await store.read("t1")
    await elsewhere.append("t1", 1, [b"more"], 1)
    assert not await store.rewrite_log("t1", before, [b"other"], "gone")
    assert [entry.body for entry in await store.read("t1")] == [b"opened", b"more"]
    assert await store.append("t1", 2, [b"still"], 1)


async def test_an_erasure_is_stored_with_the_deletion_and_forgotten_in_time(
    store: SqlStore,
) -> None:
    await store.add_account(an_account())
    assert await store.delete_account("amal", "gone")
    (erasure,) = await store.erasures()
    assert (erasure.player, erasure.alias, erasure.keeps_names) == ("amal", "gone", False)
    await store.end_erasure("amal", 60_000)
    assert await store.erasures() == [erasure]
    past = update(erasures).values(since=erasure.since - 60_000)
    await store._execute(past)
    await store.end_erasure("amal", 60_000)
    assert await store.erasures() == []


async def test_no_erasure_is_stored_for_an_account_that_stays(store: SqlStore) -> None:
    for player in ("amal", "badr", "clara"):
        await store.add_account(an_account(player))
    await store.put_record(a_match(), [], [])
    assert not await store.delete_account("amal", "gone")
    assert await store.erasures() == [] and await store.account("amal") is not None


def a_rating(player: str, **fields: object) -> PlayerRating:
    usual = {"game": "baloot", "preset": "standard", "mu": 25.0, "sigma": 8.0, "matches": 1, "updated": NOW}
    return PlayerRating(player=player, **{**usual, **fields})  # type: ignore[arg-type]


async def test_a_merged_account_has_the_matches_of_both(store: SqlStore) -> None:
    for player in ("amal", "badr", "clara", "dana"):
        await store.add_account(an_account(player))
    await store.put_record(a_match(), [a_rating("amal"), a_rating("badr"), a_rating("clara")], [])
    await store.ban("amal", NOW + 5)
    await store.change_account("amal", history="nobody")
    await store.change_account("dana", leaderboard=False)
    await store.merge_account("amal", "dana")
    assert await store.account("amal") is None
    kept = await store.record("m1")
    assert kept is not None and kept.players == ["dana", "badr", "clara", ""] and kept.names[0] == "Amal"
    assert await store.ratings_of("dana") == [a_rating("dana")]
    dana = await store.account("dana")
    assert dana is not None and dana.banned_until == NOW + 5
    assert (dana.history, dana.leaderboard) == ("nobody", False)
    assert [(e.player, e.alias, e.keeps_names) for e in await store.erasures()] == [("amal", "dana", True)]


async def test_accounts_that_cannot_be_merged_stay_separate(store: SqlStore) -> None:
    for player in ("amal", "badr", "clara", "dana"):
        await store.add_account(an_account(player))
    await store.put_record(a_match(), [a_rating("amal"), a_rating("badr")], [])
    other = a_match("m2", players=["dana", "", "", ""], names=["Dana", "rules", "rules", "rules"])
    await store.put_record(other, [a_rating("dana")], [])
    for player, into, code in [
        ("clara", "badr", "merge-met"), ("dana", "amal", "merge-both-rated"), ("amal", "eve", "merge-gone"),
        ("eve", "amal", "merge-gone"), ("amal", "amal", "merge-gone"),
    ]:  # fmt: skip
        with pytest.raises(Conflicting) as refused:
            await store.merge_account(player, into)
        assert refused.value.code == code
    assert await store.erasures() == [] and await store.ratings_of("dana") == [a_rating("dana")]
