"""The part of the storage port for open tables, without reading their logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.values import OpenTable


class OpenTablesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def add_seated_player(self, player: str, table: str) -> None:
        """Notes that a player may have a seat at a table; called before the log says so, so that none is missed."""
        ...

    async def remove_seated_player(self, player: str, table: str) -> None:
        """Notes that a player no longer has a seat at a table; called after the log says so."""
        ...

    async def open_at(self, player: str, *, limit: int) -> list[OpenTable]:
        """The open tables at which a player may have a seat: the latest `limit` of them, oldest first."""
        ...

    async def open_in_majlis(self, majlis: str, *, limit: int) -> list[OpenTable]:
        """The open tables of a majlis: the latest `limit` of them, oldest first."""
        ...

    async def page_of_open_tables(self, *, after: str = "", limit: int = 100) -> list[OpenTable]:
        """A page of all open tables, by id."""
        ...

    async def hosted(self, player: str) -> list[str]:
        """The ids of the open tables that a player has opened."""
        ...

    async def still_open(self, tables: Sequence[str]) -> set[str]:
        """Those of the given tables that are still open."""
        ...
