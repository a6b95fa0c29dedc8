"""Random matches worded in three languages: every event has its words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.registry import GAMES
from vierblatt import games
from vierblatt.errors import BadAction, IllegalAction
from vierblatt.games.events import DealScored, Event
from vierblatt.locale import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.view import view_of

PRESETS = [(name, preset) for name in GAMES for preset in games.get(name).options.preset_names()]
DEALS = 3


class Listener:
    """Words all events of a match in one language, and records those without words."""

    def __init__(self, language: str, match: Match) -> None:
        self.words = Words(language, match.game)
        self.match = match
        self.unworded: set[str] = set()

    def hear(self, events: list[Event]) -> None:
        for event in events:
            self.need(f"event-{event.__struct_config__.tag}", self.words.event(event, me=0))
            if isinstance(key := getattr(event, "key", None), str):
                self.need(f"value-{key}")
            if isinstance(event, DealScored):
                name = "outcome-scores" if event.summary is None else f"outcome-{event.summary.name}"
                self.need(name, self.words.outcome(event, me=0))
                for line, (label, values) in zip(event.lines, self.words.score_lines(event.lines), strict=True):
                    self.need(f"score-{line.key}", label)
                    assert len(values) == self.match.table.sides
        view = view_of(self.match, -1)
        for fact in view.headline.facts:
            assert "{" not in self.words.short_fact(fact)
        for fact in view.facts:
            self.need(f"fact-{fact.name}", self.words.fact(fact))
            if fact.kind == "key":
                self.need(f"value-{fact.value}")

    def need(self, message: str, text: str = "") -> None:
        if not self.words.has(message) or "{" in text or "???" in text:
            self.unworded.add(f"{message}: {text}")


def moments(match: Match, random: Random) -> Iterator[list[Event]]:
    """Some deals of random calls and cards."""
    pack = list(match.table.pack)
    for _ in range(DEALS):
        if match.over:
            return
        random.shuffle(pack)
        yield match.deal(pack)
        while match.turn >= 0:
            yield match.do(random.choice(match.legal_actions()))


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_event_of_a_match_is_worded(name: str, preset: str) -> None:
    match = Match(name, preset=preset)
    listeners = [Listener(language, match) for language in LANGUAGES]
    for events in moments(match, Random(f"{name} {preset}")):
        for listener in listeners:
            listener.hear(events)
    assert not set.union(*(listener.unworded for listener in listeners))


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_is_a_sentence_of_the_game(name: str) -> None:
    match = Match(name)
    words = Words("en", match.game)
    unworded: set[str] = set()
    for _ in moments(match, Random(name)):
        for action in () if match.turn < 0 else match.game.phases[match.state.phase].actions.values():
            try:
                refusal = match.explain(action)
            except BadAction:
                continue
            if isinstance(refusal, IllegalAction) and refusal.code == "illegal":
                unworded |= set() if words.has(f"rule-{refusal.rule}") else {refusal.rule}
                assert words.error(refusal).endswith(f"({refusal.rule})")
    assert not unworded
