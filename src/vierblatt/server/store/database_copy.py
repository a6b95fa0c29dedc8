"""Copies a whole database into one of another kind: a backup of PostgreSQL is a SQLite file like any other backup.

A server can also move this way: back up one database and restore the file into the other.
"""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select, update

from vierblatt.server.store.engine import Engine
from vierblatt.server.store.port import BUS_KEY, CLUSTER, StoreFault
from vierblatt.server.store.schema import metadata
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.settings import settings
from vierblatt.server.store.schema.tables import leases, owners, tables

#: Rows that are in memory at once.
ROWS = 1000


def copy_database(source: Engine, target: Engine) -> None:
    """Copies all rows as they are at one moment, all or none, and detaches the copy from the original.

    Both must have the newest schema. Raises StoreFault ``store-not-empty``.
    """
    with source.consistent_read() as reading, target.long_transaction() as writing:
        if any(writing.scalar(select(func.count()).select_from(each)) for each in (tables, accounts)):
            raise StoreFault("store-not-empty")
        for table in metadata.sorted_tables:
            writing.execute(table.delete())  # what a new database already has, such as a server's settings
            rows = reading.execution_options(yield_per=ROWS).execute(select(table)).mappings()
            for part in rows.partitions():
                writing.execute(insert(table), [dict(row) for row in part])
        detach_copy(writing)


def detach_copy(copy: Connection) -> None:
    """Removes the owners of all tables from a copy, and what would join its servers to the nodes of the original."""
    copy.execute(update(leases).values(owner="", fence=leases.c.fence + 1))
    copy.execute(owners.delete())
    copy.execute(settings.delete().where(settings.c.name.in_((CLUSTER, BUS_KEY))))
