"""The connections at a table: one for each seat, and the spectators."""

from __future__ import annotations

from collections.abc import Iterator

from vierblatt.protocol import frames
from vierblatt.server.live.connection import Connection
from vierblatt.server.table import Table


class TableConnections:
    """The connections of a table. A seat belongs to its player's latest one; older ones are told that they lost it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._here: dict[Connection, None] = {}  # the latest is last
        self.seated: dict[int, Connection] = {}
        self.watching: list[Connection] = []

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._here

    def __iter__(self) -> Iterator[Connection]:
        return iter([*self._here])

    def __len__(self) -> int:
        return len(self._here)

    def enter(self, connection: Connection) -> None:
        """Adds a connection, or makes it the latest."""
        self._here.pop(connection, None)
        self._here[connection] = None
        connection.tables[self._table.id] = None
        self.settle()

    def leave(self, connection: Connection) -> None:
        """Removes a connection."""
        self._here.pop(connection, None)
        connection.tables.pop(self._table.id, None)
        self.settle()

    def settle(self) -> None:
        """Assigns the connections to seats; call it when the seats have changed."""
        self.seated, self.watching = {}, []
        for connection in reversed([*self._here]):
            seat = self._table.seat_of(connection.person.id)
            if seat < 0:
                self.watching.append(connection)
            elif seat in self.seated:
                del self._here[connection]
                connection.tables.pop(self._table.id, None)
                connection.send(frames.Superseded(table=self._table.id))
            else:
                self.seated[seat] = connection

    def note_presence(self, now: int) -> bool:
        """Tells the table which players are connected; returns whether that has changed."""
        news = False
        for number, seat in enumerate(self._table.seats):
            online = number in self.seated
            if seat.kind == "human" and seat.online != online:
                self._table.present(number, online=online, now=now)
                news = True
        return news
