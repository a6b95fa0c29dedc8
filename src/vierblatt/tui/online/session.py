"""The app's visit to a server: connects, opens the lobby and tables, leaves again."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, TypeVar

import msgspec

from vierblatt import games
from vierblatt.client import Change, Client, Refusal, TableLink
from vierblatt.client.address import parse
from vierblatt.client.api import HttpApi
from vierblatt.errors import VierblattError
from vierblatt.games import game_ids
from vierblatt.games.contract import Game
from vierblatt.protocol import PACES, TableSettings
from vierblatt.tui.app_context import AppContext
from vierblatt.tui.rows import Button, FormRow, TextField
from vierblatt.tui.screens.busy import BusyScreen
from vierblatt.tui.screens.menu import MenuScreen
from vierblatt.tui.screens.small import AskScreen

#: The server's codes for a token that is no longer valid.
VOID = frozenset({"bad-token", "token-old"})

T = TypeVar("T")


class OnlineSession:
    """One visit. url: of the server, or an invitation to one of its tables or majlises."""

    def __init__(self, context: AppContext, url: str) -> None:
        self.context = context
        self.url = url
        token = context.files.token(parse(url).base)
        self._known = bool(token)
        self.client = Client(url, token)

    # --- coming and going ----------------------------------------------------------------------------------------

    async def begin(self, choice: str, rules: Mapping[str, str], preset: str) -> None:
        """Connects, and goes to the table of the invitation, to `choice` (a table's id or a game), or to the lobby.

        A game with changed house rules means a new table.
        """
        from vierblatt.tui.online.lobby import LobbyScreen

        await self.context.push_screen(BusyScreen())
        try:
            await self._connect()
        except VierblattError as fault:
            await self.context.pop_screen()
            self._complain(fault)
            return
        self.context.files.keep_token(self.client.address.base, self.client.token)
        await self.context.switch_screen(LobbyScreen(self))
        if self.client.address.majlis:
            await self.to_majlis(self.client.address.majlis)
            return
        table = self.client.address.table or choice
        if table in game_ids():
            await (
                self.open_table(table, solo=False, rules=rules, preset=preset) if rules else self.quick(table, preset)
            )
        elif table:
            await self.enter(table)

    async def _connect(self) -> None:
        """Connects as the player of the last visit, with a fresh token, or as a new guest if the old token is void."""
        api = self.client.api
        try:
            if api.token:
                await api.renew()
            else:
                await self._introduce(api)
            await self.client.open()
        except Refusal as no:
            if not self._known or no.code not in VOID:
                raise
            self._known = False
            await self.client.close()
            self.client = Client(self.url)
            await self._connect()

    async def _introduce(self, api: HttpApi) -> None:
        """Becomes a guest, under the name in the settings if no other player has it, or under the one they choose."""
        await api.guest(self.context.language)
        name = self.context.settings.name.strip()
        if not name:
            await self._ask_name(api)
            return
        with contextlib.suppress(Refusal):
            await api.rename(name)

    async def _ask_name(self, api: HttpApi) -> None:
        """Asks what the others are to call this player, until they give a free name or stay a nameless guest."""
        words = self.context.texts().words
        heading = words.text("tui-name-ask")
        while True:
            field = TextField("name", words.text("tui-your-name"), empty=words.text("tui-you-name"), sends=True)
            rows: list[FormRow] = [
                field,
                Button("use", words.text("tui-name-use")),
                Button("", words.text("tui-name-keep")),
            ]
            answer = await self.context.push_screen_wait(AskScreen(heading, rows, field.key))
            name = field.text.strip()
            if not answer or not name:
                return
            try:
                await api.rename(name)
            except Refusal as no:
                heading = words.error(no)
            else:
                self.context.save_settings(msgspec.structs.replace(self.context.settings, name=name))
                return

    async def end(self) -> None:
        """Leaves the server and returns to the first menu. A seat is kept as its table allows."""
        await self.client.close()
        while not isinstance(self.context.screen, MenuScreen):
            await self.context.pop_screen()

    async def to_lobby(self) -> None:
        """Returns to the lobby."""
        from vierblatt.tui.online.lobby import LobbyScreen

        while not isinstance(self.context.screen, LobbyScreen | MenuScreen):
            await self.context.pop_screen()

    def go(self, way: Coroutine[Any, Any, None]) -> None:
        """Goes to another screen, in a worker of the app: a worker of the screen that is left would end with it."""
        self.context.run_worker(way, group="online", exclusive=True)

    # --- tables --------------------------------------------------------------------------------------------------

    async def quick(self, game: str, preset: str = "standard") -> None:
        """Goes to a table of this game that waits for players."""
        table = await self.attempt(self.client.quick(game, preset))
        if table is not None:
            await self.enter(table)

    async def open_table(
        self, game: str, *, solo: bool, rules: Mapping[str, str] | None = None, preset: str = "standard"
    ) -> None:
        """Goes to a new table: alone against bots, or a private one for friends."""
        kept = self.context.settings
        private, bot = TableSettings(private=True, pace=PACES[kept.speed]), kept.bots
        opening = self.client.open_table(game, preset=preset, changes=rules, settings=private, solo=solo, bot=bot)
        opened = await self.attempt(opening)
        if opened is not None:
            await self.enter(opened.id)

    # --- majlises ------------------------------------------------------------------------------------------------

    async def open_majlis(self, game: str) -> None:
        """Goes to a new majlis of a game."""
        words, client, kept = self.context.texts().words, self.client, self.context.settings
        settings = TableSettings(private=True, pace=PACES[kept.speed], chat="free")
        name = words.text("tui-majlis-name", name=client.name)
        opened = await self.attempt(client.open_majlis(name, game, settings=settings))
        if opened is not None:
            await self.to_majlis(opened.id)

    async def to_majlis(self, majlis: str) -> None:
        """Goes to a majlis, or to the invitation to it."""
        from vierblatt.tui.online.majlis import MajlisScreen

        found = await self.attempt(self.client.majlis(majlis))
        if found is not None and await self.attempt(_known(found.game)) is not None:
            await self.to_lobby()
            await self.context.push_screen(MajlisScreen(self, found))

    async def play_in_majlis(self, majlis: str) -> None:
        """Goes to a table of a majlis and sits down there."""
        table = await self.attempt(self.client.majlis_table(majlis))
        if table is not None:
            await self.enter(table.id, sits=True)

    # --- at a table ----------------------------------------------------------------------------------------------

    async def enter(self, table: str, *, sits: bool = False) -> None:
        """Goes to a table, whatever its state. sits: takes a seat there, if there is one."""
        from vierblatt.tui.online.seating import SeatingScreen

        link = await self.attempt(self.client.enter(table))
        if link is None:
            return
        if sits and link.seat < 0 and link.info.stage == "seating":
            await self.attempt(link.sit())
        link.referee.witness.keep = lambda seen: self.context.files.keep_seen(table, seen.to_json())
        if _sits_with_bots_only(link):
            await self.attempt(link.ready())
        await self.to_lobby()
        await self.context.push_screen(SeatingScreen(self, link))

    async def to_table(self, link: TableLink, change: Change) -> None:
        """Goes from the seats to the table, when the first cards are there."""
        from vierblatt.tui.online.table import OnlineTableScreen

        await self.context.switch_screen(OnlineTableScreen(self, link, change))

    async def leave(self, link: TableLink) -> None:
        """Goes from a table to the lobby."""
        await self.attempt(link.leave())
        await self.to_lobby()

    async def attempt(self, doing: Awaitable[T]) -> T | None:
        """The result of a command; None if it was refused, in which case the refusal is shown."""
        try:
            return await doing
        except VierblattError as fault:
            self._complain(fault)
            return None

    def _complain(self, fault: VierblattError) -> None:
        for screen in reversed(self.context.screen_stack):
            tell: Callable[[str], None] | None = getattr(screen, "tell", None)
            if tell is not None:
                tell(self.context.texts().words.error(fault))
                return


async def _known(game: str) -> Game:
    """A game of this program; raises BadOption."""
    return games.get(game)


def _sits_with_bots_only(link: TableLink) -> bool:
    """Whether this player sits at a table of bots that waits for no other player."""
    seats = link.info.seats
    others = [seat for number, seat in enumerate(seats) if number != link.seat]
    return link.info.stage == "seating" and link.seat >= 0 and all(seat.kind == "bot" for seat in others)
