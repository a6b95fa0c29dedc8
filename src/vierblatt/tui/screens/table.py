"""A match at the table: lets bots act in their time, asks people, shows tricks, scores and the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.screen import Screen

from vierblatt.errors import WrongTime
from vierblatt.games.events import DealScored, Event, TrickTaken
from vierblatt.record import save
from vierblatt.tui.rows import Button, Row
from vierblatt.tui.screens.reading import FactsPage, HelpPage, RulesPage
from vierblatt.tui.screens.scores import DealScorePage, ResultPage, ScorePage
from vierblatt.tui.screens.small import AskScreen, PassScreen
from vierblatt.tui.session import ELSEWHERE, Session
from vierblatt.tui.storage import SPEEDS
from vierblatt.tui.tabletop import Tabletop, Wish

if TYPE_CHECKING:
    from vierblatt.tui.app import VierblattApp

UNDO = ""  #: put in the place of an action
TRICK_RESTS = 3.0  #: how much longer a trick lies than a bot thinks


class TableScreen(Screen[None]):
    """The driver of a session on the screen."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.viewer = session.humans[0] if session.solo else -1  #: whose hand is shown; -1 nobody's
        self._decisions: asyncio.Queue[str] = asyncio.Queue()
        self._seen = asyncio.Event()
        self._told = ""  #: why the match could not be saved, as the player knows

    def compose(self) -> ComposeResult:
        """The table."""
        yield Tabletop(self.session)

    @property
    def desk(self) -> VierblattApp:
        """The app."""
        return cast("VierblattApp", self.app)

    @property
    def top(self) -> Tabletop:
        """The table."""
        return self.query_one(Tabletop)

    def on_mount(self) -> None:
        """Begins, or goes on."""
        self.top.focus()
        self.run_worker(self._play(), exclusive=True)

    # --- the course of the match ---------------------------------------------------------------------------------

    async def _play(self) -> None:
        await self._show()
        while not self.session.over:
            if self.session.human_to_act:
                await self._shown(await self._ask())
                continue
            if not self.session.match.needs_deal:
                await self._wait(SPEEDS[self.desk.settings.speed])
            await self._shown(await asyncio.to_thread(self.session.advance))
        await self._end()

    async def _show(self, *, asked: bool = False, resting: bool = False) -> None:
        """Draws the table as it stands; a view may need rules that are not compiled yet, hence the thread."""
        scene = await asyncio.to_thread(self.session.scene, self.viewer)
        self.top.show(scene, asked=asked, resting=resting)

    async def _ask(self) -> list[Event]:
        """What the person whose turn it is decides."""
        seat = self.session.match.turn
        if seat != self.viewer:
            name = self.session.names[seat]
            await self.app.push_screen_wait(PassScreen(self.top.voice, name))
            self.viewer = seat
        await self._show(asked=True)
        if self.session.unsaved != self._told:
            self._told = self.session.unsaved
            self._tell_unsaved()
        action = await self._decisions.get()
        if action == UNDO:
            await asyncio.to_thread(self.session.undo)
            await self._show()
            return []
        return await asyncio.to_thread(self.session.do, action)

    def _tell_unsaved(self) -> None:
        """Once for each reason, when the player has the turn: at any other time the next scene would wipe it."""
        if self._told:
            self.top.tell(self._why_unsaved(self._told), "error")

    def _why_unsaved(self, why: str) -> str:
        say = self.top.voice().say
        return say("tui-unsaved", why=say("tui-elsewhere") if why == ELSEWHERE else why)

    async def _shown(self, events: list[Event]) -> None:
        """Lets the player see what happened: a full trick for a while, scores until he has read them."""
        if any(isinstance(event, TrickTaken) for event in events):
            await self._show(resting=True)
            await self._wait(SPEEDS[self.desk.settings.speed] * TRICK_RESTS)
        await self._show()
        if any(isinstance(event, DealScored) for event in events) and not self.session.over:
            await self.app.push_screen_wait(DealScorePage(self.session, self.viewer))

    async def _wait(self, seconds: float) -> None:
        """A pause that a key cuts short."""
        if seconds <= 0:
            return
        self._seen.clear()
        try:
            await asyncio.wait_for(self._seen.wait(), seconds)
        except TimeoutError:
            return

    async def _end(self) -> None:
        """The result, then another match or the menu."""
        session = self.session
        kept = self.desk.store.put_away(session.game.id) if session.file else None
        page = ResultPage(session, self.viewer, kept.name if kept else "")
        await self.app.push_screen_wait(page)
        self.desk.leave_table(again=session if page.again else None)

    # --- what the player wants -----------------------------------------------------------------------------------

    def on_tabletop_acted(self, message: Tabletop.Acted) -> None:
        """An action."""
        self._decisions.put_nowait(message.action)

    def on_tabletop_go_on(self) -> None:
        """Enough of this trick."""
        self._seen.set()

    def on_tabletop_wished(self, message: Tabletop.Wished) -> None:
        """Something beside the game."""
        acts: dict[Wish, Callable[[], None]] = {
            "hint": self._hint,
            "last": self.top.peek,
            "scores": lambda: self._open(ScorePage(self.session, self.viewer)),
            "facts": lambda: self._open(FactsPage(self.top.scene, self.session.game, self.session.names)),
            "rules": lambda: self._open(RulesPage(self.session.game, self.session.match.rules)),
            "undo": self._undo,
            "help": lambda: self._open(HelpPage(self.session.game)),
            "menu": self._open_menu,
        }
        acts[message.wish]()

    def _open(self, page: Screen[None]) -> None:
        self.app.push_screen(page)

    def _hint(self) -> None:
        if self.top.asked:
            self.run_worker(self._give_hint(), group="hint", exclusive=True)

    async def _give_hint(self) -> None:
        choice = await asyncio.to_thread(self.session.hint)
        if not self.top.asked:
            return
        words = self.top.voice().words
        action = words.action(self.top.scene.view.phase, choice.action)
        self.top.chosen = choice.action
        self.top.tell(words.text("ui-hint-is", action=action, reason=words.reason(choice.reason)))

    def _undo(self) -> None:
        words = self.top.voice().words
        if not self.session.solo:
            self.top.tell(words.text("tui-undo-solo"), "error")
        elif not self.top.asked:
            return
        elif any(moment.seat == self.viewer for moment in self.session.history):
            self.top.asked = False
            self._decisions.put_nowait(UNDO)
        else:
            self.top.refuse(WrongTime("nothing-to-undo", steps=0))

    def _save_copy(self) -> None:
        words = self.top.voice().words
        try:
            file = self.desk.store.copy_file(self.session.game.id)
            save(self.session.recorder.record(), file)
        except OSError as fault:
            self.top.tell(words.text("tui-unsaved", why=fault.strerror or str(fault)), "error")
        else:
            self.top.tell(words.text("ui-saved", file=str(file)))

    def _open_menu(self) -> None:
        self.run_worker(self._menu(), group="menu", exclusive=True)

    async def _menu(self) -> None:
        words, fault = self.top.voice().words, self.session.unsaved
        kept = self._why_unsaved(fault) if fault else words.text("ui-really-quit")
        rows: list[Row] = [
            Button("", words.text("ui-resume")),
            Button("rules", words.text("ui-rules")),
            Button("help", words.text("ui-help")),
            Button("settings", words.text("ui-settings")),
            Button("save", words.text("ui-save"), words.text("tui-save-note")),
            Button("leave", words.text("tui-main-menu"), kept),
            Button("quit", words.text("ui-quit"), kept),
        ]
        answer = await self.app.push_screen_wait(AskScreen(words.game_name, rows))
        if answer == "rules":
            self._open(RulesPage(self.session.game, self.session.match.rules))
        elif answer == "help":
            self._open(HelpPage(self.session.game))
        elif answer == "settings":
            self.desk.show_settings_screen()
        elif answer == "save":
            self._save_copy()
        elif answer == "leave":
            self.desk.leave_table()
        elif answer == "quit":
            self.desk.exit()
