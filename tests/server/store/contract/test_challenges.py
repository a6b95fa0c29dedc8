"""Challenges for passkeys that were answered."""

from __future__ import annotations

import asyncio

from tests.server.store.stores import MINUTE, NOW
from vierblatt.server.store.sql import SqlStore


async def test_a_challenge_is_answered_once_and_forgotten_when_it_is_old(store: SqlStore, elsewhere: SqlStore) -> None:
    answers = [side.use_challenge(b"c1", NOW + MINUTE, NOW) for side in [store, elsewhere] * 3]
    assert sorted(await asyncio.gather(*answers)) == [False] * 5 + [True]
    assert await store.use_challenge(b"c2", NOW + 3 * MINUTE, NOW + MINUTE)
    assert not await elsewhere.use_challenge(b"c1", NOW + MINUTE, NOW + MINUTE)
    assert await store.use_challenge(b"c1", NOW + 3 * MINUTE, NOW + 2 * MINUTE)
    assert not await store.use_challenge(b"c2", NOW + 3 * MINUTE, NOW + 2 * MINUTE)
