"""What players did with puzzles."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from vierblatt.server.store.schema.metadata import metadata

#: The first answers of players to puzzles, with their votes. puzzle: an id of a file, which is not in the database.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("took", BigInteger, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("rating", Float),  # the player's after it, where it counted
    Column("vote", Integer, nullable=False),
    Index("ix_puzzle_attempts_player", "player", "at"),
    Index("ix_puzzle_attempts_puzzle", "puzzle", "vote"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False, index=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

#: How a player stands with the puzzles of a game. day: the last one whose daily puzzle was answered.
puzzle_standings = Table(
    "puzzle_standings",
    metadata,
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("rating", Float),
    Column("deviation", Float),
    Column("volatility", Float),
    Column("updated", BigInteger, nullable=False),
    Column("day", Integer, nullable=False),
    Column("day_right", Boolean, nullable=False),
    Column("days", Integer, nullable=False),
    Column("best_days", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("best_minutes", Integer, nullable=False),
)

#: What players are solving now, one row for each way of solving.
puzzle_runs = Table(
    "puzzle_runs",
    metadata,
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("place", Text, primary_key=True),
    Column("puzzle", Text, nullable=False),
    Column("given", BigInteger, nullable=False),
    Column("theme", Text, nullable=False),
    Column("line", JSON, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("mistakes", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("version", BigInteger, nullable=False),
)
