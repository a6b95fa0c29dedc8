"""`Client`: a player at a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from types import TracebackType
from typing import Any, Self

from vierblatt.analysis.par import Margins
from vierblatt.client import connection
from vierblatt.client.address import parse
from vierblatt.client.api import HttpApi
from vierblatt.client.connection import ReconnectingSocket
from vierblatt.client.link import TableLink
from vierblatt.client.majlises import MajlisRequests, MajlisWatch
from vierblatt.errors import VierblattError
from vierblatt.protocol import commands, frames
from vierblatt.protocol.majlis import MajlisPart
from vierblatt.protocol.values import TableInfo, TableSettings


class Client(MajlisRequests):
    """One player at one server; use it in ``async with``.

    url: the server, in any form that `vierblatt.client.address` reads. token: of an account or guest; without one the
    client becomes a new guest, with its token in `token`. pause: seconds to wait before the nth try to reconnect.
    """

    api: HttpApi

    def __init__(self, url: str, token: str = "", *, pause: Callable[[int], float] = connection.pause) -> None:
        self.address = parse(url)
        self.api = HttpApi(self.address.base, token)
        self.welcome: frames.Welcome | None = None
        self._connection = ReconnectingSocket(self.address.socket, self, pause)
        self._links: dict[str, TableLink] = {}
        self._lobby: frames.Lobby | None = None
        self._lobby_changed = asyncio.Event()
        self._lobby_readers = 0
        self._majlis_watches: dict[str, list[MajlisWatch]] = {}
        self._fault: VierblattError | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Connects; raises ClientFault if there is no answer, Refusal if the token is not accepted."""
        try:
            if not self.api.token:
                await self.api.guest()
            self.welcome = await self._connection.open(self.api.token)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Ends the connection; seats are kept, and their tables wait as their settings say."""
        await self._connection.close()
        await self.api.close()

    # --- identity ------------------------------------------------------------------------------------------------

    @property
    def token(self) -> str:
        """The proof that this is the player; keep it secret."""
        return self.api.token

    @property
    def player(self) -> str:
        """This player's public id."""
        return self.welcome.player if self.welcome is not None else ""

    @property
    def name(self) -> str:
        """This player's name."""
        return self.welcome.name if self.welcome is not None else ""

    # --- tables --------------------------------------------------------------------------------------------------

    async def games(self) -> list[dict[str, Any]]:
        """The games of the server, their presets and house rules, as JSON."""
        return await self.api.games()

    async def open_table(
        self,
        game: str,
        *,
        preset: str = "standard",
        changes: Mapping[str, Any] | None = None,
        settings: TableSettings | None = None,
        solo: bool = False,
        bots: int = 0,
        bot: str = "rules",
    ) -> TableInfo:
        """Opens a table; enter it by its id. solo: against bots only. bot: which one, of `vierblatt.bots.NAMES`."""
        given = settings or TableSettings()
        return await self.api.open_table(game, preset, dict(changes or {}), given, solo=solo, bots=bots, bot=bot)

    async def my_tables(self) -> list[TableInfo]:
        """The tables at which this player has a seat; enter them by their ids."""
        return await self.api.my_tables()

    async def luck(self, table: str) -> Margins | None:
        """How much of a finished match's result was the luck of the cards, by side; None for a game without par."""
        return await self.api.luck(table)

    async def quick(self, game: str, preset: str = "standard") -> str:
        """Takes a seat at a table that is waiting for players, or at a new one; returns the table's id, to enter it."""
        return await self.api.quick(game, preset)

    async def enter(self, table: str) -> TableLink:
        """Enters a table: takes the seat that this player has there, or else watches.

        Raises Refusal, and BadOption for a game or house rules that this version does not have.
        """
        if table in self._links:
            return self._links[table]
        link = TableLink(self._connection, self.player, table, lambda: self._forget(table))
        self._links[table] = link
        try:
            await link.enter()
        except BaseException:
            self._forget(table)
            raise
        return link

    def _forget(self, table: str) -> None:
        self._links.pop(table, None)

    async def lobby(self) -> AsyncIterator[frames.Lobby]:
        """The lobby, now and at every change, for as long as it is iterated over."""
        self._lobby_readers += 1
        try:
            await self._connection.ask(self._connection.make(commands.WatchLobby, on=True))
            shown: frames.Lobby | None = None
            while True:
                if self._lobby is None or self._lobby is shown:
                    if self._fault is not None:
                        raise self._fault
                    await self._lobby_changed.wait()
                    continue
                shown = self._lobby
                yield shown
        finally:
            self._lobby_readers -= 1
            if not self._lobby_readers:
                await self._connection.mention(self._connection.make(commands.WatchLobby, on=False))

    # --- majlises ------------------------------------------------------------------------------------------------

    async def watch_majlis(self, majlis: str) -> AsyncIterator[frozenset[MajlisPart]]:
        """What has changed in a majlis: everything at first and after a lost connection, then each change.

        Raises Refusal for anyone who is not a member.
        """
        watch = MajlisWatch()
        watches = self._majlis_watches.setdefault(majlis, [])
        watches.append(watch)
        try:
            await self._connection.ask(self._connection.make(commands.WatchMajlis, majlis=majlis))
            while True:
                yield await watch.next()
        finally:
            watches.remove(watch)
            if not watches:
                del self._majlis_watches[majlis]
                await self._connection.mention(self._connection.make(commands.WatchMajlis, majlis=majlis, on=False))

    # --- what comes over the connection --------------------------------------------------------------------------

    def heard(self, frame: frames.AnyFrame) -> None:
        """Passes a frame to whatever it is meant for."""
        if isinstance(frame, frames.Lobby):
            self._lobby = frame
            self._wake()
        elif isinstance(frame, frames.MajlisChanged):
            for watch in self._majlis_watches.get(frame.majlis, ()):
                watch.changed(frame.what)
        elif isinstance(frame, frames.Refused):
            for link in [*self._links.values()]:
                link.heard(frame)
        else:
            known = self._links.get(getattr(frame, "table", ""))
            if known is not None:
                known.heard(frame)

    def connected(self, *, up: bool) -> None:
        """Tells the tables that the connection has been made or lost."""
        for link in self._links.values():
            link.connected(up=up)
        for watch in self._watches() if up else ():
            watch.missed()

    def opening_commands(self) -> Iterable[commands.Command]:
        """The first commands of a new connection: for the tables, the lobby and majlises."""
        first: list[commands.Command] = [link.entering() for link in self._links.values() if link.seq >= 0]
        if self._lobby_readers:
            first.append(self._connection.make(commands.WatchLobby, on=True))
        first += [self._connection.make(commands.WatchMajlis, majlis=majlis) for majlis in self._majlis_watches]
        return first

    def ended(self, fault: VierblattError) -> None:
        """There will be no further connection."""
        self._fault = fault
        for link in self._links.values():
            link.failed(fault)
        for watch in self._watches():
            watch.failed(fault)
        self._wake()

    def _watches(self) -> list[MajlisWatch]:
        return [watch for watches in self._majlis_watches.values() for watch in watches]

    def _wake(self) -> None:
        self._lobby_changed.set()
        self._lobby_changed = asyncio.Event()
