"""The gateway's side: the sockets of this node whose tables are elsewhere."""

from __future__ import annotations

import itertools

from vierblatt.protocol import commands as ask
from vierblatt.server.cluster.links import Links
from vierblatt.server.cluster.messages import CloseSocket, Forward, SendFrame, SocketGone
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault


class Gateway:
    """Forwards the commands of a socket, and sends back the frames that come in return."""

    def __init__(self, links: Links) -> None:
        self._links = links
        self._numbers = itertools.count(1)
        self._number_of: dict[Connection, int] = {}
        self._sockets: dict[int, Connection] = {}
        self._tables: dict[Connection, dict[str, str]] = {}  # the tables of each socket, and where they are

    def forward(self, connection: Connection, command: ask.ToTable, node: str) -> None:
        """Forwards a command to the node that has its table."""
        if connection not in self._number_of:
            if connection.closed:
                return  # the client left while its table was being located
            number = next(self._numbers)
            self._number_of[connection], self._sockets[number] = number, connection
            self._tables[connection] = {}
        # Also for a client that is leaving: its commands and its departure still have to be handled there.
        self._tables[connection][command.table] = node
        self._links.send(node, Forward(self._number_of[connection], connection.person, command))

    def gone(self, connection: Connection) -> None:
        """Tells the owners that a socket of this node is gone."""
        number = self._number_of.pop(connection, None)
        if number is None:
            return
        del self._sockets[number]
        for node in dict.fromkeys(self._tables.pop(connection).values()):
            self._links.send(node, SocketGone(number))

    def on_unsendable(self, forward: Forward) -> None:
        """Refuses a command that could not be encoded for another node."""
        connection = self._sockets.get(forward.socket)
        if connection is not None:
            connection.refuse(forward.command.id, LiveFault("server-fault"))

    def tell(self, tell: SendFrame) -> None:
        """Sends an owner's frame to a socket."""
        connection = self._sockets.get(tell.socket)
        if connection is not None:
            connection.send_encoded(tell.text)

    def end(self, end: CloseSocket) -> list[str]:
        """Closes a socket for an owner; returns the tables that were entered through it."""
        connection = self._sockets.get(end.socket)
        if connection is None:
            return []
        connection.end(end.code)
        return [*self._tables[connection]]

    def on_link_broken(self, node: str) -> None:
        """Makes the clients at tables of a node reconnect."""
        for connection, tables in self._tables.items():
            if node in tables.values():
                connection.end(CloseCode.RESYNC)
