"""Puzzles at the table, one after another: asks, says whether the answer was right and why, goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from vierblatt.bots import Choice
from vierblatt.errors import VierblattError
from vierblatt.puzzles import Puzzle, judge_answer
from vierblatt.tui.match_feed import MatchFeed
from vierblatt.tui.puzzles.feed import PuzzleFeed
from vierblatt.tui.puzzles.table import PuzzleTableWidget
from vierblatt.tui.rows import Button, FormRow
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.screens.table import TableScreen
from vierblatt.tui.table_widget import TableWidget


class PuzzleScreen(TableScreen):
    """Asks puzzles of one game in their order; there must be one. me, others: as for `PuzzleFeed`."""

    def __init__(self, puzzles: Sequence[Puzzle], me: str, others: Sequence[str]) -> None:
        self.puzzles = puzzles
        self.puzzle_feed = PuzzleFeed(puzzles[0], me, others)
        super().__init__(self.puzzle_feed, puzzles[0].seat)
        self.asked_so_far = self.right = 0
        self._decisions: asyncio.Queue[str] = asyncio.Queue()
        self._has_read = asyncio.Event()

    def make_table(self, feed: MatchFeed) -> PuzzleTableWidget:
        """A table with the question of a puzzle."""
        assert isinstance(feed, PuzzleFeed)
        self.table = PuzzleTableWidget(feed)
        return self.table

    async def play(self) -> None:
        """Asks all puzzles."""
        for number, puzzle in enumerate(self.puzzles):
            if number:
                await asyncio.to_thread(self.puzzle_feed.begin, puzzle)
            self.viewer = puzzle.seat
            await self._ask(puzzle)
        await self._end()

    async def _ask(self, puzzle: Puzzle) -> None:
        self.table.answer = None
        self.table.chosen = ""
        await self.show(asked=True)
        answer = judge_answer(puzzle, await self._decisions.get())
        self.asked_so_far += 1
        self.right += answer.right
        if answer.right:
            self.context.files.solve_puzzle(puzzle.game, puzzle.id)
        self._has_read.clear()
        self.table.answer = answer
        self.table.tell("")  # a hint gives way to the answer
        await self._has_read.wait()

    async def _end(self) -> None:
        texts = self.table.texts()
        rows: list[FormRow] = [Button("", texts.say("tui-main-menu"))]
        solved = texts.say("puzzles-solved", right=self.right, asked=self.asked_so_far)
        await self.app.push_screen_wait(AskScreen(f"{texts.say('tui-puzzles-end')} {solved}", rows))
        self.context.leave_table()

    # --- what the solver wants -----------------------------------------------------------------------------------

    def on_table_widget_action_chosen(self, message: TableWidget.ActionChosen) -> None:
        """Passes an answer on."""
        self._decisions.put_nowait(message.action)

    def on_table_widget_barred(self, message: TableWidget.Barred) -> None:
        """Says why an action is not open."""
        try:
            judge_answer(self.puzzle_feed.puzzle, message.action)
        except VierblattError as fault:
            self.table.refuse(fault)

    def on_puzzle_table_widget_solved(self) -> None:
        """Goes on."""
        self._has_read.set()

    def hint(self) -> None:
        """Says what the puzzle is about."""
        if self.table.asked:
            texts = self.table.texts()
            self.table.tell(texts.say("puzzles-themes", themes=self.table.themes(texts)))

    async def advice(self, *, quick: bool = False) -> Choice | None:  # noqa: ARG002 - as at every table
        """None: the answer is known."""
        return None

    @property
    def gives_hints(self) -> bool:
        """Not those of a bot."""
        return False

    def switch_coach(self) -> None:
        """Says that there is no coach here."""
        self.table.tell(self.table.texts().say("tui-puzzle-no-coach"), "error")

    def take_back(self) -> None:
        """Says that an answer counts."""
        self.table.tell(self.table.texts().say("tui-puzzle-no-undo"), "error")

    async def menu(self) -> None:
        """Opens the menu at the table."""
        texts = self.table.texts()
        rows: list[FormRow] = [
            *(button for button in self.reading() if button.key != "coach"),
            Button("leave", texts.say("tui-main-menu")),
            Button("quit", texts.say("ui-quit")),
        ]
        solved = texts.say("puzzles-solved", right=self.right, asked=self.asked_so_far)
        answer = await self.app.push_screen_wait(AskScreen(solved, rows))
        if answer == "leave":
            self.context.leave_table()
        elif answer == "quit":
            self.context.exit()
        else:
            self.read(answer)
