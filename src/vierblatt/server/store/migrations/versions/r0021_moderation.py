"""Reports about players, cases, acts of moderators with their trail, appeals, and how long somebody is silenced."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Makes the tables and the column."""
    op.add_column("accounts", sa.Column("silenced_until", sa.BigInteger(), server_default="0", nullable=False))
    op.create_table(
        "moderators",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_moderators"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_moderators_player", ondelete="CASCADE"),
    )
    op.create_table(
        "cases",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_cases"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_cases_player", ondelete="CASCADE"),
    )
    for column in ("player", "closed"):
        op.create_index(f"ix_cases_{column}", "cases", [column])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("case", sa.Text(), nullable=False),
        sa.Column("reporter", sa.Text()),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["case"], ["cases.id"], name="fk_reports_case", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["reporter"], ["accounts.id"], name="fk_reports_reporter", ondelete="SET NULL"),
    )
    for column in ("case", "reporter"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "report_lines",
        sa.Column("report", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("marked", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("report", "number", name="pk_report_lines"),
        sa.ForeignKeyConstraint(["report"], ["reports.id"], name="fk_report_lines_report", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_report_lines_player", ondelete="CASCADE"),
    )
    op.create_index("ix_report_lines_player", "report_lines", ["player"])
    op.create_table(
        "moderation_acts",
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("case", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("lifts", sa.Integer(), nullable=False),
        sa.Column("administrator", sa.Boolean(), nullable=False),
        sa.Column("player", sa.Text()),
        sa.Column("moderator", sa.Text()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("player_salt", sa.LargeBinary()),
        sa.Column("moderator_salt", sa.LargeBinary()),
        sa.Column("words_salt", sa.LargeBinary()),
        sa.Column("appealed", sa.Boolean(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("link", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("seq", name="pk_moderation_acts"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_moderation_acts_player", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(
            ["moderator"], ["accounts.id"], name="fk_moderation_acts_moderator", ondelete="SET NULL"
        ),
    )
    for column in ("player", "moderator"):
        op.create_index(f"ix_moderation_acts_{column}", "moderation_acts", [column])
    op.create_table(
        "moderation_trail",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("link", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_moderation_trail"),
    )
    op.create_table(
        "appeals",
        sa.Column("act", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("case", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("act", name="pk_appeals"),
        sa.ForeignKeyConstraint(["case"], ["cases.id"], name="fk_appeals_case", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_appeals_player", ondelete="CASCADE"),
    )
    for column in ("case", "player"):
        op.create_index(f"ix_appeals_{column}", "appeals", [column])
    op.create_table(
        "audit_findings",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("relation", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("gain", sa.Float(), nullable=False),
        sa.Column("effect", sa.Float(), nullable=False),
        sa.Column("p", sa.Float(), nullable=False),
        sa.Column("flagged", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("player", "other", "game", "relation", name="pk_audit_findings"),
        sa.ForeignKeyConstraint(["player"], ["accounts.id"], name="fk_audit_findings_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"], name="fk_audit_findings_other", ondelete="CASCADE"),
    )
    op.create_index("ix_audit_findings_other", "audit_findings", ["other"])
