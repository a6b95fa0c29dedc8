"""Reviews of records, and what is in them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, Table, Text

from vierblatt.server.store.schema.metadata import metadata

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
