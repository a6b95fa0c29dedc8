"""The owner's side of sockets that end at other nodes: to a table they are connections like all others."""

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

#: Takes a command to where its table is.
Submit = Callable[[Connection, ToTable], None]
#: A connection is gone.
Depart = Callable[[Connection], None]


class RemoteOutbox:
    """Where frames for a socket of another node go: they wait there, here they go straight to the link."""

    def __init__(self, links: Links, node: str, socket: int) -> None:
        self._links, self._node, self._socket = links, node, socket
        self._ended = False

    def put(self, text: str, received_at: float = 0.0) -> None:  # noqa: ARG002 - that clock is this machine's
        """Sends a frame."""
        if not self._ended:
            self._links.send(self._node, SendFrame(self._socket, text))

    def end(self, code: CloseCode) -> None:
        """Has the socket closed."""
        if not self._ended:
            self._ended = True
            self._links.send(self._node, CloseSocket(self._socket, code))

    def hush(self) -> None:
        """Says nothing more: nobody listens."""
        self._ended = True


class RemoteConnection(Connection):
    """A socket of another node, its gateway."""

    def __init__(self, links: Links, node: str, forward: Forward, metrics: Metrics) -> None:
        self.outbox = RemoteOutbox(links, node, forward.socket)
        super().__init__(forward.person, self.outbox, metrics)


class RemoteConnections:
    """Those of all other nodes."""

    def __init__(
        self, links: Links, metrics: Metrics, submit: Submit, depart: Depart, log: FilteringBoundLogger
    ) -> None:
        self._links, self._metrics, self._log = links, metrics, log
        self._submit, self._depart = submit, depart
        self._here: dict[str, dict[int, RemoteConnection]] = {}

    def take(self, node: str, forward: Forward) -> None:
        """Somebody at a socket of another node says something."""
        there = self._here.setdefault(node, {})
        if forward.socket not in there:
            there[forward.socket] = RemoteConnection(self._links, node, forward, self._metrics)
        visitor = there[forward.socket]
        try:
            self._submit(visitor, forward.command)
        except VierblattError as fault:
            visitor.refuse(forward.command.id, fault)
        except Exception:  # noqa: BLE001 - a defect in one command must not touch the others; it is logged and counted
            self._log.exception("command-failed", node=node, kind=forward.command.__struct_config__.tag)
            self._metrics.faults.inc()
            visitor.refuse(forward.command.id, LiveFault("server-fault"))

    def left(self, node: str, left: SocketGone) -> None:
        """A socket of another node is gone."""
        self._leave(self._here.get(node, {}).pop(left.socket, None))

    def broken(self, node: str) -> None:
        """All sockets of a node are gone, as far as can be known here."""
        for visitor in self._here.pop(node, {}).values():
            self._leave(visitor)

    def dismiss_all(self) -> None:
        """Makes all come back: this node cannot say any more how its tables stand."""
        for there in self._here.values():
            for visitor in there.values():
                visitor.end(CloseCode.RESYNC)

    def _leave(self, visitor: RemoteConnection | None) -> None:
        if visitor is not None:
            visitor.outbox.hush()
            self._depart(visitor)
