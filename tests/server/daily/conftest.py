from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.daily.playing import Deals, make_day
from tests.server.store.stores import an_account, sqlite
from vierblatt.server.store.sql import SqlStore

PLAYERS = ("amal", "badr", "clara", "dina", "emir", "faris")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A store with a few players; amal and badr are registered."""
    made = sqlite(tmp_path)
    await made.open()
    for name in PLAYERS:
        registered = {"login": name, "password": "hash"} if name in PLAYERS[:2] else {}
        await made.add_account(an_account(name, **registered))
    yield made
    await made.close()


@pytest.fixture
async def deals(store: SqlStore) -> AsyncIterator[Deals]:
    """The daily deals of a server; it is noon, and the cards of Baloot are always the same."""
    made = Deals(store)
    await make_day(store, "baloot")
    yield made
    await made.stop()
    made.workers.stop()
