"""Analyses of matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "analyses",
        sa.Column("record_id", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("record_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["record_id"], ["records.id"], name="fk_analyses_record_id"),
    )
