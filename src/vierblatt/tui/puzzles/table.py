"""The table of a puzzle: the question below the hand, then the verdict on the answer and what each action is worth."""

from __future__ import annotations

from textual.message import Message

from vierblatt.puzzles.answers import PuzzleAnswer
from vierblatt.tui.puzzles.feed import PuzzleFeed
from vierblatt.tui.screen_texts import ScreenTexts
from vierblatt.tui.table_widget import TableWidget


class PuzzleTableWidget(TableWidget):
    """Shows a puzzle until the solver has read the answer."""

    class Solved(Message):
        """The solver has read the answer."""

    keys = "tui-puzzle-keys"

    def __init__(self, feed: PuzzleFeed) -> None:
        super().__init__(feed)
        self.puzzle_feed = feed
        self.answer: PuzzleAnswer | None = None  #: what is said about the solver's choice

    def heading(self, texts: ScreenTexts) -> str:
        """Game, that it is a puzzle, and its rating."""
        rating = texts.say("puzzles-rating", rating=self.puzzle_feed.puzzle.rating)
        return " · ".join((texts.words.game_name, texts.say("tui-puzzle"), rating))

    def message(self, texts: ScreenTexts) -> list[tuple[str, str]]:
        """The question; after the answer, the verdict and the evidence."""
        if self.note or (self.resting and self.asked):
            return super().message(texts)
        if self.answer is not None:
            return self._verdict(texts, self.answer)
        kind = self.puzzle_feed.puzzle.kind
        said = [(texts.say("puzzles-which-call" if kind == "call" else "puzzles-which-card"), "accent")]
        meaning = self.call_meaning(texts)
        return [*said, (meaning, "accent")] if meaning else said

    def _verdict(self, texts: ScreenTexts, answer: PuzzleAnswer) -> list[tuple[str, str]]:
        puzzle, words, say = self.puzzle_feed.puzzle, texts.words, texts.say
        best = words.join([self._named(texts, action) for action in puzzle.accepted])
        right = say("puzzles-right") if answer.right else say("puzzles-wrong", loss=f"{answer.loss:.1f}", best=best)
        values = [
            say(
                "puzzles-value",
                action=self._named(texts, option.action),
                points=f"{option.mean:+.1f}",
                share=round(100 * option.best_in),
            )
            for option in puzzle.options
        ]
        lines = [(f"{right} {say('tui-step-go-on')}", "accent")]
        lines += [(say("puzzles-values", worlds=puzzle.worlds), "dim"), *((value, "ground") for value in values)]
        return [*lines, (say("puzzles-themes", themes=self.themes(texts)), "dim")]

    def themes(self, texts: ScreenTexts) -> str:
        """What the puzzle is about."""
        return texts.words.join([texts.say(f"puzzle-theme-{theme}") for theme in self.puzzle_feed.puzzle.themes])

    def _named(self, texts: ScreenTexts, action: str) -> str:
        return texts.words.call(self.scene.view.wordings.get(action, action))

    def _continue(self, key: str = "") -> None:
        """An answer is not skipped by a key that was meant for something else."""
        if self.answer is None:
            super()._continue(key)
        elif key in {"", "enter", "space"}:
            self.post_message(self.Solved())
