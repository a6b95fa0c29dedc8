"""The table of a replay: what lies on it at one place, and beside it what was computed about that place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, get_args

from textual import events
from textual.message import Message

from vierblatt.tui.drawing.painter import TextPainter
from vierblatt.tui.layout import PANEL_FROM, ROOMY_FROM, Rect, ScreenLayout, too_small
from vierblatt.tui.replay.feed import ReplayFeed
from vierblatt.tui.replay.figures import FigureLines
from vierblatt.tui.screen_texts import ScreenTexts
from vierblatt.tui.screens.page import PageLine, draw_line
from vierblatt.tui.table_widget import CHOICE_KEYS, TableChoice, TableWidget

ReplayCommand = Literal[
    "forward", "back", "next-trick", "last-trick", "next-deal", "last-deal", "start", "end",
    "deals", "mistake", "evaluate", "chances", "hands", "seat", "guess", "play", "record", "escape",
]  # fmt: skip
#: Letters of an English keyboard, and those on the same keys of an Arabic one.
COMMAND_LETTERS: dict[str, ReplayCommand] = {
    **dict.fromkeys(("d", "ي"), "deals"),
    **dict.fromkeys(("n", "ى"), "mistake"),
    **dict.fromkeys(("e", "ث"), "evaluate"),
    **dict.fromkeys(("c", "ؤ"), "chances"),
    **dict.fromkeys(("v", "ر"), "hands"),
    **dict.fromkeys(("g", "ل"), "guess"),
    **dict.fromkeys(("p", "ح"), "play"),
    **dict.fromkeys((".", "ز"), "forward"),
    **dict.fromkeys((",", "و"), "back"),
}
COMMAND_KEYS: dict[str, ReplayCommand] = {
    "escape": "escape", "backspace": "record", "tab": "seat", "pagedown": "next-deal", "pageup": "last-deal",
    "home": "start", "end": "end",
}  # fmt: skip
#: Those that choose an action where one has to be chosen, and otherwise move.
MOVE_KEYS: dict[str, ReplayCommand] = {
    "right": "forward", "left": "back", "down": "next-trick", "up": "last-trick", "space": "forward",
    "enter": "forward",
}  # fmt: skip
MIRRORED = {"right": "left", "left": "right"}
#: What the table of a match offers and a replay does as well.
KEPT: tuple[TableChoice, ...] = ("last", "scores", "facts", "rules", "words", "help")
#: The styles of a page and those of the panel in their place.
PANEL_STYLES = {"ground": "panel", "accent": "panel-title", "title": "panel-played", "dim": "panel-dim"}


class ReplayTableWidget(TableWidget):
    """Shows a place, and posts what is wanted. side: writes what is beside the table; None leaves the usual panel."""

    class Wanted(Message):
        """The viewer wants to move, or to know something."""

        def __init__(self, command: ReplayCommand) -> None:
            super().__init__()
            self.command: ReplayCommand = command

    keys = "tui-replay-keys"

    def __init__(self, feed: ReplayFeed) -> None:
        super().__init__(feed)
        self.replay_feed = feed
        self.guessing = False  #: whether what is asked for is a guess
        self.busy = ""  #: what is being computed
        self.side: Callable[[FigureLines], Sequence[PageLine]] | None = None

    @property
    def wide(self) -> bool:
        """Whether there is room for figures beside the table."""
        return self.size.width >= PANEL_FROM and self.size.height >= ROOMY_FROM

    # --- drawing -------------------------------------------------------------------------------------------------

    def heading(self, texts: ScreenTexts) -> str:
        """What is replayed, where it is, and whether the record was left."""
        tried = self.replay_feed.cursor.tried is not None
        mark = texts.say("tui-replay-tried" if tried else "tui-replay")
        return f"{mark} · {super().heading(texts)}"

    def message(self, texts: ScreenTexts) -> list[tuple[str, str]]:
        """What there is to say about this place, and what is being computed."""
        said = [(self.note, self.note_style)] if self.note else self._place(texts)
        said = [*self.verdict(texts), *said]
        return [*said, (self.busy, "accent")] if self.busy else said

    def _place(self, texts: ScreenTexts) -> list[tuple[str, str]]:
        cursor, words, turn = self.replay_feed.cursor, texts.words, self.scene.view.turn
        line, said = cursor.line, list[tuple[str, str]]()
        for taken in line.taken_back.get(cursor.count, ()):
            played = " · ".join(words.event(event) for event in taken)
            said.append((f"{words.text('replay-taken-back')}: {played}", "dim"))
        if turn < 0:
            ended = line.scored
            said.append((words.outcome(ended) if ended else words.text("tui-replay-deal-over"), "accent"))
            recorded = self.replay_feed.match.deals[cursor.deal].scored
            if cursor.tried is not None and recorded is not None:
                said.append((words.text("tui-replay-recorded", outcome=words.outcome(recorded)), "ground"))
        elif self.asked:
            name = "review-guess-ask" if self.guessing else "tui-replay-play-for"
            meaning = self.call_meaning(texts)
            said.append((words.text(name, seat=words.seat(turn)) + (f"\n{meaning}" if meaning else ""), "accent"))
        else:
            values = {"number": cursor.count, "count": line.length, "seat": words.seat(turn)}
            said.append((words.text("tui-replay-place", **values), "dim"))
        if cursor.tried is not None:
            said.append((words.text("tui-replay-left", number=cursor.left_at), "dim"))
        return said

    def draw_side(self, painter: TextPainter, layout: ScreenLayout) -> None:
        """Draws the figures in place of the panel."""
        if self.side is None or layout.panel is None or not self.wide:
            super().draw_side(painter, layout)
            return
        painter.fill(layout.panel, "panel")
        area = Rect(layout.panel.x + 2, layout.panel.y + 1, layout.panel.w - 4, layout.panel.h - 2)
        lines = [*self.side(FigureLines(painter.texts, area.w))]
        if len(lines) > area.h:
            lines[area.h - 1 :] = [PageLine("…", "dim")]
        for row, line in enumerate(lines):
            style = PANEL_STYLES.get(line.style, line.style)
            shown = PageLine(line.shown, style, line.align, line.cells, line.cell_width, line.cell_align)
            draw_line(painter, Rect(area.x, area.y + row, area.w, 1), shown)

    # --- keys ----------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Posts what is wanted, or moves the cursor among the actions where one is asked for."""
        event.stop()
        event.prevent_default()
        letter = (event.character or "").lower()
        choice = CHOICE_KEYS.get(letter)
        if choice is not None:  # what a match offers besides makes no sense here
            if choice in KEPT:
                self.post_message(self.ChoiceMade(choice))
        elif letter in COMMAND_LETTERS:
            self.want(COMMAND_LETTERS[letter])
        elif event.key in COMMAND_KEYS:
            self.want(COMMAND_KEYS[event.key])
        elif too_small(*self.size):
            return
        elif self.asked:
            super().on_key(event)
        elif event.key in MOVE_KEYS:
            key = MIRRORED.get(event.key, event.key) if self.texts().mirrored else event.key
            self.want(MOVE_KEYS[key])

    def _continue(self, _key: str = "") -> None:
        """A click goes on."""
        if self.resting and self.asked:
            self.peek()
        else:
            self.want("forward")

    def want(self, command: ReplayCommand) -> None:
        """Posts a command."""
        assert command in get_args(ReplayCommand)
        self.post_message(self.Wanted(command))
