"""Majlises, their members, rule sets and standing events, and what is said there."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, ForeignKeyConstraint, Integer, Table, Text

from vierblatt.server.store.schema.metadata import metadata, of_player

#: link: the id that players know. host: NULL if the host is gone; then it is the manager who joined first, or else the
#: member who did. lines: the number of the last line that was said. crest: NULL for the one that follows from the id.
#: usual: the rule set that `preset` and `changes` repeat; NULL if these have no name. version: grows with everything
#: from which the leaderboard follows, except members.
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
    Column("crest", JSON(none_as_null=True)),
    Column("usual", Text),
    Column("version", BigInteger, nullable=False, server_default="0"),
)


def _of_majlis() -> Column[str]:
    return Column("majlis", Text, ForeignKey("majlises.id", ondelete="CASCADE"), primary_key=True)


def _in_majlis() -> Column[str]:
    return Column("majlis", Text, ForeignKey("majlises.id", ondelete="CASCADE"), nullable=False, index=True)


majlis_members = Table(
    "majlis_members",
    metadata,
    _of_majlis(),
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("joined", BigInteger, nullable=False),
    Column("manager", Boolean),  # NULL means no
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

majlis_rules = Table(
    "majlis_rules",
    metadata,
    Column("id", Text, primary_key=True),
    _in_majlis(),
    Column("name", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("changes", JSON, nullable=False),
)

#: Standing events. day, minute, zone: the next date for which no tournament was made, by the clock of a place. weeks:
#: from one date to the next. lead, due: how many hours before a date its tournament is made, and when that is. rules: a
#: rule set; NULL for the usual rules. skipped: days. empty: how many dates in a row nobody entered. ended, reason: when
#: and why no further tournament is made.
majlis_events = Table(
    "majlis_events",
    metadata,
    Column("id", Text, primary_key=True),
    _in_majlis(),
    Column("name", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("minute", Integer, nullable=False),
    Column("zone", Text, nullable=False),
    Column("weeks", Integer, nullable=False),
    Column("lead", Integer, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("rules", Text),
    Column("format", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Text, nullable=False),
    Column("maker", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("skipped", JSON, nullable=False),
    Column("empty", Integer, nullable=False),
    Column("ended", BigInteger),
    Column("reason", Text, nullable=False),
)

#: How those who entered themselves did in tournaments of standing events; kept when the tournament is deleted.
majlis_event_results = Table(
    "majlis_event_results",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    _in_majlis(),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
)
