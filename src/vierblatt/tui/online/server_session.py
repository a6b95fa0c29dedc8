"""A stay at a server as its screens see it."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine
from typing import Any, Protocol, TypeVar

from vierblatt.client import Change, Client, TableLink
from vierblatt.tui.app_context import AppContext

T = TypeVar("T")


class ServerSession(Protocol):
    """Screens name only this: what leads to them is the business of `OnlineSession`."""

    @property
    def context(self) -> AppContext:
        """The app."""

    @property
    def client(self) -> Client:
        """The connection."""

    def go(self, way: Coroutine[Any, Any, None]) -> None:
        """Goes one of the ways below."""

    async def tried(self, doing: Awaitable[T]) -> T | None:
        """What comes of something; None where it was refused, which is told."""

    async def quick(self, game: str, preset: str = "standard") -> None:
        """The way to a table of this game that waits for players."""

    async def open_table(self, game: str, *, solo: bool) -> None:
        """The way to a new table: alone against bots, or a private one for friends."""

    async def enter(self, table: str) -> None:
        """The way to a table."""

    async def to_table(self, link: TableLink, change: Change) -> None:
        """The way from the seats to the table."""

    async def leave(self, link: TableLink) -> None:
        """The way from a table to the lobby."""

    async def end(self) -> None:
        """The way out."""
