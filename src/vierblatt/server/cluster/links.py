"""Links from this node to all others: lost messages are noticed, and everyone who depended on them is told.

The messages of a link are numbered in each direction, and every heartbeat of a node carries the last number. A link
breaks at a gap, at a number that never came, when the bus was down, or after `SILENCE` seconds without a sign of the
other node. It then begins a new generation with a higher number, and all who depended on the old one are told at both
ends: the other node sees the higher number in the next data that it gets. Messages from an old generation are ignored.

A message that cannot be encoded, decoded or handled is logged and counted. It is the only one affected: those before
and after it are handled as if it had not been there.

Data sent to all nodes may be a replay from before this node started, so it does not prove who is present now. A node
counts as present once it sends something to this one, or names it in a heartbeat: nodes get a new name at every start.
"""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
from structlog.typing import FilteringBoundLogger

from vierblatt.server.cluster.bus import Bus
from vierblatt.server.cluster.messages import (
    FORMAT,
    UNWRITABLE,
    AnyMessage,
    Data,
    Heartbeat,
    Listing,
    NodeLeaving,
    Packet,
    decode,
    encode,
    pack,
    unpack,
)
from vierblatt.server.ops.metrics import Metrics

BEAT = 1.0  #: seconds between two heartbeats of a node
SILENCE = 3.0  #: seconds without a sign after which a node counts as gone
GONE = 4.0  #: seconds without a sign after which a node's tables are taken, even if it may still be alive
FORGOTTEN = 600.0  #: seconds of silence after which a node is forgotten
MOST = 200  #: messages per packet: a larger one would hold up all others


class LinkListener(Protocol):
    """Receives the events of the links. No method may block."""

    def on_message(self, node: str, message: AnyMessage) -> None:
        """Handles a message from a node; each comes once and in order."""

    def on_unsendable(self, node: str, message: AnyMessage) -> None:
        """Handles a message that cannot be encoded: its sender would wait in vain."""

    def on_link_broken(self, node: str) -> None:
        """Handles a broken link: messages to or from the node may have been lost."""

    def on_listing(self, listing: Listing) -> None:
        """Handles a node's lobby listing."""

    def on_node_appeared(self, node: str) -> None:
        """Handles a node that has appeared."""


@dataclass
class _Link:
    """The link to one node. sent, got: the numbers of the last messages of this generation.

    known: when data last came in its name. heard: when it last certainly sent something itself.
    """

    known: float
    heard: float = -math.inf
    generation: int = 0
    sent: int = 0
    got: int = 0
    present: bool = False
    waiting: list[bytes] = field(default_factory=list)


