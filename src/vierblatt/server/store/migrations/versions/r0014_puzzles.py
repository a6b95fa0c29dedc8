"""Puzzles: who has solved which, how hard they are, how players stand, and what they are solving now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mode", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("took", sa.BigInteger(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Float()),
        sa.Column("vote", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "puzzle", name="pk_puzzle_attempts"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_puzzle_attempts_player", ondelete="CASCADE"),
    )
    op.create_index("ix_puzzle_attempts_player", "puzzle_attempts", ["player", "at"])
    op.create_index("ix_puzzle_attempts_puzzle", "puzzle_attempts", ["puzzle", "vote"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
    op.create_index("ix_puzzle_ratings_game", "puzzle_ratings", ["game"])
    op.create_table(
        "puzzle_standings",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Float()),
        sa.Column("deviation", sa.Float()),
        sa.Column("volatility", sa.Float()),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("day_right", sa.Boolean(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("best_days", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("best_minutes", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="pk_puzzle_standings"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_puzzle_standings_player", ondelete="CASCADE"),
    )
    op.create_table(
        "puzzle_runs",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("given", sa.BigInteger(), nullable=False),
        sa.Column("theme", sa.Text(), nullable=False),
        sa.Column("line", sa.JSON(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("mistakes", sa.Integer(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "place", name="pk_puzzle_runs"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_puzzle_runs_player", ondelete="CASCADE"),
    )
