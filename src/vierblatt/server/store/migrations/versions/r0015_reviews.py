"""Reviews of finished matches, and what is in their slots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("record_id", sa.Text(), nullable=False),
        sa.Column("opener", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reviews"),
        sa.ForeignKeyConstraint(["record_id"], ["records.id"], name="fk_reviews_record_id"),
        sa.ForeignKeyConstraint(["opener"], ["accounts.id"], name="fk_reviews_opener", ondelete="SET NULL"),
    )
    for column in ("record_id", "opener", "changed"):
        op.create_index(f"ix_reviews_{column}", "reviews", [column])
    op.create_table(
        "review_items",
        sa.Column("review", sa.Text(), nullable=False),
        sa.Column("slot", sa.Text(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.Text()),
        sa.Column("author", sa.Text()),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("review", "slot", name="pk_review_items"),
        sa.ForeignKeyConstraint(["review"], ["reviews.id"], name="fk_review_items_review", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_review_items_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["author"], ["accounts.id"], name="fk_review_items_author", ondelete="SET NULL"),
    )
    for column in ("player", "author"):
        op.create_index(f"ix_review_items_{column}", "review_items", [column])
