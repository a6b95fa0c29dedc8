"""The gateway's side: the sockets of this node, as far as their tables are elsewhere."""

from __future__ import annotations

import itertools

from vierblatt.protocol import commands as ask
from vierblatt.server.cluster.links import Links
from vierblatt.server.cluster.messages import CloseSocket, Forward, SendFrame, SocketGone
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault


class Gateway:
    """Forwards what is said at a socket, and says there what comes back."""

    def __init__(self, links: Links) -> None:
        self._links = links
        self._numbers = itertools.count(1)
        self._number_of: dict[Connection, int] = {}
        self._sockets: dict[int, Connection] = {}
        self._tables: dict[Connection, dict[str, str]] = {}  # the tables of each socket, and where they are

    def forward(self, connection: Connection, command: ask.ToTable, node: str) -> None:
        """Takes a command to the node where its table is."""
        if connection not in self._number_of:
            if connection.closed:
                return  # it left while its table was looked for
            number = next(self._numbers)
            self._number_of[connection], self._sockets[number] = number, connection
            self._tables[connection] = {}
        # For somebody who is leaving, too: what they said, and their leaving, still await an answer there.
        self._tables[connection][command.table] = node
        self._links.send(node, Forward(self._number_of[connection], connection.person, command))

    def gone(self, connection: Connection) -> None:
        """A socket of this node is gone."""
        number = self._number_of.pop(connection, None)
        if number is None:
            return
        del self._sockets[number]
        for node in dict.fromkeys(self._tables.pop(connection).values()):
            self._links.send(node, SocketGone(number))

    def unsent(self, forward: Forward) -> None:
        """What was said at a socket could not be written down for another node: nothing has come of it."""
        connection = self._sockets.get(forward.socket)
        if connection is not None:
            connection.refuse(forward.command.id, LiveFault("server-fault"))

    def tell(self, tell: SendFrame) -> None:
        """An owner has a frame for a socket."""
        connection = self._sockets.get(tell.socket)
        if connection is not None:
            connection.send_encoded(tell.text)

    def end(self, end: CloseSocket) -> list[str]:
        """An owner has a socket closed; the tables that were entered through it."""
        connection = self._sockets.get(end.socket)
        if connection is None:
            return []
        connection.end(end.code)
        return [*self._tables[connection]]

    def broken(self, node: str) -> None:
        """Whoever is at a table of that node comes back and looks again."""
        for connection, tables in self._tables.items():
            if node in tables.values():
                connection.end(CloseCode.RESYNC)
