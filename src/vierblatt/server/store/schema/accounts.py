"""Accounts, how people sign in to them, and what is being erased of those that are gone."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, Table, Text, true

from vierblatt.server.store.schema.metadata import metadata, of_player

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
    Column("silenced_until", BigInteger, nullable=False, server_default="0"),
    Column("history", Text, nullable=False, server_default="everybody"),  # for whom the player's matches are listed
    Column("leaderboard", Boolean, nullable=False, server_default=true()),  # whether the player is listed there
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    of_player(),
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
    of_player(),
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
    of_player(),
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

#: Ids that are being erased from the logs, their replacements, and whether the names beside them stay.
erasures = Table(
    "erasures",
    metadata,
    Column("player", Text, primary_key=True),
    Column("alias", Text, nullable=False),
    Column("keeps_names", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
)
