"""Open tables without their logs: their players, the last entry, the snapshot."""

from __future__ import annotations

from tests.server.store.stores import NOW, a_table
from vierblatt.server.store.port import OpenTable, Snapshot
from vierblatt.server.store.sql import SqlStore


async def test_the_tables_of_a_player_are_the_open_ones_with_their_seat(store: SqlStore) -> None:
    for number, name in enumerate(("t3", "t1", "t2", "t4")):
        await store.add_table(a_table(name, opened=NOW + number), [b"first"], "server")
    for name in ("t1", "t2", "t3", "t1"):
        await store.add_seated_player("amal", name)
    await store.add_seated_player("badr", "t4")
    await store.close_table("t2")
    assert [table.id for table in await store.open_at("amal", limit=9)] == ["t3", "t1"]
    assert [table.id for table in await store.open_at("amal", limit=1)] == ["t1"], "the one that was opened last"
    await store.remove_seated_player("amal", "t1")
    assert [table.id for table in await store.open_at("amal", limit=9)] == ["t3"]
    assert await store.open_at("nobody", limit=9) == []


async def test_a_table_rests_when_its_snapshot_has_its_last_entry(store: SqlStore) -> None:
    _, lease = await store.add_table(a_table("t1"), [b"first"], "server")
    assert await store.page_of_open_tables() == [
        OpenTable(id="t1", opened=NOW, seq=0, last=b"first", saved=-1, info=None)
    ]
    await store.append("t1", 1, [b"second", b"third"], lease.fence)
    await store.put_snapshot("t1", Snapshot(1, b"state", b"info"), lease.fence)
    (found,) = await store.page_of_open_tables()
    assert found == OpenTable(id="t1", opened=NOW, seq=2, last=b"third", saved=1, info=b"info") and not found.rests
    await store.put_snapshot("t1", Snapshot(2, b"state", b"newer"), lease.fence)
    (found,) = await store.page_of_open_tables()
    assert (found.saved, found.info, found.rests) == (2, b"newer", True)


async def test_all_open_tables_are_looked_at_page_by_page(store: SqlStore) -> None:
    names = [f"t{number}" for number in range(7)]
    for name in reversed(names):
        await store.add_table(a_table(name), [b"first"], "server")
    await store.close_table("t3")
    found, after = [], ""
    while page := await store.page_of_open_tables(after=after, limit=2):
        found += [table.id for table in page]
        after = page[-1].id
    assert found == [name for name in names if name != "t3"]


async def test_open_tables_are_found_by_host_and_id(store: SqlStore) -> None:
    for name, host in (("t1", "amal"), ("t2", "amal"), ("t3", "badr")):
        await store.add_table(a_table(name, host=host), [b"first"], "server")
    await store.close_table("t2")
    assert await store.hosted("amal") == ["t1"]
    assert await store.still_open(["t1", "t2", "none"]) == {"t1"}
    assert await store.still_open([]) == set()
    row = await store.table("t2")
    assert row is not None and row.closed is not None
