"""Reading the records of finished matches, with who sat where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, select

from vierblatt.server.store.port import StoredRecord
from vierblatt.server.store.schema.records import record_seats

AT_ONCE = 500  #: records per statement


def read_records(connection: Connection, query: Select[Any]) -> list[StoredRecord]:
    """The records that a query of whole rows finds."""
    rows = connection.execute(query).mappings().all()
    players = players_of(connection, [row["id"] for row in rows])
    return [StoredRecord(**row, players=players[row["id"]]) for row in rows]


def players_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[str]]:
    """Who sat where in each of these records, by seat; empty for bots and for deleted accounts."""
    players: dict[str, list[str]] = {record: [] for record in ids}
    for begin in range(0, len(ids), AT_ONCE):
        some = record_seats.c.record_id.in_(ids[begin : begin + AT_ONCE])
        sat = select(record_seats.c.record_id, record_seats.c.player).where(some)
        for record, player in connection.execute(sat.order_by(record_seats.c.record_id, record_seats.c.seat)):
            players[record].append(player or "")
    return players
