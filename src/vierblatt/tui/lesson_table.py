"""The table of a lesson: a table as in a match, with the texts of a step below the hand."""

from __future__ import annotations

from textual.message import Message

from vierblatt.lessons import LessonWords
from vierblatt.tui.lesson_feed import LessonFeed
from vierblatt.tui.screen_texts import ScreenTexts
from vierblatt.tui.table_widget import TableWidget


class LessonTableWidget(TableWidget):
    """Shows a text of the lessons until the next one."""

    class Read(Message):
        """The learner has read the text."""

    keys = "tui-step-keys"
    shows_scores = False

    def __init__(self, feed: LessonFeed) -> None:
        super().__init__(feed)
        self.lesson_feed = feed
        self.text_id = feed.run.text  #: what is shown
        self.going_on = False  #: whether the learner reads before the lesson goes on

    def texts(self) -> ScreenTexts:
        """The game's words with those of its lessons."""
        return self.context.texts(self.feed.game, self.feed.names, LessonWords)

    def lesson(self, text_id: str) -> str:
        """A text of the lessons."""
        words = self.texts().words
        assert isinstance(words, LessonWords)
        return words.lesson(text_id)

    def heading(self, texts: ScreenTexts) -> str:
        """Game, number and title of the step."""
        run = self.lesson_feed.run
        steps = run.path.steps
        step = texts.say(
            "tui-step-of", number=steps.index(run.step) + 1, count=len(steps), title=self.lesson(run.title)
        )
        return f"{texts.words.game_name} · {step}"

    def message(self, texts: ScreenTexts) -> list[tuple[str, str]]:
        """A comment or a hint; otherwise the text of the step and what can be done."""
        if self.note or (self.resting and self.asked):
            return super().message(texts)
        paragraphs = [(self.lesson(self.text_id), "ground")]
        if self.going_on:
            paragraphs.append((texts.say("tui-step-go-on"), "accent"))
        elif meaning := self.call_meaning(texts):
            paragraphs.append((meaning, "accent"))
        return paragraphs

    def _continue(self, key: str = "") -> None:
        """A text that the learner has to read is not skipped by a key that was meant for something else."""
        if not self.going_on:
            super()._continue(key)
        elif key in {"", "enter", "space"}:
            self.post_message(self.Read())
