"""A bus that only nodes of the same database can read, and on which no one else can send in their name."""

from __future__ import annotations

import math
from collections.abc import Callable

from structlog.typing import FilteringBoundLogger

from vierblatt.server.cluster.bus import Bus, OnOpen, Receive
from vierblatt.server.cluster.seal import BadSeal, Seal

LOG_EVERY = 60.0  #: minimum seconds between two log lines about foreign data


class SealedBus:
    """A `Bus` on top of another one. refused: called with a code for all data that is dropped. clock: in seconds.

    seal: must be set before the start; without one nothing is sent.
    """

    seal: Seal | None = None

    def __init__(
        self, bus: Bus, log: FilteringBoundLogger, refused: Callable[[str], None], clock: Callable[[], float]
    ) -> None:
        self._bus, self._log, self._refused, self._clock = bus, log, refused, clock
        self._dropped = 0
        self._logged_at = -math.inf

    @property
    def connected(self) -> bool:
        """See `Bus`."""
        return self._bus.connected

    async def start(self, group: str, node: str, receive: Receive, on_open: OnOpen) -> None:
        """See `Bus`."""
        seal = self.seal
        if seal is None:
            raise ValueError("a bus without a seal")

        def unseal(sealed: bytes) -> None:
            try:
                data = seal.open(sealed)
            except BadSeal as fault:
                self._drop(str(fault))
            else:
                receive(data)

        await self._bus.start(group, node, unseal, on_open)

    async def stop(self) -> None:
        """See `Bus`."""
        await self._bus.stop()

    def send(self, node: str, data: bytes) -> None:
        """See `Bus`."""
        if self.seal is not None:
            self._bus.send(node, self.seal.close(data, to=node))

    def broadcast(self, data: bytes) -> None:
        """See `Bus`."""
        if self.seal is not None:
            self._bus.broadcast(self.seal.close(data))

    def _drop(self, reason: str) -> None:
        self._refused("bad-seal")
        self._dropped += 1
        if self._clock() - self._logged_at > LOG_EVERY:
            self._log.warning("bad-seal", reason=reason, count=self._dropped)
            self._logged_at, self._dropped = self._clock(), 0
