"""Pages to read: the rules, the keys, the facts of the deal."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.markdown import Markdown

from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet
from vierblatt.locale.house_rules import rules_page
from vierblatt.locale.pages import without_comments
from vierblatt.tui.drawn import Stage
from vierblatt.tui.scene import Scene
from vierblatt.tui.screens.page import Line, PageScreen, paragraph, title
from vierblatt.tui.voice import Voice

#: The keys at the table, each with the message that says what it does.
KEYS = (
    ("← →", "tui-key-move"),
    ("↑ ↓", "tui-key-all"),
    ("Enter", "tui-key-do"),
    ("A K Q J 10 9 …", "tui-key-rank"),
    ("0-9", "tui-key-number"),
    ("H", "ui-hint"),
    ("L", "ui-last-trick"),
    ("S", "ui-scores"),
    ("I", "tui-this-deal"),
    ("R", "ui-rules"),
    ("U", "ui-undo"),
    ("?", "ui-help"),
    ("Esc", "ui-menu"),
)
KEY_COLUMN = 18


class GamePage(PageScreen):
    """A page with the words of a game."""

    def __init__(self, game: Game | None = None, names: Sequence[str] = ()) -> None:
        super().__init__()
        self.game, self.names = game, names

    def voice(self) -> Voice:
        """The game's words, with the names at this table."""
        assert isinstance(self.app, Stage)
        return self.app.voice(self.game, self.names)


class RulesPage(GamePage):
    """The rules of the game, below them the house rules of the match."""

    def __init__(self, game: Game, rules: RuleSet | None = None) -> None:
        super().__init__(game)
        self.rules = rules

    def title_text(self, voice: Voice) -> str:
        """The game's name."""
        return voice.words.game_name + ": " + voice.say("ui-rules")

    def lines(self, voice: Voice, width: int) -> list[Line]:
        """The house rules that are not as usual first, then the page."""
        found: list[Line] = []
        if self.rules is not None and self.rules.changed:
            found += title(voice, voice.say("ui-house-rules"), width)
            for name, value in self.rules.changed.items():
                text = f"{voice.words.option(name)}: {voice.words.option_value(name, value)}"
                found += paragraph(voice, text, width)
            found.append(Line(""))
        return found + markdown(voice, rules_page(voice.words, self.rules, bold=False), width)


def markdown(voice: Voice, text: str, width: int) -> list[Line]:
    """A page of Markdown as lines; from right to left each whole line is put in order, so that tables mirror too."""
    page = re.sub(r"^#(#*) ", r"##\1 ", without_comments(text), flags=re.MULTILINE)
    console = Console(width=width, file=io.StringIO(), color_system=None, legacy_windows=False)
    lines: list[Line] = []
    for segments in console.render_lines(Markdown(page, justify="left"), pad=True):
        plain = "".join(segment.text for segment in segments)
        heading = any(s.style and s.style.bold and s.text.strip() for s in segments[:1]) and plain.strip() != ""
        lines.append(Line(_in_order(voice, plain, width), "accent" if heading else "ground"))
    return lines


def _in_order(voice: Voice, plain: str, width: int) -> str:
    if not voice.mirrored:
        return plain.rstrip()
    shown = voice.line(plain.ljust(width))
    return " " * (width - cell_len(shown)) + shown if voice.mode == "app" else plain.rstrip()


class HelpPage(GamePage):
    """The keys."""

    def title_text(self, voice: Voice) -> str:
        """Help."""
        return voice.say("ui-help")

    def lines(self, voice: Voice, width: int) -> list[Line]:
        """Key and meaning, then what the signs on the table mean."""
        found: list[Line] = []
        room = width - KEY_COLUMN
        for key, message in KEYS:
            first, *more = voice.wrap(voice.say(message), room)
            found.append(Line(key, cells=[first], cell_width=room, cell_align="start"))
            found += [Line("", cells=[line], cell_width=room, cell_align="start") for line in more]
        found.append(Line(""))
        for message in ("tui-help-mouse", "tui-help-dimmed", "tui-help-table"):
            found += [*paragraph(voice, voice.say(message), width), Line("")]
        return found


class FactsPage(GamePage):
    """Everything public about the deal."""

    def __init__(self, scene: Scene, game: Game, names: Sequence[str]) -> None:
        super().__init__(game, names)
        self.scene = scene

    def title_text(self, voice: Voice) -> str:
        """This deal."""
        return voice.say("tui-this-deal")

    def lines(self, voice: Voice, width: int) -> list[Line]:
        """Dealer, facts, then what happened, the latest at the bottom."""
        words, view = voice.words, self.scene.view
        found = paragraph(voice, words.text("ui-dealer", seat=words.seat(view.dealer)), width)
        for fact in view.facts:
            found += paragraph(voice, words.fact(fact, view.seat), width)
        if view.hand:
            cards = words.cards(self.scene.hand())
            found += [Line(""), *title(voice, words.text("ui-your-hand"), width), *paragraph(voice, cards, width)]
        found += [Line(""), *title(voice, words.text("ui-tricks"), width)]
        for seat, count in enumerate(view.tricks):
            found.append(Line(voice.fit(words.seat(seat), width - 4), cells=[words.number(count)], cell_width=4))
        found += [Line(""), *title(voice, voice.say("tui-log"), width)]
        for event in self.scene.events:
            found += paragraph(voice, words.event(event, view.seat), width)
        return found
