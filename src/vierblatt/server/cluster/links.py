"""Links from this node to all others: what gets lost on the way is noticed, and healed by whoever depended on it.

The messages of a link are numbered, in each direction, and every beat of a node carries the last number. A gap, a
number that never came, a bus that was away, or no sign of the other for `SILENCE` seconds: the link is broken. Then it
begins a new life, whose number is higher, and all who depended on the old one are told at both ends: the other node
sees the higher number in the next thing that it hears. What still comes from an old life is not listened to.

A message with a fault, whether it cannot be written, read or done, is logged and counted, and is the only one that
comes to nothing: those before and after it are heard as if it had not been there.

What is said to all may have been recorded before this node began, and say nothing of who is there now. So a node is met
when it says something to this one, or names it in a beat: every node's name is new whenever it starts.
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

BEAT = 1.0  #: seconds between two beats of a node
SILENCE = 3.0  #: seconds without a sign after which a node counts as gone
GONE = 4.0  #: seconds without a sign after which its tables are taken from a node that may still be there
FORGOTTEN = 600.0  #: seconds of silence after which nothing is known of a node any more
MOST = 200  #: messages of one packet: a large one would hold up all others


class LinkListener(Protocol):
    """Who depends on the links. Nothing here waits."""

    def take(self, node: str, message: AnyMessage) -> None:
        """A message has come from a node, each once and in order."""

    def unsent(self, node: str, message: AnyMessage) -> None:
        """A message to a node cannot be written down: whoever said it waits in vain."""

    def broken(self, node: str) -> None:
        """What was said to a node, or by it, may have been lost."""

    def listed(self, listing: Listing) -> None:
        """A node's part of the lobby has come."""

    def met(self, node: str) -> None:
        """A node is there that was not."""


@dataclass
class _Link:
    """To one node. sent, got: the numbers of the last messages of this life.

    known: when anything came in its name. heard: when it surely said something itself.
    """

    known: float
    heard: float = -math.inf
    life: int = 0
    sent: int = 0
    got: int = 0
    there: bool = False
    waiting: list[bytes] = field(default_factory=list)


