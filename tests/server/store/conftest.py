from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.store.stores import made as made_in
from vierblatt.server.store.sql import SqlStore


@pytest.fixture(autouse=True)
def tables_are_there() -> None:
    """Not here: these tests are also about making them."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A new store."""
    made = made_in(tmp_path)
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def elsewhere(store: SqlStore, tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A second server's connection to the same database."""
    made = made_in(tmp_path)
    await made.open()
    yield made
    await made.close()
