"""Tables that a tournament opens: how it is played there, the places of its players, and the table of each match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

PLAYERS = "tournament_players"


def upgrade() -> None:
    """Makes the columns and the table. Whoever has entered a contestant has its first place."""
    op.add_column("tournaments", sa.Column("tables", sa.Text()))
    op.create_index("ix_tournaments_stage", "tournaments", ["stage"])
    before = sa.table(PLAYERS, *map(sa.column, ("tournament", "contestant", "player")))
    after = sa.table(PLAYERS, *map(sa.column, ("tournament", "contestant", "place", "player")))
    entered = op.get_bind().execute(sa.select(before)).mappings().all()
    op.drop_index("ix_tournament_players_player", PLAYERS)
    op.drop_table(PLAYERS)  # SQLite cannot add a column to a primary key
    _make_players()
    if entered:
        op.bulk_insert(after, [{**row, "place": 0} for row in entered])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("meeting", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "meeting", "number", name="pk_tournament_tables"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_tables_tournament", ondelete="CASCADE"
        ),
    )


def _make_players() -> None:
    op.create_table(
        PLAYERS,
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("contestant", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("invitation", sa.Text()),
        sa.PrimaryKeyConstraint("tournament", "contestant", "place", name="pk_tournament_players"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_players_tournament", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_tournament_players_player", ondelete="CASCADE"),
    )
    op.create_index("ix_tournament_players_player", PLAYERS, ["player"])
