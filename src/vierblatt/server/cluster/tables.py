"""The tables of all nodes, for the HTTP interface of any of them."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import TYPE_CHECKING

from vierblatt.protocol.frames import LobbyTable
from vierblatt.protocol.majlis import MajlisPart
from vierblatt.protocol.values import Proof, TableInfo
from vierblatt.server.cluster.links import Links
from vierblatt.server.cluster.messages import (
    ChatHeard,
    CloseTable,
    Dismiss,
    HostedBy,
    InfoOf,
    OnlineAmong,
    PlaceOf,
    ProofOf,
    Question,
    QuickSeatQuery,
    SeatAt,
)
from vierblatt.server.cluster.router import Router
from vierblatt.server.live import Hub, LiveFault, NewTable, player_tables
from vierblatt.server.live.chat import HeardLine
from vierblatt.server.live.opening import ForMajlis
from vierblatt.server.store.port import Store
from vierblatt.server.table import Person

if TYPE_CHECKING:
    from vierblatt.server.cluster.calls import Calls


#: The fault codes for a node that is gone or leaving.
AWAY = frozenset({"node-silent", "restarting"})


class ClusterTables:
    """A `vierblatt.server.http.ports.Hub`. calls: must be set before use."""

    calls: Calls

    def __init__(self, hub: Hub, store: Store, router: Router, links: Links) -> None:
        self._hub, self._store, self._router, self._links = hub, store, router, links

    async def respond(self, question: Question) -> object:
        """Answers a question from another node; raises VierblattError."""
        match question:
            case InfoOf(table):
                return await self.info(table)
            case ProofOf(table):
                return await self.proof(table)
            case CloseTable(table, why):
                return await self.close_table(table, why)
            case ChatHeard(table, player):
                return await self.chat_heard(table, player)
            case HostedBy(player):
                return self._hub.hosting.count(player)
            case QuickSeatQuery(person, game, preset):
                return await self._hub.quick(person, game, preset, self._seat)
            case PlaceOf(player, game, preset):
                return self._hub.place_of(player, game, preset)
            case SeatAt(table, person):
                return await self._hub.seat(table, person)
            case OnlineAmong(players):
                return sorted(await self._hub.online(players))

    async def open_table(self, person: Person, new: NewTable, majlis: ForMajlis | None = None) -> TableInfo:
        """Opens a table at this node; raises VierblattError."""

        async def elsewhere() -> int:
            return sum(await self.calls.ask_all(HostedBy(person.id), int))

        return await self._hub.open_table(person, new, majlis, elsewhere)

    async def quick(self, person: Person, game: str, preset: str = "standard") -> str:
        """Seats a person at a table that is waiting for players, or at a new one, and returns its id.

        One node chooses the tables for all who want the same game, at whichever node these are, so that people find
        each other. A person who already sits at such a table, after an answer that was lost, gets that table again.
        Raises VierblattError.
        """
        places = await self.calls.ask_all(PlaceOf(person.id, game, preset), str)
        for place in (self._hub.place_of(person.id, game, preset), *places):
            if place:
                return place
        node = self._matchmaker(game, preset)
        if node != self._links.node:
            try:
                return await self.calls.ask(node, QuickSeatQuery(person, game, preset), str)
            except LiveFault as fault:
                if fault.code not in AWAY or (fault.code == "node-silent" and node in self._links.nodes()):
                    raise  # a node that is present may still seat them: when they ask again, it knows where
        return await self._hub.quick(person, game, preset, self._seat)

    async def _seat(self, table: str, person: Person) -> str:
        node = await self._router.find(table)
        return await (self.calls.ask(node, SeatAt(table, person), str) if node else self._hub.seat(table, person))

    def listed(self) -> list[LobbyTable]:
        """The tables in the lobby."""
        return self._hub.listed()

    async def info(self, table: str) -> TableInfo:
        """The public information about a table; raises VierblattError."""
        node = await self._router.find(table)
        return await (self.calls.ask(node, InfoOf(table), TableInfo) if node else self._hub.info(table))

    async def proof(self, table: str) -> Proof:
        """The public proof of a table's deals; raises VierblattError."""
        node = await self._router.find(table)
        return await (self.calls.ask(node, ProofOf(table), Proof) if node else self._hub.proof(table))

    async def close_table(self, table: str, why: str) -> str:
        """Closes a table unless it has ended already, and returns its id; raises VierblattError."""
        node = await self._router.find(table)
        if node:
            return await self.calls.ask(node, CloseTable(table, why), str)
        await self._hub.close_table(table, why)
        return table

    async def chat_heard(self, table: str, player: str) -> list[HeardLine]:
        """The chat of a table as far as a player may see it now; raises VierblattError."""
        node = await self._router.find(table)
        if node:
            return await self.calls.ask(node, ChatHeard(table, player), list[HeardLine])
        return await self._hub.chat_heard(table, player)

    async def tables_of(self, player: str) -> list[TableInfo]:
        """The unfinished tables at which a player has a seat, oldest first."""
        return await player_tables.tables_of(self._store, player, self._hub.info_in_memory, self.info)

    async def tables_in(self, majlis: str) -> list[TableInfo]:
        """The open tables of a majlis, oldest first."""
        return await player_tables.tables_in(self._store, majlis, self._hub.info_in_memory, self.info)

    def majlis_changed(self, majlis: str, what: MajlisPart) -> None:
        """Tells those who watch a majlis, at all nodes, that a part of it has changed."""
        self._hub.majlis_changed(majlis, what)

    def review_changed(self, review: str) -> None:
        """Tells those who watch a review, at all nodes, that it has changed."""
        self._hub.review_changed(review)

    def notices_changed(self, player: str) -> None:
        """Tells a player's sockets, at all nodes, that their notices have changed."""
        self._hub.notices_changed(player)

    async def online(self, players: Collection[str]) -> set[str]:
        """Those of some players who are connected to any node."""
        elsewhere = await self.calls.ask_all(OnlineAmong([*players]), list[str])
        return (await self._hub.online(players)).union(*elsewhere)

    def dismiss(self, player: str) -> None:
        """Closes all sockets of a player."""
        self._hub.dismiss(player)
        for node in self._links.nodes():
            self._links.send(node, Dismiss(player))

    def _matchmaker(self, game: str, preset: str) -> str:
        """The node that seats all who want this game and preset; all nodes agree on it."""

        def weight(node: str) -> bytes:
            return hashlib.sha256(f"{node} {game} {preset}".encode()).digest()

        return max([self._links.node, *self._links.nodes()], key=weight)
