"""For which players a match counted: if a player left, for that player alone.

Matches that are already stored are not looked up: they count as before, for everyone who sat there.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Makes the column and fills it."""
    op.add_column("record_seats", sa.Column("counted", sa.Boolean()))
    seats = sa.table("record_seats", *map(sa.column, ("record_id", "counted")))
    records = sa.table("records", *map(sa.column, ("id", "rated")))
    rated = sa.select(records.c.rated).where(records.c.id == seats.c.record_id).scalar_subquery()
    op.execute(sa.update(seats).values(counted=rated))
