"""Links between nodes: whatever the bus does, each message arrives once and in order, or both ends notice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
import structlog

from tests.scale import scaled
from vierblatt.server.cluster import LocalBuses, links
from vierblatt.server.cluster.links import Links
from vierblatt.server.cluster.messages import (
    AnyMessage,
    Dismiss,
    Heartbeat,
    Listing,
    NodeLeaving,
    Packet,
    SocketGone,
    decode,
    encode,
    pack,
)
from vierblatt.server.ops.metrics import Metrics


@dataclass
class RecordingListener:
    """The messages that a node receives. broken_links: the nodes whose link broke, in order."""

    heard: list[tuple[str, str]] = field(default_factory=list)
    broken_links: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    never_sent: list[AnyMessage] = field(default_factory=list)
    metrics: Metrics = field(default_factory=Metrics)

    def on_message(self, node: str, message: AnyMessage) -> None:
        assert isinstance(message, Dismiss)
        self.heard.append((node, message.player))

    def on_unsendable(self, node: str, message: AnyMessage) -> None:  # noqa: ARG002 - as all listeners
        self.never_sent.append(message)

    @property
    def faults(self) -> float:
        return self.metrics.faults._value.get()

    def on_link_broken(self, node: str) -> None:
        self.broken_links.append(node)

    def on_listing(self, listing: Listing) -> None:
        raise AssertionError(listing)

    def on_node_appeared(self, node: str) -> None:
        self.known.append(node)


class Network:
    """Two nodes. queue: messages in transit, which the test delivers."""

    def __init__(self) -> None:
        self.queue: list[tuple[str, str, Callable[[], None]]] = []
        self.buses = LocalBuses(lambda source, target, deliver: self.queue.append((source, target, deliver)))
        self.listeners = {name: RecordingListener() for name in "ab"}
        self.ends = {
            name: Links(name, self.buses.bus(), listener, structlog.get_logger(), listener.metrics)
            for name, listener in self.listeners.items()
        }

    async def say(self, source: str, target: str, *words: str) -> None:
        for word in words:
            self.ends[source].send(target, Dismiss(word))
        await asyncio.sleep(0)

    def deliver(self) -> None:
        """Delivers everything in transit, in order."""
        while self.queue:
            self.queue.pop(0)[2]()

    def beat(self) -> None:
        for end in self.ends.values():
            end.send_heartbeat()
        self.deliver()

    def meet(self) -> None:
        """All nodes meet: with the second heartbeat each knows which nodes to name."""
        self.beat()
        self.beat()


@pytest.fixture
async def network() -> Network:
    found = Network()
    for end in found.ends.values():
        await end.start("group")
    found.meet()
    return found


async def test_nodes_of_different_formats_do_not_hear_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network()
    await network.ends["a"].start("group")
    monkeypatch.setattr(links, "FORMAT", 1000)
    await network.ends["b"].start("group")
    network.meet()
    await network.say("a", "b", "hello")
    network.deliver()
    assert [end.nodes() for end in network.ends.values()] == [[], []]
    assert network.listeners["b"].heard == []


async def test_messages_arrive_once_and_in_order(network: Network) -> None:
    await network.say("a", "b", "one", "two")
    await network.say("a", "b", "three")
    network.deliver()
    network.beat()
    assert network.listeners["b"].heard == [("a", "one"), ("a", "two"), ("a", "three")]
    assert not network.listeners["a"].broken_links and not network.listeners["b"].broken_links
    assert network.listeners["a"].known == ["b"] and network.listeners["b"].known == ["a"]


async def test_messages_sent_together_share_one_envelope(network: Network) -> None:
    await network.say("a", "b", *(f"{number}" for number in range(50)))
    assert len(network.queue) == 1


async def test_a_duplicated_message_is_delivered_once(network: Network) -> None:
    await network.say("a", "b", "one")
    network.queue *= 2
    network.deliver()
    assert network.listeners["b"].heard == [("a", "one")]


async def test_a_gap_is_noticed_by_both_ends(network: Network) -> None:
    await network.say("a", "b", "lost")
    network.queue.clear()
    await network.say("a", "b", "late")
    network.deliver()
    assert network.listeners["b"].heard == [] and network.listeners["b"].broken_links == ["a"]
    network.beat()
    assert network.listeners["a"].broken_links == ["b"]
    await network.say("a", "b", "new")
    network.deliver()
    assert network.listeners["b"].heard == [("a", "new")]


async def test_the_loss_of_the_last_message_shows_in_the_next_beat(network: Network) -> None:
    await network.say("a", "b", "lost")
    network.queue.clear()
    network.beat()
    network.beat()
    assert network.listeners["b"].broken_links == ["a"] and network.listeners["a"].broken_links == ["b"]
    network.beat()
    assert network.listeners["b"].broken_links == ["a"], "once is enough"


async def test_messages_of_an_earlier_generation_are_dropped(network: Network) -> None:
    await network.say("a", "b", "old")
    late = network.queue.copy()
    network.queue.clear()
    network.ends["b"]._open()
    network.beat()
    await network.say("a", "b", "new")
    network.deliver()
    for _, _, deliver in late:
        deliver()
    assert network.listeners["b"].heard == [("a", "new")]


async def test_a_silent_node_counts_as_gone_until_it_is_heard(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    end, listener = network.ends["a"], network.listeners["a"]
    now = asyncio.get_running_loop().time()
    monkeypatch.setattr(end, "_now", lambda: now)
    for _ in range(6):
        end.check()
        now += 0.9
    assert end.nodes() == [] and not end.reaches("b") and listener.broken_links == ["b"]
    network.beat()
    assert end.nodes() == ["b"] and end.reaches("b")


async def test_a_node_that_was_frozen_does_not_take_the_others_for_gone(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = network.ends["a"]
    now = asyncio.get_running_loop().time()
    monkeypatch.setattr(end, "_now", lambda: now)
    end.check()
    now += 100
    end.check()
    assert end.nodes() == ["b"]
    now += links.BEAT
    end.check()
    assert end.nodes() == []


async def test_a_leaving_node_is_gone_at_once(network: Network) -> None:
    await network.ends["b"].stop()
    network.deliver()
    assert network.ends["a"].nodes() == [] and network.listeners["a"].broken_links == ["b"]


async def test_a_node_that_does_not_know_this_one_is_not_connected(network: Network) -> None:
    """It may have been recorded before this one began."""
    end, listener = network.ends["a"], network.listeners["a"]
    for message in (Heartbeat("c", {"b": (1, 7)}), Listing("c", [], 3), NodeLeaving("c"), Heartbeat("c", {})):
        end._receive(encode(message))
    assert end.nodes() == ["b"] and listener.known == ["b"] and not listener.broken_links
    end._opened -= links.GONE + 1
    assert end.misses("c"), "its tables can be taken"
    end._receive(encode(Heartbeat("c", {"a": (0, 0)})))
    assert end.nodes() == ["b", "c"] and not end.misses("c")


async def test_only_nodes_of_one_group_hear_each_other() -> None:
    network = Network()
    await network.ends["a"].start("group")
    await network.ends["b"].start("another")
    network.meet()
    await network.say("a", "b", "hello")
    network.deliver()
    assert network.ends["a"].nodes() == [] and network.listeners["b"].heard == []


async def test_nonsense_on_the_bus_changes_nothing(network: Network) -> None:
    nonsense = (
        b"",
        b"\xff" * 9,
        b"\x93\xa6packet",
        encode(Heartbeat("b", {}))[:-1],
        encode(Packet("b", 10**15, -1, [])),
    )
    for data in nonsense:
        network.ends["a"]._receive(data)
    assert network.listeners["a"].faults == len(nonsense)
    assert network.ends["a"].nodes() == ["b"] and not network.listeners["a"].broken_links


async def test_a_message_that_cannot_be_written_takes_no_other_with_it(network: Network) -> None:
    """A `since` of 10^30 raised OverflowError while a packet was written, and two moves of others were never sent."""
    huge = SocketGone(10**30)
    network.ends["a"].send("b", Dismiss("one"))
    network.ends["a"].send("b", huge)
    network.ends["a"].send("b", Dismiss("two"))
    await asyncio.sleep(0)
    network.deliver()
    network.beat()
    assert network.listeners["b"].heard == [("a", "one"), ("a", "two")]
    assert network.listeners["a"].never_sent == [huge] and network.listeners["a"].faults == 1
    assert not network.listeners["a"].broken_links and not network.listeners["b"].broken_links


@pytest.mark.parametrize(
    "wrong",
    [b"\xc1", b"\x92\xa4left\xff", b"\x91\xa4what", pack(SocketGone(1))],
    ids=["bytes", "number", "kind", "failing"],
)
async def test_a_message_that_cannot_be_read_or_done_takes_no_other_with_it(network: Network, wrong: bytes) -> None:
    """The last message is valid, but its listener fails."""
    said = [pack(Dismiss("one")), wrong, pack(Dismiss("two"))]
    network.ends["b"]._receive(encode(Packet("a", network.ends["b"]._links["a"].generation, 1, said)))
    listener = network.listeners["b"]
    assert listener.heard == [("a", "one"), ("a", "two")] and listener.faults == 1 and not listener.broken_links
    await network.say("a", "b", *"123", "four")
    network.deliver()
    assert listener.heard[2:] == [("a", "four")], "three numbers were taken by what came before"


def test_every_message_comes_back_as_it_was() -> None:
    beat = Heartbeat("node", {"other": (3, 17)})
    assert decode(encode(beat)) == beat


@pytest.mark.parametrize("seed", range(scaled(20)))
async def test_losses_never_cause_gaps_or_wrong_order(seed: int) -> None:
    """A model of what matters: within one generation everything is heard from its beginning, without gaps; a message
    that was not heard is followed by a break at both ends, before the end of the next beats."""
    chance, network = random.Random(seed), Network()
    for end in network.ends.values():
        await end.start("group")
    network.meet()
    number = 0
    said: dict[str, list[str]] = {"a": [], "b": []}
    for _ in range(60):
        source, target = chance.sample("ab", 2)
        words = [f"{number + more}" for more in range(chance.randrange(4))]
        number += len(words)
        said[source] += words
        await network.say(source, target, *words)
        if chance.random() < 0.3:
            network.ends[source].send_heartbeat()
        for _ in range(chance.randrange(4)):
            if network.queue:
                _, _, deliver = network.queue.pop(0)
                for _ in range(chance.choice([0, 1, 1, 1, 1, 2])):
                    deliver()
    network.deliver()
    for _ in range(4):
        network.beat()
    for source, target in ("ab", "ba"):
        heard = [word for _, word in network.listeners[target].heard]
        assert heard == sorted(heard, key=int) and len({*heard}) == len(heard) and {*heard} <= {*said[source]}
        if len(heard) < len(said[source]):
            assert network.listeners[source].broken_links and network.listeners[target].broken_links
    before = [len(listener.broken_links) for listener in network.listeners.values()]
    await network.say("a", "b", "at last")
    network.deliver()
    network.beat()
    assert network.listeners["b"].heard[-1] == ("a", "at last")
    assert [len(listener.broken_links) for listener in network.listeners.values()] == before, "it is whole again"
