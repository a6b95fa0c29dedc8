"""A store at one moment: what is written meanwhile does not show, and nothing can be written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.accounts.finished import NOW
from tests.server.proving.databases import RATED, fill
from tests.server.store.stores import made
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.proving import prove
from vierblatt.server.store.port import StoreFault
from vierblatt.server.store.sql import SqlStore


async def test_a_consistent_read_does_not_see_later_writes(store: SqlStore, elsewhere: SqlStore) -> None:
    await fill(store)
    before = await store.read(RATED)
    async with store.consistent_read() as still:
        await erase(elsewhere, "p1")
        assert await store.account("p1") is None
        assert await still.account("p1") is not None
        found = await still.record(RATED)
        assert found is not None and found.names[1] == "Player 1"
        assert await still.read(RATED) == before != await store.read(RATED)


async def test_a_consistent_read_cannot_write(store: SqlStore) -> None:
    async with store.consistent_read() as still:
        with pytest.raises(StoreFault, match="store-down"):
            await still.put_setting("key", b"value")
    await store.put_setting("key", b"value")


async def test_a_sound_database_is_verified(store: SqlStore) -> None:
    await fill(store)
    proof = await prove(store, NOW + 10**9)
    assert proof.faults == [] and (proof.tables, proof.records, proof.ratings) == (4, 3, 6)


async def test_opening_for_reading_leaves_the_database_unchanged(store: SqlStore, tmp_path: Path) -> None:
    await fill(store)
    again = made(tmp_path)
    await again.open(as_it_is=True)
    async with again.consistent_read() as still:
        assert await still.record(RATED) == await store.record(RATED)
    await again.close()
