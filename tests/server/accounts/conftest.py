from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.quick_server import CHEAP
from vierblatt.server.accounts.accounts import Accounts
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.store.port import Store
from vierblatt.server.store.sql import SqlStore


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store in a file of its own."""
    made = SqlStore(f"sqlite:///{tmp_path / 'accounts.db'}")
    await made.open()
    yield made
    await made.close()


@pytest.fixture
def identity(store: Store) -> Identity:
    return Identity(store)


@pytest.fixture
def accounts(store: Store, identity: Identity) -> Accounts:
    return Accounts(store, identity, Passwords(2, CHEAP))
