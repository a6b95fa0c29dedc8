"""Who may write to which table: leases, and how long their owners have said that they are there."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, select, update

from vierblatt.server.store.database import Database
from vierblatt.server.store.database_copy import detach_copy
from vierblatt.server.store.port import Lease
from vierblatt.server.store.schema import leases, owners, tables

#: Milliseconds after which nothing is known any more of an owner that did not say that it is there.
FORGOTTEN = 86_400_000
#: No owner says that it is there for longer than this many milliseconds. One that seems to have said so did it before
#: the database's clock was set back, and may be gone: nobody could have its tables until the clock has caught up.
LONGEST = 600_000


class LeaseStore(Database):
    """The part of the store that keeps two owners from one table."""

    async def renew(self, owner: str, span: int) -> bool:
        """An owner says that it is there and will be for `span` milliseconds more; False if that comes too late."""
        mine = owners.c.owner == owner

        def work(connection: Connection) -> bool:
            until = connection.scalar(select(owners.c.until).where(mine).with_for_update())
            now = self._engine.now(connection)  # after whoever was about to take something has done so
            if until is None:
                connection.execute(delete(owners).where(owners.c.until < now - FORGOTTEN))
            put = self._upsert(owners).values(owner=owner, until=now + span)
            connection.execute(put.on_conflict_do_update(index_elements=["owner"], set_={"until": put.excluded.until}))
            return until is not None and _is_there(until, now)

        return await self._write(work)

    async def acquire(self, table: str, owner: str, *, besides: str = "") -> Lease | None:
        """The lease if it is free, over or already the owner's (then with the same fence); None if another's.

        None, too, where somebody is doing something with it just now. besides: an owner from whom it is taken although
        it is there.
        """
        of_table = leases.c.table_id == table

        def work(connection: Connection) -> Lease | None:
            # Who waited here would keep everything waiting that this server writes.
            held = connection.execute(select(leases).where(of_table).with_for_update(skip_locked=True)).one_or_none()
            if held is None:
                return None
            if held.owner == owner:
                return Lease(table=table, owner=owner, fence=held.fence, new=False)
            if held.owner != besides and not self._is_late(connection, held.owner):
                return None
            connection.execute(update(leases).where(of_table).values(owner=owner, fence=held.fence + 1))
            return Lease(table=table, owner=owner, fence=held.fence + 1, new=True)

        return await self._write(work)

    async def release(self, table: str, owner: str) -> None:
        """Gives a lease back; what its owner still appends with the old fence is refused."""
        held = (leases.c.table_id == table) & (leases.c.owner == owner)
        await self._execute(update(leases).where(held).values(owner="", fence=leases.c.fence + 1))

    async def release_all(self, owner: str) -> None:
        """Gives all leases of an owner back, who is not there any more."""

        def work(connection: Connection) -> None:
            connection.execute(update(leases).where(leases.c.owner == owner).values(owner="", fence=leases.c.fence + 1))
            connection.execute(delete(owners).where(owners.c.owner == owner))

        await self._write(work)

    async def free_all(self) -> None:
        """Makes a copy of a database, which nobody has served yet, a database of its own: no table has an owner."""
        await self._write(detach_copy)

    async def held(self, owner: str) -> list[str]:
        """The tables whose lease an owner has, whether it was too late or not."""
        query = select(leases.c.table_id).where(leases.c.owner == owner)
        return await self._read(lambda connection: [*connection.scalars(query)])

    async def holder(self, table: str) -> str:
        """Whose lease nobody else can take now; empty if anybody can."""

        def work(connection: Connection) -> str:
            query = select(leases.c.owner).where(leases.c.table_id == table, self._holds(connection))
            return connection.scalar(query) or ""

        return await self._read(work)

    async def holders(self) -> dict[str, str]:
        """The same of all open tables for which it is not empty."""

        def work(connection: Connection) -> dict[str, str]:
            query = select(leases.c.table_id, leases.c.owner).join(tables, tables.c.id == leases.c.table_id)
            found = connection.execute(query.where(tables.c.open, self._holds(connection)))
            return {row.table_id: row.owner for row in found}

        return await self._read(work)

    def _is_late(self, connection: Connection, owner: str) -> bool:
        """Whether an owner is not there in time, and cannot say that it is until the transaction ends."""
        there = select(owners.c.until).where(owners.c.owner == owner)
        if connection.scalar(there) is None:
            return True
        until = connection.scalar(there.with_for_update(skip_locked=True))  # None: it is saying so just now
        return until is not None and not _is_there(until, self._engine.now(connection))

    def _holds(self, connection: Connection) -> ColumnElement[bool]:
        """Whether the owner of a lease is there in time."""
        now = self._engine.now(connection)
        there = select(owners.c.owner).where(owners.c.until > now, owners.c.until <= now + LONGEST)
        return leases.c.owner.in_(there)


def _is_there(until: int, now: int) -> bool:
    return now < until <= now + LONGEST
