"""Daily deals over HTTP for tests: a server at noon, bots that answer at once, and guests whose ids are given.

A player's order and seats follow from the id. With random ids a test would meet every board sometimes, also the one
that a bot ends before the player's first turn.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.server.daily.playing import DAY, NOON, SECRET, make_day, set_clock
from tests.server.http.conftest import Client, serving
from vierblatt.daily import DayPacks, Seating
from vierblatt.server.accounts import accounts
from vierblatt.server.store.sql import SqlStore


class GuestIds:
    """The ids of new guests: those in `given`, then numbered ones."""

    def __init__(self) -> None:
        self.given: list[str] = []
        self._count = 0

    def __call__(self) -> str:
        if self.given:
            return self.given.pop(0)
        self._count += 1
        return f"player{self._count:06}"


class DailyServer:
    """A server with daily deals. client: has not signed in."""

    def __init__(self, client: Client, ids: GuestIds) -> None:
        self.client, self._ids = client, ids

    async def guest(self, player: str = "") -> Client:
        """A new guest, with this id if one is given."""
        self._ids.given += [player] * bool(player)
        return await self.client.guest()

    async def account(self, name: str) -> Client:
        """A new registered player."""
        return await self.client.account(name)

    @property
    def store(self) -> SqlStore:
        """Where everything is kept."""
        assert isinstance(self.client.application.store, SqlStore)
        return self.client.application.store

    def set_time(self, now: int) -> None:
        """Stops the database's clock, in milliseconds since 1970."""
        set_clock(self.store, now)


@asynccontextmanager
async def daily_server(folder: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> AsyncIterator[DailyServer]:
    """A server at noon of the day whose cards are known."""
    ids = GuestIds()
    monkeypatch.setattr(accounts, "fresh_id", ids)
    async with serving(folder) as client:
        made = DailyServer(client, ids)
        made.set_time(NOON)
        client.application.daily.bots.pace = 0.0
        await make_day(client.application.store, game)
        yield made


def players_with(game: str, first: Seating, count: int) -> list[str]:
    """Ids of players whose first board is the given one."""
    packs, names = DayPacks(game, DAY, SECRET), (f"twin{number:06}" for number in range(100_000))
    return [*islice((name for name in names if packs.seating(name)[0] == first), count)]


async def act(client: Client, game: str, place: int, seq: int = 0, action: str = "") -> Any:
    """The answer to an action; without one, the board is begun."""
    return await client.post(f"/api/daily/{game}/{DAY}/boards/{place}", {"seq": seq, "action": action})


async def play(client: Client, game: str, place: int, *, last: bool = False) -> Any:
    """Plays a board, always with the first or the last action that is legal."""
    state = await act(client, game, place)
    while not state["finished"]:
        legal = state["table"]["own"]["legal"]
        state = await act(client, game, place, state["seq"], legal[-1 if last else 0])
    return state
