"""A step of the lessons at the table: asks the learner, shows what is played and says why, goes on to the next step."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from vierblatt.bots import Choice
from vierblatt.errors import VierblattError, WrongTime
from vierblatt.games.events import DealScored, TrickTaken
from vierblatt.lessons import LessonRun, LessonVerdict
from vierblatt.lessons.format import LEARNER
from vierblatt.tui.lesson_feed import LessonFeed
from vierblatt.tui.lesson_table import LessonTableWidget
from vierblatt.tui.match_feed import MatchFeed
from vierblatt.tui.rows import Button, FormRow
from vierblatt.tui.screen_texts import ScreenTexts
from vierblatt.tui.screens.scores import ScorePage
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.screens.table import TableScreen
from vierblatt.tui.table_widget import TableWidget

UNDO = ""  #: put in place of an action


class LessonScorePage(ScorePage):
    """The scores at the end of a deal."""

    def foot(self, texts: ScreenTexts, *, more: bool) -> str:
        """Says that the lesson goes on when the page is closed."""
        return super().foot(texts, more=more) + " · " + texts.say("tui-step-go-on")

    def take(self, key: str) -> None:
        """Closes only on a key meant for it, as between two deals of a match."""
        if key in {"enter", "escape", "space"}:
            self.close()


class LessonScreen(TableScreen):
    """Drives the steps from one run to the end of the path. names: the name at each seat."""

    def __init__(self, run: LessonRun, names: Sequence[str]) -> None:
        self.lesson_feed = LessonFeed(run, names)
        super().__init__(self.lesson_feed, LEARNER)
        self._decisions: asyncio.Queue[str] = asyncio.Queue()
        self._has_read = asyncio.Event()

    def make_table(self, feed: MatchFeed) -> LessonTableWidget:
        """A table with the texts of the lessons."""
        assert isinstance(feed, LessonFeed)
        self.table = LessonTableWidget(feed)
        return self.table

    @property
    def run(self) -> LessonRun:
        """The step that is played."""
        return self.lesson_feed.run

    # --- the steps -----------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Plays this step and those after it."""
        while True:
            await self._play_step()
            self.context.files.finish_step(self.run.path.game.id, self.run.step.id)
            following = await asyncio.to_thread(self.run.following)
            if following is None:
                break
            self._begin(following)
        await self._end()

    def _begin(self, run: LessonRun) -> None:
        self.lesson_feed.begin(run)
        self.table.text_id = run.text

    async def _play_step(self) -> None:
        if self.run.finished:  # there is only something to read
            await self.show()
            await self._read()
        while not self.run.finished:
            self.table.text_id = self.run.text
            await self.show(asked=True)
            verdict = await self._decided()
            if verdict is not None:
                await self._show_what_follows(verdict)

    async def _decided(self) -> LessonVerdict | None:
        """The answer to the next right choice; None if the last one was taken back. Comments on others."""
        while True:
            action = await self._decisions.get()
            if action == UNDO:
                before = self.run
                self._begin(await asyncio.to_thread(LessonRun, before.path, before.step.id, before.choices[:-1]))
                return None
            verdict = await asyncio.to_thread(self.run.choose, action)
            if verdict.kind == "right":
                return verdict
            self.table.asked = True
            if verdict.refusal is not None:
                self.table.refuse(verdict.refusal)
            else:
                self.table.tell(self.table.lesson(verdict.text), "accent")

    async def _show_what_follows(self, verdict: LessonVerdict) -> None:
        """Shows what is played after a right choice, and why that was right, until the learner has read it."""
        self.table.text_id = verdict.text
        for number, moment in enumerate(verdict.moments):
            if number:
                await self.wait(self.pace)
            self.lesson_feed.take(moment)
            if any(isinstance(event, TrickTaken) for event in moment.events):
                await self.show_trick()
            await self.show()
            if any(isinstance(event, DealScored) for event in moment.events):
                await self.app.push_screen_wait(LessonScorePage(self.lesson_feed, LEARNER))
        await self._read()

    async def _read(self) -> None:
        """Waits until the learner goes on."""
        self._has_read.clear()
        self.table.going_on = True
        self.table.redraw()
        await self._has_read.wait()
        self.table.going_on = False

    async def _end(self) -> None:
        """Offers a first match at the end of the path."""
        texts = self.table.texts()
        rows: list[FormRow] = [
            Button("match", texts.say("tui-first-match"), texts.say("tui-first-match-note")),
            Button("", texts.say("tui-all-steps")),
            Button("leave", texts.say("tui-main-menu")),
        ]
        title = texts.say("tui-lessons-end", game=texts.words.game_name)
        answer = await self.app.push_screen_wait(AskScreen(title, rows, "match"))
        if answer == "match":
            self.context.begin_first_match(self.run.path.game)
        elif answer == "leave":
            self.context.leave_table()
        else:
            self.context.show_steps(self.run.path.game.id)

    # --- what the learner wants ----------------------------------------------------------------------------------

    def on_table_widget_action_chosen(self, message: TableWidget.ActionChosen) -> None:
        """Passes an action on."""
        self._decisions.put_nowait(message.action)

    def on_table_widget_barred(self, message: TableWidget.Barred) -> None:
        """Says why an action is not open."""
        try:
            refusal: VierblattError | None = self.run.choose(message.action).refusal
        except VierblattError as fault:
            refusal = fault
        if refusal is not None:
            self.table.refuse(refusal)

    def on_lesson_table_widget_read(self) -> None:
        """Goes on."""
        self._has_read.set()

    def hint(self) -> None:
        """Shows the hint of the step."""
        if self.table.asked:
            self.table.tell(self.table.lesson(self.run.hint))

    async def advice(self, *, quick: bool = False) -> Choice | None:  # noqa: ARG002 - as at every table
        """None: the lesson says what is right."""
        return None

    @property
    def gives_hints(self) -> bool:
        """Not those of a bot."""
        return False

    def switch_coach(self) -> None:
        """Says that the lesson takes the place of the coach."""
        self.table.tell(self.table.texts().say("tui-step-no-coach"), "error")

    def take_back(self) -> None:
        """Takes back the last right choice in this step."""
        if not self.table.asked:
            return
        if self.run.turn == 0:
            self.table.refuse(WrongTime("nothing-to-undo", steps=0))
            return
        self.table.asked = False
        self._decisions.put_nowait(UNDO)

    async def menu(self) -> None:
        """Opens the menu at the table."""
        texts = self.table.texts()
        rows: list[FormRow] = [
            *(button for button in self.reading() if button.key != "coach"),
            Button("steps", texts.say("tui-all-steps")),
            Button("leave", texts.say("tui-main-menu")),
            Button("quit", texts.say("ui-quit")),
        ]
        answer = await self.app.push_screen_wait(AskScreen(texts.words.game_name, rows))
        if answer == "steps":
            self.context.show_steps(self.run.path.game.id)
        elif answer == "leave":
            self.context.leave_table()
        elif answer == "quit":
            self.context.exit()
        else:
            self.read(answer)
