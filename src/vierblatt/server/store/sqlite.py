"""A SQLite file as the store's database.

SQLite has no network to wait for, but a disk: its work runs in threads, a whole transaction at a time, because every
change between the event loop and a thread costs more than the statement that it is for.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import cast

from sqlalchemy import URL, Connection, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from vierblatt.server.store.appends import Append, Outcomes, append_all
from vierblatt.server.store.engine import Engine, Result, Work
from vierblatt.server.store.sqlite_logs import SqliteLogs

#: How long SQLite waits for another process that is writing, in seconds.
BUSY = 5.0
#: WAL: readers and the writer do not wait for each other. FULL: a commit is on the disk when it returns. What SQLite
#: notes to undo a statement that fails half way need not be a file. What is deleted is overwritten.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY", "secure_delete=ON")
#: A transaction that reads before it writes may find the file changed in between and fail; this one cannot.
BEGIN = "BEGIN IMMEDIATE"
#: Threads that read. SQLite reads from memory most of the time, so more would only wait for each other.
READERS = 2


class SqliteEngine(Engine):
    """Connections to a SQLite file, and the threads that work on them."""

    def __init__(self, url: URL) -> None:
        core = create_engine(
            url.set(drivername="sqlite"),
            hide_parameters=True,  # secrets and names have no place in messages and logs
            json_deserializer=_from_json,
            connect_args={"timeout": BUSY, "isolation_level": None},  # sqlite3 must not begin transactions by itself
        )
        super().__init__(url, core, readers=READERS)
        event.listen(core, "connect", _prepare)
        self._writing = core.execution_options(writing=True)
        event.listen(self._writing, "begin", _begin_immediate)
        self._appending: PoolProxiedConnection | None = None  # which the writer's thread keeps for appends alone

    def transaction(self) -> AbstractContextManager[Connection]:
        """A connection that writes; no other writer comes between."""
        return self._writing.begin()

    @contextmanager
    def moment(self) -> Iterator[Connection]:
        """A connection that only reads, and sees the file as it is when it first does."""
        with self.core.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection

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

    def now(self, connection: Connection) -> int:  # noqa: ARG002 - another database has a clock of its own
        """The time of day: SQLite runs in this process and has no other."""
        return time.time_ns() // 1_000_000

    async def close(self) -> None:
        """Lets the threads end their work and disconnects."""
        await super().close()
        self._hang_up()

    def _append(self, appends: Sequence[Append]) -> Outcomes:
        if self._appending is None:
            self._appending = self.core.raw_connection()
            self._appending.detach()  # from the pool, which would look after it at every move
        connection = cast("sqlite3.Connection", self._appending.dbapi_connection)
        try:
            connection.execute(BEGIN)
            outcomes = append_all(SqliteLogs(connection), appends)
            self.core.dialect.do_commit(self._appending)
        except BaseException:
            self._hang_up()  # which undoes what was begun, whatever state the connection is in
            raise
        return outcomes

    def _hang_up(self) -> None:
        if self._appending is not None:
            self._appending.close()
            self._appending = None


def _from_json(text: str | bytes) -> object:
    """What a text says, or the text itself where it is none: one such row must not hide the others."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def _prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql(BEGIN)
