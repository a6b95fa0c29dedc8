"""The tricks; the duties themselves are also in the worked cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.baloot.table import Deal, bits, in_play
from vierblatt.cards import SUITS, parse_card
from vierblatt.games.baloot import GAME
from vierblatt.games.baloot.rules.ranks import NO_TRUMP
from vierblatt.games.baloot.rules.state import HOKOM_MODE, SUN_MODE
from vierblatt.games.baloot.table.cases import beats_at, judge_legal, state_of
from vierblatt.kernel.state import PLAY

CASES = json.loads((Path(__file__).parents[2] / "cases" / "baloot.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["legal", "score"])
def test_worked_cases(name: str) -> None:
    for case in CASES[name]:
        assert GAME.table.judges[name](case) == [], case["id"]


def agree(hand: str, trick: str, legal: str, trump: str = "H", played: str = "", **options: Any) -> bool:
    """Whether exactly these cards may be played."""
    case = {
        "mode": "hokom" if trump else "sun",
        "trump": trump or None,
        "hand": hand.split(),
        "trick": trick.split(),
        "flags": {"played": played.split()},
        "options": options,
        "legal": legal.split(),
    }
    return judge_legal(case) == []


@pytest.mark.rule("BAL-PLAY-1")
def test_p1_leads_whichever_seat_bought() -> None:
    deal = Deal(dealer=1).do("pass", "pass", "sun", "pass", "pass")
    assert (deal.r.turn, deal.r.leader) == (2, 2)


@pytest.mark.rule("BAL-PLAY-2", "BAL-PLAY-3")
def test_follow_suit_or_play_anything_in_sun() -> None:
    assert agree("7S AH KD", "TS", "7S", trump="")
    assert agree("7D AH KD", "TS AS", "7D AH KD", trump="")


@pytest.mark.rule("BAL-PLAY-4")
def test_void_against_opponents_one_must_trump() -> None:
    assert agree("7H QH AD", "TS", "7H QH")
    assert agree("AD KD", "TS", "AD KD")


@pytest.mark.rule("BAL-PLAY-5")
def test_overtrump_an_opponent_or_be_free() -> None:
    assert agree("JH 7H AD", "TS 9H", "JH")
    assert agree("AH 7H AD", "TS 9H", "AH 7H AD")
    assert agree("AH 7H AD", "TS 9H", "AH 7H", undertrump_forced=True)


@pytest.mark.rule("BAL-PLAY-5")
def test_option_only_a_trump_that_was_led_must_be_beaten() -> None:
    assert agree("JH 7H AD", "TS 9H", "JH 7H", overruff="trump_led")
    assert agree("AH 7H AD", "TS 9H", "AH 7H AD", overruff="trump_led")
    assert agree("AH 7H AD", "TS 9H", "AH 7H", overruff="trump_led", undertrump_forced=True)
    assert agree("JH 7H AD", "9H", "JH", overruff="trump_led"), "trumps were led"
    assert agree("JH 7H AD", "AS 9H", "JH 7H", overruff="trump_led"), "the partner led, an opponent is ahead"


@pytest.mark.rule("BAL-PLAY-6")
def test_trumps_led_by_an_opponent_are_beaten() -> None:
    assert agree("JH 7H AD", "9H", "JH")
    assert agree("TH 7H AD", "AH", "TH 7H")
    assert agree("JH 7H AD", "AH 8H", "JH 7H"), "the partner is winning"
    assert agree("JH 7H AD", "AH 8H", "JH", beat_partner_trump=True)
    assert agree("JH 7H AD", "AH 9H", "JH")


@pytest.mark.rule("BAL-PLAY-6", "BAL-PLAY-7")
def test_option_beat_partner_trump_is_about_led_trumps_only() -> None:
    assert agree("JH 7H AD", "TS 9H 8S", "JH 7H AD", beat_partner_trump=True)


@pytest.mark.rule("BAL-PLAY-7")
def test_the_partner_spares_the_fourth_hand_always_and_the_third_behind_the_best_card() -> None:
    assert agree("7H AD", "7S AS 8S", "7H AD")
    assert agree("7H AD", "AS 8S", "7H AD")
    assert agree("7H AD", "KS 8S", "7H")
    assert agree("7H AD", "KS 8S", "7H AD", played="AS TS")
    assert agree("7H AD", "KS 8S", "7H", played="AS")


@pytest.mark.rule("BAL-PLAY-7")
def test_option_when_the_partner_spares() -> None:
    assert agree("7H AD", "KS 8S", "7H AD", void_partner_winning="free")
    assert agree("7H JH AD", "7S 9H 8S", "7H JH", void_partner_winning="always_trump")
    assert agree("7H AD", "AS 8S", "7H", void_partner_winning="always_trump")


@pytest.mark.rule("BAL-PLAY-7")
def test_a_trump_by_the_opponent_ends_the_relief() -> None:
    assert agree("JH 7H AD", "AS 9H", "JH")


@pytest.mark.rule("BAL-PLAY-8", "BAL-SCORE-2")
def test_the_winner_leads_and_the_last_trick_counts_ten() -> None:
    hands = (
        "AS KS QS 9S 8S 7S 7D 8D",
        "AH KH QH JH TH 9H 8H 7H",
        "AD KD QD JD TD 9D TS JS",
        "AC KC QC JC TC 9C 8C 7C",
    )
    deal = in_play(hands)
    deal.play("AS 7H TS 7C")
    assert (deal.r.turn, deal.r.tricks) == (0, [1, 0, 0, 0])
    deal.play("7D 8H AD 8C")
    assert deal.r.turn == 2
    deal.finish()
    assert sum(deal.r.sum_cards) == 130


@pytest.mark.rule("BAL-PLAY-8")
def test_a_trump_takes_the_trick() -> None:
    hands = (
        "AS KS QS 9S 8S 7S 7D 8D",
        "AH KH QH JH TH 9H 8H 7H",
        "AD KD QD JD TD 9D TS JS",
        "AC KC QC JC TC 9C 8C 7C",
    )
    deal = in_play(hands, "H", buyer=1)
    deal.play("AS 7H TS 7C")
    assert deal.r.turn == 1
    deal.finish()
    assert sum(deal.r.sum_cards) == 162


@pytest.mark.rule("BAL-PLAY-9", "BAL-PLAY-10")
def test_there_is_neither_a_penalty_nor_an_announcement_of_the_best_card() -> None:
    texts = {text for phase in GAME.rules.phases.values() for text in phase.actions.values()}
    assert not texts & {"qayd", "qaid", "ekka", "sawa"}


def refusal(hand: str, trick: str, card: str, trump: str = "H", **options: Any) -> str:
    """The rule that bars a card; seat 0 leads."""
    state = state_of({"options": options})
    cards = [parse_card(each) for each in trick.split()]
    winning = 0
    fields = {
        "phase": PLAY,
        "mode": HOKOM_MODE if trump else SUN_MODE,
        "trump": SUITS.index(trump) if trump else NO_TRUMP,
        "turn": len(cards),
        "hands": [0] * len(cards) + [bits(hand)],
        "trick": cards,
        "in_trick": len(cards),
    }
    for name, value in fields.items():
        GAME.layout.write(state, name, value)
    for place, each in enumerate(cards):
        if beats_at(state, 0, each, cards[winning]):
            winning = place
    GAME.layout.write(state, "winning", winning)
    return GAME.table.why_not(GAME.layout.reader(state), parse_card(card))


@pytest.mark.rule("BAL-PLAY-9")
@pytest.mark.parametrize(
    ("hand", "trick", "card", "rule"),
    [
        ("7S AD", "AS", "AD", "BAL-PLAY-2"),
        ("7H AD", "TS", "AD", "BAL-PLAY-4"),
        ("JH 7H", "TS 9H", "7H", "BAL-PLAY-5"),
        ("JH 7H", "9H", "7H", "BAL-PLAY-6"),
        ("JH AD", "9H", "AD", "BAL-PLAY-2"),
        ("7H AD", "KS 8S", "AD", "BAL-PLAY-7"),
        ("7H AD", "", "8C", "BAL-PLAY-9"),
        ("7H AD", "", "7H", "BAL-DBL-7"),
    ],
)
def test_refusals_name_the_rule(hand: str, trick: str, card: str, rule: str) -> None:
    assert refusal(hand, trick, card) == rule


@pytest.mark.rule("BAL-PLAY-4", "BAL-PLAY-5")
def test_the_refusal_asks_for_a_trump_when_any_trump_is_legal() -> None:
    assert refusal("JH AD", "TS 9H", "AD") == "BAL-PLAY-5"
    assert refusal("JH AD", "TS 9H", "AD", overruff="trump_led") == "BAL-PLAY-4"
