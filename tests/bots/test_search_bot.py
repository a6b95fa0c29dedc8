"""The search bot sees what its seat sees, keeps to its time and tells why."""

from __future__ import annotations

import time

import numpy as np
import pytest

from tests.scale import scaled
from tests.walks import ALL_GAMES, walk
from vierblatt.bots import make
from vierblatt.bots.players import MistakenBot, RulesBot
from vierblatt.bots.search import SearchBot
from vierblatt.kernel.jit import PLAIN
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.search import Worlds


def questions(name: str, seed: int, count: int) -> list[Match]:
    """Positions here and there in which there is a choice."""
    found = []
    for n, match in enumerate(walk(name, seed, 6)):
        if n % 7 == 0 and match.legal().bit_count() > 1:
            found.append(match.copy())
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("name", ALL_GAMES)
def test_other_hidden_cards_make_no_other_choice(name: str) -> None:
    bot, rng = SearchBot(worlds=8, seed=1), np.random.default_rng(1)
    for match in questions(name, 1, max(3, scaled(12))):
        seat = match.turn
        other = Worlds(match.game, match.concealed(seat), seat).sample(rng, 1)
        choice = bot.choose(match.game, match.concealed(seat))
        assert choice == bot.choose(match.game, match.game.layout.conceal(other, seat))
        assert match.is_legal(choice.action)


@pytest.mark.parametrize("spec", ["search:worlds=8", "beginner"])
def test_what_was_asked_before_changes_nothing(spec: str) -> None:
    old = make(spec, 2)
    for match in questions("baloot", 2, max(3, scaled(12))):
        known = match.concealed(match.turn)
        assert old.choose(match.game, known) == make(spec, 2).choose(match.game, known)


def test_the_time_is_kept() -> None:
    match = questions("king_bolola", 3, 3)[-1]
    known = match.concealed(match.turn)
    bot = SearchBot(worlds=1_000_000, seconds=0.2)
    bot.choose(match.game, known)  # compiles
    begun = time.process_time()
    bot.choose(match.game, known)
    assert time.process_time() - begun < (2.0 if PLAIN else 0.24)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_reason_is_a_sentence_with_its_figures(language: str) -> None:
    match = questions("kout_bo", 4, 4)[-1]
    choice = SearchBot(worlds=8).choose(match.game, match.concealed(match.turn))
    words = Words(language, match.game)
    told = words.reason(choice.reason, choice.figures)
    assert str(choice.figures["worlds"]) in told
    assert words.action(str(choice.figures["phase"]), str(choice.figures["next"])) in told


def test_a_bot_that_makes_mistakes_makes_that_share_of_them_and_only_with_cards() -> None:
    rules, same, cards = RulesBot(), 0, 0
    bot = MistakenBot(1.0, 1)
    for match in questions("baloot", 5, scaled(100)):
        known = match.concealed(match.turn)
        alike = bot.choose(match.game, known).action == rules.choose(match.game, known).action
        if match.phase == "play":
            cards, same = cards + 1, same + alike
        else:
            assert alike
    assert same <= cards * 0.6 + 1
