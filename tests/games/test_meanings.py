"""What the calls of every game mean: a complete sentence in every language, and no secrets."""

from __future__ import annotations

import random

import pytest

from tests.games.questions import played_deals
from tests.locale.messages import messages
from tests.registry import GAMES, TEST_GAMES
from tests.walks import walk
from vierblatt import games
from vierblatt.games.contract import Game
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.meanings import message_of
from vierblatt.locale.sentences import worded
from vierblatt.locale.store import bundle, format_message
from vierblatt.locale.words import Words
from vierblatt.view import MOST_BARRED, call_help

MATCHES, DEALS = 40, 4


def sentence(game: Game, language: str, phase: str, call: str, figures: dict[str, int | str]) -> str:
    """The meaning of a call, complete."""
    words = Words(language, game)
    message = message_of(words, call, phase)
    assert message, (phase, call)
    values = {"value": words.rest(call), **worded(words, figures)}
    text, faults = format_message(bundle(language, game.table.words), message, values)
    assert not faults, (language, message, figures, faults)
    return text


@pytest.mark.parametrize("name", GAMES)
def test_every_call_says_what_it_means_in_three_languages(name: str) -> None:
    game = games.get(name)
    asked: dict[tuple[str, str], dict[str, int | str]] = {}
    for deal in played_deals(game, MATCHES, DEALS):
        for each in deal.questions:
            for call in (*each.legal, *each.shown.barred):
                figures = each.shown.figures.get(call, {})
                kinds = "".join(str(value) for value in figures.values() if isinstance(value, str))
                asked[each.phase, f"{call}|{kinds}"] = figures
    assert len(asked) >= 12
    for (phase, call), figures in asked.items():
        for language in LANGUAGES:
            assert sentence(game, language, phase, call.partition("|")[0], figures).strip()


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_for_a_call_that_does_not_exist(name: str) -> None:
    game = games.get(name)
    words = Words("en", game)
    used = {
        message_of(words, call, phase.name) for phase in game.rules.phases.values() for call in phase.actions.values()
    }
    there = {each for each in messages(game.table.words / "words.en.ftl") if each.startswith("meaning-")}
    assert there == used


@pytest.mark.parametrize("name", GAMES)
def test_barred_calls_are_few_and_each_is_refused_with_a_rule_that_has_a_sentence(name: str) -> None:
    game = games.get(name)
    words = Words("en", game)
    seen = 0
    for deal in played_deals(game, MATCHES, DEALS):
        for each in deal.questions:
            assert len(each.shown.barred) <= MOST_BARRED
            for call, rule in each.reasons.items():
                assert words.has(f"rule-{rule}"), (call, rule)
                seen += 1
    assert seen or name == "back_alley"  # where every number that is not open belongs to a long row


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_depends_on_public_facts_only(name: str) -> None:
    """Other cards in the hands change nothing but which of the same calls are open."""
    game = games.get(name)
    chance = random.Random(2)
    for match in walk(name, 8, 12):
        if match.phase == "play":
            continue
        shown = call_help(match, match.legal_actions())
        twin = match.copy()
        hands = [*twin.state.hands]
        chance.shuffle(hands)
        game.layout.write(twin.states, "hands", hands)
        after = call_help(twin, match.legal_actions())
        assert after == shown


@pytest.mark.parametrize("name", TEST_GAMES)
def test_a_game_that_explains_no_call_shows_its_open_calls_only(name: str) -> None:
    for match in walk(name, 1, 2):
        shown = call_help(match, match.legal_actions())
        assert not shown.barred
        assert not shown.figures
