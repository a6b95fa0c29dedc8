"""A SQLite file as the store's database.

SQLite has no network to wait for, but a disk: its work runs in threads, a whole transaction at a time, because every
change between the event loop and a thread costs more than the statement that it is for.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import sqlalchemy
from sqlalchemy import URL, Connection, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from vierblatt.server.store.engine import Result, Work

#: How long SQLite waits for another process that is writing, in seconds.
BUSY = 5.0
#: WAL: readers and the writer do not wait for each other. FULL: a commit is on the disk when it returns.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
#: Threads that read. SQLite reads from memory most of the time, so more would only wait for each other.
READERS = 2


class SqliteEngine:
    """Connections to a SQLite file, and the threads that work on them."""

    def __init__(self, url: URL) -> None:
        self.url = url
        #: For tests and measurements; the store itself goes through `read` and `write`.
        self.core: sqlalchemy.Engine = create_engine(
            url.set(drivername="sqlite"),
            hide_parameters=True,  # secrets and names have no place in messages and logs
            connect_args={"timeout": BUSY, "isolation_level": None},  # sqlite3 must not begin transactions by itself
        )
        event.listen(self.core, "connect", _prepare)
        self._writing = self.core.execution_options(writing=True)
        event.listen(self._writing, "begin", _begin_immediate)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    def transaction(self) -> AbstractContextManager[Connection]:
        """A connection that writes; no other writer comes between."""
        return self._writing.begin()

    @contextmanager
    def moment(self) -> Iterator[Connection]:
        """A connection that only reads, and sees the file as it is when it first does."""
        with self.core.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection

    async def write(self, work: Work[Result]) -> Result:
        """Does work in a transaction that no other writer can come between; it is durable when this returns."""

        def writing() -> Result:
            with self.transaction() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, writing)

    async def read(self, work: Work[Result]) -> Result:
        """Does work that only reads; each of its statements sees what is committed by then."""

        def reading() -> Result:
            with self.core.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    def prepare(self) -> None:
        """Makes the file, if there is none, for its owner alone: it holds secrets. May raise OSError."""
        path = Path(self.url.database or "")
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))

    async def alone(self, work: Work[Result]) -> Result:
        """Does work while no other server does such work: every writer is alone here."""
        return await self.write(work)

    def upsert(self, table: Table) -> sqlite.Insert:
        """An insert that can be told what to do when the row exists."""
        return sqlite.insert(table)

    async def close(self) -> None:
        """Lets the threads end their work and disconnects."""
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self.core.dispose()


def _prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    # A transaction that reads before it writes may find the file changed in between and fail; this one cannot.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
