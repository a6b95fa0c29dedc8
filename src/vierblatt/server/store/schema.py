"""The tables of the database. A change here needs a revision in `migrations/versions`; a test compares them.

Times are milliseconds since 1970. When an account is deleted, the database itself deletes its sessions, tokens,
passkeys, ratings, matches against bots, daily deals, all that it did with puzzles, memberships of majlises and what it
said there and in reviews, and empties its seats in stored records.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


def _of_player() -> Column[str]:
    return Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("secret", LargeBinary, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("open", Boolean, nullable=False, index=True),
    Column("closed", BigInteger),  # when it was closed
    Column("majlis", Text, ForeignKey("majlises.id", ondelete="SET NULL"), index=True),
)

#: Who may have a seat at an open table: everyone who has one, and at times a player who has just left.
sitters = Table(
    "sitters",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, index=True),
)

log = Table(
    "log",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("link", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # stores the entries of a table together, in order
)

#: One row for every table, free (`owner` empty) or not, so that its fence never falls.
leases = Table(
    "leases",
    metadata,
    _of_table(),
    Column("owner", Text, nullable=False, index=True),
    Column("fence", BigInteger, nullable=False),
)

#: Until when each owner's leases are valid, by the clock of the database.
owners = Table(
    "owners",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("info", LargeBinary),  # the public information; NULL if an older version took the snapshot
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # NULL for guests: any number of them
    Column("skeleton", Text, unique=True, index=True),  # no two logins look alike; NULL for guests
    Column("password", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("banned_until", BigInteger, nullable=False),
    Column("leaves", Integer, nullable=False),
)

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
    _of_player(),
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

#: Ids that are being erased from the logs, their replacements, and whether the names beside them stay.
erasures = Table(
    "erasures",
    metadata,
    Column("player", Text, primary_key=True),
    Column("alias", Text, nullable=False),
    Column("keeps_names", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    _of_player(),
    Column("epoch", BigInteger, nullable=False),
    Column("agent", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("issued", BigInteger, nullable=False),
    Column("before", BigInteger, nullable=False),
    Column("fresh", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    _of_player(),
    Column("label", Text, nullable=False),
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("bot", Boolean, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    _of_player(),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: Challenges for passkeys that were answered, kept until they would have expired anyway.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", LargeBinary, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("names", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

#: The analyses of records, made on request.
analyses = Table(
    "analyses",
    metadata,
    Column("record_id", Text, ForeignKey("records.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

#: Requested analyses. player: who is waiting for it (a player waits for at most one); NULL if no one is any more.
analysis_jobs = Table(
    "analysis_jobs",
    metadata,
    Column("record_id", Text, ForeignKey("records.id"), primary_key=True),
    Column("player", Text, ForeignKey("accounts.id", ondelete="SET NULL"), unique=True),
    Column("asked", BigInteger, nullable=False),
    Column("owner", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("pieces", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
)

#: Who sat where in a record. player: NULL for bots and for deleted accounts.
record_seats = Table(
    "record_seats",
    metadata,
    Column("record_id", Text, ForeignKey("records.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("ended", BigInteger, nullable=False),  # as in the record: the index alone gives a player's latest matches
    Column("counted", Boolean),  # whether it has changed the player's rating; NULL means no
    Column("won", Boolean),  # whether the side won; NULL for matches of earlier versions
    Column("mu", Float),  # the player's rating after it, where it counted
    Column("sigma", Float),
    Index("ix_record_seats_player", "player", "ended"),
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

#: Reviews of records. id: the link. opener: NULL if the account is gone. seq: how often it has changed.
reviews = Table(
    "reviews",
    metadata,
    Column("id", Text, primary_key=True),
    Column("record_id", Text, ForeignKey("records.id"), nullable=False, index=True),
    Column("opener", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
    Column("seq", BigInteger, nullable=False),
)

#: What is in the slots of reviews. seq: that of the change. What somebody said or drew has a `player` and goes with the
#: account; a branch has an `author` and stays, as others may have branched from it.
review_items = Table(
    "review_items",
    metadata,
    Column("review", Text, ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True),
    Column("slot", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    Column("author", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("body", LargeBinary, nullable=False),
)

#: Studies: named collections of positions. id: the link. body: the positions as JSON. seq: how often it has changed.
studies = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

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

card_counts = Table(
    "card_counts",
    metadata,
    Column("game", Text, primary_key=True),
    Column("pack", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("card", Integer, primary_key=True, autoincrement=False),
    Column("count", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