class Links:
    """node: the name of this node. Times are those of the running event loop."""

    def __init__(
        self, node: str, bus: Bus, listener: LinkListener, log: FilteringBoundLogger, metrics: Metrics
    ) -> None:
        self.node = node
        self._bus, self._listener, self._log, self._metrics = bus, listener, log, metrics
        self._links: dict[str, _Link] = {}
        self._flushing = False
        self._checked = -math.inf
        self._opened = -math.inf  # when the bus last came up

    async def start(self, group: str) -> None:
        """Starts listening to the nodes of a group that use the same message format."""
        await self._bus.start(f"{group}:{FORMAT}", self.node, self._receive, self._open)

    async def stop(self) -> None:
        """Tells all nodes that this one is leaving, and stops."""
        self._flush()
        self._bus.broadcast(encode(NodeLeaving(self.node)))
        await self._bus.stop()

    # --- which nodes are present ------------------------------------------------------------------------------------

    @property
    def connected(self) -> bool:
        """Whether the bus is up."""
        return self._bus.connected

    def nodes(self) -> list[str]:
        """The names of the other nodes that are present, sorted."""
        return sorted(node for node, link in self._links.items() if link.present)

    def misses(self, node: str) -> bool:
        """Whether the bus has been up for `GONE` seconds without a sign of a node."""
        now, link = self._now(), self._links.get(node)
        silent = link is None or now - link.heard > GONE
        return silent and self._bus.connected and now - self._opened > GONE

    def reaches(self, node: str) -> bool:
        """Whether a message sent to a node now has a good chance to arrive."""
        link = self._links.get(node)
        return link is not None and link.present and self._bus.connected

    # --- sending ----------------------------------------------------------------------------------------------------

    def send(self, node: str, message: AnyMessage) -> None:
        """Sends a message to a node; messages sent in one go travel together."""
        try:
            raw = pack(message)
        except UNWRITABLE:
            self._log.exception("message-unwritable", node=node, kind=message.__struct_config__.tag)
            self._metrics.faults.inc()
            self._listener.on_unsendable(node, message)
            return
        self._link(node).waiting.append(raw)
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        for node, link in self._links.items():
            while link.waiting:
                part, link.waiting = link.waiting[:MOST], link.waiting[MOST:]
                self._bus.send(node, encode(Packet(self.node, link.generation, link.sent + 1, part)))
                link.sent += len(part)

    def send_heartbeat(self) -> None:
        """Sends a heartbeat: this node is present, and the last number of every link."""
        self._flush()
        links = {node: (link.generation, link.sent) for node, link in self._links.items()}
        self._bus.broadcast(encode(Heartbeat(self.node, links)))

    def list(self, listing: Listing) -> None:
        """Sends the lobby listing of this node to all nodes."""
        self._bus.broadcast(encode(listing))

    # --- what breaks a link -----------------------------------------------------------------------------------------

    def check(self) -> None:
        """Marks nodes that have been silent too long as gone; call it about every `BEAT` seconds.

        Does nothing just after this node itself stood still for a while: data from the others may still be unread.
        """
        now, before = self._now(), self._checked
        self._checked = now
        if now - before > 2 * BEAT:
            return
        for node, link in [*self._links.items()]:
            if link.present and now - link.heard > SILENCE:
                link.present = False
                self._log.warning("node-silent", node=node)
                self._break(node, link)
            elif now - link.known > FORGOTTEN:
                del self._links[node]

    def _open(self) -> None:
        """Breaks all links: the bus has come up, and any message may have been lost."""
        self._opened = self._now()
        for node, link in [*self._links.items()]:
            self._break(node, link)

    def _break(self, node: str, link: _Link, generation: int = 0) -> None:
        """Begins a new generation of a link. generation: the one that the other side has begun already."""
        link.generation = max(link.generation + 1, generation)
        link.sent = link.got = 0
        link.waiting.clear()
        self._listener.on_link_broken(node)

    # --- receiving --------------------------------------------------------------------------------------------------

    def _receive(self, raw: bytes) -> None:
        try:
            self._handle(decode(raw))
        except msgspec.DecodeError as fault:
            self._log.error("bad-bus-data", reason=str(fault))
            self._metrics.faults.inc()
        except Exception:  # noqa: BLE001 - a defect in one packet must not end the listening
            self._log.exception("bus-data-failed")
            self._metrics.faults.inc()

    def _handle(self, data: Data) -> None:
        if data.node == self.node:
            return
        link = self._link(data.node)
        link.known = self._now()
        if not link.present and not self._is_addressed(data):
            return
        if isinstance(data, NodeLeaving):
            link.present = False
            self._break(data.node, link)
            return
        link.heard = link.known
        if not link.present:
            link.present = True
            self._log.info("node-met", node=data.node)
            self._listener.on_node_appeared(data.node)
        match data:
            case Packet():
                self._handle_packet(link, data)
            case Heartbeat():
                self._handle_heartbeat(link, data)
            case Listing():
                self._listener.on_listing(data)

    def _is_addressed(self, data: Data) -> bool:
        """Whether the sender knows of this node."""
        return isinstance(data, Packet) or (isinstance(data, Heartbeat) and self.node in data.links)

    def _handle_packet(self, link: _Link, packet: Packet) -> None:
        if packet.generation > link.generation:
            self._break(packet.node, link, packet.generation)
        for number, raw in enumerate(packet.messages, packet.first):
            if packet.generation != link.generation or number <= link.got:
                continue  # from an old generation, or a repeat
            if number > link.got + 1:
                self._log.warning("messages-lost", node=packet.node, count=number - link.got - 1)
                self._break(packet.node, link)
                return
            link.got = number
            self._handle_message(packet.node, raw)

    def _handle_message(self, node: str, raw: bytes) -> None:
        """Handles one message; whatever is wrong with it, the next one is handled."""
        try:
            message = unpack(raw)
        except msgspec.DecodeError as fault:
            self._log.error("bad-bus-data", node=node, reason=str(fault))
            self._metrics.faults.inc()
            return
        try:
            self._listener.on_message(node, message)
        except Exception:  # noqa: BLE001 - a defect in one message must not touch the others; it is logged and counted
            self._log.exception("message-failed", node=node, kind=message.__struct_config__.tag)
            self._metrics.faults.inc()

    def _handle_heartbeat(self, link: _Link, beat: Heartbeat) -> None:
        generation, last = beat.links.get(self.node, (0, 0))
        if generation > link.generation:
            self._break(beat.node, link, generation)
        if generation == link.generation and last > link.got:
            self._log.warning("messages-lost", node=beat.node, count=last - link.got)
            self._break(beat.node, link)

    def _link(self, node: str) -> _Link:
        if node not in self._links:
            self._links[node] = _Link(self._now())
        return self._links[node]

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
