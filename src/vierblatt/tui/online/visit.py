"""The app's stay at a server: comes in, opens the lobby and tables, goes again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from vierblatt.client import Change, Client, Refusal, TableLink
from vierblatt.client.address import parse
from vierblatt.errors import VierblattError
from vierblatt.games import game_ids
from vierblatt.protocol import TableSettings
from vierblatt.tui.screens.busy import BusyScreen
from vierblatt.tui.screens.menu import MenuScreen

if TYPE_CHECKING:
    from vierblatt.tui.app import VierblattApp

T = TypeVar("T")


class Visit:
    """url: of the server, or an invitation to one of its tables."""

    def __init__(self, desk: VierblattApp, url: str) -> None:
        self.desk = desk
        self.url = url
        self.client = Client(url, desk.store.token(parse(url).base))

    # --- coming and going ----------------------------------------------------------------------------------------

    async def begin(self, wish: str, rules: Mapping[str, str], preset: str) -> None:
        """Comes in: to the table of the invitation, to `wish` (a table's id or a game), or to the lobby.

        A game with house rules of one's own is a table of one's own.
        """
        from vierblatt.tui.online.lobby import LobbyScreen

        await self.desk.push_screen(BusyScreen())
        try:
            await self._connect()
        except VierblattError as fault:
            await self.desk.pop_screen()
            self._complain(fault)
            return
        self.desk.store.keep_token(self.client.address.base, self.client.token)
        await self.desk.switch_screen(LobbyScreen(self))
        table = self.client.address.table or wish
        if table in game_ids():
            await (
                self.open_table(table, solo=False, rules=rules, preset=preset) if rules else self.quick(table, preset)
            )
        elif table:
            await self.enter(table)

    async def _connect(self) -> None:
        """With the token of the last visit; as a new guest where that is no longer taken."""
        try:
            await self.client.open()
        except Refusal:
            if not self.client.token:
                raise
            self.client = Client(self.url)
            await self.client.open()

    async def end(self) -> None:
        """Leaves the server, back to the first menu. A seat is kept as its table allows."""
        await self.client.close()
        while not isinstance(self.desk.screen, MenuScreen):
            await self.desk.pop_screen()

    async def to_lobby(self) -> None:
        """Back to the lobby."""
        from vierblatt.tui.online.lobby import LobbyScreen

        while not isinstance(self.desk.screen, LobbyScreen | MenuScreen):
            await self.desk.pop_screen()

    def go(self, way: Coroutine[Any, Any, None]) -> None:
        """Goes to another screen: a worker of the app, since one of the screen that is left would end with it."""
        self.desk.run_worker(way, group="visit", exclusive=True)

    # --- tables --------------------------------------------------------------------------------------------------

    async def quick(self, game: str, preset: str = "standard") -> None:
        """To a table of this game that waits for players."""
        table = await self.tried(self.client.quick(game, preset))
        if table is not None:
            await self.enter(table)

    async def open_table(
        self, game: str, *, solo: bool, rules: Mapping[str, str] | None = None, preset: str = "standard"
    ) -> None:
        """To a new table: alone against bots, or a private one for friends."""
        opening = self.client.open_table(
            game, preset=preset, changes=rules, settings=TableSettings(private=True), solo=solo
        )
        opened = await self.tried(opening)
        if opened is not None:
            await self.enter(opened.id)

    async def enter(self, table: str) -> None:
        """To a table, whatever goes on there."""
        from vierblatt.tui.online.seating import SeatingScreen

        link = await self.tried(self.client.enter(table))
        if link is None:
            return
        if _alone(link):
            await self.tried(link.ready())
        await self.to_lobby()
        await self.desk.push_screen(SeatingScreen(self, link))

    async def to_table(self, link: TableLink, change: Change) -> None:
        """From the seats to the table, as the first cards are there."""
        from vierblatt.tui.online.table import OnlineTableScreen

        await self.desk.switch_screen(OnlineTableScreen(self, link, change))

    async def leave(self, link: TableLink) -> None:
        """From a table to the lobby."""
        await self.tried(link.leave())
        await self.to_lobby()

    async def tried(self, doing: Awaitable[T]) -> T | None:
        """What comes of it; None where it was refused, which is told."""
        try:
            return await doing
        except VierblattError as fault:
            self._complain(fault)
            return None

    def _complain(self, fault: VierblattError) -> None:
        for screen in reversed(self.desk.screen_stack):
            tell: Callable[[str], None] | None = getattr(screen, "tell", None)
            if tell is not None:
                tell(self.desk.voice().words.error(fault))
                return


def _alone(link: TableLink) -> bool:
    """Whether this player sits at a table of bots that waits for nobody else."""
    seats = link.info.seats
    others = [seat for number, seat in enumerate(seats) if number != link.seat]
    return link.info.stage == "seating" and link.seat >= 0 and all(seat.kind == "bot" for seat in others)
