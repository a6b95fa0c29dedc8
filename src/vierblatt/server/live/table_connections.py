"""Who is at a table: one connection for each seat, and those who watch."""

from __future__ import annotations

from collections.abc import Iterator

from vierblatt.protocol import frames
from vierblatt.server.live.connection import Connection
from vierblatt.server.table import Table


class TableConnections:
    """Of one table. A seat belongs to the connection of its player that entered last; the older ones are told."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._here: dict[Connection, None] = {}  # those that entered last stand last
        self.seated: dict[int, Connection] = {}
        self.watching: list[Connection] = []

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._here

    def __iter__(self) -> Iterator[Connection]:
        return iter([*self._here])

    def __len__(self) -> int:
        return len(self._here)

    def enter(self, connection: Connection) -> None:
        """A connection comes, or says that it is the one to be used."""
        self._here.pop(connection, None)
        self._here[connection] = None
        connection.tables[self._table.id] = None
        self.settle()

    def leave(self, connection: Connection) -> None:
        """A connection goes."""
        self._here.pop(connection, None)
        connection.tables.pop(self._table.id, None)
        self.settle()

    def settle(self) -> None:
        """Finds out anew who sits where; to be called when the seats have changed."""
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
        """Tells the table whose players are connected; whether that was news to it."""
        news = False
        for number, seat in enumerate(self._table.seats):
            online = number in self.seated
            if seat.kind == "human" and seat.online != online:
                self._table.present(number, online=online, now=now)
                news = True
        return news
