"""The page words everything exactly as Python does: events, facts, calls, options, scores, errors of every game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from tests.locale.messages import in_language
from tests.locale.sources import raised
from tests.services.browser.modules import page_for_modules
from tests.walks import new_match, random_action, shuffled
from vierblatt import games
from vierblatt.bots.question import Question
from vierblatt.cards import NAMES
from vierblatt.errors import VierblattError
from vierblatt.games.contract import Game
from vierblatt.games.events import DealScored, Event
from vierblatt.games.options import ChoiceOption
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.reasons import NAMES as REASONS
from vierblatt.server.live.faults import fault_of
from vierblatt.server.pages.site import SHARED_WORDS
from vierblatt.view import view_of

DEALS = 25
MOST = 6  #: samples of one kind
PEOPLE = ("Amal", "Ben 7", "سارة", "Dörte", "Ed (2)", "Fatma")
#: Sample parameters of errors, by the last word of their names; others are texts.
PARAMETERS = {"seat": 1, "seats": 4, "side": 0, "card": "TD", "cards": "AS TD", "action": "QH", "suit": "H", "count": 2}

_ON_THE_PAGE = """async ([language, game, options, names, sides, calls]) => {
    const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
    const {change} = await import(base + 'core/settings.js');
    const {loadWords} = await import(base + 'core/locale.js');
    change({lang: language, ...options});
    const words = await loadWords(language, game);
    words.setTable({names, sides});
    return calls.map(([method, given]) => words[method](...given));
}"""


@dataclass(frozen=True)
class Call:
    """A method of `Words`, its name in the page, and its arguments in Python."""

    method: str
    there: str
    given: tuple[Any, ...]


#: The figures of a hint.
FIGURES = {"worlds": 60, "won": 61, "points": -4.5, "lost": 4.5, "lead": 3.2, "next": "TS", "kept": "KS", "worth": 10}


class Samples:
    """Calls of `Words` that occur in a game, at most MOST of a kind."""

    def __init__(self) -> None:
        self._kinds: dict[tuple[object, ...], list[Call]] = {}

    def keep(self, call: Call, *kind: object) -> None:
        """Keeps a sample unless there are enough of its kind, or it is there already."""
        kept = self._kinds.setdefault((call.method, *kind), [])
        if len(kept) < MOST and call not in kept:
            kept.append(call)

    def __iter__(self) -> Iterator[Call]:
        return chain.from_iterable(self._kinds.values())


def wire(value: Any) -> Any:
    """A value as the page receives it."""
    plain = fault_of(value) if isinstance(value, VierblattError) else value
    return json.loads(msgspec.json.encode(plain))


def look_at(match: Match, samples: Samples) -> None:
    """Samples of what is known, asked and forbidden at a position."""
    seat = match.turn
    for known in view_of(match, seat).facts:
        for me in (None, seat):
            samples.keep(Call("fact", "fact", (known, me)), known.name, known.value, me is None)
    samples.keep(Call("phase", "phase", (match.phase,)), match.phase)
    for action in match.legal_actions():
        samples.keep(Call("call", "call", (action,)), match.phase, action)
    hint = Question.of(match, "rules", for_person=True).answer()
    forecast = hint.figures.get("forecast"), "instead" in hint.figures
    samples.keep(Call("reason", "reason", (hint.reason, hint.figures)), hint.reason, *forecast)
    if match.phase == "play":
        for refusal in filter(None, map(match.explain, NAMES)):
            samples.keep(Call("error", "error", (refusal,)), refusal.rule)


def tell(happened: Iterable[Event], seats: int, samples: Samples) -> None:
    """Samples of what happened, for each reader."""
    for event in happened:
        for me in (None, *range(seats)):
            samples.keep(Call("event", "event", (event, me)), type(event), me is None)
        if isinstance(event, DealScored):
            for line in event.lines:
                samples.keep(Call("score_lines", "scoreLines", ([line],)), line.key)


def house_rules(game: Game, samples: Samples) -> None:
    """Samples of the options with their values, and the presets."""
    options = game.options
    for preset in options.preset_names():
        samples.keep(Call("preset", "preset", (preset,)), preset)
    sets = [options.rule_set(preset=preset).values for preset in options.preset_names()]
    for name, option in options.by_name.items():
        samples.keep(Call("option", "option", (name,)), name)
        values = option.values if isinstance(option, ChoiceOption) else [each[name] for each in sets]
        for value in values:
            samples.keep(Call("option_value", "optionValue", (name, value)), name, value)


def facts(game: Game, samples: Samples) -> None:
    """Samples of the facts that hints name."""
    for name in (*REASONS, *game.policy.stakes.own_names):
        for count in (1, 2, 8):
            figures = {**FIGURES, "why": f"card-{name}", "count": count}
            samples.keep(Call("reason", "reason", ("search-even", figures)), name, count)


@cache
def samples_of(game_id: str) -> Samples:
    """Samples from seeded matches of a game and from its house rules."""
    samples = Samples()
    rng = random.Random(game_id)
    match = new_match(game_id, rng)
    for _ in range(DEALS):
        if match.over:
            match = new_match(game_id, rng)
        happened = match.deal(shuffled(match, rng))
        while match.turn >= 0:
            tell(happened, match.table.seats, samples)
            look_at(match, samples)
            happened = match.do(random_action(match, rng))
        tell(happened, match.table.seats, samples)
    house_rules(match.game, samples)
    facts(match.game, samples)
    return samples


def errors() -> Samples:
    """Every error that a server raises, with the parameters that the code passes."""
    known = {id_ for family in SHARED_WORDS for id_ in in_language(f"locale/{family}.en.ftl", "en")}
    samples = Samples()
    for code, names in raised():
        if f"error-{code}" not in known:
            continue  # one of the command line or of the terminal
        values: dict[str, Any] = {name: PARAMETERS.get(name.rpartition("_")[2], "Text 7") for name in names}
        samples.keep(Call("error", "error", (VierblattError(code, **values),)), code)
    return samples


def check(page: Page, language: str, game: Game | None, samples: Samples, *, arabic_digits: bool = False) -> None:
    """Compares the page's wording of all samples with Python's."""
    table = game.rules.shape(game.options.rule_set().values) if game else None
    names = PEOPLE[: table.seats] if table else ()
    words = Words(language, game, names=names, arabic_digits=arabic_digits)
    calls = list(samples)
    assert calls
    asked = [[call.there, [wire(each) for each in call.given]] for call in calls]
    about = [language, game.id if game else None, {"arabicDigits": arabic_digits}, list(names)]
    there = page.evaluate(_ON_THE_PAGE, [*about, table.sides if table else 0, asked])
    here = [wire(getattr(words, call.method)(*call.given)) for call in calls]
    differing = [
        f"{call.method}{call.given}: {ours!r} != {its!r}"
        for call, ours, its in zip(calls, here, there, strict=True)
        if ours != its
    ]
    assert not differing, "\n".join(differing[:20])


@pytest.fixture(scope="module")
def blank(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page whose modules can be called."""
    with page_for_modules(browser, base_url) as page:
        yield page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.game_ids())
def test_words_of_a_game_are_the_same_on_the_page(blank: Page, game: str, language: str) -> None:
    check(blank, language, games.get(game), samples_of(game))


@pytest.mark.parametrize("game", games.game_ids())
def test_arabic_digits_are_the_same_on_the_page(blank: Page, game: str) -> None:
    check(blank, "ar", games.get(game), samples_of(game), arabic_digits=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_the_same_on_the_page(blank: Page, language: str) -> None:
    check(blank, language, None, errors())
