"""All that differs between databases: how to connect, how a writing transaction begins, how to insert or update."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, event, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from vierblatt.server.store.port import StoreFault

#: How long SQLite waits for another process that is writing, in seconds.
BUSY = 5.0
#: WAL: readers and the writer do not wait for each other. FULL: a commit is on the disk when it returns.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def connect(url: str) -> AsyncEngine:
    """An engine for the database at a SQLAlchemy URL; nothing is opened yet. Raises StoreFault ``store-unsupported``.

    Connections with the execution option `writing` begin transactions that no other writer can come between.
    """
    target = make_url(url)
    if target.drivername != "sqlite+aiosqlite" or target.database in {None, "", ":memory:"}:
        raise StoreFault("store-unsupported", database=target.render_as_string(hide_password=True))
    engine = create_async_engine(
        target,
        hide_parameters=True,  # secrets and names have no place in messages and logs
        connect_args={"timeout": BUSY, "isolation_level": None},  # sqlite3 must not begin transactions by itself
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def upsert(table: Table) -> sqlite.Insert:
    """An insert that can be told what to do when the row exists."""
    return sqlite.insert(table)


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads before it writes may find the file changed in between and fail; this one cannot.
    options: dict[str, Any] = dict(connection.get_execution_options())
    if options.get("writing"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
