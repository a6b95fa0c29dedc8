"""Who may write to a table: leases, and the fence that keeps a stale owner out."""

from __future__ import annotations

import pytest

from tests.server.store.stores import MINUTE, NOW, a_table
from vierblatt.server.store.port import Lease, LeaseLost
from vierblatt.server.store.sql import SqlStore


@pytest.fixture
async def lease(store: SqlStore) -> Lease:
    """The lease on table t1, the server's "here" for a minute."""
    return (await store.add_table(a_table(), b"opened", "here", NOW + MINUTE, NOW))[1]


async def test_nobody_gets_the_lease_of_another(store: SqlStore, lease: Lease) -> None:
    assert await store.acquire("t1", "there", NOW + 9 * MINUTE, NOW) is None
    assert await store.acquire("t1", "there", NOW + 9 * MINUTE, NOW + MINUTE - 1) is None


async def test_the_owner_gets_his_lease_again_with_the_same_fence(store: SqlStore, lease: Lease) -> None:
    again = await store.acquire("t1", "here", NOW + 2 * MINUTE, NOW)
    assert again == Lease(table="t1", owner="here", fence=lease.fence, until=NOW + 2 * MINUTE)


async def test_the_owner_keeps_a_lease_that_is_over_and_that_nobody_took(store: SqlStore, lease: Lease) -> None:
    assert await store.append("t1", 1, [b"late"], lease.fence)
    again = await store.acquire("t1", "here", NOW + 9 * MINUTE, NOW + 5 * MINUTE)
    assert again is not None and again.fence == lease.fence


async def test_who_takes_over_shuts_the_old_owner_out(store: SqlStore, elsewhere: SqlStore, lease: Lease) -> None:
    taken = await elsewhere.acquire("t1", "there", NOW + 9 * MINUTE, NOW + MINUTE)
    assert taken is not None and taken.fence > lease.fence
    with pytest.raises(LeaseLost):
        await store.append("t1", 1, [b"stale"], lease.fence)
    assert len(await elsewhere.append("t1", 1, [b"new"], taken.fence)) == 1
    assert await store.acquire("t1", "here", NOW + 9 * MINUTE, NOW + 2 * MINUTE) is None


async def test_a_fence_that_nobody_gave_is_refused(store: SqlStore, lease: Lease) -> None:
    for fence in (0, lease.fence - 1, lease.fence + 1):
        with pytest.raises(LeaseLost):
            await store.append("t1", 1, [b"x"], fence)
    assert len(await store.read("t1")) == 1


async def test_a_fence_never_comes_back(store: SqlStore, lease: Lease) -> None:
    seen = [lease.fence]
    for owner in ("there", "here", "there"):
        await store.release("t1", "here")
        await store.release("t1", "there")
        taken = await store.acquire("t1", owner, NOW + MINUTE, NOW)
        assert taken is not None
        seen.append(taken.fence)
    assert seen == sorted(set(seen))


async def test_a_lease_that_was_given_back_is_free_and_its_fence_void(store: SqlStore, lease: Lease) -> None:
    await store.release("t1", "here")
    with pytest.raises(LeaseLost):
        await store.append("t1", 1, [b"after"], lease.fence)
    assert await store.acquire("t1", "there", NOW + MINUTE, NOW) is not None


async def test_nobody_gives_back_what_is_not_his(store: SqlStore, lease: Lease) -> None:
    await store.release("t1", "there")
    assert await store.acquire("t1", "there", NOW + MINUTE, NOW) is None
    assert await store.append("t1", 1, [b"mine"], lease.fence)


async def test_an_owner_prolongs_all_his_leases_and_no_others(store: SqlStore, lease: Lease) -> None:
    await store.add_table(a_table("t2"), b"opened", "here", NOW + MINUTE, NOW)
    await store.add_table(a_table("t3"), b"opened", "there", NOW + MINUTE, NOW)
    assert await store.renew("here", NOW + 5 * MINUTE) == 2
    assert await store.renew("nobody", NOW + 5 * MINUTE) == 0
    later = NOW + 2 * MINUTE
    got = [await store.acquire(table, "third", later + MINUTE, later) for table in ("t1", "t2", "t3")]
    assert [lease is not None for lease in got] == [False, False, True]


async def test_there_is_no_lease_without_a_table(store: SqlStore) -> None:
    assert await store.acquire("none", "here", NOW + MINUTE, NOW) is None
    await store.release("none", "here")
