"""Majlises get a crest, managers, rule sets, standing events and results of events; tournaments know their majlis."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Makes the columns and tables."""
    op.add_column("majlises", sa.Column("crest", sa.JSON()))
    op.add_column("majlises", sa.Column("usual", sa.Text()))
    op.add_column("majlises", sa.Column("version", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("majlis_members", sa.Column("manager", sa.Boolean()))
    op.create_table(
        "majlis_rules",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("majlis", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_majlis_rules"),
        sa.ForeignKeyConstraint(["majlis"], ["majlises.id"], name="fk_majlis_rules_majlis", ondelete="CASCADE"),
    )
    op.create_index("ix_majlis_rules_majlis", "majlis_rules", ["majlis"])
    op.create_table(
        "majlis_events",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("majlis", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("minute", sa.Integer(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("weeks", sa.Integer(), nullable=False),
        sa.Column("lead", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("rules", sa.Text()),
        sa.Column("format", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("maker", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("skipped", sa.JSON(), nullable=False),
        sa.Column("empty", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_majlis_events"),
        sa.ForeignKeyConstraint(["majlis"], ["majlises.id"], name="fk_majlis_events_majlis", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["maker"], ["accounts.id"], name="fk_majlis_events_maker", ondelete="SET NULL"),
    )
    for column in ("majlis", "due", "maker"):
        op.create_index(f"ix_majlis_events_{column}", "majlis_events", [column])
    op.create_table(
        "majlis_event_results",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("majlis", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "player", name="pk_majlis_event_results"),
        sa.ForeignKeyConstraint(["majlis"], ["majlises.id"], name="fk_majlis_event_results_majlis", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_majlis_event_results_player", ondelete="CASCADE"),
    )
    for column in ("majlis", "player"):
        op.create_index(f"ix_majlis_event_results_{column}", "majlis_event_results", [column])
    op.add_column("tournaments", sa.Column("majlis", sa.Text()))
    op.add_column("tournaments", sa.Column("event", sa.Text()))
    op.create_index("ix_tournaments_majlis", "tournaments", ["majlis"])
    op.create_index("ix_tournaments_event", "tournaments", ["event", "starts"], unique=True)
