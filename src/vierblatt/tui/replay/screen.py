"""The replay on the screen: moves through the match, turns the table, asks for guesses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from vierblatt.bots import Choice
from vierblatt.errors import VierblattError
from vierblatt.tui.replay.base import ReplayBase
from vierblatt.tui.replay.evaluating import Evaluations
from vierblatt.tui.replay.lines import ReplayedMatch
from vierblatt.tui.replay.pages import ReplayHelpPage
from vierblatt.tui.replay.table import ReplayCommand, ReplayTableWidget
from vierblatt.tui.replay.trying import TryOut
from vierblatt.tui.rows import Button, FormRow
from vierblatt.tui.screens.reading import HelpPage
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.table_widget import TableWidget


class ReplayScreen(ReplayBase):
    """The replay of a match. names: the name at each seat."""

    def __init__(self, match: ReplayedMatch, names: list[str]) -> None:
        super().__init__(match, names)
        self.try_out = TryOut(self)
        self.evaluations = Evaluations(self, self.try_out)

    # --- showing -------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Shows the first place."""
        await self.show_place()

    def renew(self) -> None:
        """Shows the place of the cursor; what was on its way to the screen before is given up."""
        self.evaluations.cancel()
        self.run_worker(self.show_place(), group="place", exclusive=True)

    async def show_place(self) -> None:
        """Shows the place of the cursor, and what follows where bots play on."""
        while True:
            turn, choices = await asyncio.to_thread(self._question)
            if turn >= 0 and (self.try_out.by_hand or (self.replay_feed.open_hands and self._guesses_here(choices))):
                self.viewer = turn
            self.table.guessing = turn == self.viewer and self._guesses_here(choices)
            asked = turn >= 0 and turn == self.viewer and (self.try_out.asks(turn) or self.table.guessing)
            takes_trick = self.cursor.line.takes_trick(self.cursor.count)
            await self.show(asked=asked, resting=takes_trick and not asked)
            if asked or turn < 0 or not self.try_out.bots_act:
                break
            await self.try_out.let_bot_act(pause=self.pace)
        self.evaluations.follow()

    def _question(self) -> tuple[int, int]:
        """The seat to act, and the number of actions that are open to it."""
        match = self.replay_feed.match.at(self.cursor.line, self.cursor.count)
        return match.turn, len(match.legal_actions()) if match.turn >= 0 else 0

    def _guesses_here(self, choices: int) -> bool:
        """Whether the viewer has to guess first."""
        return (
            self.guess_first and choices > 1 and bool(self.cursor.played) and self.place not in self.guesses
            and not self.try_out.on
        )  # fmt: skip

    # --- commands ------------------------------------------------------------------------------------------------

    def on_replay_table_widget_wanted(self, message: ReplayTableWidget.Wanted) -> None:
        """Does what is wanted."""
        cursor = self.cursor
        moves: dict[ReplayCommand, Callable[[], object]] = {
            "forward": lambda: cursor.step(1),
            "back": lambda: cursor.step(-1),
            "next-trick": lambda: cursor.trick(1),
            "last-trick": lambda: cursor.trick(-1),
            "next-deal": lambda: cursor.to_deal(cursor.deal + 1),
            "last-deal": lambda: cursor.to_deal(cursor.deal - (0 if cursor.count else 1)),
            "start": lambda: cursor.to_deal(0),
            "end": cursor.to_end,
            "record": cursor.back_to_record,
        }
        acts: dict[ReplayCommand, Callable[[], object]] = {
            "deals": lambda: self.run_worker(self._choose_deal(), group="menu", exclusive=True),
            "mistake": self.evaluations.find_mistake,
            "evaluate": self.evaluations.evaluate,
            "chances": self.evaluations.show_chances,
            "hands": self._switch_hands,
            "seat": self._next_seat,
            "guess": self._switch_guess,
            "play": lambda: self.run_worker(self.try_out.ask(), group="menu", exclusive=True),
            "escape": self._escape,
        }
        if (move := moves.get(message.command)) is not None:
            self.try_out.pause()
            move()
            self.renew()
        else:
            acts[message.command]()

    def _switch_hands(self) -> None:
        self.replay_feed.open_hands = not self.replay_feed.open_hands
        self.renew()

    def _next_seat(self) -> None:
        self.viewer = (self.viewer + 1) % self.replay_feed.match.seats
        self.renew()

    def _switch_guess(self) -> None:
        self.guess_first = not self.guess_first
        self.run_worker(self._say_guess_first(), group="place", exclusive=True)

    async def _say_guess_first(self) -> None:
        await self.show_place()
        if not self.table.asked:
            self.say("tui-replay-guess-on" if self.guess_first else "tui-replay-guess-off")

    def _escape(self) -> None:
        """Ends what is being done, or opens the menu."""
        if self.evaluations.cancel():
            self.table.redraw()
        elif self.try_out.on:
            self.try_out.pause()
            self.renew()
        else:
            self._open_menu()

    async def _choose_deal(self) -> None:
        texts = self.table.texts()
        rows: list[FormRow] = []
        for place, deal in enumerate(self.replay_feed.match.deals):
            label = texts.say("ui-deal-number", number=deal.number)
            scored = deal.scored
            if scored is not None:
                label += " · " + texts.words.ratio(scored.scores)
            rows.append(Button(str(place), label, texts.words.outcome(scored) if scored is not None else ""))
        rows.append(Button("", texts.say("ui-cancel")))
        chosen = await self.app.push_screen_wait(AskScreen(texts.say("tui-replay-deals"), rows, str(self.cursor.deal)))
        if chosen:
            self.try_out.pause()
            self.cursor.to_deal(int(chosen))
            self.renew()

    # --- actions -------------------------------------------------------------------------------------------------

    def on_table_widget_action_chosen(self, message: TableWidget.ActionChosen) -> None:
        """Takes a guess, or plays on."""
        if self.try_out.on:
            self.try_out.do(message.action)
        else:
            self.guesses[self.place] = message.action
            self.run_worker(self._answer_guess(message.action), group="place", exclusive=True)

    async def _answer_guess(self, guess: str) -> None:
        await self.show_place()
        self.say("review-guessed", guess=self.call(guess), played=self.call(self.cursor.played))

    def on_table_widget_barred(self, message: TableWidget.Barred) -> None:
        """Says why an action is not open."""
        try:
            fault: VierblattError | None = self.replay_feed.match.at(self.cursor.line, self.cursor.count).explain(
                message.action
            )
        except VierblattError as other:
            fault = other
        if fault is not None:
            self.table.refuse(fault)

    # --- what every table has ------------------------------------------------------------------------------------

    async def advice(self, *, quick: bool = False) -> Choice | None:  # noqa: ARG002 - as at every table
        """None: figures take its place."""
        return None

    @property
    def gives_hints(self) -> bool:
        """Never."""
        return False

    def take_back(self) -> None:
        """Nothing: one can step back."""

    def help_page(self) -> HelpPage:
        """The keys of the replay."""
        return ReplayHelpPage(self.feed.game)

    async def menu(self) -> None:
        """Opens the menu."""
        texts = self.table.texts()
        rows: list[FormRow] = [
            *(button for button in self.reading() if button.key != "coach"),
            Button("deals", texts.say("tui-replay-deals")),
            Button("guess", texts.say("tui-replay-guess")),
            Button("play", texts.say("tui-replay-play-on")),
            Button("leave", texts.say("tui-main-menu")),
            Button("quit", texts.say("ui-quit")),
        ]
        answer = await self.app.push_screen_wait(AskScreen(texts.words.game_name, rows))
        if answer == "leave":
            self.context.leave_table()
        elif answer == "quit":
            self.context.exit()
        elif answer == "deals":
            await self._choose_deal()
        elif answer == "guess":
            self._switch_guess()
        elif answer == "play":
            await self.try_out.ask()
        else:
            self.read(answer)
