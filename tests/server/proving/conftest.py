"""A database that is filled once; every test gets a copy of it."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.server.proving.databases import at, fill


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database that the tests copy."""
    path = tmp_path_factory.mktemp("proving") / "filled.db"

    async def make() -> None:
        store = at(path)
        await store.open()
        await fill(store)
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture
def database(filled: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(filled, tmp_path / "games.db"))
