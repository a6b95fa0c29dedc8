"""Analyses that are waiting for their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "analysis_jobs",
        sa.Column("record_id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=True),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("pieces", sa.Integer(), nullable=False),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("record_id", name="pk_analysis_jobs"),
        sa.UniqueConstraint("player", name="uq_analysis_jobs_player"),
        sa.ForeignKeyConstraint(["record_id"], ["records.id"], name="fk_analysis_jobs_record_id"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_analysis_jobs_player", ondelete="SET NULL"),
    )
