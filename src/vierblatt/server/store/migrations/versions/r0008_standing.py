"""How open tables stand: who may sit there, what everybody may see of them, and since when tables are closed.

When tables were closed before this revision is unknown: they count as closed when they were opened.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Makes the table, the columns and the index."""
    op.create_table(
        "sitters",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_sitters"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sitters_table_id"),
    )
    op.create_index("ix_sitters_table_id", "sitters", ["table_id"])
    op.add_column("snapshots", sa.Column("info", sa.LargeBinary()))
    op.add_column("tables", sa.Column("closed", sa.BigInteger()))
    op.create_index("ix_tables_host", "tables", ["host"])
    _fill()


def _fill() -> None:
    tables = sa.table("tables", *map(sa.column, ("id", "opened", "open", "closed")))
    log = sa.table("log", *map(sa.column, ("table_id", "body")))
    sitters = sa.table("sitters", *map(sa.column, ("player", "table_id")))
    op.execute(sa.update(tables).where(tables.c.open.is_(sa.false())).values(closed=tables.c.opened))
    connection, found = op.get_bind(), set[tuple[str, str]]()
    for table in [*connection.scalars(sa.select(tables.c.id).where(tables.c.open.is_(sa.true())))]:
        for body in connection.scalars(sa.select(log.c.body).where(log.c.table_id == table)):
            entry = json.loads(bytes(body))
            if entry.get("entry") == "sat":
                found.add((entry["player"], table))
    if found:
        connection.execute(sa.insert(sitters), [{"player": player, "table_id": table} for player, table in found])
