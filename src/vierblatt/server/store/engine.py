"""All that differs between databases: how to connect, how work is run on a connection, how to insert or update."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

import sqlalchemy
from sqlalchemy import URL, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Result = TypeVar("Result")
#: What is done on a connection, in one go. It may be done anew from its beginning, so it changes only the database.
Work = Callable[[Connection], Result]
#: Both have `on_conflict_do_nothing` and `on_conflict_do_update`.
Upsert = sqlite.Insert | postgresql.Insert


class Engine(Protocol):
    """A database of some kind, and the threads that work on its connections."""

    @property
    def url(self) -> URL:
        """Where it is."""
        ...

    @property
    def core(self) -> sqlalchemy.Engine:
        """For tests and measurements; the store itself goes through `read` and `write`."""
        ...

    def prepare(self) -> None:
        """What is to be done before the first connection. May raise OSError."""
        ...

    def transaction(self) -> AbstractContextManager[Connection]:
        """A connection that writes; what it wrote is durable when its block ends, or undone if that raises."""
        ...

    def moment(self) -> AbstractContextManager[Connection]:
        """A connection that only reads, and sees the database as it is when it first does."""
        ...

    async def write(self, work: Work[Result]) -> Result:
        """Does work in a transaction; it is durable when this returns."""
        ...

    async def read(self, work: Work[Result]) -> Result:
        """Does work that only reads; each of its statements sees what is committed by then."""
        ...

    async def alone(self, work: Work[Result]) -> Result:
        """Like `write`, and while no other server does such work on this database."""
        ...

    def upsert(self, table: Table) -> Upsert:
        """An insert that can be told what to do when the row exists."""
        ...

    async def close(self) -> None:
        """Lets the threads end their work and disconnects."""
        ...
