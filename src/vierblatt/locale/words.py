"""`Words`: all texts that the program shows to a player, in one language and for one game.

>>> words = Words("en")
>>> words.card("TD"), words.cards(["AS", "XR"])
('10♦', 'A♠ Red Joker')
>>> Words("de").card_name("QS")
'Pik-Dame'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from vierblatt.errors import VierblattError
from vierblatt.games.events import DealScored, Event, Fact, ScoreLine
from vierblatt.games.options import Value
from vierblatt.locale import meanings, sentences
from vierblatt.locale.languages import FALLBACK
from vierblatt.locale.vocabulary import Vocabulary, slug


class Words(Vocabulary):
    """All texts that the program shows to a player: the vocabulary, and the sentences made with it."""

    # --- sentences -----------------------------------------------------------------------------------------------

    def event(self, event: Event, me: int | None = None) -> str:
        """The sentence for an event, as the player at seat `me` (None: any reader) sees it."""
        return sentences.event(self, event, me)

    def fact(self, fact: Fact, me: int | None = None) -> str:
        """A line about the current deal, as the player at seat `me` (None: any reader) sees it."""
        return sentences.fact(self, fact, me)

    def meaning(self, call: str, phase: str, figures: Mapping[str, int | str] = MappingProxyType({})) -> str:
        """What a call means and costs in this phase, in a line; empty for a game that does not say so."""
        return meanings.meaning(self, call, phase, figures)

    def short_fact(self, fact: Fact, me: int | None = None) -> str:
        """A fact in the few words that the head of the table has room for."""
        return sentences.short_fact(self, fact, me)

    def outcome(self, scored: DealScored, me: int | None = None) -> str:
        """How a deal turned out, in one sentence, as the player at seat `me` (None: any reader) sees it."""
        return sentences.outcome(self, scored, me)

    def score_lines(self, lines: Iterable[ScoreLine]) -> list[tuple[str, list[str]]]:
        """The lines of a score sheet: a label, and the number of each side."""
        return [
            (self.text_or(f"score-{line.key}", line.key), [self.number(value) for value in line.values])
            for line in lines
        ]

    def reason(self, name: str, figures: Mapping[str, float | str] = MappingProxyType({})) -> str:
        """The reason for a bot's choice; the `figures` of a `Choice` fill in the sentence."""
        why = self.text_or(f"why-{name}", name, **self._reason_values(figures))
        if "given" in figures:
            why = self.text("why-given-up", why=why, given=figures["given"])
        if fact := self.fact_behind(figures):
            why = self.text("why-with-card", card=fact, why=why)
        return self.text("why-and-forecast", why=why, forecast=self.forecast(figures)) if "forecast" in figures else why

    def fact_behind(self, figures: Mapping[str, float | str]) -> str:
        """The fact that speaks for a choice, if the `figures` name one (`vierblatt.bots.explaining`); else empty."""
        return self.text(f"why-{figures['why']}", **self._reason_values(figures)) if "why" in figures else ""

    def _reason_values(self, figures: Mapping[str, float | str]) -> dict[str, object]:
        """The figures, with actions and cards as people say them."""
        return {name: self.call(str(value)) if name in {"next", "kept"} else value for name, value in figures.items()}

    def forecast(self, figures: Mapping[str, float | str]) -> str:
        """The forecast of a call, or of the best alternative; `figures` come from `vierblatt.bots.forecasting`."""
        name = f"forecast-{figures['forecast']}"
        if "instead" in figures:
            return self.text(f"{name}-instead", **{**figures, "instead": self.call(str(figures["instead"]))})
        return self.text(name, **figures)

    def error(self, fault: VierblattError) -> str:
        """The sentence for an error, with the id of the rule if there is one."""
        return sentences.error(self, fault)

    # --- games and house rules -----------------------------------------------------------------------------------

    @property
    def game_name(self) -> str:
        """The game's name."""
        return self.text_or("game-name", self.game.id) if self.game else ""

    @property
    def game_line(self) -> str:
        """The game in one sentence."""
        return self.text_or("game-line", "")

    def option(self, name: str) -> str:
        """The name of a house rule."""
        return self.text_or(f"option-{name}", name)

    def option_value(self, name: str, value: Value) -> str:
        """The text of a house rule's value."""
        if isinstance(value, tuple):
            return self.join([self.number(each) for each in value])
        if isinstance(value, bool):
            return self.text("flag-yes" if value else "flag-no")
        plain = self.number(value) if isinstance(value, int) else value
        return self.text_or(f"option-{name}-{slug(str(value))}", plain)

    def preset(self, name: str) -> str:
        """The name of a preset; an empty name means a custom rule set."""
        return self.text_or(f"preset-{name}", name) if name else self.text("own-rules")

    def rules_page(self) -> str:
        """The page of the game's rules, in Markdown; empty for a game without one."""
        if self.game is None:
            return ""
        for code in dict.fromkeys((self.language, FALLBACK)):
            page = self.game.table.words / f"rules.{code}.md"
            if page.is_file():
                return page.read_text(encoding="utf-8")
        return ""
