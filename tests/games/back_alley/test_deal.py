"""Table, cards, the deal and how trumps are made."""

from __future__ import annotations

import pytest

from tests.games.back_alley.table import FIVE, Table, five, sized
from vierblatt.cards import NAMES, card_set
from vierblatt.games.back_alley import GAME
from vierblatt.games.back_alley.rules.state import NO_TRUMP
from vierblatt.kernel.state import OVER

TWO = ("AS 2D", "KS 3D", "QS 4D", "XB 5D")


@pytest.mark.rule("BA-TABLE-1", "BA-TABLE-2", "BA-CARD-1")
def test_four_play_in_two_teams_clockwise_with_two_jokers() -> None:
    table = GAME.rules.shape(GAME.options.rule_set().values)
    assert (table.seats, table.sides, table.clockwise) == (4, 2, True)
    assert [table.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert {NAMES[card] for card in table.pack} >= {"XR", "XB"} and len(set(table.pack)) == 54


@pytest.mark.rule("BA-TABLE-2")
def test_the_turn_passes_to_the_left() -> None:
    table = five()
    seen = []
    for call in ("bid 1", "pass", "pass", "pass"):
        seen.append(table.now.turn)
        table.act(call)
    assert seen == [0, 1, 2, 3]
    seen = []
    for card in ("AS", "JS", "8S", "6S"):
        seen.append(table.now.turn)
        table.act(card)
    assert seen == [0, 1, 2, 3]


@pytest.mark.rule("BA-DEAL-1")
def test_the_deal_passes_clockwise_after_each_deal() -> None:
    table = Table(dealer=2).shuffled()
    assert table.now.dealer == 2
    assert table.act("bid 1").walk().now.dealer == 3
    table.shuffled(2).act("bid 1").walk()
    assert table.now.dealer == 0


@pytest.mark.rule("BA-DEAL-2", "BA-END-1")
def test_twenty_five_deals_go_down_to_one_card_and_up_again() -> None:
    table, sizes = Table(all_pass_limit=1), list[int]()
    while table.now.phase != OVER:
        table.shuffled(len(sizes))
        sizes.append(table.now.hand_size)
        table.walk(len(sizes))
    assert sizes == [*range(13, 0, -1), *range(2, 14)]


@pytest.mark.rule("BA-DEAL-3")
def test_cards_are_dealt_singly_from_the_dealers_left() -> None:
    table = Table(dealer=1).deal_pack(range(54))
    for place in range(52):
        assert table.now.hands[(1 + 1 + place) % 4] >> place & 1
    assert table.now.turned == 52


@pytest.mark.rule("BA-TRUMP-1", "BA-RANK-3")
def test_the_turned_card_names_the_trump_suit_and_stays_out_of_play() -> None:
    table = five()
    assert NAMES[table.now.turned] == "2H" and table.now.trump == 1
    assert table.now.trumps == card_set("AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H XR XB")
    assert not any(hand & table.now.face_up for hand in table.now.hands)


@pytest.mark.rule("BA-TRUMP-2")
@pytest.mark.parametrize("size", range(1, 14))
def test_a_card_is_left_below_the_turned_one(size: int) -> None:
    table = sized(size).shuffled(size)
    assert 54 - sum(hand.bit_count() for hand in table.now.hands) - 1 >= 1


@pytest.mark.rule("BA-TRUMP-3", "BA-TRUMP-4")
def test_with_a_turned_joker_the_other_one_is_exchanged_for_the_stocks_top_card() -> None:
    table = sized(2).deal(TWO, "XR 9C")
    assert table.now.trump == NO_TRUMP and table.now.trumps == 0
    assert table.hands == ["AS 2D", "KS 3D", "QS 4D", "5D 9C"]
    assert (table.now.exchanger, NAMES[table.now.drawn[3] - 1]) == (3, "9C")
    assert table.now.face_up == card_set("XR XB")
    assert table.now.held == [2, 2, 2, 2]


@pytest.mark.rule("BA-TRUMP-4")
def test_no_exchange_when_the_other_joker_is_in_the_stock() -> None:
    table = sized(2).deal(("AS 2D", "KS 3D", "QS 4D", "JS 5D"), "XB XR")
    assert table.now.trump == NO_TRUMP and table.now.exchanger == -1
    assert table.hands[3] == "JS 5D"


@pytest.mark.rule("BA-TRUMP-4")
def test_with_thirteen_cards_the_last_card_is_drawn() -> None:
    suits = [" ".join(f"{rank}{suit}" for rank in "AKQJT98765432") for suit in "SHDC"]
    hands = [suits[0], suits[1], suits[2].replace("2D", "XB"), suits[3]]
    table = Table().deal(hands, "XR 2D")
    assert table.hands[2] == suits[2] and table.now.exchanger == 2


@pytest.mark.rule("BA-TRUMP-4")
def test_with_one_card_the_holder_plays_what_was_drawn() -> None:
    table = sized(1).deal(("XR", "2S", "3S", "4S"), "XB AD")
    assert table.hands == ["AD", "2S", "3S", "4S"]


@pytest.mark.rule("BA-TRUMP-1")
def test_option_always_spades_turns_nothing() -> None:
    table = sized(5, trump_source="always_spades").deal(FIVE, "XR 2S")
    assert (table.now.turned, table.now.trump, table.now.exchanger) == (-1, 0, -1)
    assert table.now.trumps >> 53 & 1


@pytest.mark.rule("BA-TRUMP-3")
def test_option_redraw_turns_another_card_and_leaves_the_joker_in_the_hand() -> None:
    table = sized(2, joker_turned="redraw").deal(TWO, "XR 9C")
    assert NAMES[table.now.turned] == "9C" and table.now.trump == 3
    assert table.hands[3] == "5D XB" and table.now.face_up == card_set("XR 9C")


@pytest.mark.rule("BA-TRUMP-3")
def test_option_redraw_with_both_jokers_below_turns_a_third_card() -> None:
    hands = ("AS 2D", "KS 3D", "QS 4D", "JS 5D")
    assert sized(2, joker_turned="redraw").deal(hands, "XR XB 9C").now.trump == 3


@pytest.mark.rule("BA-TRUMP-3")
def test_option_redraw_without_another_card_means_no_trumps() -> None:
    hands = [" ".join(f"{rank}{suit}" for rank in "AKQJT98765432") for suit in "SHDC"]
    table = Table(joker_turned="redraw").deal(hands, "XR XB")
    assert table.now.trump == NO_TRUMP and table.now.trumps == 0


@pytest.mark.rule("BA-TRUMP-4")
def test_option_keep_joker_makes_the_other_one_the_only_trump() -> None:
    table = sized(2, joker_turned="no_trump_keep_joker").deal(TWO, "XR 9C")
    assert table.now.trump == NO_TRUMP and table.now.trumps == card_set("XB")
    assert table.hands[3] == "5D XB"


@pytest.mark.rule("BA-DEAL-2")
@pytest.mark.parametrize(
    ("schedule", "first", "deals"),
    [("13_1_1_13", 13, 26), ("1_13_13_1", 1, 26), ("7_1_1_7", 7, 14), ([4, 2], 4, 2), ("3,5,3", 3, 3)],
)
def test_option_schedule(schedule: str | list[int], first: int, deals: int) -> None:
    table = Table(schedule=schedule, all_pass_limit=1)
    assert table.next_size() == first
    while table.now.phase != OVER:
        table.shuffled(table.now.scored).walk(table.now.scored)
    assert table.now.scored == deals
