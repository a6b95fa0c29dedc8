"""Friends, follows, blocks and mutes, notices, and challenges to a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "relations",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "kind", "other", name="pk_relations"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_relations_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"], name="fk_relations_other", ondelete="CASCADE"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])
    op.create_table(
        "people_settings",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("reachable_by", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_people_settings"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_people_settings_player", ondelete="CASCADE"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("sender", sa.Text()),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("read", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_notices_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["sender"], ["accounts.id"], name="fk_notices_sender", ondelete="CASCADE"),
    )
    op.create_table(
        "match_challenges",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("challenger", sa.Text(), nullable=False),
        sa.Column("challenged", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_match_challenges"),
        sa.ForeignKeyConstraint(
            ["challenger"], ["accounts.id"], name="fk_match_challenges_challenger", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["challenged"], ["accounts.id"], name="fk_match_challenges_challenged", ondelete="CASCADE"
        ),
    )
    for table, column in (
        ("notices", "player"), ("notices", "sender"), ("match_challenges", "challenger"),
        ("match_challenges", "challenged"),
    ):  # fmt: skip
        op.create_index(f"ix_{table}_{column}", table, [column])
