"""Majlises, their members, and what is said there."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, ForeignKeyConstraint, Table, Text

from vierblatt.server.store.schema.metadata import metadata, of_player

#: link: the id that players know. host: NULL if the host is gone; then the member who joined first is the host. lines:
#: the number of the last line that was said.
majlises = Table(
    "majlises",
    metadata,
    Column("id", Text, primary_key=True),
    Column("link", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("changes", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("latest_table", Text, nullable=False),
    Column("lines", BigInteger, nullable=False),
)


def _of_majlis() -> Column[str]:
    return Column("majlis", Text, ForeignKey("majlises.id", ondelete="CASCADE"), primary_key=True)


majlis_members = Table(
    "majlis_members",
    metadata,
    _of_majlis(),
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("joined", BigInteger, nullable=False),
)

#: The chat of a majlis. id: counted from 1 in each majlis, and never used again.
majlis_lines = Table(
    "majlis_lines",
    metadata,
    _of_majlis(),
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    of_player(),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

majlis_reactions = Table(
    "majlis_reactions",
    metadata,
    Column("majlis", Text, primary_key=True),
    Column("line", BigInteger, primary_key=True, autoincrement=False),
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("emoji", Text, primary_key=True),
    ForeignKeyConstraint(["majlis", "line"], ["majlis_lines.majlis", "majlis_lines.id"], ondelete="CASCADE"),
)
