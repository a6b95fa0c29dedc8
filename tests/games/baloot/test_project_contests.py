"""Whose projects count: every place at the table, every kind of project, and the side that takes no trick."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.baloot.table import Deal, in_play
from tests.games.baloot.test_projects import projects
from vierblatt.cards import PACK_32, card_text, cards_text
from vierblatt.games.baloot.rules.state import HOKOM_MODE, SUN_MODE

SUITS = "SHDC"


def table(*, trump: str = "", **held: str) -> tuple[str, ...]:
    """Eight cards each for p1 to p4: the named seats hold these, and there are no other projects."""
    chance = random.Random(1)
    given = [held.get(f"p{place}", "").split() for place in (1, 2, 3, 4)]
    free = [name for name in map(card_text, PACK_32) if not any(name in cards for cards in given)]
    mode = HOKOM_MODE if trump else SUN_MODE
    while True:
        chance.shuffle(free)
        left = iter(free)
        hands = [cards + [next(left) for _ in range(8 - len(cards))] for cards in given]
        found = [projects(" ".join(cards), mode, SUITS.index(trump) if trump else 4) for cards in hands]
        if [[set(cards.split()) for _, cards in one] for one in found] == [[set(x)] if x else [] for x in given]:
            return tuple(" ".join(cards) for cards in hands)


def after_trick_1(hands: tuple[str, ...], trump: str = "", **options: Any) -> Deal:
    """Each seat has played its first card, the lowest legal one."""
    buyer = next(place for place, cards in enumerate(hands) if not trump or trump in cards.replace(" ", ""))
    sets = [cards.split() for cards in hands]
    if trump:  # the public card is a trump, so that the first round buys
        sets[buyer].sort(key=lambda card: card[1] == trump)
    deal = in_play(tuple(" ".join(cards) for cards in sets), trump, buyer=buyer, **options)
    while deal.r.tricks == [0, 0, 0, 0]:
        deal.do(min(deal.open))
    return deal


#: The weaker first: of one kind, the higher top card by the common order A K Q J 10 9 8 7.
ALIKE = {
    "siras to the ten and to the king": ("8S 9S TS", "JD QD KD"),
    "siras to the jack and to the queen": ("9S TS JS", "TD JD QD"),
    "siras to the king and to the ace": ("JS QS KS", "QD KD AD"),
    "fifties to the ten and to the jack": ("7S 8S 9S TS", "8D 9D TD JD"),
    "hundreds to the jack and to the queen": ("7S 8S 9S TS JS", "8D 9D TD JD QD"),
    "four tens and four jacks": ("TS TH TD TC", "JS JH JD JC"),
    "four tens and four queens": ("TS TH TD TC", "QS QH QD QC"),
    "four jacks and four queens": ("JS JH JD JC", "QS QH QD QC"),
    "four queens and four kings": ("QS QH QD QC", "KS KH KD KC"),
}
OPPONENTS = [(1, 2), (2, 1), (1, 4), (4, 1), (3, 2), (2, 3), (3, 4), (4, 3)]


@pytest.mark.rule("BAL-PROJ-5", "BAL-RANK-3")
@pytest.mark.parametrize("kind", ALIKE)
@pytest.mark.parametrize(("lower", "higher"), OPPONENTS)
def test_the_higher_top_card_wins_between_like_projects_in_any_seat(kind: str, lower: int, higher: int) -> None:
    weak, strong = ALIKE[kind]
    deal = after_trick_1(table(**{f"p{lower}": weak, f"p{higher}": strong}))
    assert deal.r.project_side == (higher - 1) % 2


@pytest.mark.rule("BAL-PROJ-5", "BAL-RANK-3")
def test_heights_in_hokom_know_no_order_of_trumps() -> None:
    hands = table(trump="S", p1="9S TS JS", p2="TD JD QD")
    assert after_trick_1(hands, "S").r.project_side == 1, "the jack of trumps is only a jack"
    hands = table(trump="S", p1="KS KH KD KC", p2="AS AH AD AC")
    assert after_trick_1(hands, "S").r.project_side == 1, "four aces are the highest of four alike"


@pytest.mark.rule("BAL-PROJ-6")
@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("earlier", "later"), [(a, b) for a, b in OPPONENTS if a < b])
@pytest.mark.parametrize("suits", ["SD", "DS", "HC", "CH"])
def test_of_equals_the_one_nearer_to_the_dealers_right_prevails(
    dealer: int, earlier: int, later: int, suits: str
) -> None:
    held = {f"p{earlier}": f"9{suits[0]} T{suits[0]} J{suits[0]}", f"p{later}": f"9{suits[1]} T{suits[1]} J{suits[1]}"}
    deal = after_trick_1(table(**held), dealer=dealer)
    assert deal.r.project_side == (dealer + earlier) % 2


@pytest.mark.rule("BAL-PROJ-6")
@pytest.mark.parametrize("trump", "SD")
def test_trumps_have_no_privilege_among_equals(trump: str) -> None:
    deal = after_trick_1(table(trump=trump, p2="9S TS JS", p3="9D TD JD"), trump)
    assert deal.r.project_side == 1


#: p1 takes every trick of a sun; the left neighbour p4 holds a sira, the partner nothing.
SWEEP = ("AS TS KS AH TH KH AD TD", "8S 7S QH QD 9D KC JC 8C", "JS 9S JH 8D 7D QC 9C 7C", "7H 8H 9H KD JD QS AC TC")


def swept(hands: tuple[str, ...] = SWEEP, **options: Any) -> Deal:
    """p1 plays the highest cards and takes all tricks, the others the lowest legal cards."""
    deal = in_play(hands, **options)
    winners = SWEEP[0].split()
    while deal.phase != "needs-deal":
        deal.do(next(card for card in winners if card in deal.open) if deal.r.turn == 0 else lowest(deal.open))
    return deal


def lowest(cards: set[str]) -> str:
    return min(cards, key=lambda card: "789JQKTA".index(card[0]))


@pytest.mark.rule("BAL-PROJ-12", "BAL-SCORE-11")
def test_a_side_without_a_trick_loses_a_project_that_counted_and_was_shown() -> None:
    deal = swept()
    assert (deal.r.project_side, deal.r.deal_scores[:2]) == (1, [44, 0])
    assert cards_text(deal.r.shown[3]) == "9H 8H 7H"


@pytest.mark.rule("BAL-PROJ-12")
def test_without_a_kaboot_the_same_project_counts() -> None:
    assert swept(kaboot="off").r.deal_scores[:2] == [26, 4]


@pytest.mark.rule("BAL-PROJ-12", "BAL-PROJ-7")
def test_the_side_with_all_tricks_gets_no_project_that_lost_the_comparison() -> None:
    """p3 has a sira to the nine, p4 one to the jack: p4's prevails and is lost, p3's never counted."""
    hands = (SWEEP[0], "JS 9S 9H 7H QD KC QC 8C", "7D 8D 9D QS 7S QH 7C AC", "9C TC JC KD JD 8S JH 8H")
    deal = swept(hands)
    assert [bool(one) for one in deal.r.announced] == [False, False, True, True]
    assert (deal.r.project_side, deal.r.deal_scores[:2]) == (1, [44, 0])
