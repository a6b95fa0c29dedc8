"""Owners register once for all their leases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes the table of owners; every process that has leases registers again."""
    op.create_table(
        "owners",
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("owner", name="pk_owners"),
    )
    op.drop_column("leases", "until")
