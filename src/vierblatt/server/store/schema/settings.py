"""What a server keeps for itself."""

from __future__ import annotations

from sqlalchemy import Column, LargeBinary, Table, Text

from vierblatt.server.store.schema.metadata import metadata

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
