"""Players at many tables at once, who come back whenever the server does."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tests.registry import GAMES
from tests.scale import SCALE
from tests.services.load import CONNECTION_ERRORS, RETRY_AFTER, Journal, LoadPlayer
from tests.services.people import Guest, guest
from tests.services.running import RunningServer

PATIENCE = 240.0  #: seconds that anything expected may take, even on a busy machine

#: Opens a table of a game for this many players, the other seats for bots; raises CONNECTION_ERRORS.
MakePlayers = Callable[[str, int], Sequence[LoadPlayer]]


@dataclass
class Crowd:
    """Players at tables. up: whether the server is up; they wait for it. players: those who play now."""

    journal: Journal
    up: asyncio.Event = field(default_factory=asyncio.Event)
    players: set[LoadPlayer] = field(default_factory=set)

    async def wait_for_progress(self, patience: float = PATIENCE) -> list[str]:
        """Waits until something has happened at every table with a player; returns the tables where nothing has."""
        began = time.monotonic()
        waiting = {player.table for player in self.players}
        while waiting and time.monotonic() - began < patience:
            await asyncio.sleep(0.02)
            still = {player.table for player in self.players}
            waiting = {table for table in waiting & still if self.journal.times.get(table, 0.0) <= began}
        return sorted(waiting)


@asynccontextmanager
async def crowd(server: RunningServer, journal: Journal) -> AsyncIterator[Crowd]:
    """Players at tables of every game, alone with bots and with others, who come back whenever the server does."""
    async with crowd_at_tables(
        journal, lambda game, number: make_players(server, game, journal, number), alone=2 if SCALE == "large" else 1
    ) as people:
        yield people


@asynccontextmanager
async def crowd_at_tables(journal: Journal, make_players: MakePlayers, *, alone: int) -> AsyncIterator[Crowd]:
    """For each game, `alone` tables with one player and bots, and a table of four; for the duration of the block."""
    people = Crowd(journal)
    people.up.set()
    async with asyncio.TaskGroup() as group:
        tasks = [
            *(group.create_task(_tables(people, make_players, [game])) for game in GAMES for _ in range(alone)),
            group.create_task(_tables(people, make_players, GAMES, number=4)),
        ]
        yield people
        for player in people.players:
            player.note_view()
        for task in tasks:
            task.cancel()


async def _tables(people: Crowd, make_players: MakePlayers, games: Sequence[str], number: int = 1) -> None:
    """Plays one match after the other."""
    for game in itertools.cycle(games):
        players: Sequence[LoadPlayer] = []
        while not players:
            await people.up.wait()
            try:
                players = await asyncio.to_thread(make_players, game, number)
            except CONNECTION_ERRORS:
                await asyncio.sleep(RETRY_AFTER)
        people.players.update(players)
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(keep_sitting(player, people.up))
        people.players.difference_update(players)


def make_players(server: RunningServer, game: str, journal: Journal, people: int) -> list[LoadPlayer]:
    """Players for a new table, one with bots or several; they have not entered it yet."""
    guests = [guest(server.url) for _ in range(people)]
    table = open_table_for(guests, game)
    return [LoadPlayer(server.url, each.token, table, journal, seat=seat) for seat, each in enumerate(guests)]


def open_table_for(guests: Sequence[Guest], game: str) -> str:
    """Opens a table for the first of them, with bots in the other seats; returns its id."""
    if len(guests) == 1:
        return guests[0].solo_table(game)
    return guests[0].open_table(game, bots=2 if game == "kout_bo" else 0)


async def keep_sitting(player: LoadPlayer, up: asyncio.Event) -> None:
    """Plays until the match is over, coming back whenever there is a server."""
    while not player.over.is_set():
        await up.wait()
        try:
            await player.visit()
        except CONNECTION_ERRORS:
            await asyncio.sleep(RETRY_AFTER)


async def wait_for_actions(journal: Journal, actions: int) -> None:
    """Waits until this many more actions are acknowledged."""
    wanted = len(journal.promises) + actions
    await until(lambda: len(journal.promises) >= wanted, journal)


async def until(condition: Callable[[], bool], journal: Journal) -> None:
    """Waits for a condition; fails at once if a player has found something wrong."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            assert not journal.faults, journal.faults[:3]
            await asyncio.sleep(0.01)
