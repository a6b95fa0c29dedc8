"""Defects planted in the server on purpose: a simulation that does not find them proves nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest import mock

import msgspec

from tests.simulation.store import Database
from vierblatt.errors import VierblattError
from vierblatt.protocol import commands
from vierblatt.protocol.frames import Frame
from vierblatt.server.cluster import node
from vierblatt.server.cluster.links import Links, _Link
from vierblatt.server.cluster.messages import Packet
from vierblatt.server.cluster.node import Node
from vierblatt.server.live import Hub, handling
from vierblatt.server.live.actor import Actor
from vierblatt.server.live.answers import Answers
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.job import InboxItem
from vierblatt.server.live.outbox import Outbox
from vierblatt.server.ops.config import Limits
from vierblatt.server.store.port import LeaseLost, LogEntry, SeqTaken
from vierblatt.server.table import AnyEntry, Outcome, Table, snapshot
from vierblatt.server.table import entries as log


def announced_before_stored() -> AbstractContextManager[object]:
    """An entry is sent to all clients before it is stored."""

    async def commit(self: Actor, entries: Sequence[AnyEntry], received_at: float = 0.0) -> None:
        first = self.table.seq + 1
        for entry in entries:
            self.presenter.play(entry, self.now, received_at)
        if entries:
            await self.services.store.append(self.id, first, [log.encode(entry) for entry in entries], self._fence)
        await self._follow_up()

    return mock.patch.object(Actor, "commit", commit)


def duplicate_commands_are_executed() -> AbstractContextManager[object]:
    """A command that arrives twice is carried out twice."""

    def given(self: Answers, player: str, command: str) -> Frame | None:
        return None

    return mock.patch.object(Answers, "given", given)


def stale_table_is_kept() -> AbstractContextManager[object]:
    """A table that no longer agrees with its log continues as if it did."""
    attempt = Actor._attempt

    async def stubborn(self: Actor, job: InboxItem) -> VierblattError | None:
        fault = await attempt(self, job)
        return None if self.ready and isinstance(fault, (SeqTaken, LeaseLost)) else fault

    return mock.patch.object(Actor, "_attempt", stubborn)


def frames_are_dropped() -> AbstractContextManager[object]:
    """A client that reads slowly misses frames instead of being cut off."""
    put = Outbox.put

    def drop(self: Outbox, text: str, received_at: float = 0.0) -> None:
        if len(self._waiting) < self._most:
            put(self, text, received_at)

    return mock.patch.object(Outbox, "put", drop)


def neighbours_hand_is_shown() -> AbstractContextManager[object]:
    """Now and then a player is shown the hand of the next seat."""
    own_part = Table.own_part

    def wrong(self: Table, seat: int, outcome: Outcome | None = None) -> msgspec.Raw | None:
        beside = (seat + 1) % len(self.seats) if seat >= 0 and self.seq % 7 == 0 else seat
        return own_part(self, beside, outcome)

    return mock.patch.object(Table, "own_part", wrong)


def snapshot_loses_calls() -> AbstractContextManager[object]:
    """A table that is restored from a snapshot has lost its calls."""
    restore = snapshot.restore

    def forgetful(table: Table, state: snapshot.State) -> bool:
        restored = restore(table, state)
        table.calls = {}
        return restored

    return mock.patch.object(snapshot, "restore", forgetful)


def bus_losses_are_not_detected() -> AbstractContextManager[object]:
    """Messages between nodes may get lost, and no node notices."""

    def take(self: Links, link: _Link, packet: Packet) -> None:
        link.generation = max(link.generation, packet.generation)
        for number, raw in enumerate(packet.messages, packet.first):
            link.got = number
            self._handle_message(packet.node, raw)

    return mock.patch.object(Links, "_handle_packet", take)


def fence_is_not_checked() -> AbstractContextManager[object]:
    """The store checks only the seq of an entry, not who owns the table."""

    def append(self: Database, table: str, first_seq: int, bodies: Sequence[bytes], fence: int) -> list[LogEntry]:
        data = self.tables[table]
        if len(data.log) != first_seq:
            raise SeqTaken("seq-taken", table=table, seq=first_seq)
        data.write(bodies, fence)
        return data.log[first_seq:]

    return mock.patch.object(Database, "append", append)


def late_renewal_is_accepted() -> AbstractContextManager[object]:
    """A node that renews its leases too late assumes that it still owns its tables."""

    async def give_up_lost(self: Hub) -> None:
        """Assumes that all are still here."""

    return mock.patch.object(Hub, "give_up_lost", give_up_lost)


@contextmanager
def lost_tables_are_not_detected() -> Iterator[None]:
    """A node that was cut off from the others for a while does not check whether they took its tables."""

    async def look_for_lost(self: Node) -> None:
        """Assumes that they are still here."""

    with mock.patch.object(Node, "_look_for_lost", look_for_lost), mock.patch.object(node, "LOST_EVERY", 1e6):
        yield


def leaving_disconnects_other_windows() -> AbstractContextManager[object]:
    """A player who leaves in one window gets no more frames in their others, either."""
    handle = handling.handle

    async def all_go(actor: Actor, connection: Connection, command: commands.ToTable, received_at: float) -> None:
        if isinstance(command, commands.Go):
            for other in actor.presenter.audience:
                if other.person == connection.person:
                    actor.presenter.leave(other)
        await handle(actor, connection, command, received_at)

    return mock.patch.object(handling, "handle", all_go)


#: Each defect, with the worlds to look for it in: how their plan differs from the one that the seed draws.
PLANTED: dict[Callable[[], AbstractContextManager[object]], dict[str, Any]] = {
    announced_before_stored: {},
    duplicate_commands_are_executed: {},
    neighbours_hand_is_shown: {},
    stale_table_is_kept: {"troubles": ["lossy-store"]},
    snapshot_loses_calls: {"troubles": ["kill"], "snapshots": 3},
    frames_are_dropped: {"troubles": ["slow-reader"], "window": 2, "limits": Limits(send_queue=4)},
    fence_is_not_checked: {
        "troubles": ["hold", "lossy-store"],
        "processes": 3,
        "pause": 0.5,
        "rough": 60.0,
        "latency": 0.1,
    },
    late_renewal_is_accepted: {
        "troubles": ["bus-cut", "hold"],
        "processes": 3,
        "watching": 2,
        "pause": 3.0,
        "rough": 90.0,
    },
    bus_losses_are_not_detected: {"troubles": ["bus-lossy"], "processes": 3, "pause": 1.0},
    lost_tables_are_not_detected: {
        "troubles": ["bus-cut", "bus-slow"],
        "processes": 3,
        "watching": 2,
        "pause": 3.0,
        "rough": 90.0,
    },
    leaving_disconnects_other_windows: {"sitting": 1, "watching": 1, "windows": 2, "rough": 120.0},
}
