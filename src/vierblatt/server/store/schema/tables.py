"""The tables where people play: their logs, who sits there, and which server has the lease."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, Table, Text

from vierblatt.server.store.schema.metadata import metadata


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("secret", LargeBinary, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("open", Boolean, nullable=False, index=True),
    Column("closed", BigInteger),  # when it was closed
    Column("majlis", Text, ForeignKey("majlises.id", ondelete="SET NULL"), index=True),
)

#: Who may have a seat at an open table: everyone who has one, and at times a player who has just left.
sitters = Table(
    "sitters",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, index=True),
)

log = Table(
    "log",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("link", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # stores the entries of a table together, in order
)

#: One row for every table, free (`owner` empty) or not, so that its fence never falls.
leases = Table(
    "leases",
    metadata,
    _of_table(),
    Column("owner", Text, nullable=False, index=True),
    Column("fence", BigInteger, nullable=False),
)

#: Until when each owner's leases are valid, by the clock of the database.
owners = Table(
    "owners",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("info", LargeBinary),  # the public information; NULL if an older version took the snapshot
)
