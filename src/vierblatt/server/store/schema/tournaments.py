"""Tournaments: their logs, and who entered themselves."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, Table, Text

from vierblatt.server.store.schema.metadata import metadata


def _of_tournament() -> Column[str]:
    return Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


#: id: the link. seq: how many entries the log has; link: the last one of their chain.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("organiser", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("format", Text, nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
    Column("changed", BigInteger, nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("open_entry", Boolean, nullable=False),
    Column("starts", BigInteger),
    Column("place", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("contestants", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("link", LargeBinary, nullable=False),
)

tournament_entries = Table(
    "tournament_entries",
    metadata,
    _of_tournament(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("link", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # stores the entries of a tournament together, in order
)

#: Contestants who entered themselves. Before their account goes, their names go from the log.
tournament_players = Table(
    "tournament_players",
    metadata,
    _of_tournament(),
    Column("contestant", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
)
