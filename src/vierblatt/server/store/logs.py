"""Tables, their logs, snapshots and leases."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert, select, update

from vierblatt.server.store.appends import Append
from vierblatt.server.store.chain import genesis, next_link
from vierblatt.server.store.database import Database
from vierblatt.server.store.port import Lease, LogEntry, SeqTaken, Snapshot, TableRow
from vierblatt.server.store.schema import leases, log, snapshots, tables


class Logs(Database):
    """The part of the store that tables live from."""

    async def add_table(
        self,
        row: TableRow,
        first: bytes,
        owner: str,
        until: int,
        now: int,  # noqa: ARG002 - the port has it, for stores whose leases run by another clock
    ) -> tuple[LogEntry, Lease]:
        """A new table with the first entry of its log and a lease for its owner, at once."""
        entry = LogEntry(seq=0, body=first, link=next_link(genesis(row.id), first))
        lease = Lease(table=row.id, owner=owner, fence=1, until=until)

        def work(connection: Connection) -> None:
            new = self._upsert(tables).values(msgspec.structs.asdict(row)).on_conflict_do_nothing(index_elements=["id"])
            if connection.scalar(new.returning(tables.c.id)) is None:
                raise SeqTaken("seq-taken", table=row.id, seq=0)
            connection.execute(insert(log).values(table_id=row.id, **msgspec.structs.asdict(entry)))
            connection.execute(insert(leases).values(table_id=row.id, owner=owner, fence=1, until=until))

        await self._write(work)
        return entry, lease

    async def table(self, table: str) -> TableRow | None:
        """A table's row."""
        return await self._one(TableRow, select(tables).where(tables.c.id == table))

    async def open_tables(self) -> list[TableRow]:
        """Tables at which something can still happen, oldest first."""
        query = select(tables).where(tables.c.open).order_by(tables.c.opened, tables.c.id)
        return await self._all(TableRow, query)

    async def close_table(self, table: str) -> None:
        """Nothing more will happen there."""
        await self._execute(update(tables).where(tables.c.id == table).values(open=False))

    async def all_tables(self, *, after: str = "", limit: int = 100) -> list[TableRow]:
        """Every table there ever was, by id: for checks of the whole database."""
        return await self._all(TableRow, select(tables).where(tables.c.id > after).order_by(tables.c.id).limit(limit))

    async def append(self, table: str, first_seq: int, bodies: Sequence[bytes], fence: int) -> list[LogEntry]:
        """Appends entries, all or none, and returns when they are durable. Raises SeqTaken, LeaseLost."""
        return await self._writer.append(Append(table, first_seq, tuple(bodies), fence))

    async def read(self, table: str, since: int = 0) -> list[LogEntry]:
        """The log from seq `since` on."""
        query = select(log.c.seq, log.c.body, log.c.link).where(log.c.table_id == table, log.c.seq >= since)
        return await self._all(LogEntry, query.order_by(log.c.seq))

    async def put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keeps a snapshot in place of an older one."""
        put = self._upsert(snapshots).values(table_id=table, seq=snapshot.seq, body=snapshot.body)
        new = put.excluded
        await self._execute(
            put.on_conflict_do_update(
                index_elements=["table_id"], set_={"seq": new.seq, "body": new.body}, where=snapshots.c.seq <= new.seq
            )
        )

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot."""
        return await self._one(Snapshot, select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.table_id == table))

    async def acquire(self, table: str, owner: str, until: int, now: int) -> Lease | None:
        """The lease if it is free, over or already the owner's (then with the same fence); None if another's."""
        of_table = leases.c.table_id == table

        def work(connection: Connection) -> Lease | None:
            held = connection.execute(select(leases).where(of_table).with_for_update()).one_or_none()
            if held is None or (held.owner not in {"", owner} and held.until > now):
                return None
            fence = held.fence if held.owner == owner else held.fence + 1
            connection.execute(update(leases).where(of_table).values(owner=owner, fence=fence, until=until))
            return Lease(table=table, owner=owner, fence=fence, until=until)

        return await self._write(work)

    async def renew(self, owner: str, until: int) -> int:
        """Prolongs all leases of an owner; returns how many."""
        return await self._execute(update(leases).where(leases.c.owner == owner).values(until=until))

    async def release(self, table: str, owner: str) -> None:
        """Gives a lease back; what its owner still appends with the old fence is refused."""
        held = (leases.c.table_id == table) & (leases.c.owner == owner)
        await self._execute(update(leases).where(held).values(owner="", fence=leases.c.fence + 1, until=0))
