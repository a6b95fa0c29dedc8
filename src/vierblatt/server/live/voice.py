"""The voice of one table: who has joined it, and what their browsers pass to each other. Nothing is in the log or kept.

Only those who sit may be in it, through the socket from which they play. Whoever loses the seat or the socket is out of
it at once, and so is a person for whom a bot plays.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from vierblatt.protocol import frames
from vierblatt.protocol.commands import Signal
from vierblatt.protocol.voice import VoicePerson
from vierblatt.server.live.bucket import TokenBucket
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.ice_servers import ice_servers, relay_of
from vierblatt.server.live.table_connections import TableConnections
from vierblatt.server.ops.config import VoiceConfig
from vierblatt.server.table import Table

SIGNALS = (40, 3.0)  #: signals of a player at once, and per second: five connections need about twenty
JOINS = (10, 0.2)  #: how often a player may join at once, and per second


class _Joined(NamedTuple):
    connection: Connection
    peer: str


class TableVoice:
    """See the module docstring. audience: the connections at the table."""

    def __init__(self, table: Table, audience: TableConnections, config: VoiceConfig) -> None:
        self._table, self._audience, self._config = table, audience, config
        self._joined: dict[str, _Joined] = {}  # by player, in the order of joining
        self._known: dict[Connection, list[VoicePerson]] = {}  # what those who sit know of it
        self._buckets: dict[tuple[str, tuple[float, float]], TokenBucket] = {}

    @property
    def on(self) -> bool:
        """Whether this table has voice: its host has chosen it, and the server offers it."""
        return self._config.on and self._table.settings.voice is True

    def join(self, connection: Connection, command: str, now: int) -> frames.VoiceJoined:
        """Somebody joins, or starts anew; returns the answer to the command. now: milliseconds. Raises LiveFault."""
        player = connection.person.id
        if not self.on:
            raise LiveFault("voice-off")
        if not self._sits(player, connection):
            raise LiveFault("voice-seated")
        self._take(player, JOINS, now)
        self._joined.pop(player, None)  # whoever starts anew comes last, as all who join
        joined = self._joined[player] = _Joined(connection, secrets.token_hex(8))
        people = self._known[connection] = self._people()
        self.settle()
        servers = ice_servers(self._config, player, now)
        return frames.VoiceJoined(id=command, table=self._table.id, peer=joined.peer, people=people, servers=servers)

    def leave(self, connection: Connection) -> None:
        """Somebody leaves, if they are in it through this socket."""
        joined = self._joined.get(connection.person.id)
        if joined is not None and joined.connection is connection:
            del self._joined[connection.person.id]
            self.settle()

    def receiver(self, connection: Connection, signal: Signal, now: int) -> Connection:
        """Who gets a signal: somebody else who is in it. Counts as one of the sender's signals; raises LiveFault."""
        player = connection.person.id
        sender = self._joined.get(player)
        if sender is None or sender.connection is not connection:
            raise LiveFault("voice-not-joined")
        self._take(player, SIGNALS, now)
        receiver = next((each for each in self._joined.values() if each.peer == signal.to), None)
        if receiver is None or receiver is sender:
            raise LiveFault("voice-gone")
        return receiver.connection

    def pass_on(self, connection: Connection, signal: Signal, receiver: Connection) -> None:
        """Passes a signal on, unless one of the two has left the voice since."""
        sender, other = (self._joined.get(each.person.id) for each in (connection, receiver))
        if sender is None or sender.connection is not connection or other is None or other.peer != signal.to:
            return
        receiver.send(
            frames.PeerSignal(
                table=self._table.id, peer=sender.peer, description=signal.description, candidates=signal.candidates
            )
        )

    def entered(self, connection: Connection) -> None:
        """A connection has just got the state of the table: it knows nothing about the voice."""
        self._known.pop(connection, None)
        self.settle()

    def settle(self) -> None:
        """Removes those who may not be in it any more, and tells those who sit; call it when anything has changed."""
        if not self.on:
            return
        for player, joined in [*self._joined.items()]:
            if not self._sits(player, joined.connection):
                del self._joined[player]
        people, relay = self._people(), relay_of(self._config)
        seated = {*self._audience.seated.values()}
        for connection in [*self._known]:
            if connection not in seated and self._known.pop(connection) and connection in self._audience:
                connection.send(frames.Voice(table=self._table.id, people=[], relay=relay))  # the last one
        for connection in seated:
            if self._known.get(connection) != people:
                self._known[connection] = people
                connection.send(frames.Voice(table=self._table.id, people=people, relay=relay))

    def _people(self) -> list[VoicePerson]:
        return [
            VoicePerson(peer=joined.peer, player=player, seat=self._table.seat_of(player))
            for player, joined in self._joined.items()
        ]

    def _sits(self, player: str, connection: Connection) -> bool:
        seat = self._table.seat_of(player)
        if seat < 0 or self._table.stage == "closed" or self._table.seats[seat].bot:
            return False
        return self._audience.seated.get(seat) is connection

    def _take(self, player: str, rate: tuple[float, float], now: int) -> None:
        bucket = self._buckets.setdefault((player, rate), TokenBucket(*rate, now / 1000))
        if not bucket.take(now / 1000):
            raise LiveFault("too-fast")
