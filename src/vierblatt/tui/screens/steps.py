"""The steps of a game's lessons: their titles, and which are done."""

from __future__ import annotations

from vierblatt.games.contract import Game
from vierblatt.lessons import LessonWords, lessons_of
from vierblatt.tui.form import Form
from vierblatt.tui.rows import Button, FormRow
from vierblatt.tui.screen_texts import ScreenTexts
from vierblatt.tui.screens.base import FormScreen

BACK = ""  #: no step has this id


class StepsScreen(FormScreen):
    """A row for each step, with the cursor on the first that is not done."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.path = lessons_of(game)

    def texts(self) -> ScreenTexts:
        """The game's words with those of its lessons."""
        return self.context.texts(self.path.game, (), LessonWords)

    def on_mount(self) -> None:
        """Shows the rows."""
        self.fill()

    def on_screen_resume(self) -> None:
        """Shows what has been done in the meantime."""
        self.fill()

    def key_escape(self) -> None:
        """Goes back."""
        self.dismiss(None)

    def fill(self) -> None:
        """Writes the rows in the current language."""
        words = self.texts().words
        assert isinstance(words, LessonWords)
        finished, damaged = self.context.files.finished_steps()
        done = finished.get(self.path.game.id, [])
        rows: list[FormRow] = []
        for number, step in enumerate(self.path.steps, start=1):
            mark = "✓" if step.id in done else "·"
            title = words.lesson(f"{step.message()}.title")
            note = words.text("tui-step-done") if step.id in done else words.text("tui-step-open")
            rows.append(Button(step.id, f"{mark} {words.number(number)}. {title}", note))
        rows.append(Button(BACK, words.text("ui-back")))
        count = sum(step.id in done for step in self.path.steps)
        self.form.title = [words.game_name, words.text("tui-steps-done", done=count, count=len(self.path.steps))]
        following = next((step.id for step in self.path.steps if step.id not in done), self.path.steps[0].id)
        self.form.show(rows, following)
        if damaged is not None:
            self.tell(words.text("tui-damaged", file=str(damaged)))

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Opens a step."""
        if message.key == BACK:
            self.dismiss(None)
        else:
            self.context.open_lesson(self.path.game.id, message.key)
