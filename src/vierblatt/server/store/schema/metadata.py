"""What all tables of the database belong to, and the column that many of them share."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, MetaData, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def of_player() -> Column[str]:
    """The account to which a row belongs, and with which it goes."""
    return Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True)
