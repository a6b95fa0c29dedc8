"""A match at the table, wherever it is played: what every such screen shows and responds to."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from textual.app import ComposeResult
from textual.screen import ModalScreen, Screen

from vierblatt.bots import Choice
from vierblatt.tui.claims.choices import may_claim, may_say_sawa
from vierblatt.tui.claims.dialogs import ClaimScreen, SawaScreen
from vierblatt.tui.coach import Coach, CoachedDecision
from vierblatt.tui.match_feed import MatchFeed
from vierblatt.tui.rows import Button
from vierblatt.tui.screens.base import AppScreen
from vierblatt.tui.screens.reading import FactsPage, HelpPage, RulesPage, WordsPage
from vierblatt.tui.screens.scores import ScorePage
from vierblatt.tui.storage import SPEEDS
from vierblatt.tui.table_widget import TableChoice, TableWidget

TRICK_RESTS = 3.0  #: how many times longer a full trick is shown than a bot thinks


class TableScreen(AppScreen):
    """The base. viewer: the seat whose hand is shown, -1 for none."""

    def __init__(self, feed: MatchFeed, viewer: int) -> None:
        super().__init__()
        self.feed, self.viewer = feed, viewer
        self._seen = asyncio.Event()
        self._drawing = asyncio.Lock()
        self._searching = asyncio.Lock()
        self._claiming: ClaimScreen | None = None  #: the dialog, while it is open
        self.coach = Coach(feed.game)
        self.top = self.make_table(feed)  #: gets messages even while the player leaves it, hence no query

    def compose(self) -> ComposeResult:
        """The table."""
        yield self.top

    def on_mount(self) -> None:
        """Begins, or continues."""
        self.top.focus()
        self.coach.on = self.context.settings.coach and self.gives_hints and not self._claimable
        self.run_worker(self.play(), exclusive=True)

    def make_table(self, feed: MatchFeed) -> TableWidget:
        """The table of this screen."""
        return TableWidget(feed)

    # --- what subclasses define ----------------------------------------------------------------------------------

    async def play(self) -> None:
        """Plays the match."""
        raise NotImplementedError

    async def advice(self, *, quick: bool = False) -> Choice | None:
        """What a bot would do in the player's place; None if there is no advice. quick: at once, without a search."""
        raise NotImplementedError

    @property
    def takes_back_at_once(self) -> bool:
        """Whether the last decision can be taken back without asking anybody."""
        return False

    @property
    def gives_hints(self) -> bool:
        """Whether this table gives advice."""
        return True

    def help_page(self) -> HelpPage:
        """The keys of this table."""
        return HelpPage(self.feed.game)

    def take_back(self) -> None:
        """Takes back the player's last action, or asks the others for permission."""
        raise NotImplementedError

    async def say_out_of_turn(self, text: str) -> None:
        """Says something out of turn for the player, at a table where that is possible."""
        raise NotImplementedError

    def standing_still(self) -> contextlib.AbstractAsyncContextManager[object]:
        """While a player thinks about what to say out of turn, if the table waits for them."""
        return contextlib.nullcontext()

    async def menu(self) -> None:
        """Opens the menu at the table."""
        raise NotImplementedError

    @property
    def pace(self) -> float:
        """The seconds that a bot takes."""
        return SPEEDS[self.context.settings.speed]

    # --- showing -------------------------------------------------------------------------------------------------

    async def show(self, *, asked: bool = False, resting: bool = False) -> None:
        """Draws the table in its current state; in a thread, since a view may need rules that are not compiled yet."""
        async with self._drawing:  # in the order of the calls, however long a view takes
            scene = await asyncio.to_thread(self.feed.scene, self.viewer)
            if self.top.is_attached:  # not if the player has left in the meantime
                self.top.show(scene, asked=asked, resting=resting)
                self._follow_coach(asked=asked)
                if self._claiming is not None:
                    self._claiming.follow(scene)

    async def show_trick(self) -> None:
        """Shows a full trick for a while."""
        await self.show(resting=True)
        await self.wait(self.pace * TRICK_RESTS)

    async def wait(self, seconds: float) -> None:
        """Waits; a key cuts the pause short."""
        if seconds <= 0:
            return
        self._seen.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._seen.wait()

    def open(self, page: Screen[None]) -> None:
        """Opens a page over the table."""
        self.app.push_screen(page)

    # --- what the player wants -----------------------------------------------------------------------------------

    def on_table_widget_continue(self) -> None:
        """The player has seen enough of this trick."""
        self._seen.set()

    def on_table_widget_choice_made(self, message: TableWidget.ChoiceMade) -> None:
        """Does something besides the game."""
        acts: dict[TableChoice, Callable[[], None]] = {
            "hint": self.hint,
            "last": self.top.peek,
            "scores": lambda: self.open(ScorePage(self.feed, self.viewer)),
            "facts": lambda: self.open(FactsPage(self.top.scene, self.feed.game, self.feed.names)),
            "rules": lambda: self.open(RulesPage(self.feed.game, self.feed.rules)),
            "undo": self.take_back,
            "coach": self.switch_coach,
            "words": lambda: self.open(WordsPage(self.feed.game)),
            "help": lambda: self.open(self.help_page()),
            "accuse": lambda: self._speak(self._accuse()),
            "sawa": lambda: self._speak(self._lay_down()),
            "menu": self._open_menu,
        }
        acts[message.choice]()

    def hint(self) -> None:
        """Advises the player who has to decide."""
        if self.top.asked:
            self.run_worker(self._give_hint(), group="hint", exclusive=True)

    async def _give_hint(self) -> None:
        choice = await self.advice()
        if choice is None or not self.top.asked:
            return
        words = self.top.texts().words
        action = words.call(self.top.scene.view.wordings.get(choice.action, choice.action))
        self.top.chosen = choice.action
        self.top.tell(words.text("ui-hint-is", action=action, reason=words.reason(choice.reason, choice.figures)))

    # --- what is said out of turn --------------------------------------------------------------------------------

    @property
    def _claimable(self) -> bool:
        """Whether wrong cards are played and claimed at this table."""
        return self.top.scene.claims is not None

    def _speak(self, saying: Coroutine[Any, Any, None]) -> None:
        self.run_worker(saying, group="speaking", exclusive=True)

    async def _accuse(self) -> None:
        """Asks which fault the player claims, and claims it."""
        async with self.standing_still():
            scene = await asyncio.to_thread(self.feed.scene, self.viewer)
            if not may_claim(scene.claims, scene.view):
                self.top.tell(self.top.texts().say("claim-nothing"), "error")
                return
            self._claiming = ClaimScreen(self.top.texts, scene, self.feed.rules)
            try:
                await self._asked(self._claiming)
            finally:
                self._claiming = None

    async def _lay_down(self) -> None:
        """Explains sawa, and says it."""
        async with self.standing_still():
            scene = await asyncio.to_thread(self.feed.scene, self.viewer)
            if not may_say_sawa(scene.claims, scene.view):
                self.top.tell(self.top.texts().say("claim-sawa-closed"), "error")
                return
            await self._asked(SawaScreen(self.top.texts(), scene))

    async def _asked(self, dialog: ModalScreen[str]) -> None:
        if text := await self.app.push_screen_wait(dialog):
            await self.say_out_of_turn(text)

    # --- the coach -----------------------------------------------------------------------------------------------

    def switch_coach(self) -> None:
        """Switches the coach on or off."""
        words = self.top.texts().words
        if self._claimable:
            self.top.tell(words.text("tui-coach-claims"), "error")
            return
        if not self.coach.on and not self.gives_hints:
            self.top.tell(words.text("error-hints-off"), "error")
            return
        self.coach.switch()
        self.context.save_settings(msgspec.structs.replace(self.context.settings, coach=self.coach.on))
        self.top.tell(words.text("coach-on" if self.coach.on else "coach-off"))
        self._follow_coach(asked=self.top.asked)

    def on_table_widget_action_chosen(self, message: TableWidget.ActionChosen) -> None:
        """Lets the coach note an action; Textual calls this as well as the handler of the subclass."""
        if self.coach.on:
            self.coach.acted(message.action)

    def _follow_coach(self, *, asked: bool) -> None:
        """Shows a warning that is still of use, and asks for advice on a decision that is new."""
        if not self.coach.on:
            return
        self.coach.follow(self.top.scene.view, asked=asked)
        decision = self.coach.now
        if decision is not None and decision.searched is None:
            self.run_worker(self._advise(decision), group="coach")
        elif decision is not None:
            self._point(decision, decision.searched)
        self._say_coach()

    async def _advise(self, decision: CoachedDecision) -> None:
        """Gets the quick advice, then that of the search, one search at a time; play does not wait for it."""
        if decision.quick is None:
            decision.quick = await self.advice(quick=True)
            self._point(decision, decision.quick)
            self._say_coach()
        async with self._searching:
            if decision is not self.coach.now:  # too late to ask: the player has acted
                return
            decision.searched = await self.advice()
        if decision.quick is None or self.top.chosen == decision.quick.action:  # the player has not moved the cursor
            self._point(decision, decision.searched)
        self._say_coach()

    def _point(self, decision: CoachedDecision, advice: Choice | None) -> None:
        if decision is self.coach.now and advice is not None:
            self.top.point(advice.action)

    def _say_coach(self) -> None:
        words = self.top.texts().words
        if warning := self.coach.warning(words):
            offer = f" U: {words.text('coach-take-back')}" if self.takes_back_at_once else ""
            self.top.tell(warning + offer, "accent")
        elif advice := self.coach.advice(words):
            self.top.tell(advice)

    def _open_menu(self) -> None:
        self.run_worker(self.menu(), group="menu", exclusive=True)

    def reading(self) -> list[Button]:
        """The buttons that every table's menu has."""
        words, scene = self.top.texts().words, self.top.scene
        accuse = [Button("accuse", words.text("table-menu-accuse"))] * self._claimable
        sawa = [Button("sawa", words.text("table-menu-sawa"))] * may_say_sawa(scene.claims, scene.view)
        return [
            Button("", words.text("ui-resume")),
            *accuse,
            *sawa,
            Button("rules", words.text("ui-rules")),
            Button("help", words.text("ui-help")),
            Button("coach", words.text("tui-coach")),
            Button("settings", words.text("ui-settings")),
        ]

    def read(self, answer: str) -> None:
        """Does what one of those buttons says."""
        if answer == "rules":
            self.open(RulesPage(self.feed.game, self.feed.rules))
        elif answer == "help":
            self.open(self.help_page())
        elif answer == "coach":
            self.switch_coach()
        elif answer == "accuse":
            self._speak(self._accuse())
        elif answer == "sawa":
            self._speak(self._lay_down())
        elif answer == "settings":
            self.context.show_settings_screen()
