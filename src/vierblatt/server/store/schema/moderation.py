"""Moderation: reports and their evidence, cases, acts of moderators, appeals, what the audit for collusion found."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, LargeBinary, Table, Text

from vierblatt.server.store.schema.metadata import metadata, of_player


def _of_case() -> Column[str]:
    return Column("case", Text, ForeignKey("cases.id", ondelete="CASCADE"), nullable=False, index=True)


moderators = Table(
    "moderators",
    metadata,
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

#: All reports about one player that wait for a decision, and what was decided. At most one of a player is open.
#: closed: NULL while it is open. version: rises with everything that happens in it. outcome: the act that closed it.
cases = Table(
    "cases",
    metadata,
    Column("id", Text, primary_key=True),
    of_player(),
    Column("opened", BigInteger, nullable=False),
    Column("closed", BigInteger, index=True),
    Column("version", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
)

#: reporter: NULL if that account is gone; then the text is empty. source: the table, majlis (its row), review, player
#: or tournament. name: the reported player's at that time, or the tournament's. seq: the last entry of the table's log.
reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    _of_case(),
    Column("reporter", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
)

#: The evidence: copies of lines of chat, each of which goes with the account of who said it.
report_lines = Table(
    "report_lines",
    metadata,
    Column("report", Text, ForeignKey("reports.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    of_player(),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("marked", Boolean, nullable=False),
)

#: The trail. body and link never change; the other columns say what the body only commits to, until a person is erased.
moderation_acts = Table(
    "moderation_acts",
    metadata,
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("act", Text, nullable=False),
    Column("case", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("lifts", Integer, nullable=False),
    Column("administrator", Boolean, nullable=False),
    Column("player", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("moderator", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("reason", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("player_salt", LargeBinary),
    Column("moderator_salt", LargeBinary),
    Column("words_salt", LargeBinary),
    Column("appealed", Boolean, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("link", LargeBinary, nullable=False),
)

#: One row: how many entries the trail has, and the last link of its chain.
moderation_trail = Table(
    "moderation_trail",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("link", LargeBinary, nullable=False),
)

appeals = Table(
    "appeals",
    metadata,
    Column("act", Integer, primary_key=True, autoincrement=False),
    _of_case(),
    of_player(),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("outcome", Text, nullable=False),
)

#: What the last audit for collusion said about pairs of players, from the view of each of the two.
audit_findings = Table(
    "audit_findings",
    metadata,
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("game", Text, primary_key=True),
    Column("relation", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("gain", Float, nullable=False),
    Column("effect", Float, nullable=False),
    Column("p", Float, nullable=False),
    Column("flagged", Boolean, nullable=False),
)
