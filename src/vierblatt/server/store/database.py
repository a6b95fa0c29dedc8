"""The connection to a database: opening it, reading from it, writing through the one writer."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, Executable, Table, exc, select

from vierblatt.server.store import dialects
from vierblatt.server.store.database_copy import copy_database
from vierblatt.server.store.engine import Result, Upsert, Work
from vierblatt.server.store.faults import as_store_faults
from vierblatt.server.store.group import Writer
from vierblatt.server.store.migrations import check, upgrade
from vierblatt.server.store.port import StoreFault
from vierblatt.server.store.schema.settings import settings

Struct = TypeVar("Struct")


class Database:
    """The base of all parts of the store."""

    def __init__(self, url: str) -> None:
        """Takes a SQLAlchemy URL; connects in `open`. Raises StoreFault ``store-unsupported``."""
        self._engine = dialects.connect(url)
        self._opened: Writer | None = None
        self._held: tuple[Callable[..., Awaitable[Any]], Connection] | None = None  # set by `consistent_read`

    async def open(self, *, as_it_is: bool = False) -> None:
        """Connects and brings the schema up to date. Raises StoreFault ``store-newer``, ``store-cannot-open``.

        as_it_is: for reading only: an older schema is not upgraded but refused with ``store-older``.
        """
        try:
            if as_it_is:
                await self._engine.read(check)
            else:
                self._engine.prepare()
                await self._engine.exclusively(upgrade)
        except (exc.DBAPIError, OSError) as fault:
            await self._engine.close()
            reason = str(fault.orig if isinstance(fault, exc.DBAPIError) else fault.strerror or fault)
            raise StoreFault("store-cannot-open", database=str(self._engine.url.database), reason=reason) from fault
        except StoreFault:
            await self._engine.close()
            raise
        self._opened = Writer(self._engine)

    async def close(self) -> None:
        """Writes what is waiting and disconnects."""
        if self._opened is not None:
            await self._opened.stop()
            self._opened = None
        await self._engine.close()

    @asynccontextmanager
    async def consistent_read(self) -> AsyncIterator[Self]:
        """This store as it is now, read-only and unaffected by later writes. Raises StoreFault.

        While it is open, the database keeps the old version of everything that changes.
        """
        if self._opened is None:
            raise StoreFault("store-down")
        frozen = copy.copy(self)
        reading = self._engine.consistent_read()
        with ThreadPoolExecutor(1, thread_name_prefix="store-moment") as thread:  # a connection belongs to one thread
            loop = asyncio.get_running_loop()
            with as_store_faults():
                connection = await loop.run_in_executor(thread, reading.__enter__)
            frozen._held = partial(loop.run_in_executor, thread), connection  # noqa: SLF001 - the same class
            try:
                await frozen._one(dict, select(settings.c.name).limit(1))  # noqa: SLF001 - this fixes the moment
                yield frozen
            finally:
                await loop.run_in_executor(thread, reading.__exit__, None, None, None)

    async def copy_into(self, empty: Database) -> None:
        """Copies everything, as it is at one moment, into an opened, empty store.

        Raises StoreFault ``store-not-empty``.
        """
        with as_store_faults():
            await asyncio.to_thread(copy_database, self._engine, empty._engine)

    @property
    def _writer(self) -> Writer:
        if self._opened is None or self._held is not None:
            raise StoreFault("store-down")
        return self._opened

    async def _read(self, work: Work[Result]) -> Result:
        if self._opened is None:
            raise StoreFault("store-down")
        with as_store_faults():
            if self._held is not None:
                in_its_thread, connection = self._held
                result: Result = await in_its_thread(work, connection)
                return result
            return await self._engine.read(work)

    async def _all(self, kind: Callable[..., Struct], query: Executable) -> list[Struct]:
        """The rows of a query, each made into a struct."""
        return await self._read(lambda connection: [kind(**row) for row in connection.execute(query).mappings()])

    async def _one(self, kind: Callable[..., Struct], query: Executable) -> Struct | None:
        """The first row of a query, or None."""
        rows = await self._all(kind, query)
        return rows[0] if rows else None

    def _upsert(self, table: Table) -> Upsert:
        """An insert with `on_conflict_do_nothing` and `on_conflict_do_update`."""
        return self._engine.upsert(table)

    async def _write(self, work: Work[Result]) -> Result:
        return await self._writer.write(work)

    async def _execute(self, statement: Executable) -> int:
        """Executes one writing statement; returns how many rows it changed."""

        def work(connection: Connection) -> int:
            return int(connection.execute(statement).rowcount)

        return await self._write(work)
