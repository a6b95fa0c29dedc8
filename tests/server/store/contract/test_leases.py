"""Leases decide which node may write to a table; the fence keeps a stale owner out."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.store.stores import MINUTE, a_table, later
from vierblatt.server.store.port import Lease, LeaseLost
from vierblatt.server.store.sql import SqlStore


@pytest.fixture
async def lease(store: SqlStore) -> Lease:
    """The lease on table t1, the server's "here", which is there for a minute."""
    assert not await store.renew("here", MINUTE)
    return (await store.add_table(a_table(), [b"opened"], "here"))[1]


async def test_a_held_lease_cannot_be_acquired(store: SqlStore, lease: Lease) -> None:
    assert await store.acquire("t1", "there") is None
    await later(store, MINUTE // 2)
    assert await store.acquire("t1", "there") is None


async def test_the_owner_gets_its_lease_again_with_the_same_fence(store: SqlStore, lease: Lease) -> None:
    assert lease.new
    assert await store.acquire("t1", "here") == Lease(table="t1", owner="here", fence=lease.fence, new=False)


async def test_the_owner_keeps_an_expired_lease_until_it_is_taken(store: SqlStore, lease: Lease) -> None:
    await later(store, 5 * MINUTE)
    assert await store.append("t1", 1, [b"late"], lease.fence)
    again = await store.acquire("t1", "here")
    assert again is not None and again.fence == lease.fence
    assert not await store.renew("here", MINUTE), "that was too late"
    assert await store.held("here") == ["t1"]
    assert await store.acquire("t1", "there") is None


async def test_a_takeover_locks_out_the_old_owner(store: SqlStore, elsewhere: SqlStore, lease: Lease) -> None:
    await later(store, MINUTE)
    await elsewhere.renew("there", MINUTE)
    taken = await elsewhere.acquire("t1", "there")
    assert taken is not None and taken.fence > lease.fence and taken.new
    with pytest.raises(LeaseLost):
        await store.append("t1", 1, [b"stale"], lease.fence)
    assert len(await elsewhere.append("t1", 1, [b"new"], taken.fence)) == 1
    assert not await store.renew("here", MINUTE)
    assert await store.held("here") == []
    assert await store.acquire("t1", "here") is None


async def test_a_lease_can_be_taken_from_a_named_live_owner(store: SqlStore, lease: Lease) -> None:
    assert await store.acquire("t1", "there", besides="somebody else") is None
    taken = await store.acquire("t1", "there", besides="here")
    assert taken is not None and taken.fence > lease.fence and taken.new
    with pytest.raises(LeaseLost):
        await store.append("t1", 1, [b"stale"], lease.fence)
    assert await store.renew("here", MINUTE), "the owner is there, and has it no longer"
    assert await store.held("here") == []


async def test_one_of_many_acquires_an_expired_lease(store: SqlStore, elsewhere: SqlStore, lease: Lease) -> None:
    """Only live owners: a lease of an owner that never renewed is free."""
    await later(store, MINUTE)
    names = [f"node{number}" for number in range(6)]
    await asyncio.gather(*(store.renew(name, MINUTE) for name in names))
    asked = [(store, elsewhere)[number % 2].acquire("t1", name) for number, name in enumerate(names)]
    got = [taken for taken in await asyncio.gather(*asked) if taken is not None]
    assert [taken.fence for taken in got] == [lease.fence + 1]
    assert await store.holder("t1") == got[0].owner


async def test_a_returning_owner_knows_which_leases_it_still_has(
    store: SqlStore, elsewhere: SqlStore, lease: Lease
) -> None:
    """A takeover and a return at the same moment: a node that is told it has the table really has it."""
    for name in ("t2", "t3", "t4", "t5"):
        await store.add_table(a_table(name), [b"opened"], "here")
    await later(store, MINUTE)
    await elsewhere.renew("there", MINUTE)

    async def come_back() -> set[str]:
        in_time = await store.renew("here", MINUTE)
        assert not in_time
        return {*await store.held("here")}

    async def take_over() -> set[str]:
        taken = [await elsewhere.acquire(f"t{number}", "there") for number in (1, 2, 3, 4, 5)]
        return {each.table for each in taken if each is not None}

    kept, taken = await asyncio.gather(come_back(), take_over())
    assert kept | taken == {"t1", "t2", "t3", "t4", "t5"} and not kept & taken


async def test_an_unissued_fence_is_refused(store: SqlStore, lease: Lease) -> None:
    for fence in (0, lease.fence - 1, lease.fence + 1):
        with pytest.raises(LeaseLost):
            await store.append("t1", 1, [b"x"], fence)
    assert len(await store.read("t1")) == 1


async def test_a_fence_never_comes_back(store: SqlStore, lease: Lease) -> None:
    seen = [lease.fence]
    for owner in ("there", "here", "there"):
        await store.release("t1", "here")
        await store.release("t1", "there")
        taken = await store.acquire("t1", owner)
        assert taken is not None
        seen.append(taken.fence)
    assert seen == sorted(set(seen))


async def test_a_lease_that_was_given_back_is_free_and_its_fence_void(store: SqlStore, lease: Lease) -> None:
    await store.release("t1", "here")
    with pytest.raises(LeaseLost):
        await store.append("t1", 1, [b"after"], lease.fence)
    assert await store.holder("t1") == ""
    assert await store.acquire("t1", "there") is not None


async def test_a_lease_is_released_only_by_its_owner(store: SqlStore, lease: Lease) -> None:
    await store.release("t1", "there")
    await store.release_all("there")
    assert await store.acquire("t1", "there") is None
    assert await store.append("t1", 1, [b"mine"], lease.fence)


async def test_a_leaving_owner_releases_everything(store: SqlStore, lease: Lease) -> None:
    await store.renew("there", MINUTE)
    await store.add_table(a_table("t2"), [b"opened"], "here")
    await store.add_table(a_table("t3"), [b"opened"], "there")
    await store.release_all("here")
    assert await store.holders() == {"t3": "there"}
    assert await store.held("here") == []
    with pytest.raises(LeaseLost):
        await store.append("t2", 1, [b"after"], 1)
    taken = await store.acquire("t1", "there")
    assert taken is not None and taken.new and taken.fence > lease.fence


async def test_an_owner_prolongs_all_its_leases_and_no_others(store: SqlStore, lease: Lease) -> None:
    await store.renew("there", MINUTE)
    await store.add_table(a_table("t2"), [b"opened"], "here")
    await store.add_table(a_table("t3"), [b"opened"], "there")
    assert await store.renew("here", 5 * MINUTE)
    await later(store, 2 * MINUTE)
    got = [await store.acquire(table, "third") for table in ("t1", "t2", "t3")]
    assert [lease is not None for lease in got] == [False, False, True]


async def test_the_owner_of_a_table_can_be_queried(store: SqlStore, lease: Lease) -> None:
    await store.add_table(a_table("t2"), [b"opened"], "nobody that says it is there")
    assert await store.holder("t1") == "here"
    assert [await store.holder(table) for table in ("t2", "none")] == ["", ""]
    assert await store.holders() == {"t1": "here"}
    await store.close_table("t1")
    assert await store.holders() == {}
    assert await store.holder("t1") == "here", "closed is not free"
    await later(store, MINUTE)
    assert await store.holder("t1") == ""
    assert await store.held("here") == ["t1"]


async def test_a_copy_has_no_leases(store: SqlStore, lease: Lease) -> None:
    await store.free_all()
    assert await store.holder("t1") == ""
    with pytest.raises(LeaseLost):
        await store.append("t1", 1, [b"after"], lease.fence)


async def test_a_copy_does_not_belong_to_the_original_cluster(store: SqlStore) -> None:
    for name in ("cluster", "bus-key", "token-key"):
        await store.put_setting(name, b"original")
    await store.free_all()
    kept = [await store.setting(name) for name in ("cluster", "bus-key", "token-key")]
    assert kept == [None, None, b"original"]


async def test_long_gone_owners_are_forgotten(store: SqlStore, lease: Lease) -> None:
    await later(store, 25 * 60 * MINUTE)
    await store.renew("there", MINUTE)
    assert await store._read(lambda read: read.exec_driver_sql("SELECT owner FROM owners").scalars().all()) == ["there"]
    assert await store.acquire("t1", "there") is not None


async def test_leases_are_free_after_the_clock_was_set_back(store: SqlStore, lease: Lease) -> None:
    await later(store, -3 * 60 * MINUTE)
    assert await store.holder("t1") == ""
    assert not await store.renew("here", MINUTE), "somebody could have taken what it has"
    assert await store.holder("t1") == "here"
    await later(store, -3 * 60 * MINUTE)
    assert await store.acquire("t1", "there") is not None
    with pytest.raises(LeaseLost):
        await store.append("t1", 1, [b"after"], lease.fence)


async def test_there_is_no_lease_without_a_table(store: SqlStore) -> None:
    assert await store.acquire("none", "here") is None
    await store.release("none", "here")
