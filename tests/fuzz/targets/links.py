"""Links between nodes: whatever a message contains, those before and after it arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import get_args

import msgspec
import structlog

from tests.fuzz.target import Check, Target
from vierblatt.protocol import commands, examples
from vierblatt.server.cluster import LocalBuses, messages
from vierblatt.server.cluster.links import Links
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.table import Person

AMAL = Person("amal00000000", "Amal")
TO_TABLE = get_args(commands.ToTable)
BEFORE, AFTER = messages.Dismiss("before"), messages.Dismiss("after")


class _Node:
    """One end of a link, which stores the messages that it receives."""

    def __init__(self, name: str, buses: LocalBuses) -> None:
        self.heard: list[messages.AnyMessage] = []
        self.breaks, self.metrics = 0, Metrics()
        silent = structlog.wrap_logger(structlog.ReturnLogger(), processors=[])
        self.links = Links(name, buses.bus(), self, silent, self.metrics)

    @property
    def faults(self) -> float:
        return self.metrics.faults._value.get()

    def on_message(self, node: str, message: messages.AnyMessage) -> None:  # noqa: ARG002 - as all listeners
        self.heard.append(message)

    def on_unsendable(self, node: str, message: messages.AnyMessage) -> None:
        raise AssertionError((node, message))

    def on_link_broken(self, node: str) -> None:  # noqa: ARG002 - the same
        self.breaks += 1

    def on_listing(self, listing: messages.Listing) -> None:
        """Ignored."""

    def on_node_appeared(self, node: str) -> None:
        """Ignored."""


class _Pair:
    """Two linked nodes whose messages arrive at once."""

    def __init__(self) -> None:
        buses = LocalBuses(lambda source, target, deliver: deliver())
        self.here, self.there = _Node("a", buses), _Node("b", buses)

    async def start(self) -> None:
        for node in (self.here, self.there):
            await node.links.start("fuzz")
        for _ in range(2):
            for node in (self.here, self.there):
                node.links.send_heartbeat()
        self.here.breaks = self.there.breaks = 0

    async def say(self, *said: messages.AnyMessage) -> list[messages.AnyMessage]:
        """Sends messages; returns those that arrive at the other end."""
        self.there.heard.clear()
        for message in said:
            self.here.links.send("b", message)
        await asyncio.sleep(0)
        return self.there.heard


#: Feeds one input to two nodes.
_OnPair = Callable[[_Pair, bytes], Coroutine[None, None, None]]


def _commands() -> list[bytes]:
    return [msgspec.json.encode(each) for each in examples.COMMANDS if isinstance(each, TO_TABLE)]


async def _forwarded(pair: _Pair, data: bytes) -> None:
    """Forwards a command from a socket of one node to the other, between two messages of others."""
    command = commands.decode(data)
    if isinstance(command, TO_TABLE):
        said = (BEFORE, messages.Forward(7, AMAL, command), AFTER)
        assert await pair.say(*said) == [*said]
        assert pair.here.faults == pair.there.faults == pair.there.breaks == 0


def _messages() -> list[bytes]:
    forwards: list[messages.AnyMessage] = [
        messages.Forward(7, AMAL, each) for each in examples.COMMANDS if isinstance(each, TO_TABLE)
    ]
    others: list[messages.AnyMessage] = [
        messages.SocketGone(7),
        messages.CloseSocket(7, CloseCode.SLOW),
        messages.CallRequest(1, messages.HostedBy(AMAL.id)),
    ]
    return [messages.pack(each) for each in (*forwards, *others)]


async def _in_a_packet(pair: _Pair, data: bytes) -> None:
    """Sends the bytes between two valid messages."""
    generation, got = pair.there.links._links["a"].generation, pair.there.links._links["a"].got
    pair.there.heard.clear()
    packet = messages.Packet("a", generation, got + 1, [messages.pack(BEFORE), data, messages.pack(AFTER)])
    pair.there.links._receive(messages.encode(packet))
    heard = pair.there.heard
    assert [heard[0], heard[-1]] == [BEFORE, AFTER]
    pair.here.links._links["b"].sent = got + 3


async def _as_a_packet(pair: _Pair, data: bytes) -> None:
    """Sends the bytes over the bus: if no node could have sent them, they change nothing. The seal stops forgeries."""
    try:
        messages.decode(data)
    except msgspec.DecodeError:
        before = pair.there.faults
        pair.there.links._receive(data)
        assert pair.there.faults == before + 1 and not pair.there.breaks
        assert await pair.say(BEFORE, AFTER) == [BEFORE, AFTER]


def _packets() -> list[bytes]:
    inner = [messages.pack(each) for each in (messages.SocketGone(7), messages.SendFrame(7, "{}"), BEFORE)]
    outer: list[messages.Data] = [
        messages.Packet("a", 1, 1, inner), messages.Heartbeat("a", {"b": (1, 7)}), messages.NodeLeaving("c"),
    ]  # fmt: skip
    return [messages.encode(each) for each in outer]


def _opened(
    check: Callable[[_Pair, bytes], Coroutine[None, None, None]],
) -> Callable[[], AbstractContextManager[Check]]:
    @contextmanager
    def open_check() -> Iterator[Check]:
        with asyncio.Runner() as runner:
            pair = _Pair()
            runner.run(pair.start())
            yield lambda data: runner.run(check(pair, data))

    return open_check


TARGETS = (
    Target("links", _commands, _opened(_forwarded), 200),
    Target("link-messages", _messages, _opened(_in_a_packet), 100, ()),
    Target("link-packets", _packets, _opened(_as_a_packet), 50, ()),
)
