"""One socket of one player, as tables see it."""

from __future__ import annotations

from typing import Protocol

from vierblatt.errors import VierblattError
from vierblatt.protocol import frames
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.faults import fault_of
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.store.port import Access
from vierblatt.server.table import Person


class FrameSink(Protocol):
    """Where frames for a socket go."""

    def put(self, text: str, received_at: float = 0.0) -> None:
        """Queues a frame to be sent."""

    def end(self, code: CloseCode) -> None:
        """Closes the socket after all queued frames."""


class Connection:
    """Sends frames to a player through one of their sockets. No method blocks."""

    def __init__(self, person: Person, outbox: FrameSink, metrics: Metrics, access: Access | None = None) -> None:
        self.person = person
        self.access = access  #: the credential that opened the socket; None if another node checks it
        self.closed = False  #: whether the socket is gone
        self.tables: dict[str, None] = {}  #: ids of the tables that were entered through it
        self._outbox, self._metrics = outbox, metrics

    def send(self, frame: frames.Frame) -> None:
        """Sends a frame to this receiver alone."""
        self._outbox.put(frames.encode(frame).decode())

    def send_encoded(self, text: str, received_at: float = 0.0) -> None:
        """Sends a frame encoded once for several receivers; received_at: when the causing command arrived, or 0."""
        self._outbox.put(text, received_at)

    def refuse(self, command: str, fault: VierblattError) -> frames.Refused:
        """Reports that a command, given by its id, was refused and changed nothing."""
        answer = frames.Refused(id=command, fault=fault_of(fault))
        self._metrics.refused(fault.code)
        self.send(answer)
        return answer

    def end(self, code: CloseCode) -> None:
        """Closes the socket after all queued frames."""
        self._outbox.end(code)
