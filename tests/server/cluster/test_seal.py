"""Without the nodes' secret, their messages cannot be read or forged."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import CapturingLogger

from vierblatt.server.cluster import LocalBuses
from vierblatt.server.cluster.bus import LocalBus
from vierblatt.server.cluster.seal import MOST, BadSeal, Seal
from vierblatt.server.cluster.sealed_bus import LOG_EVERY, SealedBus

SECRET, OTHER = b"s" * 32, b"o" * 32
HAND = b"the hand of seat 2"


def test_a_sealed_message_is_read_by_its_receiver() -> None:
    a, b = Seal(SECRET, "a"), Seal(SECRET, "b")
    said = [b"", HAND, b"\0" * 5000]
    assert [b.open(a.close(data, to="b")) for data in said] == said
    assert [seal.open(sealed) for sealed in [a.close(HAND)] for seal in (a, b)] == [HAND, HAND]


def test_a_sealed_message_hides_its_content() -> None:
    seal = Seal(SECRET, "a")
    sealed = {seal.close(HAND, to="b") for _ in range(20)}
    assert len(sealed) == 20
    assert not any(HAND in each or SECRET in each for each in sealed)


def test_two_starts_of_a_node_have_nothing_in_common() -> None:
    first, second = (Seal(SECRET, "a").close(HAND, to="b") for _ in range(2))
    assert first[25:] != second[25:]


@pytest.mark.parametrize("opener", [Seal(OTHER, "b"), Seal(SECRET, "c")], ids=["another-database", "not-for-it"])
def test_other_nodes_cannot_open_a_sealed_message(opener: Seal) -> None:
    with pytest.raises(BadSeal, match="forged"):
        opener.open(Seal(SECRET, "a").close(HAND, to="b"))


def test_a_change_of_any_bit_is_refused() -> None:
    sealed = Seal(SECRET, "a").close(HAND, to="b")
    for place in range(8 * len(sealed)):
        changed = bytearray(sealed)
        changed[place // 8] ^= 1 << place % 8
        with pytest.raises(BadSeal):
            Seal(SECRET, "b").open(bytes(changed))


def test_a_message_to_one_cannot_pass_as_a_message_to_all() -> None:
    a = Seal(SECRET, "a")
    for sealed in (a.close(HAND, to="b"), a.close(HAND)):
        turned = bytearray(sealed)
        turned[24] ^= 1
        with pytest.raises(BadSeal, match="forged"):
            Seal(SECRET, "b").open(bytes(turned))


def test_repeated_and_reordered_messages_are_refused() -> None:
    a, b = Seal(SECRET, "a"), Seal(SECRET, "b")
    early, late = a.close(b"1", to="b"), a.close(b"2", to="b")
    assert b.open(late) == b"2"
    for sealed in (late, early):
        with pytest.raises(BadSeal, match="again"):
            b.open(sealed)
    assert b.open(a.close(b"3", to="b")) == b"3"


def test_forged_numbers_do_not_block_later_messages() -> None:
    a, b = Seal(SECRET, "a"), Seal(SECRET, "b")
    true = a.close(HAND, to="b")
    with pytest.raises(BadSeal, match="forged"):
        b.open(true[:16] + b"\xff" * 8 + true[24:])
    assert b.open(true) == HAND


def test_strangers_are_not_remembered() -> None:
    b = Seal(SECRET, "b")
    for number in range(100):
        with pytest.raises(BadSeal):
            b.open(number.to_bytes(16) + (1).to_bytes(8) + b"\1" + b"x" * 40)
    assert not b._heard
    for _ in range(MOST + 1):
        b.open(Seal(SECRET, "a").close(HAND, to="b"))
    assert len(b._heard) == MOST


@given(st.binary(max_size=80))
def test_no_other_bytes_are_opened(data: bytes) -> None:
    with pytest.raises(BadSeal):
        Seal(SECRET, "b").open(data)


class SealedNodes:
    """A bus that nodes share with a stranger who has no secret. time: seconds of the clock."""

    def __init__(self) -> None:
        self.buses = LocalBuses()
        self.log = CapturingLogger()
        self.refused: Counter[str] = Counter()
        self.time = 0.0
        self.heard: dict[str, list[bytes]] = {}

    async def node(self, name: str, secret: bytes = SECRET) -> SealedBus:
        bus = SealedBus(self.buses.bus(), self.log, lambda code: self.refused.update([code]), lambda: self.time)
        bus.seal = Seal(secret, name)
        await bus.start("group", name, self.heard.setdefault(name, []).append, lambda: None)
        return bus

    async def stranger(self) -> LocalBus:
        bus = self.buses.bus()
        await bus.start("group", "stranger", self.heard.setdefault("stranger", []).append, lambda: None)
        return bus


async def test_a_stranger_on_the_bus_reads_nothing_and_is_ignored() -> None:
    nodes = SealedNodes()
    a, _, stranger = await nodes.node("a"), await nodes.node("b"), await nodes.stranger()
    a.broadcast(HAND)
    await asyncio.sleep(0)
    (overheard,) = nodes.heard["stranger"]
    assert HAND not in overheard
    for forged in (HAND, overheard, overheard[:-1]):
        stranger.send("b", forged)
    await asyncio.sleep(0)
    assert nodes.heard["b"] == [HAND]
    assert nodes.refused == {"bad-seal": 3}


async def test_a_node_of_another_database_is_not_heard() -> None:
    nodes = SealedNodes()
    await nodes.node("a")
    (await nodes.node("b", OTHER)).broadcast(HAND)
    await asyncio.sleep(0)
    assert (nodes.heard["a"], nodes.heard["b"]) == ([], [HAND])


async def test_the_log_tells_of_it_once_a_minute() -> None:
    nodes = SealedNodes()
    await nodes.node("a")
    stranger = await nodes.stranger()
    for seconds in (0, 1, 2, LOG_EVERY + 1):
        nodes.time = seconds
        stranger.broadcast(b"rubbish")
        await asyncio.sleep(0)
    counts = [call.kwargs["count"] for call in nodes.log.calls if call.args == ("bad-seal",)]
    assert counts == [1, 3]
    assert nodes.refused["bad-seal"] == 4
