"""Majlises at a server: what a client asks for, and how it learns of changes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, get_args
from urllib.parse import quote

import msgspec

from vierblatt.client.api import HttpApi
from vierblatt.errors import VierblattError
from vierblatt.protocol.majlis import Majlis, MajlisChat, MajlisLine, MajlisPart, MajlisSummary
from vierblatt.protocol.values import TableInfo, TableSettings


class _Majlises(msgspec.Struct, frozen=True):
    majlises: list[MajlisSummary]


class MajlisRequests:
    """The base of `Client`. Every method raises ClientFault if no answer comes, Refusal if the server refuses."""

    api: HttpApi

    async def majlises(self) -> list[MajlisSummary]:
        """The majlises of this player; those with the newest chat come first."""
        return (await self.api.request(_Majlises, "GET", "/api/me/majlises")).majlises

    async def open_majlis(
        self,
        name: str,
        game: str,
        *,
        preset: str = "standard",
        changes: Mapping[str, Any] | None = None,
        settings: TableSettings | None = None,
    ) -> Majlis:
        """Opens a majlis, with this player as its host."""
        rules = {"game": game, "preset": preset, "changes": dict(changes or {})}
        body = {"name": name, "settings": settings or TableSettings(), **rules}
        return await self.api.request(Majlis, "POST", "/api/majlises", body)

    async def majlis(self, majlis: str) -> Majlis:
        """A majlis, as this player may see it."""
        return await self.api.request(Majlis, "GET", f"/api/majlises/{majlis}")

    async def change_majlis(self, majlis: str, *, name: str | None = None, host: str | None = None) -> Majlis:
        """Changes the name, or makes another member the host; for the host."""
        given = {"name": name, "host": host}
        body = {field: value for field, value in given.items() if value is not None}
        return await self.api.request(Majlis, "PATCH", f"/api/majlises/{majlis}", body)

    async def renew_majlis_link(self, majlis: str) -> Majlis:
        """Gives the majlis another link, and so another id; for the host."""
        return await self.api.request(Majlis, "POST", f"/api/majlises/{majlis}/link", {})

    async def delete_majlis(self, majlis: str) -> None:
        """Deletes the majlis with its chat; for the host."""
        await self.api.send("DELETE", f"/api/majlises/{majlis}")

    async def join_majlis(self, majlis: str) -> Majlis:
        """Becomes a member."""
        return await self.api.request(Majlis, "POST", f"/api/majlises/{majlis}/members", {})

    async def leave_majlis(self, majlis: str, player: str) -> None:
        """Ends this player's membership, or that of another if this player is the host."""
        await self.api.send("DELETE", f"/api/majlises/{majlis}/members/{player}")

    async def majlis_table(self, majlis: str) -> TableInfo:
        """A table of the majlis that is waiting for players, or a new one with this player seated."""
        return await self.api.request(TableInfo, "POST", f"/api/majlises/{majlis}/tables", {})

    async def majlis_chat(self, majlis: str) -> list[MajlisLine]:
        """The last lines of the chat, newest last."""
        return (await self.api.request(MajlisChat, "GET", f"/api/majlises/{majlis}/chat")).lines

    async def say_in_majlis(self, majlis: str, text: str) -> MajlisLine:
        """Says something to all members."""
        return await self.api.request(MajlisLine, "POST", f"/api/majlises/{majlis}/chat", {"text": text})

    async def react_in_majlis(self, majlis: str, line: int, emoji: str, *, on: bool) -> MajlisLine:
        """Sets this player's reaction to a line of the chat, one of `protocol.EMOJI`, or takes it back."""
        path = f"/api/majlises/{majlis}/chat/{line}/reactions/{quote(emoji)}"
        return await self.api.request(MajlisLine, "PUT", path, {"on": on})

    async def delete_majlis_line(self, majlis: str, line: int) -> None:
        """Deletes this player's line of the chat, or any as the host."""
        await self.api.send("DELETE", f"/api/majlises/{majlis}/chat/{line}")


class MajlisWatch:
    """What has changed in a majlis since `next` last returned; at first, everything."""

    def __init__(self) -> None:
        self._parts: set[MajlisPart] = set(get_args(MajlisPart))
        self._fault: VierblattError | None = None
        self._news = asyncio.Event()
        self._news.set()

    async def next(self) -> frozenset[MajlisPart]:
        """Waits until something has changed; raises the fault that ended the connection."""
        await self._news.wait()
        if self._fault is not None:
            raise self._fault
        self._news.clear()
        parts, self._parts = frozenset(self._parts), set()
        return parts

    def changed(self, what: MajlisPart) -> None:
        """A part has changed."""
        self._parts.add(what)
        self._news.set()

    def missed(self) -> None:
        """Any part may have changed."""
        self._parts.update(get_args(MajlisPart))
        self._news.set()

    def failed(self, fault: VierblattError) -> None:
        """There will be no further news."""
        self._fault = fault
        self._news.set()
