"""Tournaments, their logs, and who entered themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("organiser", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("format", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("open_entry", sa.Boolean(), nullable=False),
        sa.Column("starts", sa.BigInteger()),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("contestants", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("link", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["organiser"], ["accounts.id"], name="fk_tournaments_organiser", ondelete="SET NULL"),
    )
    for column in ("organiser", "created", "changed"):
        op.create_index(f"ix_tournaments_{column}", "tournaments", [column])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("link", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "seq", name="pk_tournament_entries"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_entries_tournament", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("contestant", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "contestant", name="pk_tournament_players"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_players_tournament", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_tournament_players_player", ondelete="CASCADE"),
    )
    op.create_index("ix_tournament_players_player", "tournament_players", ["player"])
