"""The deals of the day, and how players and bots played them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
)

from vierblatt.server.store.schema.metadata import metadata

#: The deals of a day and game. behaviour: the version of the game's rules.
daily_days = Table(
    "daily_days",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("behaviour", Integer, nullable=False),
    Column("bot", Text, nullable=False),
)


def _of_daily_day() -> tuple[Column[str], Column[str], ForeignKeyConstraint]:
    days = ["daily_days.game", "daily_days.day"]
    constraint = ForeignKeyConstraint(["game", "day"], days, ondelete="CASCADE")
    return Column("game", Text, primary_key=True), Column("day", Text, primary_key=True), constraint


#: Boards of players. seq: the number of actions. points: NULL until the board is finished.
daily_plays = Table(
    "daily_plays",
    metadata,
    *_of_daily_day(),
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("actions", JSON, nullable=False),
    Column("points", Float),
    Column("changed", BigInteger, nullable=False),
    Index("ix_daily_plays_player", "player", "day"),
)
_plays = daily_plays.c
#: For those who look at what others did on a board: the latest finished ones.
Index(
    "ix_daily_plays_finished", _plays.game, _plays.day, _plays.board, _plays.seat, _plays.changed,
    sqlite_where=_plays.points.is_not(None), postgresql_where=_plays.points.is_not(None),
)  # fmt: skip

#: Boards as the bot plays them in all seats. margins: the result by side.
daily_references = Table(
    "daily_references",
    metadata,
    *_of_daily_day(),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("actions", JSON, nullable=False),
    Column("margins", JSON, nullable=False),
)
