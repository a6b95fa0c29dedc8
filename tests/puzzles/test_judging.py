"""The judgement of positions whose answer is known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.puzzles.made import puzzles
from tests.walks import game_of
from vierblatt.analysis.evidence import DecisionEvidence
from vierblatt.cards import card_set, cards_text
from vierblatt.position import load
from vierblatt.puzzles.equal_cards import equal_cards
from vierblatt.puzzles.first_rating import rating_from
from vierblatt.puzzles.judging import Judgement, Standard, judge, standard_of

#: The last two cards. Seat 3 plays last; its team has four tricks and needs five.
NEEDED: dict[str, Any] = {
    "game": "kout_bo",
    "dealer": 0,
    "hands": [None, None, None, "AH 2H", None, None],
    "contract": {"bid": 5, "maker": 1, "trump": "S"},
    "won": [3, 4],
    "leader": 4,
    "trick": {"leader": 4, "cards": "KH 3H 4H 5H 6H"},
}
STANDARD = Standard(2.0, 0.8, 0.2)


def judged(spec: dict[str, Any], worlds: int = 64) -> Judgement:
    match = load(spec)
    judgement = judge(match.game, match.concealed(match.turn), standard_of(match.game, "card"), worlds=worlds, seed=1)
    assert judgement is not None
    return judgement


def test_a_card_that_makes_the_contract_is_the_answer() -> None:
    judgement = judged(NEEDED)
    assert cards_text(1 << judgement.actions[judgement.best]) == "AH" and len(judgement.accepted) == 1
    assert judgement.meets_surely(STANDARD) and judgement.margin > 5
    assert judgement.perfect is not None


def test_two_cards_that_do_the_same_make_no_puzzle() -> None:
    equal = judged({**NEEDED, "hands": [None, None, None, "AH KH", None, None],
                    "trick": {"leader": 4, "cards": "QH 3H 4H 5H 6H"}})  # fmt: skip
    assert len(equal.accepted) == 2 and equal.fault(STANDARD) == "margin" and not equal.may_meet(STANDARD)


def test_a_decided_deal_makes_no_puzzle() -> None:
    decided = judged({**NEEDED, "won": [6, 1]})
    assert decided.fault(STANDARD) == "margin"


def test_the_same_worlds_say_the_same_and_another_seed_draws_others() -> None:
    match = load({**NEEDED, "trick": None, "leader": 3})
    standard = standard_of(match.game, "card")
    values = []
    for seed in (1, 1, 2):
        judgement = judge(match.game, match.concealed(3), standard, worlds=160, seed=seed)
        assert judgement is not None and judgement.evidence.worlds == 160
        values.append(judgement.evidence.values.tobytes())
    assert values[0] == values[1] != values[2]


@pytest.mark.parametrize(
    ("hand", "seen", "trick", "card", "equal"),
    [
        ("KH QH 9H 2S", "", "", "KH", "QH KH"),
        ("KH QH 9H 2S", "JH TH", "", "QH", "9H QH KH"),
        ("KH QH 9H 2S", "JH TH", "JH", "QH", "QH KH"),  # the jack is still on the table
        ("AS 2H XR XB", "", "", "AS", "AS"),  # suits and jokers are apart
        ("2H 3S AS XB", "", "", "XB", "XB"),
    ],
)
def test_neighbours_are_equal_unless_a_card_in_play_is_between(
    hand: str, seen: str, trick: str, card: str, equal: str
) -> None:
    laid = tuple(card_set([each]).bit_length() - 1 for each in trick.split())
    state = SimpleNamespace(turn=0, hands=[card_set(hand)], in_trick=len(laid), trick=laid, seen=card_set(seen))
    number = card_set([card]).bit_length() - 1
    assert equal_cards(game_of("kout_bo"), state, number) == card_set(equal)


def made_up(leads: list[float], perfect: list[float] | None = None) -> Judgement:
    """A judgement of two actions: the first leads by so much in each world."""
    values = np.array([[lead, 0.0] for lead in leads])
    worlds = len(leads)
    evidence = DecisionEvidence((3, 5), values, values, np.full(worlds, 1 / worlds), np.zeros(worlds, np.int64))
    return Judgement((3, 5), evidence, 1 << 3, STANDARD.tie, None if perfect is None else np.array(perfect))


@pytest.mark.parametrize(
    ("judgement", "fault"),
    [
        (made_up([3.0, 3.5] * 40), ""),
        (made_up([1.0, 1.5] * 40), "margin"),
        (made_up([40.0, -30.0] * 8), "margin"),  # too few worlds to be sure
        (made_up([9.0, 9.0, -1.0] * 40), "share"),
        (made_up([3.0, 3.5] * 40, [1.0, 2.0]), "agreement"),
        (made_up([3.0, 3.5] * 40, [2.0, 1.0]), ""),
    ],
)
def test_each_rule_is_asked(judgement: Judgement, fault: str) -> None:
    assert judgement.fault(STANDARD) == fault


def test_a_surer_standard_keeps_a_reserve_for_other_worlds() -> None:
    barely = made_up([2.05 + spread for spread in np.linspace(-1, 1, 200)])
    assert not barely.fault(STANDARD) and not barely.meets_surely(STANDARD)
    assert made_up([2.5 + spread for spread in np.linspace(-1, 1, 200)]).meets_surely(STANDARD)


def test_options_are_listed_best_first_with_what_is_equal() -> None:
    for puzzle in puzzles():
        means = [option.mean for option in puzzle.options]
        assert means[0] == max(means)
        assert {option.action for option in puzzle.options} == {*puzzle.view().legal}
        right = [option.action for option in puzzle.options if option.equal_to or option == puzzle.best]
        assert [*puzzle.accepted] == right
        assert all(option.equal_to in {"", puzzle.best.action} for option in puzzle.options)


def test_what_simple_players_get_wrong_is_rated_higher() -> None:
    easy, hard = [(1000, 1.0), (1500, 1.0)], [(1000, 0.0), (1500, 0.0)]
    assert rating_from(easy) < rating_from([(1000, 0.0), (1500, 1.0)]) < rating_from(hard)
