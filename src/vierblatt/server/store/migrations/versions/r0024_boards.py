"""Boards of tournaments that the server deals: the secret of each tournament, and which boards are open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "tournament_boards",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", name="pk_tournament_boards"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_boards_tournament", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "opened_boards",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("board", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("packs", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "board", name="pk_opened_boards"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_opened_boards_tournament", ondelete="CASCADE"
        ),
    )
