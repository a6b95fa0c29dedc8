"""The port for carrying bytes between nodes, and an in-process bus for tests and simulations."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

#: Receives data. Must not block.
Receive = Callable[[bytes], None]
#: Called when the bus is up; anything sent before may be lost.
OnOpen = Callable[[], None]


class Bus(Protocol):
    """Delivers at most once: what cannot be sent is dropped. Data from one node to another arrives in order."""

    @property
    def connected(self) -> bool:
        """Whether data sent now has a chance to arrive."""
        ...

    async def start(self, group: str, node: str, receive: Receive, on_open: OnOpen) -> None:
        """Starts receiving data for a node and for its whole group; does not wait for the bus."""
        ...

    async def stop(self) -> None:
        """Sends what is waiting, if that is possible at once, and stops."""
        ...

    def send(self, node: str, data: bytes) -> None:
        """Sends to one node."""
        ...

    def broadcast(self, data: bytes) -> None:
        """Sends to all nodes of the group, this one included."""
        ...


class LocalBuses:
    """Connects the buses of several nodes in one process. carry: delivers bytes to a node, or drops them.

    Without a `carry` everything is delivered, soon and in order.
    """

    def __init__(self, carry: Callable[[str, str, Callable[[], None]], None] | None = None) -> None:
        self._carry = carry
        self._nodes: dict[tuple[str, str], LocalBus] = {}

    def bus(self) -> LocalBus:
        """A new bus for one node."""
        return LocalBus(self)

    def join(self, bus: LocalBus) -> None:
        """Adds a listening node."""
        self._nodes[bus.group, bus.node] = bus

    def leave(self, bus: LocalBus) -> None:
        """Removes a node."""
        self._nodes.pop((bus.group, bus.node), None)

    def carry(self, source: LocalBus, target: str, data: bytes) -> None:
        """Sends bytes to a node; an empty target means all nodes."""
        group = source.group
        group_nodes = [node for their_group, node in self._nodes if their_group == group]
        for node in [target] if target else group_nodes:

            def deliver(node: str = node) -> None:
                receiver = self._nodes.get((group, node))
                if receiver is not None:
                    receiver.receive(data)

            if self._carry is None:
                asyncio.get_running_loop().call_soon(deliver)
            else:
                self._carry(source.node, node, deliver)


class LocalBus:
    """One node's end of `LocalBuses`."""

    def __init__(self, buses: LocalBuses) -> None:
        self._buses = buses
        self._receive: Receive | None = None
        self.group = self.node = ""
        self.connected = False

    async def start(self, group: str, node: str, receive: Receive, on_open: OnOpen) -> None:
        """See `Bus`."""
        self.group, self.node, self._receive, self.connected = group, node, receive, True
        self._buses.join(self)
        on_open()

    async def stop(self) -> None:
        """See `Bus`."""
        self.connected = False
        self._buses.leave(self)

    def send(self, node: str, data: bytes) -> None:
        """See `Bus`."""
        if self.connected:
            self._buses.carry(self, node, data)

    def broadcast(self, data: bytes) -> None:
        """See `Bus`."""
        if self.connected:
            self._buses.carry(self, "", data)

    def receive(self, data: bytes) -> None:
        """Receives data for this node."""
        if self.connected and self._receive is not None:
            self._receive(data)
