"""Daily deals: the secrets of days, the boards of players, and how the bot plays each board."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "daily_days",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("behaviour", sa.Integer(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "day", name="pk_daily_days"),
    )
    op.create_table(
        "daily_plays",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("board", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("points", sa.Float()),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "day", "player", "board", name="pk_daily_plays"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_daily_plays_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["game", "day"], ["daily_days.game", "daily_days.day"], name="fk_daily_plays_game", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_daily_plays_player", "daily_plays", ["player", "day"])
    op.create_table(
        "daily_references",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("board", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("margins", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("game", "day", "board", name="pk_daily_references"),
        sa.ForeignKeyConstraint(
            ["game", "day"], ["daily_days.game", "daily_days.day"], name="fk_daily_references_game", ondelete="CASCADE"
        ),
    )
