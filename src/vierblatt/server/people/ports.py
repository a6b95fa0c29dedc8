"""What people need from the live tables; the hub, or all nodes of a cluster, provide it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from vierblatt.protocol.values import TableInfo
from vierblatt.server.live.opening import NewTable
from vierblatt.server.table import Person


class PeopleTables(Protocol):
    """Where players are. All methods raise VierblattError if they cannot do what is asked."""

    async def open_table(self, person: Person, new: NewTable) -> TableInfo:
        """Opens a table."""
        ...

    async def tables_of(self, player: str) -> list[TableInfo]:
        """The tables at which a player has a seat and something can still happen."""
        ...

    async def online(self, players: Collection[str]) -> set[str]:
        """Those of some players who are connected."""
        ...
