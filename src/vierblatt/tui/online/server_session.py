"""A visit to a server as its screens see it."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine
from typing import Any, Protocol, TypeVar

from vierblatt.client import Change, Client, TableLink
from vierblatt.tui.app_context import AppContext

T = TypeVar("T")


class ServerSession(Protocol):
    """What the screens use; `OnlineSession` implements it."""

    @property
    def context(self) -> AppContext:
        """The app."""

    @property
    def client(self) -> Client:
        """The connection."""

    def go(self, way: Coroutine[Any, Any, None]) -> None:
        """Runs one of the methods below that lead to another screen."""

    async def attempt(self, doing: Awaitable[T]) -> T | None:
        """The result of a command; None if it was refused, in which case the refusal is shown."""

    async def quick(self, game: str, preset: str = "standard") -> None:
        """Goes to a table of this game that waits for players."""

    async def open_table(self, game: str, *, solo: bool) -> None:
        """Goes to a new table: alone against bots, or a private one for friends."""

    async def enter(self, table: str) -> None:
        """Goes to a table."""

    async def open_majlis(self, game: str) -> None:
        """Goes to a new majlis of a game."""

    async def to_majlis(self, majlis: str) -> None:
        """Goes to a majlis."""

    async def play_in_majlis(self, majlis: str) -> None:
        """Goes to a table of a majlis and sits down there."""

    async def to_lobby(self) -> None:
        """Returns to the lobby."""

    async def to_table(self, link: TableLink, change: Change) -> None:
        """Goes from the seats to the table."""

    async def leave(self, link: TableLink) -> None:
        """Goes from a table to the lobby."""

    async def end(self) -> None:
        """Leaves the server."""
