"""The lobby: the list of public tables, pushed to the clients that watch it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from vierblatt.bounds import Count
from vierblatt.protocol import frames
from vierblatt.protocol.frames import LobbyTable
from vierblatt.server.live.connection import Connection
from vierblatt.server.table import Table

WAIT = 0.3  #: seconds for which changes are collected
MOST = 200  #: tables that are listed


class LobbyLine(msgspec.Struct, frozen=True, array_like=True):
    """A table in the lobby, and when it was opened."""

    opened: Count
    table: LobbyTable


class OtherServers(Protocol):
    """The lobbies of other servers."""

    @property
    def players(self) -> int:
        """How many people are connected there."""
        ...

    def lines(self) -> Iterable[LobbyLine]:
        """The tables that they list."""
        ...


class NoOtherServer:
    """For a server on its own."""

    players = 0

    def lines(self) -> Iterable[LobbyLine]:
        """No tables."""
        return ()


class LobbyService:
    """tables: all tables in memory. players: the number of people connected.

    elsewhere: the lobbies of other servers, which are listed, too.
    """

    def __init__(self, tables: Callable[[], Iterable[Table]], players: Callable[[], int]) -> None:
        self._tables, self._players = tables, players
        self.elsewhere: OtherServers = NoOtherServer()
        self._watching: dict[Connection, None] = {}
        self._last_sent = ""
        self._timer: asyncio.TimerHandle | None = None

    def listed(self) -> list[LobbyTable]:
        """The tables listed now: those waiting for players first, otherwise the newest first."""
        lines = sorted([*self._lines(), *self.elsewhere.lines()], key=_place)
        return [line.table for line in lines[:MOST]]

    def own(self) -> tuple[list[LobbyLine], int]:
        """The tables that this server alone lists, and the number of people connected to it."""
        return sorted(self._lines(), key=_place)[:MOST], self._players()

    def _lines(self) -> list[LobbyLine]:
        return [LobbyLine(table.opened.at, _line(table)) for table in self._tables() if _is_listed(table)]

    def watch(self, connection: Connection, *, on: bool) -> None:
        """Sends the lobby to a connection now and at every change, or stops doing so."""
        if not on:
            self._watching.pop(connection, None)
            return
        self._watching[connection] = None
        connection.send_encoded(self._text())

    def changed(self) -> None:
        """Schedules a push: the list may have changed."""
        if self._timer is None and self._watching:
            self._timer = asyncio.get_running_loop().call_later(WAIT, self._push)

    def _text(self) -> str:
        return frames.encode(
            frames.Lobby(tables=self.listed(), players=self._players() + self.elsewhere.players)
        ).decode()

    def _push(self) -> None:
        self._timer = None
        text = self._text()
        if text != self._last_sent:
            self._last_sent = text
            for connection in self._watching:
                connection.send_encoded(text)


def _place(line: LobbyLine) -> tuple[bool, int]:
    """The sort key of the list."""
    return line.table.stage != "seating", -line.opened


def _is_listed(table: Table) -> bool:
    """Whether a table is public, has a person present, and can be joined or watched."""
    if table.settings.private or not table.has_person_online:
        return False
    empty = any(seat.kind == "empty" for seat in table.seats)
    return empty if table.stage == "seating" else table.stage == "playing" and table.settings.spectators


def _line(table: Table) -> LobbyTable:
    opened, settings = table.opened, table.settings
    host = next((seat.name for seat in table.seats if seat.player == opened.host), "")
    return LobbyTable(
        id=table.id, game=opened.game, preset=opened.preset, changed=len(opened.changes), host=host,
        rated=settings.rated, stage=table.stage, seats=[seat.kind for seat in table.seats],
        names=[seat.name for seat in table.seats], move_seconds=settings.move_seconds, spectators=settings.spectators,
        bank_seconds=settings.bank_seconds,
    )  # fmt: skip
