"""Fixtures that save servers time: cheap hashes, plain tracebacks, and a database that has its tables already.

A folder whose tests open servers imports them in its `conftest.py`.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import argon2
import pytest
import structlog

from vierblatt.server.accounts import passwords
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.store.sqlite import SqliteEngine

CHEAP = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes hashes cheap, of the same kind as a server's."""
    monkeypatch.setattr(passwords, "HASHER", CHEAP)


@pytest.fixture(autouse=True)
def plain_log() -> Iterator[None]:
    """Logs without long coloured tracebacks if a server has not configured its log."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
        ]
    )
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database file as it is when a server has only opened it."""

    async def made() -> None:
        store = SqlStore(f"sqlite:///{path}")
        await store.open()
        await store.close()

    path = tmp_path_factory.mktemp("database") / "empty.db"
    asyncio.run(made())
    return path


@pytest.fixture(autouse=True)
def tables_are_there(empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives each new store a file that already has the tables that it would create."""
    usual = SqliteEngine.prepare

    def prepare(engine: SqliteEngine) -> None:
        new = not Path(engine.url.database or "").exists()
        usual(engine)
        if new:
            shutil.copyfile(empty_database, engine.url.database or "")

    monkeypatch.setattr(SqliteEngine, "prepare", prepare)
