"""Pages to read: the rules, the keys, the facts of the deal."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence

import msgspec
from rich.cells import cell_len
from rich.console import Console
from rich.markdown import Markdown

from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet
from vierblatt.locale.house_rules import rules_page
from vierblatt.locale.pages import without_comments
from vierblatt.locale.rules_for_people import for_people, hidden, shown
from vierblatt.locale.terms import terms_of
from vierblatt.tui.app_context import AppContext
from vierblatt.tui.scene import Scene
from vierblatt.tui.screen_texts import ScreenTexts
from vierblatt.tui.screens.page import PageLine, PageScreen, paragraph, title
from vierblatt.tui.storage import UserSettings

#: The keys at the table, each with the message that says what it does.
KEYS = (
    ("← →", "tui-key-move"),
    ("↑ ↓", "tui-key-all"),
    ("Enter", "tui-key-do"),
    ("A K Q J 10 9 …", "tui-key-rank"),
    ("0-9", "tui-key-number"),
    ("PgUp PgDn", "tui-key-scroll"),
    ("H", "ui-hint"),
    ("L", "ui-last-trick"),
    ("S", "ui-scores"),
    ("I", "tui-this-deal"),
    ("R", "ui-rules"),
    ("W", "rules-words"),
    ("U", "ui-undo"),
    ("O", "tui-coach"),
    ("C", "tui-key-accuse"),
    ("D", "tui-key-sawa"),
    ("?", "ui-help"),
    ("Esc", "ui-menu"),
)
KEY_COLUMN = 18


#: The keys of a page of rules, and those on the same keys of an Arabic keyboard.
WORDS_KEYS = {"w", "W", "ص"}
NUMBERS_KEYS = {"n", "N", "ى"}


class GamePage(PageScreen):
    """A page with the words of a game."""

    def __init__(self, game: Game | None = None, names: Sequence[str] = ()) -> None:
        super().__init__()
        self.game, self.names = game, names

    def texts(self) -> ScreenTexts:
        """The game's words, with the names at this table."""
        assert isinstance(self.app, AppContext)
        return self.app.texts(self.game, self.names)


class RulesPage(GamePage):
    """The changed house rules of the match, and the rules of the game."""

    def __init__(self, game: Game, rules: RuleSet | None = None) -> None:
        super().__init__(game)
        self.rules = rules

    def title_text(self, texts: ScreenTexts) -> str:
        """The game's name."""
        return texts.words.game_name + ": " + texts.say("ui-rules")

    def lines(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """The house rules that were changed, then the page."""
        lines: list[PageLine] = []
        if self.rules is not None and self.rules.changed:
            lines += title(texts, texts.say("ui-house-rules"), width)
            for name, value in self.rules.changed.items():
                text = f"{texts.words.option(name)}: {texts.words.option_value(name, value)}"
                lines += paragraph(texts, text, width)
            lines.append(PageLine(""))
        page = rules_page(texts.words, self.rules, bold=False)
        if page:
            page = for_people(page, texts.words, shown if self._settings.rule_numbers else hidden)
        return lines + markdown(texts, page, width)

    def foot(self, texts: ScreenTexts, *, more: bool) -> str:
        """How to continue, and the keys of this page."""
        return " · ".join((texts.say("rules-keys"), super().foot(texts, more=more)))

    def take(self, key: str) -> None:
        """Shows the words of the game, or shows or hides the ids of rules; any other key closes the page."""
        assert isinstance(self.app, AppContext)
        if key in WORDS_KEYS:
            self.app.push_screen(WordsPage(self.game))
        elif key in NUMBERS_KEYS:
            self.app.save_settings(
                msgspec.structs.replace(self._settings, rule_numbers=not self._settings.rule_numbers)
            )
            self._fit()
        else:
            super().take(key)

    @property
    def _settings(self) -> UserSettings:
        assert isinstance(self.app, AppContext)
        return self.app.settings


class WordsPage(GamePage):
    """The words of a game, each with the sentence that explains it."""

    def title_text(self, texts: ScreenTexts) -> str:
        """Words of this game."""
        return texts.say("rules-words")

    def lines(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """Each word as a heading, with its sentence below."""
        lines: list[PageLine] = []
        for term in terms_of(texts.words):
            lines += [*title(texts, term.word, width), *paragraph(texts, term.meaning, width), PageLine("")]
        return lines


def markdown(texts: ScreenTexts, text: str, width: int) -> list[PageLine]:
    """A page of Markdown as lines; right-to-left lines are put in order as a whole, so that tables are mirrored too."""
    page = re.sub(r"^#(#*) ", r"##\1 ", without_comments(text), flags=re.MULTILINE)
    console = Console(width=width, file=io.StringIO(), color_system=None, legacy_windows=False)
    lines: list[PageLine] = []
    for segments in console.render_lines(Markdown(page, justify="left"), pad=True):
        plain = "".join(segment.text for segment in segments)
        heading = any(s.style and s.style.bold and s.text.strip() for s in segments[:1]) and plain.strip() != ""
        lines.append(PageLine(_in_order(texts, plain, width), "accent" if heading else "ground"))
    return lines


def _in_order(texts: ScreenTexts, plain: str, width: int) -> str:
    if not texts.mirrored:
        return plain.rstrip()
    shown = texts.line(plain.ljust(width))
    return " " * (width - cell_len(shown)) + shown if texts.mode == "app" else plain.rstrip()


class HelpPage(GamePage):
    """The keys, and notes below them."""

    keys: Sequence[tuple[str, str]] = KEYS
    notes: Sequence[str] = ("tui-help-mouse", "tui-help-dimmed", "tui-help-table")

    def title_text(self, texts: ScreenTexts) -> str:
        """Help."""
        return texts.say("ui-help")

    def lines(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """Keys and their meanings, then what the symbols on the table mean."""
        lines: list[PageLine] = []
        room = width - KEY_COLUMN
        for key, message in self.keys:
            first, *more = texts.wrap(texts.say(message), room)
            lines.append(PageLine(key, cells=[first], cell_width=room, cell_align="start"))
            lines += [PageLine("", cells=[line], cell_width=room, cell_align="start") for line in more]
        lines.append(PageLine(""))
        for message in self.notes:
            lines += [*paragraph(texts, texts.say(message), width), PageLine("")]
        return lines


class FactsPage(GamePage):
    """Everything public about the deal."""

    def __init__(self, scene: Scene, game: Game, names: Sequence[str]) -> None:
        super().__init__(game, names)
        self.scene = scene

    def title_text(self, texts: ScreenTexts) -> str:
        """This deal."""
        return texts.say("tui-this-deal")

    def lines(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """Dealer, facts, then the latest events, the newest at the bottom."""
        words, view = texts.words, self.scene.view
        lines = paragraph(texts, words.text("ui-dealer", seat=words.seat(view.dealer)), width)
        for fact in view.facts:
            lines += paragraph(texts, words.fact(fact, view.seat), width)
        if view.hand:
            cards = words.cards(self.scene.hand())
            lines += [PageLine(""), *title(texts, words.text("ui-your-hand"), width), *paragraph(texts, cards, width)]
        lines += [PageLine(""), *title(texts, words.text("ui-tricks"), width)]
        for seat, count in enumerate(view.tricks):
            lines.append(PageLine(texts.fit(words.seat(seat), width - 4), cells=[words.number(count)], cell_width=4))
        lines += [PageLine(""), *title(texts, texts.say("tui-log"), width)]
        for event in self.scene.events:
            lines += paragraph(texts, words.event(event, view.seat), width)
        return lines
