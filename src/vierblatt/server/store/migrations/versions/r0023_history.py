"""For whom a player's matches are listed, and whether they are on leaderboards; for everybody, and yes, as before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Makes the columns."""
    op.add_column("accounts", sa.Column("history", sa.Text(), nullable=False, server_default="everybody"))
    op.add_column("accounts", sa.Column("leaderboard", sa.Boolean(), nullable=False, server_default=sa.true()))
