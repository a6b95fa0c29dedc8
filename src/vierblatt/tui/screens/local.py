"""A match at this terminal: lets bots act at the chosen speed, asks people, shows tricks, scores and the end."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from vierblatt.analysis.par import luck_and_skill, totals
from vierblatt.bots import Choice
from vierblatt.errors import VierblattError, WrongTime
from vierblatt.games.events import DealScored, Event, TrickTaken
from vierblatt.record import save
from vierblatt.tui.local_match import ELSEWHERE, LocalMatch
from vierblatt.tui.rows import Button, FormRow
from vierblatt.tui.screens.scores import DealScorePage, ResultPage
from vierblatt.tui.screens.small import AskScreen, PassScreen
from vierblatt.tui.screens.table import TableScreen
from vierblatt.tui.table_widget import TableWidget

UNDO = ""  #: put in place of an action

#: The thread in which bots think, for themselves or for a hint: only one, since each thread keeps large solver tables.
THINKING = ThreadPoolExecutor(1, "thinking")
#: The thread in which the coach searches: bots do not wait for it.
COACHING = ThreadPoolExecutor(1, "coaching")


@dataclass(frozen=True)
class _Said:
    """Put in place of an action: what somebody says out of turn."""

    seat: int
    text: str


class LocalTableScreen(TableScreen):
    """Drives a local match on the screen."""

    def __init__(self, local_match: LocalMatch) -> None:
        super().__init__(local_match, local_match.humans[0] if local_match.solo else -1)
        self.local_match = local_match
        self._decisions: asyncio.Queue[str | _Said] = asyncio.Queue()
        self._moving = asyncio.Lock()  #: held while the match changes, or has to wait for what somebody says
        self._refused: VierblattError | None = None  #: why something could not be said, until the player is told
        self._shown_fault = ""  #: why the match could not be saved, as last shown to the player

    # --- the match --------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Plays until the match is over."""
        await self.show()
        if self.local_match.elsewhere and not await self._plays_here():
            self.context.leave_table()
            return
        while not self.local_match.over:
            await self._shown(await self._ask() if self.local_match.human_to_act else await self._let_bots_act())
        await self._end()

    async def _let_bots_act(self) -> list[Event]:
        """Deals, or lets a bot act, unless a person says something before; returns the events."""
        if not self.local_match.match.needs_deal:
            await self.wait(self.pace)
        async with self._moving:
            if not self._decisions.empty():
                said = self._decisions.get_nowait()
                return await self._said(said) if isinstance(said, _Said) else []
            return await asyncio.get_running_loop().run_in_executor(THINKING, self.local_match.advance)

    async def _plays_here(self) -> bool:
        """Says that another window has the match open; returns whether the player wants to play here all the same."""
        text = self.top.texts().words.text
        rows: list[FormRow] = [Button("", text("tui-main-menu")), Button("here", text("tui-play-here"))]
        return await self.app.push_screen_wait(AskScreen(text("tui-open-elsewhere"), rows)) == "here"

    def on_unmount(self) -> None:
        """Lets another window open the match."""
        self.local_match.close()

    async def _ask(self) -> list[Event]:
        """Asks the person whose turn it is; returns the events of their decision."""
        seat = self.local_match.match.turn
        if seat != self.viewer:
            name = self.local_match.names[seat]
            await self.app.push_screen_wait(PassScreen(self.top.texts, name))
            self.viewer = seat
        await self.show(asked=True)
        if self.local_match.unsaved != self._shown_fault:
            self._shown_fault = self.local_match.unsaved
            self._tell_unsaved()
        if self._refused is not None:
            self.top.refuse(self._refused)
            self._refused = None
        decision = await self._decisions.get()
        async with self._moving:
            if isinstance(decision, _Said):
                return await self._said(decision)
            if decision == UNDO:
                await asyncio.to_thread(self.local_match.undo)
                await self.show()
                return []
            return await asyncio.to_thread(self.local_match.do, decision)

    async def _said(self, said: _Said) -> list[Event]:
        """Says something out of turn; returns the events, none if it is refused."""
        try:
            return await asyncio.to_thread(self.local_match.say, said.seat, said.text)
        except VierblattError as fault:
            self._refused = fault
            return []

    def _tell_unsaved(self) -> None:
        """Called once for each reason, on the player's turn: at other times, the next scene would clear the message."""
        if self._shown_fault:
            self.top.tell(self._why_unsaved(self._shown_fault), "error")

    def _why_unsaved(self, why: str) -> str:
        say = self.top.texts().say
        return say("tui-unsaved", why=say("tui-elsewhere") if why == ELSEWHERE else why)

    async def _shown(self, events: list[Event]) -> None:
        """Shows the player what happened: a full trick for a while, scores until they have been read."""
        if any(isinstance(event, TrickTaken) for event in events):
            await self.show_trick()
        await self.show()
        if any(isinstance(event, DealScored) for event in events) and not self.local_match.over:
            await self.app.push_screen_wait(DealScorePage(self.local_match, self.viewer))

    async def _end(self) -> None:
        """Shows the result, then begins another match, replays this one or returns to the menu."""
        local_match = self.local_match
        kept = self.context.files.put_away(local_match.game.id) if local_match.file else None
        margins = luck_and_skill(local_match.match)
        luck = totals(margins, local_match.match.table.sides) if margins is not None else None
        local_match.close()
        page = ResultPage(local_match, self.viewer, kept, luck)
        await self.app.push_screen_wait(page)
        if page.replay and kept is not None:
            self.context.open_replay(kept)
        else:
            self.context.leave_table(again=local_match if page.again else None)

    # --- what the player wants -----------------------------------------------------------------------------------

    def on_table_widget_action_chosen(self, message: TableWidget.ActionChosen) -> None:
        """Passes an action on."""
        self._decisions.put_nowait(message.action)

    def on_table_widget_barred(self, message: TableWidget.Barred) -> None:
        """Says why an action is not open."""
        fault = self.local_match.refusal(message.action)
        if fault is not None:
            self.top.refuse(fault)

    async def advice(self, *, quick: bool = False) -> Choice:
        """What the bot for hints would do."""
        loop = asyncio.get_running_loop()
        if quick:
            return await asyncio.to_thread(self.local_match.adviser(quick=True))
        if self.coach.on:
            return await loop.run_in_executor(COACHING, self.local_match.adviser())
        return await loop.run_in_executor(THINKING, self.local_match.hint)

    def standing_still(self) -> asyncio.Lock:
        """Bots wait meanwhile."""
        return self._moving

    async def say_out_of_turn(self, text: str) -> None:
        """Passes on what the player whose hand is shown says."""
        self.top.asked = False  # until this is done
        self._decisions.put_nowait(_Said(self.viewer, text))

    @property
    def takes_back_at_once(self) -> bool:
        """Whether one person plays alone."""
        return self.local_match.solo

    def take_back(self) -> None:
        """Takes back the last decision, if one person plays alone."""
        words = self.top.texts().words
        if not self.local_match.solo:
            self.top.tell(words.text("tui-undo-solo"), "error")
        elif not self.top.asked:
            return
        elif any(moment.seat == self.viewer for moment in self.local_match.history):
            self.top.asked = False
            self._decisions.put_nowait(UNDO)
        else:
            self.top.refuse(WrongTime("nothing-to-undo", steps=0))

    def _save_copy(self) -> None:
        words = self.top.texts().words
        try:
            file = self.context.files.copy_file(self.local_match.game.id)
            save(self.local_match.recorder.record(), file)
        except OSError as fault:
            self.top.tell(words.text("tui-unsaved", why=fault.strerror or str(fault)), "error")
        else:
            self.top.tell(words.text("ui-saved", file=str(file)))

    async def menu(self) -> None:
        """Opens the menu at the table."""
        words, fault = self.top.texts().words, self.local_match.unsaved
        kept = self._why_unsaved(fault) if fault else words.text("ui-really-quit")
        rows: list[FormRow] = [
            *self.reading(),
            Button("save", words.text("ui-save"), words.text("tui-save-note")),
            Button("leave", words.text("tui-main-menu"), kept),
            Button("quit", words.text("ui-quit"), kept),
        ]
        answer = await self.app.push_screen_wait(AskScreen(words.game_name, rows))
        if answer == "save":
            self._save_copy()
        elif answer == "leave":
            self.context.leave_table()
        elif answer == "quit":
            self.context.exit()
        else:
            self.read(answer)
