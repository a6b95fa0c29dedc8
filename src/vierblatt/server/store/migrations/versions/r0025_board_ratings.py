"""Ratings from boards of tournaments beside those from matches, and the tournaments that change them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Makes the column, a part of the primary key, and the tables."""
    with op.batch_alter_table("ratings") as ratings:
        ratings.add_column(sa.Column("kind", sa.Text(), nullable=False, server_default="match"))
        ratings.drop_constraint("pk_ratings", type_="primary")
        ratings.create_primary_key("pk_ratings", ["player", "game", "preset", "kind"])
    op.create_table(
        "rated_tournaments",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("tournament", name="pk_rated_tournaments"),
    )
    op.create_index("ix_rated_tournaments_at", "rated_tournaments", ["at"])
    op.create_table(
        "rated_places",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("contestant", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "contestant", "place", name="pk_rated_places"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["rated_tournaments.tournament"], name="fk_rated_places_tournament", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_rated_places_player", "rated_places", ["player"])
