"""A SQLite file as the store's database.

SQLite waits for a disk, though not for a network. Its work runs in threads, a whole transaction at a time, because
every switch between the event loop and a thread costs more than a statement.
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
#: WAL: readers and the writer do not wait for each other. FULL: a commit is on the disk when it returns. MEMORY: the
#: notes for undoing a statement that fails half way need no file. secure_delete: deleted data is overwritten.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY", "secure_delete=ON")
#: A transaction that reads before it writes can fail because the file has changed in between; this one cannot.
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
            connect_args={"timeout": BUSY, "isolation_level": None},  # sqlite3 must not begin transactions on its own
        )
        super().__init__(url, core, readers=READERS)
        event.listen(core, "connect", _prepare)
        self._writing = core.execution_options(writing=True)
        event.listen(self._writing, "begin", _begin_immediate)
        self._appending: PoolProxiedConnection | None = None  # kept by the writer's thread for appends only

    def transaction(self) -> AbstractContextManager[Connection]:
        """A connection that writes, with all other writers locked out."""
        return self._writing.begin()

    @contextmanager
    def consistent_read(self) -> Iterator[Connection]:
        """A read-only connection that sees the file as it is at its first read."""
        with self.core.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection

    def prepare(self) -> None:
        """Creates the file, if missing, for its owner alone: it contains secrets. May raise OSError."""
        path = Path(self.url.database or "")
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))

    async def exclusively(self, work: Work[Result]) -> Result:
        """Like `write`: in SQLite every writer is alone."""
        return await self.write(work)

    def upsert(self, table: Table) -> sqlite.Insert:
        """An insert with `on_conflict_do_nothing` and `on_conflict_do_update`."""
        return sqlite.insert(table)

    def now(self, connection: Connection) -> int:  # noqa: ARG002 - another database has a clock of its own
        """The time of day: SQLite runs in this process and uses its clock."""
        return time.time_ns() // 1_000_000

    async def close(self) -> None:
        """Lets the threads finish their work and disconnects."""
        await super().close()
        self._close_connection()

    def _append(self, appends: Sequence[Append]) -> Outcomes:
        if self._appending is None:
            self._appending = self.core.raw_connection()
            self._appending.detach()  # from the pool, whose checks would cost time at every move
        connection = cast("sqlite3.Connection", self._appending.dbapi_connection)
        try:
            connection.execute(BEGIN)
            outcomes = append_all(SqliteLogs(connection), appends)
            self.core.dialect.do_commit(self._appending)
        except BaseException:
            self._close_connection()  # this undoes the transaction, whatever state the connection is in
            raise
        return outcomes

    def _close_connection(self) -> None:
        if self._appending is not None:
            self._appending.close()
            self._appending = None


def _from_json(text: str | bytes) -> object:
    """Decodes JSON, or returns the text itself if it is invalid: one such row must not hide the others."""
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
