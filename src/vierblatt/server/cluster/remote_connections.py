"""The owner's side of sockets at other nodes: to a table they are connections like all others."""

from __future__ import annotations

from collections.abc import Callable

from structlog.typing import FilteringBoundLogger

from vierblatt.errors import VierblattError
from vierblatt.protocol.commands import ToTable
from vierblatt.server.cluster.links import Links
from vierblatt.server.cluster.messages import CloseSocket, Forward, SendFrame, SocketGone
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.ops.metrics import Metrics

#: Routes a command to its table.
Submit = Callable[[Connection, ToTable], None]
#: Removes a connection from all tables.
LeaveTables = Callable[[Connection], None]


class RemoteOutbox:
    """Sends frames for a socket of another node straight to the link; only that node queues them."""

    def __init__(self, links: Links, node: str, socket: int) -> None:
        self._links, self._node, self._socket = links, node, socket
        self._ended = False

    def put(self, text: str, received_at: float = 0.0) -> None:  # noqa: ARG002 - that time is by this machine's clock
        """Sends a frame."""
        if not self._ended:
            self._links.send(self._node, SendFrame(self._socket, text))

    def end(self, code: CloseCode) -> None:
        """Makes the gateway close the socket."""
        if not self._ended:
            self._ended = True
            self._links.send(self._node, CloseSocket(self._socket, code))

    def stop_sending(self) -> None:
        """Sends nothing more: the socket is gone."""
        self._ended = True


class RemoteConnection(Connection):
    """A socket at another node, its gateway."""

    def __init__(self, links: Links, node: str, forward: Forward, metrics: Metrics) -> None:
        self.outbox = RemoteOutbox(links, node, forward.socket)
        super().__init__(forward.person, self.outbox, metrics)


class RemoteConnections:
    """The connections of all other nodes."""

    def __init__(
        self, links: Links, metrics: Metrics, submit: Submit, leave_tables: LeaveTables, log: FilteringBoundLogger
    ) -> None:
        self._links, self._metrics, self._log = links, metrics, log
        self._submit, self._leave_tables = submit, leave_tables
        self._here: dict[str, dict[int, RemoteConnection]] = {}

    def take(self, node: str, forward: Forward) -> None:
        """Handles a command from a socket of another node."""
        visitors = self._here.setdefault(node, {})
        if forward.socket not in visitors:
            visitors[forward.socket] = RemoteConnection(self._links, node, forward, self._metrics)
        visitor = visitors[forward.socket]
        try:
            self._submit(visitor, forward.command)
        except VierblattError as fault:
            visitor.refuse(forward.command.id, fault)
        except Exception:  # noqa: BLE001 - a defect in one command must not touch the others; it is logged and counted
            self._log.exception("command-failed", node=node, kind=forward.command.__struct_config__.tag)
            self._metrics.faults.inc()
            visitor.refuse(forward.command.id, LiveFault("server-fault"))

    def left(self, node: str, left: SocketGone) -> None:
        """Removes a closed socket of another node."""
        self._leave(self._here.get(node, {}).pop(left.socket, None))

    def on_link_broken(self, node: str) -> None:
        """Removes all sockets of a node, which may be gone."""
        for visitor in self._here.pop(node, {}).values():
            self._leave(visitor)

    def dismiss_all(self) -> None:
        """Makes all clients reconnect: this node's tables may be out of date."""
        for visitors in self._here.values():
            for visitor in visitors.values():
                visitor.end(CloseCode.RESYNC)

    def _leave(self, visitor: RemoteConnection | None) -> None:
        if visitor is not None:
            visitor.outbox.stop_sending()
            self._leave_tables(visitor)
