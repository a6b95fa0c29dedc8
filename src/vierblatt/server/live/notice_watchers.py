"""Tells the sockets that watch their player's notices when these have changed.

Other servers are only told whose notices have changed: each asks the store what there is, so nothing is lost or shown
to anybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from structlog.typing import FilteringBoundLogger

from vierblatt.protocol import frames
from vierblatt.protocol.commands import WatchNotices
from vierblatt.server.live.connection import Connection
from vierblatt.server.people.notice_items import notice_of
from vierblatt.server.store.notices_port import NoticesPort
from vierblatt.server.store.values import StoreFault

RETRY = 1.0  #: seconds until a store that failed is asked again


class NoticeWatchers:
    """The watchers at one server. elsewhere: tells other servers that the notices of a player have changed."""

    def __init__(self, store: NoticesPort, log: FilteringBoundLogger) -> None:
        self._store, self._log = store, log
        self.elsewhere: Callable[[str], None] = lambda _player: None
        self._watching: dict[str, dict[Connection, None]] = {}
        self._pending: dict[str, None] = {}
        self._sending: asyncio.Task[None] | None = None

    def watch(self, connection: Connection, command: WatchNotices) -> None:
        """Starts or stops reporting a player's notices to one of their connections, and answers the command."""
        connection.send(frames.Ack(id=command.id))
        if command.on:
            self._watching.setdefault(connection.person.id, {})[connection] = None
            self.heard(connection.person.id)
        else:
            self.forget(connection)

    def forget(self, connection: Connection) -> None:
        """Removes a closed connection."""
        mine = self._watching.get(connection.person.id, {})
        mine.pop(connection, None)
        if not mine:
            self._watching.pop(connection.person.id, None)

    def changed(self, player: str) -> None:
        """Tells a player, here and at other servers."""
        self.heard(player)
        self.elsewhere(player)

    def heard(self, player: str) -> None:
        """Tells a player here."""
        if player not in self._watching:
            return
        self._pending[player] = None
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send(), name="notice watchers")

    def missed(self) -> None:
        """Something that other servers could not report may have changed for anybody."""
        for player in [*self._watching]:
            self.heard(player)

    async def stop(self) -> None:
        """Stops reporting anything."""
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    async def _send(self) -> None:
        while self._pending:
            player = next(iter(self._pending))
            del self._pending[player]
            try:
                unread, newest = await self._store.unread_notices(player)
            except StoreFault as fault:
                self._log.warning("notices-late", code=fault.code)
                await asyncio.sleep(RETRY)
                self.heard(player)
                continue
            frame = frames.NoticesChanged(unread=unread, newest=None if newest is None else notice_of(newest))
            for connection in [*self._watching.get(player, ())]:
                connection.send(frame)
