"""What a person is told with a hint: a fact about the card, or why the call makes sense."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.reasons.positions import king, kout
from tests.registry import GAMES
from vierblatt import games
from vierblatt.bots.explaining import explained, with_fact
from vierblatt.bots.players import Choice, RulesBot
from vierblatt.bots.question import Question
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION
from vierblatt.locale import strip_isolates
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.reasons import NAMES

FIGURES: dict[str, float | str] = {"worlds": 60, "won": 61, "points": 4.5, "lost": 0.0, "phase": "play", "lead": 0.2}


def searched(action: str, other: str) -> Choice:
    return Choice(action, "search-even", {**FIGURES, "next": other})


def test_a_hint_begins_with_what_tells_the_card_from_the_next_best() -> None:
    match = king("BOLOLA_PLUS", "AS 7S 2S", "9S").match()
    choice = with_fact(match.game, match.concealed(0), searched("2S", "AS"))
    sentence = strip_isolates(Words("en", match.game).reason(choice.reason, choice.figures))
    assert sentence == (
        "A♠ stays: no card still out beats it in its suit."
        " About as good as A♠: 4.5 points on average over 60 possible deals."
    )


def test_a_fact_that_the_next_best_card_shares_is_still_told() -> None:
    match = kout("AS 8S 7H").match()
    choice = with_fact(match.game, match.concealed(0), searched("8S", "AS"))
    assert str(choice.figures["why"]).startswith("card-")


@pytest.mark.parametrize("same", [True, False])
def test_a_call_has_the_reason_of_the_player_who_would_call_the_same(same: bool) -> None:
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    known = match.concealed(match.turn)
    usual = RulesBot().choose(match.game, known)
    other = next(action for action in match.legal_actions() if action != usual.action)
    choice = explained(match.game, known, searched(*((usual.action, other) if same else (other, usual.action))))
    assert choice.figures.get("why") == (usual.reason if same else None)
    assert "forecast" in choice.figures


def test_a_choice_that_has_its_reason_in_words_stays_as_it_is() -> None:
    match = kout("AS 8S 7H").match()
    known = match.concealed(0)
    choice = RulesBot().choose(match.game, known)
    assert with_fact(match.game, known, choice) is choice
    assert int(engine.policy(known, 0)) % LOG_ACTION == match.game.parse(2, choice.action)


def test_only_hints_for_people_are_explained() -> None:
    match = kout("AS 8S 7H").match()
    question = Question.of(match, "search:worlds=2", 1, for_person=True)
    assert "why" in question.answer().figures
    assert "why" not in replace(question, for_person=False).answer().figures


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_a_whole_sentence(language: str, name: str) -> None:
    game = games.get(name)
    words = Words(language, game)
    for reason in (*NAMES, *game.policy.stakes.own_names):
        for count in (1, 2, 5):
            fact = words.fact_behind({"why": f"card-{reason}", "kept": "AS", "count": count, "worth": 20})
            assert fact.endswith((".", "۔")) and "{" not in fact and "card-" not in fact
            assert len(strip_isolates(fact)) < 90


def test_without_a_fact_there_is_none() -> None:
    assert Words("en").fact_behind(FIGURES) == ""
