"""Records of finished matches, who played them, what was dealt, and the analyses."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, Table, Text

from vierblatt.server.store.schema.metadata import metadata

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

card_counts = Table(
    "card_counts",
    metadata,
    Column("game", Text, primary_key=True),
    Column("pack", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("card", Integer, primary_key=True, autoincrement=False),
    Column("count", BigInteger, nullable=False),
)
