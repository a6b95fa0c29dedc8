"""People at many tables at once, who come back whenever the server does."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tests.registry import GAMES
from tests.services.load import BREATH, GONE, Journal, Sitter
from tests.services.people import Guest, guest
from tests.services.running import RunningServer

PATIENCE = 60.0  #: seconds that something may take which has to happen

#: Brings people to a new table of a game, one alone with bots or so many; raises GONE.
Invite = Callable[[str, int], Sequence[Sitter]]


@dataclass
class Crowd:
    """up: whether there is a server; they wait for it. sitters: who plays now."""

    journal: Journal
    up: asyncio.Event = field(default_factory=asyncio.Event)
    sitters: set[Sitter] = field(default_factory=set)

    async def goes_on(self, patience: float = PATIENCE) -> list[str]:
        """Waits until something has happened at every table where somebody plays now; the tables where nothing has."""
        began = time.monotonic()
        waiting = {sitter.table for sitter in self.sitters}
        while waiting and time.monotonic() - began < patience:
            await asyncio.sleep(0.02)
            still = {sitter.table for sitter in self.sitters}
            waiting = {table for table in waiting & still if self.journal.times.get(table, 0.0) <= began}
        return sorted(waiting)


@asynccontextmanager
async def crowd(server: RunningServer, journal: Journal) -> AsyncIterator[Crowd]:
    """People at tables of every game, alone among bots and in company, who come back whenever the server does."""
    async with gathered(journal, lambda game, number: invite(server, game, journal, number), alone=2) as people:
        yield people


@asynccontextmanager
async def gathered(journal: Journal, invite: Invite, *, alone: int) -> AsyncIterator[Crowd]:
    """At each game so many tables with one person among bots, and a table of four; for as long as the block lasts."""
    people = Crowd(journal)
    people.up.set()
    async with asyncio.TaskGroup() as group:
        tasks = [
            *(group.create_task(_tables(people, invite, [game])) for game in GAMES for _ in range(alone)),
            group.create_task(_tables(people, invite, GAMES, number=4)),
        ]
        yield people
        for sitter in people.sitters:
            sitter.note_view()
        for task in tasks:
            task.cancel()


async def _tables(people: Crowd, invite: Invite, games: Sequence[str], number: int = 1) -> None:
    """One match after the other."""
    for game in itertools.cycle(games):
        sitters: Sequence[Sitter] = []
        while not sitters:
            await people.up.wait()
            try:
                sitters = await asyncio.to_thread(invite, game, number)
            except GONE:
                await asyncio.sleep(BREATH)
        people.sitters.update(sitters)
        async with asyncio.TaskGroup() as group:
            for sitter in sitters:
                group.create_task(keep_sitting(sitter, people.up))
        people.sitters.difference_update(sitters)


def invite(server: RunningServer, game: str, journal: Journal, people: int) -> list[Sitter]:
    """People at a new table, one alone with bots or several; nobody has come to it yet."""
    guests = [guest(server.url) for _ in range(people)]
    table = open_for(guests, game)
    return [Sitter(server.url, each.token, table, journal, seat=seat) for seat, each in enumerate(guests)]


def open_for(guests: Sequence[Guest], game: str) -> str:
    """A new table of the first of them, with bots on the seats that nobody takes; its id."""
    if len(guests) == 1:
        return guests[0].solo_table(game)
    return guests[0].open_table(game, bots=2 if game == "kout_bo" else 0)


async def keep_sitting(sitter: Sitter, up: asyncio.Event) -> None:
    """Plays until the match is over, coming back whenever there is a server."""
    while not sitter.over.is_set():
        await up.wait()
        try:
            await sitter.visit()
        except GONE:
            await asyncio.sleep(BREATH)


async def more(journal: Journal, actions: int) -> None:
    """Waits until so many more actions are acknowledged."""
    wanted = len(journal.promises) + actions
    await until(lambda: len(journal.promises) >= wanted, journal)


async def until(condition: Callable[[], bool], journal: Journal) -> None:
    """Waits for a condition; at once an error where somebody found something wrong."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            assert not journal.faults, journal.faults[:3]
            await asyncio.sleep(0.01)
