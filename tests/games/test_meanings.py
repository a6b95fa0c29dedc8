"""What the calls of every game mean: a complete sentence in every language, and figures that the score keeps to."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.registry import GAMES
from tests.walks import random_options
from vierblatt import games
from vierblatt.games.baloot.rules.state import GAHWA_WON, KABOOT
from vierblatt.games.contract import Game
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.meanings import message_of
from vierblatt.locale.sentences import worded
from vierblatt.locale.store import bundle, format_message
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks
from vierblatt.view import MOST_BARRED, CallHelp, call_help

#: Matches with random house rules, and the deals played of each.
MATCHES, DEALS = 24, 6
#: call -> figures
Figures = dict[str, dict[str, int | str]]


def questions(game: Game, seed: int, rules: dict[str, Any] | None = None) -> Iterator[tuple[Match, CallHelp]]:
    """Every question of a few random deals, before a random answer is given to it; deals are played to their end."""
    chance, packs = random.Random(seed), SeededPacks(seed)
    match = Match(game, random_options(game, chance) if rules is None else rules, first_seat=0)
    for _ in range(60 * 60):
        if match.over or (match.needs_deal and match.state.scored >= DEALS):
            return
        if match.needs_deal:
            match.deal(packs.next(match))
            continue
        legal = match.legal_actions()
        if match.phase != "play":
            yield match, call_help(match, legal)
        match.do(chance.choice(legal))


@pytest.mark.parametrize("name", GAMES)
def test_every_call_says_what_it_means_in_three_languages(name: str) -> None:
    game = games.get(name)
    words = {language: Words(language, game) for language in LANGUAGES}
    told = {(language, call): "" for language in LANGUAGES for call in ()}
    for seed in range(MATCHES):
        for match, shown in questions(game, seed):
            for call in (*match.legal_actions(), *shown.barred):
                figures = shown.figures.get(call, {})
                for language in LANGUAGES:
                    message = message_of(words[language], call, match.phase)
                    assert message, (match.phase, call)
                    values = {"value": words[language].rest(call), **worded(words[language], figures)}
                    text, faults = format_message(bundle(language, game.table.words), message, values)
                    assert text.strip() and not faults, (language, message, figures, faults)
                    told[language, f"{match.phase} {call}"] = text
    assert {call for language, call in told if language == "en"} == {
        call for language, call in told if language == "ar"
    }
