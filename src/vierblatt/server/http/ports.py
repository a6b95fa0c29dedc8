"""What the HTTP interface needs from the live tables; `vierblatt.server.live.Hub` provides it."""

from __future__ import annotations

from typing import Protocol

from vierblatt.protocol.frames import LobbyTable
from vierblatt.protocol.values import Proof, TableInfo
from vierblatt.server.live.opening import NewTable
from vierblatt.server.table import Person


class TableService(Protocol):
    """The tables of this server. All methods raise VierblattError if they cannot do what is asked."""

    async def open_table(self, person: Person, new: NewTable) -> TableInfo:
        """Opens a table."""
        ...

    async def quick(self, person: Person, game: str, preset: str) -> str:
        """Seats a player at a public table that waits for players, or at a new one; returns its id."""
        ...

    def listed(self) -> list[LobbyTable]:
        """The tables of the lobby."""
        ...

    async def info(self, table: str) -> TableInfo:
        """What everyone may know about a table."""
        ...

    async def proof(self, table: str) -> Proof:
        """The public data about the deals of a table."""
        ...

    async def tables_of(self, player: str) -> list[TableInfo]:
        """The tables at which a player has a seat and something can still happen."""
        ...

    def dismiss(self, player: str) -> None:
        """Closes all sockets of a player."""
        ...
