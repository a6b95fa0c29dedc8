"""Tells the sockets that watch a majlis what has changed there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import get_args

from structlog.typing import FilteringBoundLogger

from vierblatt.errors import VierblattError
from vierblatt.protocol import frames
from vierblatt.protocol.commands import WatchMajlis
from vierblatt.protocol.majlis import MOST_MAJLISES, MajlisPart
from vierblatt.server.accounts.faults import Conflict, NotAllowed, Unknown
from vierblatt.server.live.connection import Connection
from vierblatt.server.store.majlises_port import MajlisesPort
from vierblatt.server.store.values import StoreFault

WAIT, RETRY = 0.2, 1.0  #: seconds for which changes are collected, and until a store that failed is asked again

#: Tells other servers what has changed in which majlis.
Elsewhere = Callable[[str, MajlisPart], None]


def _nowhere(_majlis: str, _what: MajlisPart) -> None:
    """For a server on its own."""


class MajlisWatchers:
    """The watchers at one server. elsewhere: tells the other servers.

    Before every frame the store says who is a member and which link is valid, so whoever has been removed, at whichever
    server, learns only that; no message between servers is needed for it.
    """

    def __init__(self, store: MajlisesPort, log: FilteringBoundLogger) -> None:
        self._store, self._log = store, log
        self.elsewhere: Elsewhere = _nowhere
        self._asked: dict[Connection, dict[str, None]] = {}  # links, also those that are still being checked
        self._watching: dict[str, dict[Connection, str]] = {}  # by the row's id, with the link that each knows
        self._pending: dict[str, dict[MajlisPart, None]] = {}
        self._sending: asyncio.Task[None] | None = None
        self._checking: set[asyncio.Task[None]] = set()

    # --- who watches -------------------------------------------------------------------------------------------------

    def watch(self, connection: Connection, command: WatchMajlis) -> None:
        """Starts or stops reporting a majlis to a connection, and answers the command."""
        link, asked = command.majlis, self._asked.get(connection, {})
        if not command.on:
            self._drop(connection, link)
            connection.send(frames.Ack(id=command.id))
        elif link not in asked and len(asked) >= MOST_MAJLISES:
            connection.refuse(command.id, Conflict("too-many-majlises", most=MOST_MAJLISES))
        else:
            self._asked.setdefault(connection, {})[link] = None
            checking = asyncio.create_task(self._admit(connection, command))
            self._checking.add(checking)
            checking.add_done_callback(self._checking.discard)

    def forget(self, connection: Connection) -> None:
        """Removes a closed connection."""
        for link in [*self._asked.get(connection, ())]:
            self._drop(connection, link)

    async def _admit(self, connection: Connection, command: WatchMajlis) -> None:
        link = command.majlis
        try:
            row = await self._store.majlis(link)
            if row is None:
                raise Unknown("no-such-majlis")
            if not await self._store.in_majlis(row.id, connection.person.id):
                raise NotAllowed("majlis-members-only")
        except VierblattError as fault:
            self._drop(connection, link)
            connection.refuse(command.id, fault)
            return
        if link in self._asked.get(connection, ()):  # the connection is there and has not changed its mind
            self._watching.setdefault(row.id, {})[connection] = link
            connection.send(frames.Ack(id=command.id))

    def _drop(self, connection: Connection, link: str) -> None:
        asked = self._asked.get(connection, {})
        asked.pop(link, None)
        if not asked:
            self._asked.pop(connection, None)
        for majlis, known in [*self._watching.items()]:
            if known.get(connection) == link:
                del known[connection]
                if not known:
                    del self._watching[majlis]

    # --- what has changed --------------------------------------------------------------------------------------------

    def changed(self, majlis: str, what: MajlisPart) -> None:
        """Tells those who watch a majlis, given by its row's id, here and at other servers."""
        self.heard(majlis, what)
        self.elsewhere(majlis, what)

    def heard(self, majlis: str, what: MajlisPart) -> None:
        """Tells those who watch a majlis here."""
        if majlis not in self._watching:
            return
        self._pending.setdefault(majlis, {})[what] = None
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    def missed(self) -> None:
        """Something that other servers could not report may have changed anywhere."""
        for majlis in [*self._watching]:
            for what in get_args(MajlisPart):
                self.heard(majlis, what)

    async def stop(self) -> None:
        """Stops reporting anything."""
        tasks = [*self._checking, *([self._sending] if self._sending is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self) -> None:
        wait = WAIT
        while self._pending:
            await asyncio.sleep(wait)
            wait, pending, self._pending = WAIT, self._pending, {}
            for majlis, parts in pending.items():
                try:
                    await self._send_one(majlis, parts)
                except StoreFault as fault:
                    self._log.warning("majlis-news-late", code=fault.code)
                    self._pending[majlis] = parts | self._pending.get(majlis, {})
                    wait = RETRY

    async def _send_one(self, majlis: str, parts: Iterable[MajlisPart]) -> None:
        audience = await self._store.majlis_audience(majlis)
        for connection, link in [*self._watching.get(majlis, {}).items()]:
            allowed = audience is not None and audience.link == link and connection.person.id in audience.members
            known: Iterable[MajlisPart] = parts if allowed else ("members",)
            for what in known:
                connection.send(frames.MajlisChanged(majlis=link, what=what))
            if not allowed:
                self._drop(connection, link)
