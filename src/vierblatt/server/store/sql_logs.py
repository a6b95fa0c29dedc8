"""The logs of all tables in any SQL database, for a group of appends; see `vierblatt.server.store.appends`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, bindparam, insert, select

from vierblatt.server.store.appends import Head, Row
from vierblatt.server.store.schema.tables import leases, log

# Every move waits for these statements, so they are built once and not for each group.
_wanted = leases.c.table_id.in_(bindparam("tables", expanding=True))
#: No one can take the lease away until the commit.
_lock = select(leases.c.table_id).where(_wanted).with_for_update().order_by(leases.c.table_id)
_last = select(log.c.seq, log.c.link).where(log.c.table_id == leases.c.table_id).order_by(log.c.seq.desc()).limit(1)
_heads = select(
    leases.c.table_id,
    leases.c.fence,
    _last.with_only_columns(log.c.seq).scalar_subquery(),
    _last.with_only_columns(log.c.link).scalar_subquery(),
).where(_wanted)
_insert = insert(log)
_columns = [column.name for column in log.columns]


class SqlLogs:
    """connection: in a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def heads(self, tables: Iterable[str]) -> dict[str, Head]:
        """See `OpenLogs`."""
        wanted = {"tables": sorted(tables)}
        self._connection.execute(_lock, wanted).all()
        # Only a statement that begins after the lock is sure to see what its previous holder has written.
        rows = self._connection.execute(_heads, wanted)
        return {table: Head(fence, seq, link) for table, fence, seq, link in rows if seq is not None}

    def insert(self, rows: Sequence[Row]) -> None:
        """See `OpenLogs`."""
        self._connection.execute(_insert, [dict(zip(_columns, row, strict=True)) for row in rows])
