"""Tournaments: their logs, who plays in them, and the tables at which they are played."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, Table, Text

from vierblatt.server.store.schema.metadata import metadata


def _of_tournament() -> Column[str]:
    return Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


#: id: the link. seq: how many entries the log has; link: the last one of their chain. tables: how it is played at
#: tables of the server (`TournamentTables` as JSON); NULL if it is played with real cards. majlis: whose members may
#: enter; it refers to no row, since nobody may enter when the majlis is gone. event: the standing event that it is a
#: date of.
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
    Column("stage", Text, nullable=False, index=True),
    Column("contestants", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("link", LargeBinary, nullable=False),
    Column("tables", Text),
    Column("majlis", Text, index=True),
    Column("event", Text),
    Index("ix_tournaments_event", "event", "starts", unique=True),
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

#: Players with an account. place 0: who entered the contestant, whose names go from the log before the account goes;
#: then their partners. invitation: the secret of the link with which partners take places, in the row of place 0.
tournament_players = Table(
    "tournament_players",
    metadata,
    _of_tournament(),
    Column("contestant", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("invitation", Text),
)

#: The secret from which all boards of a tournament are dealt. It never leaves the server.
tournament_boards = Table(
    "tournament_boards",
    metadata,
    _of_tournament(),
    Column("secret", LargeBinary, nullable=False),
)

#: Boards that nobody has yet to play. packs: how many were dealt from at a table; more than one if players had the
#: pack shuffled again.
opened_boards = Table(
    "opened_boards",
    metadata,
    _of_tournament(),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("packs", Integer, nullable=False),
)

#: The table of each match: there is one, whoever opens it. done: whether what came of it is in the tournament, and the
#: board that it played, if it was one, is open.
tournament_tables = Table(
    "tournament_tables",
    metadata,
    _of_tournament(),
    Column("meeting", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False),
    Column("done", Boolean, nullable=False),
)
