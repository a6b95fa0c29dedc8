"""Everything that differs between databases: how to connect, how to run work on a connection, how to upsert."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import TypeVar

import sqlalchemy
from sqlalchemy import URL, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

from vierblatt.server.store.appends import Append, Outcomes, append_all
from vierblatt.server.store.sql_logs import SqlLogs

Result = TypeVar("Result")
#: Work done on a connection in one go. It may be restarted from its beginning, so it must change only the database.
Work = Callable[[Connection], Result]
#: Both have `on_conflict_do_nothing` and `on_conflict_do_update`.
Upsert = sqlite.Insert | postgresql.Insert


class Engine(ABC):
    """A database of some kind, and the threads that work on its connections: one that writes, some that read."""

    def __init__(self, url: URL, core: sqlalchemy.Engine, *, readers: int) -> None:
        self.url = url  #: its location
        self.core = core  #: for tests and measurements; the store itself goes through `read` and `write`
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="store-reader")

    @abstractmethod
    def prepare(self) -> None:
        """Prepares the database for the first connection. May raise OSError."""

    @abstractmethod
    def transaction(self) -> AbstractContextManager[Connection]:
        """A connection that writes; what it wrote is durable when its block ends, or undone if that raises."""

    def long_transaction(self) -> AbstractContextManager[Connection]:
        """Like `transaction`, for work that nobody else waits for and that takes its time."""
        return self.transaction()

    @abstractmethod
    def consistent_read(self) -> AbstractContextManager[Connection]:
        """A read-only connection that sees the database as it is at its first read."""

    @abstractmethod
    async def exclusively(self, work: Work[Result]) -> Result:
        """Like `write`, but never at the same time as another server's `exclusively` on this database."""

    @abstractmethod
    def upsert(self, table: Table) -> Upsert:
        """An insert with `on_conflict_do_nothing` and `on_conflict_do_update`."""

    @abstractmethod
    def now(self, connection: Connection) -> int:
        """The time of day by the database's clock, in milliseconds since 1970."""

    async def write(self, work: Work[Result]) -> Result:
        """Does work in a transaction; it is durable when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._do, work)

    async def append(self, appends: Sequence[Append]) -> Outcomes:
        """Appends to logs in a transaction; every append that was not refused is durable when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._append, appends)

    def reading(self) -> AbstractContextManager[Connection]:
        """A read-only connection; each of its statements sees what is committed by then."""
        return self.core.connect()

    async def read(self, work: Work[Result]) -> Result:
        """Does work on a read-only connection."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def close(self) -> None:
        """Lets the threads finish their work and disconnects."""
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self.core.dispose()

    def _do(self, work: Work[Result]) -> Result:
        with self.transaction() as connection:
            return work(connection)

    def _read(self, work: Work[Result]) -> Result:
        with self.reading() as connection:
            return work(connection)

    def _append(self, appends: Sequence[Append]) -> Outcomes:
        return self._do(lambda connection: append_all(SqlLogs(connection), appends))
