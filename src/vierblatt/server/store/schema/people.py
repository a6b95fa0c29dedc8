"""What players have decided about each other, their notices, and challenges to a match."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, LargeBinary, Table, Text

from vierblatt.server.store.schema.metadata import metadata, of_player

#: What one player has decided about another. kind: `people_values.RelationKind`. Friends have a row each.
relations = Table(
    "relations",
    metadata,
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("other", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

#: Who may ask, challenge and follow a player; no row for the default.
people_settings = Table(
    "people_settings",
    metadata,
    Column("player", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("reachable_by", Text, nullable=False),
)

#: The notices of a player. sender: whose act it tells of, NULL for the server's own. body: the content as JSON.
notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    of_player(),
    Column("sender", Text, ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("read", Boolean, nullable=False),
)

#: Challenges to a match. table_id: the table that was opened for it. answer: empty until it is answered.
match_challenges = Table(
    "match_challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("challenger", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("challenged", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("answer", Text, nullable=False),
)
