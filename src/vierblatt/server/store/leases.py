"""Who may write to which table: leases, and until when their owners have renewed them."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, select, update

from vierblatt.server.store.database import Database
from vierblatt.server.store.database_copy import detach_copy
from vierblatt.server.store.port import Lease
from vierblatt.server.store.schema.tables import leases, owners, tables

#: Milliseconds after which an owner that has not renewed its leases is forgotten.
FORGOTTEN = 86_400_000
#: No owner renews its leases for longer than this many milliseconds. An owner that seems to have done so did it before
#: the database's clock was set back, and may be gone: its tables would be blocked until the clock had caught up.
LONGEST = 600_000


class LeaseStore(Database):
    """The part of the store that ensures that no table has two owners."""

    async def renew(self, owner: str, span: int) -> bool:
        """Renews all leases of an owner for `span` milliseconds; returns False if it is too late for that."""
        mine = owners.c.owner == owner

        def work(connection: Connection) -> bool:
            until = connection.scalar(select(owners.c.until).where(mine).with_for_update())
            now = self._engine.now(connection)  # read after the lock, which may have waited for another transaction
            if until is None:
                connection.execute(delete(owners).where(owners.c.until < now - FORGOTTEN))
            put = self._upsert(owners).values(owner=owner, until=now + span)
            connection.execute(put.on_conflict_do_update(index_elements=["owner"], set_={"until": put.excluded.until}))
            return until is not None and _is_there(until, now)

        return await self._write(work)

    async def acquire(self, table: str, owner: str, *, besides: str = "") -> Lease | None:
        """Takes a lease that is free, expired or already the owner's (then with the same fence); None if another's.

        Also None while another transaction uses it. besides: an owner from which it is taken even if that owner renews
        in time.
        """
        of_table = leases.c.table_id == table

        def work(connection: Connection) -> Lease | None:
            # Waiting here would hold up everything that this server writes.
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
        """Releases a lease; appends with the old fence are refused from then on."""
        held = (leases.c.table_id == table) & (leases.c.owner == owner)
        await self._execute(update(leases).where(held).values(owner="", fence=leases.c.fence + 1))

    async def release_all(self, owner: str) -> None:
        """Releases all leases of an owner that is leaving."""

        def work(connection: Connection) -> None:
            connection.execute(update(leases).where(leases.c.owner == owner).values(owner="", fence=leases.c.fence + 1))
            connection.execute(delete(owners).where(owners.c.owner == owner))

        await self._write(work)

    async def free_all(self) -> None:
        """Detaches a copy of a database, not yet in use, from the original: no table has an owner."""
        await self._write(detach_copy)

    async def held(self, owner: str) -> list[str]:
        """The tables whose lease an owner has, expired or not."""
        query = select(leases.c.table_id).where(leases.c.owner == owner)
        return await self._read(lambda connection: [*connection.scalars(query)])

    async def holder(self, table: str) -> str:
        """The owner of a table's lease if no other can take it now; otherwise empty."""

        def work(connection: Connection) -> str:
            query = select(leases.c.owner).where(leases.c.table_id == table, self._holds(connection))
            return connection.scalar(query) or ""

        return await self._read(work)

    async def holders(self) -> dict[str, str]:
        """Like `holder`, for all open tables whose lease has such an owner."""

        def work(connection: Connection) -> dict[str, str]:
            query = select(leases.c.table_id, leases.c.owner).join(tables, tables.c.id == leases.c.table_id)
            rows = connection.execute(query.where(tables.c.open, self._holds(connection)))
            return {row.table_id: row.owner for row in rows}

        return await self._read(work)

    def _is_late(self, connection: Connection, owner: str) -> bool:
        """Whether an owner has not renewed in time, and cannot do so until the transaction ends."""
        query = select(owners.c.until).where(owners.c.owner == owner)
        if connection.scalar(query) is None:
            return True
        until = connection.scalar(query.with_for_update(skip_locked=True))  # None: it is renewing just now
        return until is not None and not _is_there(until, self._engine.now(connection))

    def _holds(self, connection: Connection) -> ColumnElement[bool]:
        """The condition that the owner of a lease has renewed in time."""
        now = self._engine.now(connection)
        in_time = select(owners.c.owner).where(owners.c.until > now, owners.c.until <= now + LONGEST)
        return leases.c.owner.in_(in_time)


def _is_there(until: int, now: int) -> bool:
    return now < until <= now + LONGEST
