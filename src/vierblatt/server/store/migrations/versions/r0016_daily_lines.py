"""An index by which the latest finished boards in a seat are found without reading the whole day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Makes the index."""
    finished = sa.column("points").is_not(None)
    op.create_index(
        "ix_daily_plays_finished",
        "daily_plays",
        ["game", "day", "board", "seat", "changed"],
        sqlite_where=finished,
        postgresql_where=finished,
    )
