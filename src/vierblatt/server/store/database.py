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
from vierblatt.server.store.schema import settings

Struct = TypeVar("Struct")


class Database:
    """What the parts of the store share."""

    def __init__(self, url: str) -> None:
        """Takes a SQLAlchemy URL; connects in `open`. Raises StoreFault ``store-unsupported``."""
        self._engine = dialects.connect(url)
        self._opened: Writer | None = None
        self._held: tuple[Callable[..., Awaitable[Any]], Connection] | None = None  # of a store at one moment

    async def open(self, *, as_it_is: bool = False) -> None:
        """Connects and brings the schema up to date. Raises StoreFault ``store-newer``, ``store-cannot-open``.

        as_it_is: for those who only read: an older schema is refused with ``store-older`` and stays what it is.
        """
        try:
            if as_it_is:
                await self._engine.read(check)
            else:
                self._engine.prepare()
                await self._engine.alone(upgrade)
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
    async def at_one_moment(self) -> AsyncIterator[Self]:
        """This store as it is now, for reading alone, whatever is written meanwhile. Raises StoreFault.

        As long as it is open the database keeps what has changed since beside what was there.
        """
        if self._opened is None:
            raise StoreFault("store-down")
        still = copy.copy(self)
        moment = self._engine.moment()
        with ThreadPoolExecutor(1, thread_name_prefix="store-moment") as thread:  # a connection belongs to one thread
            loop = asyncio.get_running_loop()
            with as_store_faults():
                connection = await loop.run_in_executor(thread, moment.__enter__)
            still._held = partial(loop.run_in_executor, thread), connection  # noqa: SLF001 - it is one of us
            try:
                await still._one(dict, select(settings.c.name).limit(1))  # noqa: SLF001 - from now on it sees the same
                yield still
            finally:
                await loop.run_in_executor(thread, moment.__exit__, None, None, None)

    async def copy_into(self, empty: Database) -> None:
        """Copies everything, as it is at one moment, into an opened store with nothing in it.

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
                found: Result = await in_its_thread(work, connection)
                return found
            return await self._engine.read(work)

    async def _all(self, kind: Callable[..., Struct], query: Executable) -> list[Struct]:
        """What a query finds, each row made into a struct."""
        return await self._read(lambda connection: [kind(**row) for row in connection.execute(query).mappings()])

    async def _one(self, kind: Callable[..., Struct], query: Executable) -> Struct | None:
        """The only row that a query finds."""
        found = await self._all(kind, query)
        return found[0] if found else None

    def _upsert(self, table: Table) -> Upsert:
        """An insert that can be told what to do when the row exists."""
        return self._engine.upsert(table)

    async def _write(self, work: Work[Result]) -> Result:
        return await self._writer.write(work)

    async def _execute(self, statement: Executable) -> int:
        """Writes by one statement; returns how many rows it changed."""

        def work(connection: Connection) -> int:
            return int(connection.execute(statement).rowcount)

        return await self._write(work)
