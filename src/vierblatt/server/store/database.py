"""The connection to a database: opening it, reading from it, writing through the one writer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Executable, exc
from sqlalchemy.ext.asyncio import AsyncConnection

from vierblatt.server.store import dialects
from vierblatt.server.store.faults import as_store_faults
from vierblatt.server.store.group import Result, Writer
from vierblatt.server.store.migrations import upgrade
from vierblatt.server.store.port import StoreFault

Struct = TypeVar("Struct")


class Database:
    """What the parts of the store share."""

    def __init__(self, url: str) -> None:
        """Takes a SQLAlchemy URL; connects in `open`."""
        self._engine = dialects.connect(url)
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Connects and migrates. Raises StoreFault: ``store-newer``, ``store-cannot-open``."""
        try:
            async with self._engine.execution_options(writing=True).begin() as connection:
                await connection.run_sync(upgrade)
        except (exc.DBAPIError, OSError) as fault:
            await self._engine.dispose()
            reason = str(fault.orig if isinstance(fault, exc.DBAPIError) else fault)
            raise StoreFault("store-cannot-open", database=str(self._engine.url), reason=reason) from fault
        except StoreFault:
            await self._engine.dispose()
            raise
        self._writer = Writer(self._engine)

    async def close(self) -> None:
        """Writes what is waiting and disconnects."""
        if self._writer is not None:
            await self._writer.stop()
        await self._engine.dispose()

    @property
    def writer(self) -> Writer:
        """The one that writes. Raises StoreFault ``store-down`` before `open`."""
        if self._writer is None:
            raise StoreFault("store-down")
        return self._writer

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with as_store_faults():
            async with self._engine.connect() as connection:
                yield connection

    async def _all(self, kind: Callable[..., Struct], query: Executable) -> list[Struct]:
        """What a query finds, each row made into a struct."""
        async with self._reading() as connection:
            return [kind(**row) for row in (await connection.execute(query)).mappings()]

    async def _one(self, kind: Callable[..., Struct], query: Executable) -> Struct | None:
        """The only row that a query finds."""
        found = await self._all(kind, query)
        return found[0] if found else None

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        return await self.writer.write(work)

    async def _execute(self, statement: Executable, rows: Sequence[dict[str, Any]] | None = None) -> int:
        """Writes by one statement; returns how many rows it changed."""

        async def work(connection: AsyncConnection) -> int:
            return int((await connection.execute(statement, rows)).rowcount)

        return await self.writer.write(work)
