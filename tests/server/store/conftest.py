from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.store.stores import KINDS
from vierblatt.server.store.sql import SqlStore


@pytest.fixture(params=sorted(KINDS))
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of store in turn."""
    return str(request.param)


@pytest.fixture
async def store(kind: str, tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A new store."""
    made = KINDS[kind](tmp_path)
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def elsewhere(kind: str, store: SqlStore, tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A second server's connection to the same database."""
    made = KINDS[kind](tmp_path)
    await made.open()
    yield made
    await made.close()
