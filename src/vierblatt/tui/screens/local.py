"""A match at this terminal: lets bots act in their time, asks people, shows tricks, scores and the end."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from vierblatt.bots import Choice
from vierblatt.errors import WrongTime
from vierblatt.games.events import DealScored, Event, TrickTaken
from vierblatt.record import save
from vierblatt.tui.rows import Button, Row
from vierblatt.tui.screens.scores import DealScorePage, ResultPage
from vierblatt.tui.screens.small import AskScreen, PassScreen
from vierblatt.tui.screens.table import TableScreen
from vierblatt.tui.session import ELSEWHERE, Session
from vierblatt.tui.storage import SPEEDS
from vierblatt.tui.tabletop import Tabletop

UNDO = ""  #: put in the place of an action

#: Where bots think, be it for themselves or for a hint: one thread, since each keeps large solver tables of its own.
THINKING = ThreadPoolExecutor(1, "thinking")


class LocalTableScreen(TableScreen):
    """The driver of a session on the screen."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, session.humans[0] if session.solo else -1)
        self.session = session
        self._decisions: asyncio.Queue[str] = asyncio.Queue()
        self._told = ""  #: why the match could not be saved, as the player knows

    # --- the course of the match ---------------------------------------------------------------------------------

    async def play(self) -> None:
        """Until the match is over."""
        await self.show()
        while not self.session.over:
            if self.session.human_to_act:
                await self._shown(await self._ask())
                continue
            if not self.session.match.needs_deal:
                await self.wait(SPEEDS[self.desk.settings.speed])
            await self._shown(await asyncio.get_running_loop().run_in_executor(THINKING, self.session.advance))
        await self._end()

    async def _ask(self) -> list[Event]:
        """What the person whose turn it is decides."""
        seat = self.session.match.turn
        if seat != self.viewer:
            name = self.session.names[seat]
            await self.app.push_screen_wait(PassScreen(self.top.voice, name))
            self.viewer = seat
        await self.show(asked=True)
        if self.session.unsaved != self._told:
            self._told = self.session.unsaved
            self._tell_unsaved()
        action = await self._decisions.get()
        if action == UNDO:
            await asyncio.to_thread(self.session.undo)
            await self.show()
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
        """Lets the player see what happened: a full trick for a while, scores until they have been read."""
        if any(isinstance(event, TrickTaken) for event in events):
            await self.show_trick()
        await self.show()
        if any(isinstance(event, DealScored) for event in events) and not self.session.over:
            await self.app.push_screen_wait(DealScorePage(self.session, self.viewer))

    async def _end(self) -> None:
        """The result, then another match or the menu."""
        session = self.session
        kept = self.desk.store.put_away(session.game.id) if session.file else None
        page = ResultPage(session, self.viewer, kept)
        await self.app.push_screen_wait(page)
        self.desk.leave_table(again=session if page.again else None)

    # --- what the player wants -----------------------------------------------------------------------------------

    def on_tabletop_acted(self, message: Tabletop.Acted) -> None:
        """An action."""
        self._decisions.put_nowait(message.action)

    def on_tabletop_barred(self, message: Tabletop.Barred) -> None:
        """An action that is not open: says why."""
        fault = self.session.refusal(message.action)
        if fault is not None:
            self.top.refuse(fault)

    async def advice(self) -> Choice:
        """What the steady bot would do."""
        return await asyncio.get_running_loop().run_in_executor(THINKING, self.session.hint)

    def take_back(self) -> None:
        """The last decision, if one person plays alone."""
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

    async def menu(self) -> None:
        """The menu at the table."""
        words, fault = self.top.voice().words, self.session.unsaved
        kept = self._why_unsaved(fault) if fault else words.text("ui-really-quit")
        rows: list[Row] = [
            *self.reading(),
            Button("save", words.text("ui-save"), words.text("tui-save-note")),
            Button("leave", words.text("tui-main-menu"), kept),
            Button("quit", words.text("ui-quit"), kept),
        ]
        answer = await self.app.push_screen_wait(AskScreen(words.game_name, rows))
        if answer == "save":
            self._save_copy()
        elif answer == "leave":
            self.desk.leave_table()
        elif answer == "quit":
            self.desk.exit()
        else:
            self.read(answer)
