"""How well people play: their ratings, the tournaments that changed them, and their matches against bots."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from vierblatt.server.store.schema.metadata import metadata

#: kind: "match" for ratings from matches, "boards" for those from boards of tournaments.
ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("preset", Text, primary_key=True),
    Column("kind", Text, primary_key=True, server_default="match"),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_ratings_game", "game", "preset"),
)

#: Tournaments with boards that change ratings. They refer to no row: a tournament may be deleted later, what it changed
#: stays. at: when it changed them; NULL for one that is closed and has yet to do so.
rated_tournaments = Table(
    "rated_tournaments",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("at", BigInteger, index=True),
)

#: Who was compared there. player: an alias after the account was deleted, as in logs. counted: whether it changed their
#: rating.
rated_places = Table(
    "rated_places",
    metadata,
    Column("tournament", Text, ForeignKey("rated_tournaments.tournament", ondelete="CASCADE"), primary_key=True),
    Column("contestant", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False, index=True),
    Column("counted", Boolean, nullable=False),
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
