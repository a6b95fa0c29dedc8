"""Tournaments at the tables of a real server, with players behind real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from tests.server.live.servers import Player, Served, player_id
from vierblatt.protocol import commands
from vierblatt.protocol.tournament import TournamentPage, TournamentTables
from vierblatt.protocol.values import TableSettings
from vierblatt.server.table import Person
from vierblatt.server.tournament.creating import NewTournament
from vierblatt.server.tournament.partners import Partners
from vierblatt.tournaments import Knockout
from vierblatt.tournaments.formats import AnyFormat

#: A match of one short deal, with a winner.
SHORT = {"schedule": [3], "tie": "extra_13_card_deal"}
SETTINGS = TableSettings(move_seconds=30, pace=0)
ORGANISER = "Organiser"


def person(name: str) -> Person:
    """The guest of this name."""
    return Person(player_id(name), name)


def at_tables(**given: Any) -> TournamentTables:
    """How a tournament is played at tables."""
    return TournamentTables(**{"settings": SETTINGS, **given})


class TablesEvening:
    """A tournament on a server. names: of each pair."""

    def __init__(self, served: Served) -> None:
        self.served, self.tournaments = served, served.application.tournaments
        self.partners = Partners(self.tournaments)
        self.id = ""
        self.players: dict[str, Player] = {}

    async def open(self, chosen: AnyFormat | None = None, **fields: Any) -> TournamentPage:
        """Makes it."""
        await self.served.token(ORGANISER)
        tables = fields.pop("tables", None) or at_tables()
        usual = {"name": "Evening", "game": "back_alley", "changes": SHORT, "open_entry": True}
        new = NewTournament(**{**usual, "format": chosen or Knockout(), "tables": tables, **fields})
        page = await self.tournaments.create(person(ORGANISER), new)
        self.id = page.id
        return page

    async def enter(self, *names: str) -> TournamentPage:
        """The first enters, the others take the places beside them."""
        for name in names:
            await self.served.token(name)
        page = await self.tournaments.enter(person(names[0]), self.id, "", [])
        for name in names[1:]:
            page = await self.partners.join(person(name), self.id, page.invitation)
        return page

    async def act(self, act: Any, *args: Any) -> TournamentPage:
        """The organiser does something."""
        return await self.tournaments.act(person(ORGANISER), self.id, act, *args)

    async def start(self) -> TournamentPage:
        """The draw."""
        return await self.tournaments.start(person(ORGANISER), self.id)

    async def page(self, name: str = ORGANISER) -> TournamentPage:
        """The tournament as somebody sees it."""
        return await self.tournaments.page(person(name), self.id)

    async def until(self, found: Any, name: str = ORGANISER) -> TournamentPage:
        """The page as soon as a condition holds."""
        async with asyncio.timeout(120):
            while True:
                page = await self.page(name)
                if found(page):
                    return page
                await asyncio.sleep(0.02)

    async def table_of(self, name: str) -> str:
        """The open table of a player, once there is one."""
        return (await self.until(lambda page: page.own_table, name)).own_table

    async def come(self, name: str, table: str) -> Player:
        """A player enters their table and is ready."""
        player = await self.served.player(name)
        await player.do(commands.Enter, table=table)
        await player.do(commands.Ready, table=table)
        return player

    async def play(self, table: str, names: Sequence[str]) -> None:
        """These come to a table and play to the end."""
        players = [await self.come(name, table) for name in names]
        await asyncio.gather(*(play_on(player, table) for player in players))


async def play_on(player: Player, table: str) -> None:
    """Plays the last legal action, so that somebody bids, whenever it is their turn, until the table has ended."""
    seat, done = player.seat(table), -1

    def ready() -> bool:
        news = player.news[table]
        over = news.info.stage in {"over", "closed"}
        mine = news.seq > done and news.board is not None and news.board.turn == seat and bool(player.own(table).legal)
        return over or mine

    while True:
        await player.until(ready)
        news = player.news[table]
        if news.info.stage in {"over", "closed"}:
            return
        done = news.seq
        await player.ask(commands.Act, table=table, seq=news.seq, action=player.own(table).legal[-1])


async def settled(evening: TablesEvening) -> None:
    """Until nothing is left to do about any table."""
    async with asyncio.timeout(120):
        while True:
            tables = await evening.served.store.tournament_tables(evening.id)
            if all(each.done and not each.open for each in tables):
                return
            await asyncio.sleep(0.02)
