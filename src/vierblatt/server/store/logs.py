"""Tables, their logs and snapshots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from vierblatt.server.store.appends import Append, Head, continued
from vierblatt.server.store.chain import genesis
from vierblatt.server.store.database import Database
from vierblatt.server.store.port import Lease, LogEntry, MatchKey, Outdated, SeqTaken, Snapshot, TableRow
from vierblatt.server.store.schema.majlises import majlises
from vierblatt.server.store.schema.tables import leases, log, sitters, snapshots, tables
from vierblatt.server.store.tournament_tables import add_match


class Logs(Database):
    """The part of the store for tables, their logs and snapshots."""

    async def add_table(
        self,
        row: TableRow,
        bodies: Sequence[bytes],
        owner: str,
        *,
        seated: Sequence[str] = (),
        after: str | None = None,
        match: MatchKey | None = None,
    ) -> tuple[LogEntry, Lease]:
        """See `TablesPort`. Within one transaction, so that no other task loads a table that is half there."""
        entries = list(continued(Head(fence=1, seq=-1, link=genesis(row.id)), bodies))
        lease = Lease(table=row.id, owner=owner, fence=1, new=True)

        def work(connection: Connection) -> None:
            if match is not None:
                add_match(connection, match, row.id)
            fields = msgspec.structs.asdict(row)
            if row.majlis is not None and not _is_latest(connection, row, after):
                fields["majlis"] = None
            new = self._upsert(tables).values(fields).on_conflict_do_nothing(index_elements=["id"])
            if connection.scalar(new.returning(tables.c.id)) is None:
                raise SeqTaken("seq-taken", table=row.id, seq=0)
            rows = [{"table_id": row.id, **msgspec.structs.asdict(entry)} for entry in entries]
            connection.execute(insert(log).values(rows))
            connection.execute(insert(leases).values(table_id=row.id, owner=owner, fence=1))
            if seated:
                connection.execute(insert(sitters).values([{"player": each, "table_id": row.id} for each in seated]))

        await self._write(work)
        return entries[0], lease

    async def table(self, table: str) -> TableRow | None:
        """A table's row, or None."""
        return await self._one(TableRow, select(tables).where(tables.c.id == table))

    async def open_tables(self) -> list[TableRow]:
        """All open tables, oldest first."""
        query = select(tables).where(tables.c.open).order_by(tables.c.opened, tables.c.id)
        return await self._all(TableRow, query)

    async def close_table(self, table: str) -> None:
        """Marks a table as closed; it no longer counts among the tables of its players."""

        def work(connection: Connection) -> None:
            now = self._engine.now(connection)
            still = (tables.c.id == table) & tables.c.open
            connection.execute(update(tables).where(still).values(open=False, closed=now))
            connection.execute(delete(sitters).where(sitters.c.table_id == table))

        await self._write(work)

    async def all_tables(self, *, after: str = "", limit: int = 100) -> list[TableRow]:
        """A page of all tables that ever existed, by id, for checks of the whole database."""
        return await self._all(TableRow, select(tables).where(tables.c.id > after).order_by(tables.c.id).limit(limit))

    async def append(self, table: str, first_seq: int, bodies: Sequence[bytes], fence: int) -> list[LogEntry]:
        """Appends entries, all or none, and returns when they are durable. Raises SeqTaken, LeaseLost."""
        return await self._writer.append(Append(table, first_seq, tuple(bodies), fence))

    async def read(self, table: str, since: int = 0) -> list[LogEntry]:
        """The log from seq `since` on."""
        query = select(log.c.seq, log.c.body, log.c.link).where(log.c.table_id == table, log.c.seq >= since)
        return await self._all(LogEntry, query.order_by(log.c.seq))

    async def put_snapshot(self, table: str, snapshot: Snapshot, fence: int | None = None) -> None:
        """Stores a snapshot in place of an older one; fence: only if the table's lease has this fence."""
        put = self._upsert(snapshots).values(table_id=table, **msgspec.structs.asdict(snapshot))
        new = put.excluded
        put = put.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"seq": new.seq, "body": new.body, "info": new.info},
            where=snapshots.c.seq <= new.seq,
        )
        held = select(leases.c.fence).where(leases.c.table_id == table).with_for_update()

        def work(connection: Connection) -> None:
            if fence is None or connection.scalar(held) == fence:
                connection.execute(put)

        await self._write(work)

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot, or None."""
        columns = snapshots.c.seq, snapshots.c.body, snapshots.c.info
        return await self._one(Snapshot, select(*columns).where(snapshots.c.table_id == table))


def _is_latest(connection: Connection, row: TableRow, after: str | None) -> bool:
    """Notes a new table in its majlis; returns False if that is gone. Raises Outdated if `after` is not the latest."""
    of_row = majlises.c.id == row.majlis
    latest = connection.scalar(select(majlises.c.latest_table).where(of_row).with_for_update())
    if latest is None:
        return False
    if after is not None and latest != after:
        raise Outdated("store-conflict")
    connection.execute(update(majlises).where(of_row).values(latest_table=row.id))
    return True
