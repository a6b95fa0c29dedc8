"""What cannot be: each is refused with a fault and its remedy, and nothing else ever comes out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.dispute.described import SAID
from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.dispute import Dispute, DisputeAnswer, DisputeWords, facts_of, fields_of, judge
from vierblatt.errors import VierblattError
from vierblatt.locale.languages import LANGUAGES

SUN: dict[str, Any] = {"values": {"contract": "sun"}}
#: Code -> a dispute.
REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("bad-card", {"card": "1Z", **SUN}),
    ("bad-card", {"card": "", **SUN}),
    ("bad-card", {"card": "AS", "hand": "AS \u0660S", **SUN}),
    ("dispute-card-twice", {"card": "AS", "trick": "AS", **SUN}),
    ("dispute-card-twice", {"card": "AS", "trick": "KS KS", **SUN}),
    ("dispute-card-twice", {"card": "AS", "hand": "KS", "trick": "KS", **SUN}),
    ("dispute-not-in-pack", {"card": "XR", **SUN}),
    ("dispute-not-in-pack", {"card": "AS", "hand": "2C", **SUN}),
    ("dispute-trick-full", {"card": "AS", "trick": "7S 8S 9S TS", **SUN}),
    ("dispute-hand-too-large", {"card": "AS", "hand": "KS QS JS TS 9S 8S 7S 7H", **SUN}),
    ("dispute-too-many", {"card": "AS", "hand": "AS " * 61, **SUN}),
    ("dispute-missing", {"card": "AS"}),
    ("dispute-missing", {"card": "AS", "values": {"contract": ""}}),
    ("dispute-bad-value", {"card": "AS", "values": {"contract": "moon"}}),
    ("dispute-bad-value", {"card": "AS", "values": {"contract": "sun", "level": "triple"}}),
    ("dispute-bad-value", {"card": "AS", "values": {"contract": "sun", "locked": "perhaps"}}),
    ("dispute-unknown", {"card": "AS", "values": {"contract": "sun", "trumps": "H"}}),
    ("unknown-preset", {"card": "AS", "preset": "nowhere", **SUN}),
    ("unknown-option", {"card": "AS", "rules": {"nothing": 1}, **SUN}),
    ("unknown-game", {"game": "chess", "card": "AS", **SUN}),
]


@pytest.mark.parametrize(("code", "given"), REFUSED)
def test_what_cannot_be_is_refused_with_its_code_in_every_language(code: str, given: dict[str, Any]) -> None:
    with pytest.raises(VierblattError) as caught:
        judge(Dispute(**{"game": "baloot", **given}))
    assert caught.value.code == code
    if code.startswith("dispute"):
        for language in LANGUAGES:
            said = DisputeWords(language, games.get("baloot")).error(caught.value)
            assert code not in said and "{" not in said


def test_a_card_that_is_out_of_play_is_refused() -> None:
    for trump, preset in (("none", "standard"), ("only XB", "bill_james")):
        with pytest.raises(VierblattError, match=f"dispute-impossible: facts=trump={trump}"):
            judge(Dispute("back_alley", "XR", values={"trump": trump}, preset=preset))


def test_facts_that_exclude_each_other_are_refused() -> None:
    values = {"trump": "H", "broken": "yes", "first-trick": "yes", "board": "no"}
    with pytest.raises(VierblattError, match="dispute-impossible"):
        judge(Dispute("back_alley", "2H", hand="3D", values=values, preset="seed"))
    every_trump = " ".join(f"{rank}S" for rank in "23456789TJQKA")
    with pytest.raises(VierblattError, match="dispute-impossible"):
        judge(Dispute("king_bolola", "2S", hand=every_trump, values={"contract": "trump S", "broken": "yes"}))


@pytest.mark.parametrize("game", SAID)
def test_whatever_is_said_an_answer_comes_with_words_or_a_refusal(game: str) -> None:
    chance, answers = random.Random(game), 0
    chosen = games.get(game)
    pack = [NAMES[card] for card in chosen.rules.shape(chosen.options.rule_set().values).pack]
    for number in range(150):
        preset = chance.choice(chosen.options.preset_names())
        values = {each.name: chance.choice(each.values) for each in fields_of(game, preset=preset)}
        values |= {fact: chance.choice(["yes", "no"]) for fact in facts_of(game) if chance.random() < 0.5}
        if chance.random() < 0.1:
            values[chance.choice([*values])] = chance.choice(["", "no", "S", "9" * 50, "\u202e"])
        cards = chance.sample(pack, chance.randrange(1, 14))
        trick, hand = cards[1 : chance.randrange(1, 6)], cards[6:]
        dispute = Dispute(game, cards[0], hand, trick, values, whole=chance.random() < 0.5, preset=preset)
        try:
            answer: DisputeAnswer | VierblattError = judge(dispute)
        except VierblattError as refused:
            answer = refused
        words = DisputeWords([*LANGUAGES][number % 3], chosen)
        if isinstance(answer, DisputeAnswer):
            answers += 1
            lines = [*words.answer(cards[0], answer)]
            assert lines and all(line.strip() and "dispute-" not in line for line in lines), (dispute, lines)
        else:
            assert answer.code.startswith("dispute"), (dispute, answer)
    assert answers > 30


def test_a_game_that_says_nothing_about_disputes_is_refused() -> None:
    with pytest.raises(VierblattError, match="no-disputes"):
        judge(Dispute("whist", "2H"))
    with pytest.raises(VierblattError, match="no-disputes"):
        fields_of("whist")
