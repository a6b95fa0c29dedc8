"""The tables at which a quick match may seat somebody."""

from __future__ import annotations

from collections.abc import Iterable

from vierblatt.server.live.opening import is_for_anybody
from vierblatt.server.table import Table

FRESH = 30_000  #: milliseconds in which the player who opened a table may still be connecting


def waiting_tables(tables: Iterable[Table], game: str, preset: str, now: int) -> list[Table]:
    """The public tables that are waiting for players, with a person present or perhaps about to connect."""
    return [
        table for table in tables
        if table.stage == "seating" and is_for_anybody(table.opened, game, preset)
        and (table.has_person_online or now - table.opened.at < FRESH)
    ]  # fmt: skip
