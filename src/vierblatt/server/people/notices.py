"""The notices of players: stored, told to whoever is connected, read and removed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vierblatt.protocol.notices import MOST_NOTICES, Notice, NoticeContent
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.people.notice_items import notice_of, notice_row
from vierblatt.server.store.notices_port import NoticesPort


class Notices:
    """All notices of a server. announce: tells a player's sockets, at all servers. now: milliseconds since 1970."""

    def __init__(self, store: NoticesPort, announce: Callable[[str], None], now: Callable[[], int]) -> None:
        self._store, self._announce, self._now = store, announce, now

    async def add(self, player: str, content: NoticeContent, *, sender: str = "") -> bool:
        """Adds a notice; its kind is that of its content (`vierblatt.protocol.notices.AnyNotice`).

        sender: whose act it tells of, empty for the server's own. Returns False, with nothing done, if one of the two
        blocks the other or the player's account is gone. Raises StoreFault.
        """
        row = notice_row(fresh_id(), player, sender, content, self._now())
        added = await self._store.add_notice(row, only_latest=content.only_latest, keep=MOST_NOTICES)
        if added:
            self._announce(player)
        return added

    def changed(self, player: str) -> None:
        """Tells a player's sockets that their notices have changed in the store."""
        self._announce(player)

    async def listed(self, player: str) -> list[Notice]:
        """A player's notices, newest first."""
        found = [notice_of(row) for row in await self._store.notices(player)]
        return [notice for notice in found if notice is not None]

    async def mark_read(self, player: str, ids: Sequence[str]) -> None:
        """Marks notices as read."""
        if await self._store.read_notices(player, ids):
            self._announce(player)

    async def remove(self, player: str, ids: Sequence[str]) -> None:
        """Removes notices; does nothing for those that are gone."""
        if await self._store.delete_notices(player, ids):
            self._announce(player)

    async def remove_about(self, player: str, sender: str, kind: type[NoticeContent]) -> None:
        """Removes the notices of a kind that tell of somebody's act, since it is dealt with."""
        tag = kind.__struct_config__.tag
        rows = await self._store.notices(player)
        await self.remove(player, [row.id for row in rows if row.sender == sender and row.kind == tag])
