"""Majlises, their members and chats, and which table was opened for which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Makes the tables and the column."""
    op.create_table(
        "majlises",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("link", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("host", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("latest_table", sa.Text(), nullable=False),
        sa.Column("lines", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_majlises"),
        sa.UniqueConstraint("link", name="uq_majlises_link"),
        sa.ForeignKeyConstraint(["host"], ["accounts.id"], name="fk_majlises_host", ondelete="SET NULL"),
    )
    op.create_index("ix_majlises_host", "majlises", ["host"])
    op.create_table(
        "majlis_members",
        sa.Column("majlis", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("majlis", "player", name="pk_majlis_members"),
        sa.ForeignKeyConstraint(["majlis"], ["majlises.id"], name="fk_majlis_members_majlis", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_majlis_members_player", ondelete="CASCADE"),
    )
    op.create_index("ix_majlis_members_player", "majlis_members", ["player"])
    op.create_table(
        "majlis_lines",
        sa.Column("majlis", sa.Text(), nullable=False),
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("majlis", "id", name="pk_majlis_lines"),
        sa.ForeignKeyConstraint(["majlis"], ["majlises.id"], name="fk_majlis_lines_majlis", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_majlis_lines_player", ondelete="CASCADE"),
    )
    op.create_index("ix_majlis_lines_player", "majlis_lines", ["player"])
    op.create_table(
        "majlis_reactions",
        sa.Column("majlis", sa.Text(), nullable=False),
        sa.Column("line", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("emoji", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("majlis", "line", "player", "emoji", name="pk_majlis_reactions"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_majlis_reactions_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["majlis", "line"],
            ["majlis_lines.majlis", "majlis_lines.id"],
            name="fk_majlis_reactions_majlis",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_majlis_reactions_player", "majlis_reactions", ["player"])
    # Within the column, as SQLite cannot add a constraint to a table.
    op.execute(
        "ALTER TABLE tables ADD COLUMN majlis TEXT CONSTRAINT fk_tables_majlis"
        " REFERENCES majlises (id) ON DELETE SET NULL"
    )
    op.create_index("ix_tables_majlis", "tables", ["majlis"])
