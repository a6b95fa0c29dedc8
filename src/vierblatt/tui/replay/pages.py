"""Pages over the replay: the judgement of a place, the chances of hidden cards, the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vierblatt.tui.replay.figures import FigureLines
from vierblatt.tui.screen_texts import ScreenTexts
from vierblatt.tui.screens.page import Page, PageLine, PageScreen, paragraph
from vierblatt.tui.screens.reading import HelpPage

#: The keys of the replay, each with the message that says what it does.
REPLAY_KEYS = (
    ("← →", "tui-replay-key-step"),
    ("↑ ↓", "tui-replay-key-trick"),
    ("PgUp PgDn", "tui-replay-key-deal"),
    ("Home End", "tui-replay-key-ends"),
    (", .", "tui-replay-key-always"),
    ("D", "tui-replay-key-deals"),
    ("N", "tui-replay-key-mistake"),
    ("E", "tui-replay-key-judge"),
    ("C", "tui-replay-key-chances"),
    ("V", "tui-replay-key-hands"),
    ("Tab", "tui-replay-key-seat"),
    ("G", "tui-replay-key-guess"),
    ("P", "tui-replay-key-play"),
    ("Backspace", "tui-replay-key-back"),
    ("Esc", "tui-replay-key-cancel"),
    ("L", "ui-last-trick"),
    ("S", "ui-scores"),
    ("I", "tui-this-deal"),
    ("R", "ui-rules"),
    ("W", "rules-words"),
)


class ReplayHelpPage(HelpPage):
    """The keys of the replay."""

    keys = REPLAY_KEYS
    notes = ("tui-replay-help-two", "tui-replay-help-mistakes")


class FiguresPage(PageScreen):
    """A page whose figures may still be on their way. lines_of: writes what there is, for a width.

    left: called when the page is closed.
    """

    def __init__(
        self,
        texts: Callable[[], ScreenTexts],
        heading: str,
        lines_of: Callable[[FigureLines], Sequence[PageLine]],
        left: Callable[[], None],
    ) -> None:
        super().__init__()
        self._texts, self._heading, self._lines_of, self._left = texts, heading, lines_of, left

    def texts(self) -> ScreenTexts:
        """The words of the replay."""
        return self._texts()

    def title_text(self, texts: ScreenTexts) -> str:
        """What the figures are about."""
        return texts.say(self._heading)

    def lines(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """What there is so far."""
        return [*self._lines_of(FigureLines(texts, width))]

    def renew(self) -> None:
        """Writes the page again: there is more now."""
        for page in self.query(Page):  # there is none before the page is on the screen
            self._fit()
            page.redraw()

    def close(self) -> None:
        """Closes the page; nobody waits for the rest any more."""
        self._left()
        super().close()


def waiting_lines(figures: FigureLines, text: str) -> list[PageLine]:
    """What is said while something is computed, and below figures that are not the last ones."""
    return paragraph(figures.texts, text, figures.width, "accent")
