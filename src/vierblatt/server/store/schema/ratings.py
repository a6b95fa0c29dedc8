"""How well people play: their ratings, and their matches against bots."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from vierblatt.server.store.schema.metadata import metadata

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("preset", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_ratings_game", "game", "preset"),
)

#: Matches of one person against bots of one level that count for the leaderboard, broken off or not. id: the table's.
#: edge: the sum of the person's skill over the deals (`vierblatt.analysis.par`). incomplete: the deals that the person
#: did not play whole. won: NULL for an unfinished match.
bot_matches = Table(
    "bot_matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("edge", Float, nullable=False),
    Column("edge_squares", Float, nullable=False),
    Column("incomplete", Integer, nullable=False, server_default="0"),
    Column("won", Boolean),
    Index("ix_bot_matches_player", "player", "ended"),
    Index("ix_bot_matches_game", "game", "preset", "bot"),
)
