"""What the HTTP interface needs from the live tables; `vierblatt.server.live.Hub` provides it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from vierblatt.protocol.frames import LobbyTable
from vierblatt.protocol.majlis import MajlisPart
from vierblatt.protocol.values import Proof, TableInfo
from vierblatt.server.live.chat import HeardLine
from vierblatt.server.live.opening import ForMajlis, NewTable
from vierblatt.server.table import Person


class TableService(Protocol):
    """The tables of this server. All methods raise VierblattError if they cannot do what is asked."""

    async def open_table(self, person: Person, new: NewTable, majlis: ForMajlis | None = None) -> TableInfo:
        """Opens a table, for a majlis if one is given."""
        ...

    async def quick(self, person: Person, game: str, preset: str) -> str:
        """Seats a player at a public table that is waiting for players, or at a new one; returns its id."""
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

    async def chat_heard(self, table: str, player: str) -> list[HeardLine]:
        """The chat of a table as far as a player may see it now."""
        ...

    async def tables_of(self, player: str) -> list[TableInfo]:
        """The tables at which a player has a seat and something can still happen."""
        ...

    async def tables_in(self, majlis: str) -> list[TableInfo]:
        """The open tables of a majlis."""
        ...

    def majlis_changed(self, majlis: str, what: MajlisPart) -> None:
        """Tells those who watch a majlis, given by its row's id, that a part of it has changed."""
        ...

    def review_changed(self, review: str) -> None:
        """Tells those who watch a review that it has changed."""
        ...

    def notices_changed(self, player: str) -> None:
        """Tells a player's sockets that their notices have changed."""
        ...

    async def online(self, players: Collection[str]) -> set[str]:
        """Those of some players who are connected."""
        ...

    def dismiss(self, player: str) -> None:
        """Closes all sockets of a player."""
        ...