class Links:
    """node: the name of this one. Times are those of the running event loop."""

    def __init__(
        self, node: str, bus: Bus, listener: LinkListener, log: FilteringBoundLogger, metrics: Metrics
    ) -> None:
        self.node = node
        self._bus, self._listener, self._log, self._metrics = bus, listener, log, metrics
        self._links: dict[str, _Link] = {}
        self._flushing = False
        self._checked = -math.inf
        self._opened = -math.inf  # when the bus was there again

    async def start(self, group: str) -> None:
        """Begins to listen to the nodes of a group, as far as they speak as this one does."""
        await self._bus.start(f"{group}:{FORMAT}", self.node, self._take, self._open)

    async def stop(self) -> None:
        """Says goodbye to all."""
        self._flush()
        self._bus.tell(encode(NodeLeaving(self.node)))
        await self._bus.stop()

    # --- who is there -----------------------------------------------------------------------------------------------

    @property
    def connected(self) -> bool:
        """Whether the bus is there."""
        return self._bus.connected

    def nodes(self) -> list[str]:
        """The other nodes that are there, in order of their names."""
        return sorted(node for node, link in self._links.items() if link.there)

    def misses(self, node: str) -> bool:
        """Whether this node has heard everybody for `GONE` seconds but for that one."""
        now, link = self._now(), self._links.get(node)
        silent = link is None or now - link.heard > GONE
        return silent and self._bus.connected and now - self._opened > GONE

    def reaches(self, node: str) -> bool:
        """Whether something that is said to a node now has a good chance to arrive."""
        link = self._links.get(node)
        return link is not None and link.there and self._bus.connected

    # --- sending ----------------------------------------------------------------------------------------------------

    def send(self, node: str, message: AnyMessage) -> None:
        """Says something to a node; what is said in one go travels together."""
        try:
            raw = pack(message)
        except UNWRITABLE:
            self._log.exception("message-unwritable", node=node, kind=message.__struct_config__.tag)
            self._metrics.faults.inc()
            self._listener.unsent(node, message)
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
                self._bus.send(node, encode(Packet(self.node, link.life, link.sent + 1, part)))
                link.sent += len(part)

    def beat(self) -> None:
        """Says that this node is there, and how far every link is."""
        self._flush()
        links = {node: (link.life, link.sent) for node, link in self._links.items()}
        self._bus.tell(encode(Heartbeat(self.node, links)))

    def list(self, listing: Listing) -> None:
        """Tells all what the lobby of this node lists."""
        self._bus.tell(encode(listing))

    # --- what breaks a link -----------------------------------------------------------------------------------------

    def check(self) -> None:
        """Looks who has been silent for too long; to be called about every `BEAT` seconds.

        After a time in which this node itself did nothing, what the others said meanwhile may still lie unread.
        """
        now, before = self._now(), self._checked
        self._checked = now
        if now - before > 2 * BEAT:
            return
        for node, link in [*self._links.items()]:
            if link.there and now - link.heard > SILENCE:
                link.there = False
                self._log.warning("node-silent", node=node)
                self._break(node, link)
            elif now - link.known > FORGOTTEN:
                del self._links[node]

    def _open(self) -> None:
        """The bus is there, or there again: anything may have been lost, whoever said it."""
        self._opened = self._now()
        for node, link in [*self._links.items()]:
            self._break(node, link)

    def _break(self, node: str, link: _Link, life: int = 0) -> None:
        """life: that the other side has begun already."""
        link.life = max(link.life + 1, life)
        link.sent = link.got = 0
        link.waiting.clear()
        self._listener.broken(node)

    # --- receiving --------------------------------------------------------------------------------------------------

    def _take(self, raw: bytes) -> None:
        try:
            self._hear(decode(raw))
        except msgspec.DecodeError as fault:
            self._log.error("bad-bus-data", reason=str(fault))
            self._metrics.faults.inc()
        except Exception:  # noqa: BLE001 - a defect in one packet must not end the listening
            self._log.exception("bus-data-failed")
            self._metrics.faults.inc()

    def _hear(self, data: Data) -> None:
        if data.node == self.node:
            return
        link = self._link(data.node)
        link.known = self._now()
        if not link.there and not self._is_addressed(data):
            return
        if isinstance(data, NodeLeaving):
            link.there = False
            self._break(data.node, link)
            return
        link.heard = link.known
        if not link.there:
            link.there = True
            self._log.info("node-met", node=data.node)
            self._listener.met(data.node)
        match data:
            case Packet():
                self._take_packet(link, data)
            case Heartbeat():
                self._take_beat(link, data)
            case Listing():
                self._listener.listed(data)

    def _is_addressed(self, data: Data) -> bool:
        """Whether something was said by who knows of this node."""
        return isinstance(data, Packet) or (isinstance(data, Heartbeat) and self.node in data.links)

    def _take_packet(self, link: _Link, packet: Packet) -> None:
        if packet.life > link.life:
            self._break(packet.node, link, packet.life)
        for number, raw in enumerate(packet.messages, packet.first):
            if packet.life != link.life or number <= link.got:
                continue  # from an old life, or here already
            if number > link.got + 1:
                self._log.warning("messages-lost", node=packet.node, count=number - link.got - 1)
                self._break(packet.node, link)
                return
            link.got = number
            self._take_message(packet.node, raw)

    def _take_message(self, node: str, raw: bytes) -> None:
        """One message: whatever is wrong with it, the next one is heard."""
        try:
            message = unpack(raw)
        except msgspec.DecodeError as fault:
            self._log.error("bad-bus-data", node=node, reason=str(fault))
            self._metrics.faults.inc()
            return
        try:
            self._listener.take(node, message)
        except Exception:  # noqa: BLE001 - a defect in one message must not touch the others; it is logged and counted
            self._log.exception("message-failed", node=node, kind=message.__struct_config__.tag)
            self._metrics.faults.inc()

    def _take_beat(self, link: _Link, beat: Heartbeat) -> None:
        life, last = beat.links.get(self.node, (0, 0))
        if life > link.life:
            self._break(beat.node, link, life)
        if life == link.life and last > link.got:
            self._log.warning("messages-lost", node=beat.node, count=last - link.got)
            self._break(beat.node, link)

    def _link(self, node: str) -> _Link:
        if node not in self._links:
            self._links[node] = _Link(self._now())
        return self._links[node]

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
