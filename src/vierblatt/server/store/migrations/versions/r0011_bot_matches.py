"""Matches against bots for the leaderboard, and who won and with which rating, for the curves of a player.

Matches that are already stored keep NULL: no curve and no count includes them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Makes the table and the columns."""
    op.create_table(
        "bot_matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("edge", sa.Float(), nullable=False),
        sa.Column("edge_squares", sa.Float(), nullable=False),
        sa.Column("won", sa.Boolean()),
        sa.PrimaryKeyConstraint("id", name="pk_bot_matches"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_bot_matches_player", ondelete="CASCADE"),
    )
    op.create_index("ix_bot_matches_player", "bot_matches", ["player", "ended"])
    op.create_index("ix_bot_matches_game", "bot_matches", ["game", "preset", "bot"])
    op.add_column("record_seats", sa.Column("won", sa.Boolean()))
    op.add_column("record_seats", sa.Column("mu", sa.Float()))
    op.add_column("record_seats", sa.Column("sigma", sa.Float()))
