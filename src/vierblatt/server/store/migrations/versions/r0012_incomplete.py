"""How many deals of a match against bots its player did not play whole; 0 for matches that are already stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Makes the column."""
    op.add_column("bot_matches", sa.Column("incomplete", sa.Integer(), nullable=False, server_default="0"))
