"""The part of the storage port that tells how open tables stand, without reading their logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.values import OpenTable


class OpenTablesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def sits_down(self, player: str, table: str) -> None:
        """Notes that a player may have a seat at a table: before that stands in its log, so that none is missing."""
        ...

    async def stands_up(self, player: str, table: str) -> None:
        """Notes that a player has no seat there any more: after that stands in the log."""
        ...

    async def open_at(self, player: str, *, limit: int) -> list[OpenTable]:
        """The open tables at which a player may have a seat, of many those that were opened last; oldest first."""
        ...

    async def look_at_open(self, *, after: str = "", limit: int = 100) -> list[OpenTable]:
        """Every open table, by id."""
        ...

    async def hosted(self, player: str) -> list[str]:
        """The open tables that a player has opened."""
        ...

    async def still_open(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables at which something can still happen."""
        ...
