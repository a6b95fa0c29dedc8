"""Tables and their logs: order, uniqueness, the chain, snapshots."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.store.stores import a_table, bodies, opened
from vierblatt.server.store.chain import genesis, next_link, verify_log
from vierblatt.server.store.port import LeaseLost, LogEntry, SeqTaken, Snapshot
from vierblatt.server.store.sql import SqlStore


async def test_a_new_table_has_a_row_a_first_entry_and_an_owner(store: SqlStore) -> None:
    row = a_table(private=True)
    entry, lease = await store.add_table(row, [b"opened"], "here")
    assert await store.table("t1") == row
    assert await store.read("t1") == [entry]
    assert (entry.seq, entry.body) == (0, b"opened")
    assert (lease.table, lease.owner, lease.new) == ("t1", "here", True)
    assert bodies(await store.append("t1", 1, [b"sat"], lease.fence)) == [b"sat"]


async def test_a_new_table_may_have_more_entries_and_players_from_the_beginning(store: SqlStore) -> None:
    first, lease = await store.add_table(a_table("t1"), [b"opened", b"sat", b"bot"], "here", seated=["amal", "badr"])
    log = await store.read("t1")
    assert log[0] == first and bodies(log) == [b"opened", b"sat", b"bot"] and verify_log("t1", log) is None
    for player in ("amal", "badr"):
        assert [table.id for table in await store.open_at(player, limit=9)] == ["t1"]
    assert bodies(await store.append("t1", 3, [b"later"], lease.fence)) == [b"later"]


async def test_a_table_is_added_once(store: SqlStore) -> None:
    await opened(store, "t1")
    with pytest.raises(SeqTaken):
        await store.add_table(a_table(host="badr"), [b"other"], "there")
    assert bodies(await store.read("t1")) == [b"opened"]
    assert await store.acquire("t1", "there") is None


async def test_an_unopened_table_does_not_exist(store: SqlStore) -> None:
    assert await store.table("none") is None
    assert await store.read("none") == []
    assert await store.snapshot("none") is None
    with pytest.raises(LeaseLost):
        await store.append("none", 0, [b"x"], 1)


async def test_open_tables_are_listed_oldest_first_until_they_are_closed(store: SqlStore) -> None:
    for name, at in (("young", 3), ("old", 1), ("middle", 2)):
        await store.add_table(a_table(name, opened=at), [b"opened"], "here")
    await store.close_table("middle")
    assert [row.id for row in await store.open_tables()] == ["old", "young"]
    closed = await store.table("middle")
    assert closed is not None and not closed.open


async def test_all_tables_are_listed_page_by_page(store: SqlStore) -> None:
    await opened(store, "c", "a", "d", "b")
    await store.close_table("b")
    first = await store.all_tables(limit=3)
    assert [row.id for row in first] == ["a", "b", "c"]
    assert [row.id for row in await store.all_tables(after="c", limit=3)] == ["d"]


async def test_entries_are_read_in_order_from_any_place(store: SqlStore) -> None:
    await opened(store, "t1", "t2")
    await store.append("t1", 1, [b"a", b"b"], 1)
    await store.append("t2", 1, [b"other"], 1)
    await store.append("t1", 3, [b"c"], 1)
    assert [(e.seq, e.body) for e in await store.read("t1")] == [(0, b"opened"), (1, b"a"), (2, b"b"), (3, b"c")]
    assert bodies(await store.read("t1", 2)) == [b"b", b"c"]
    assert await store.read("t1", 4) == []


@pytest.mark.parametrize("seq", [0, 1, 2, 4, 99])
async def test_only_the_next_seq_can_be_appended(store: SqlStore, seq: int) -> None:
    await opened(store, "t1")
    await store.append("t1", 1, [b"a", b"b"], 1)
    with pytest.raises(SeqTaken):
        await store.append("t1", seq, [b"stale"], 1)
    assert len(await store.read("t1")) == 3
    assert bodies(await store.append("t1", 3, [b"fits"], 1)) == [b"fits"]


async def test_one_of_many_appends_with_the_same_seq_succeeds(store: SqlStore, elsewhere: SqlStore) -> None:
    await opened(store, "t1")
    for seq in range(1, 6):
        tries = [side.append("t1", seq, [b"%d" % i], 1) for i, side in enumerate([store, elsewhere] * 10)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        won = [result for result in done if isinstance(result, list)]
        assert len(won) == 1
        assert sum(isinstance(result, SeqTaken) for result in done) == 19
        assert await store.read("t1", seq) == won[0]


async def test_appends_in_flight_to_one_table_follow_each_other(store: SqlStore) -> None:
    await opened(store, "t1")
    await asyncio.gather(*(store.append("t1", seq, [b"%d" % seq], 1) for seq in range(1, 21)))
    assert bodies(await store.read("t1", 1)) == [b"%d" % seq for seq in range(1, 21)]


async def test_an_empty_append_only_checks_fence_and_seq(store: SqlStore) -> None:
    await opened(store, "t1")
    assert await store.append("t1", 1, [], 1) == []
    assert len(await store.read("t1")) == 1


async def test_bytes_come_back_as_they_were(store: SqlStore) -> None:
    await opened(store, "t1")
    odd = [b"", b"\0", bytes(range(256)), b"x" * 100_000]
    await store.append("t1", 1, odd, 1)
    assert bodies(await store.read("t1", 1)) == odd


async def test_the_links_of_a_log_form_a_chain(store: SqlStore, elsewhere: SqlStore) -> None:
    await opened(store, "t1")
    await store.append("t1", 1, [b"a", b"b"], 1)
    appended = await elsewhere.append("t1", 3, [b"c"], 1)
    entries = await store.read("t1")
    link = genesis("t1")
    for entry in entries:
        link = next_link(link, entry.body)
        assert entry.link == link
    assert entries[-1:] == appended
    assert verify_log("t1", entries) is None


def chained(table: str, *texts: bytes) -> list[LogEntry]:
    """A log without a store."""
    link, log = genesis(table), []
    for seq, body in enumerate(texts):
        link = next_link(link, body)
        log.append(LogEntry(seq=seq, body=body, link=link))
    return log


def test_the_first_broken_entry_is_found() -> None:
    log = chained("t1", b"a", b"b", b"c", b"d")
    forged = msgspec.structs.replace(log[2], body=b"C")
    assert verify_log("t1", log) is None
    assert verify_log("t1", []) is None
    assert verify_log("t2", log) == 0
    assert verify_log("t1", [*log[:2], forged, log[3]]) == 2
    assert verify_log("t1", [log[0], *log[2:]]) == 1
    assert verify_log("t1", [log[0], log[2], log[1], log[3]]) == 1
    assert verify_log("t1", [*log, log[3]]) == 4
    assert verify_log("t1", [log[0], msgspec.structs.replace(log[1], seq=7), *log[2:]]) == 1


async def test_the_newest_snapshot_is_kept(store: SqlStore) -> None:
    await opened(store, "t1", "t2")
    await store.put_snapshot("t1", Snapshot(seq=5, body=b"five"))
    await store.put_snapshot("t1", Snapshot(seq=9, body=b"nine"))
    await store.put_snapshot("t1", Snapshot(seq=7, body=b"seven"))
    assert await store.snapshot("t1") == Snapshot(seq=9, body=b"nine")
    assert await store.snapshot("t2") is None


async def test_everything_is_still_there_after_a_restart(store: SqlStore, elsewhere: SqlStore) -> None:
    await opened(store, "t1")
    log = await store.append("t1", 1, [b"a"], 1)
    await store.put_snapshot("t1", Snapshot(seq=1, body=b"one"))
    assert await elsewhere.read("t1", 1) == log
    assert await elsewhere.snapshot("t1") == Snapshot(seq=1, body=b"one")
    assert await elsewhere.open_tables() == [a_table()]
