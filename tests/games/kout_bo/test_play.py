"""Leading, following, jokers, winning a trick."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.kout_bo.table import Table, contract, trick_winner


@pytest.mark.rule("KOUT-CARD-2")
def test_a_plain_suit_ranks_from_the_ace_down_to_the_two() -> None:
    order = ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH"]
    for low, high in pairwise(order):
        assert trick_winner(f"{low} {high} 2C 3C 4C 5C") == 1
        assert trick_winner(f"{high} {low} 2C 3C 4C 5C") == 0


@pytest.mark.rule("KOUT-CARD-3")
def test_among_trumps_the_ace_lies_between_the_jokers() -> None:
    order = ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS", "XB", "AS", "XR"]
    for low, high in pairwise(order):
        assert trick_winner(f"2D {low} {high} 3D 4D 5D") == 2
        assert trick_winner(f"2D {high} {low} 3D 4D 5D") == 1


@pytest.mark.rule("KOUT-LEAD-1")
def test_the_maker_may_open_with_trumps_but_not_with_a_barred_joker() -> None:
    assert contract("KS 4D XR XB", bid=7).legal() == ["KS", "4D"]


@pytest.mark.rule("KOUT-LEAD-2", "KOUT-PLAY-1")
def test_the_winner_of_a_trick_leads_to_the_next_after_six_cards() -> None:
    table = contract("2H 3C", "3H 4C", "4H 5C", "AH 6C", "5H 7C", "6H 8C").act("2H", "3H", "4H", "AH", "5H")
    assert table.now.in_trick == 5
    table.act("6H")
    assert (table.now.turn, table.now.tricks, table.now.in_trick) == (3, [0, 0, 0, 1, 0, 0], 0)


@pytest.mark.rule("KOUT-PLAY-2")
def test_all_nine_tricks_are_played_even_when_the_bid_is_made() -> None:
    table = Table().shuffled().call(5, *["pass"] * 5).finish()
    assert table.now.trick_no == 9
    assert table.now.seen.bit_count() == 54


@pytest.mark.rule("KOUT-PLAY-2")
@pytest.mark.parametrize("seed", range(20))
def test_the_house_may_stop_once_the_bid_is_decided(seed: int) -> None:
    table = Table(early_deal_end=True).shuffled(seed).call(7, *["pass"] * 5).finish(seed)
    won = sum(table.now.tricks[0::2])
    assert won == 7 or (won < 7 and table.now.trick_no - won == 3)
    whole = Table().shuffled(seed).call(7, *["pass"] * 5).finish(seed)
    assert whole.now.trick_no == 9


@pytest.mark.rule("KOUT-PLAY-3")
def test_suit_must_be_followed_and_nothing_else_played() -> None:
    table = contract("5H", "2H AS KD", "3H").act("5H")
    assert table.legal() == ["2H"]


@pytest.mark.rule("KOUT-PLAY-4")
def test_without_the_suit_any_card_may_be_played() -> None:
    assert contract("5H", "2S AD XB", "3H").act("5H").legal() == ["2S", "AD", "XB"]
    over = contract("5H", "9S", "2S AS KD").act("5H", "9S")
    assert over.legal() == ["AS", "2S", "KD"]


@pytest.mark.rule("KOUT-PLAY-5")
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led() -> None:
    assert trick_winner("7H AH KD 2H AC 9H") == 1
    assert trick_winner("7H AH 2S 2H AC 3S") == 5
    assert trick_winner("7H AC AD KC KD QC") == 0


@pytest.mark.rule("KOUT-JOKER-1")
@pytest.mark.parametrize("bid", [5, 6, 7])
def test_jokers_are_not_led(bid: int) -> None:
    assert contract("XR XB 4D KS", bid=bid).legal() == ["KS", "4D"]


@pytest.mark.rule("KOUT-JOKER-2")
def test_any_player_may_play_a_joker_to_any_trick() -> None:
    for bid in (5, 9):
        table = contract("5H", "2H 3H KD XR XB", bid=bid).act("5H")
        assert table.legal() == ["3H", "2H", "XR", "XB"]


@pytest.mark.rule("KOUT-JOKER-3")
@pytest.mark.parametrize(("bid", "jokers"), [(7, []), (8, ["XR"]), (9, ["XR", "XB"])])
def test_eight_frees_the_red_joker_nine_both_for_the_whole_hokm_team(bid: int, jokers: list[str]) -> None:
    for leader in (0, 2, 4):
        hands = ["XR XB 4D" if seat == leader else "" for seat in range(6)]
        assert contract(*hands, bid=bid, leader=leader).legal() == ["4D", *jokers]


@pytest.mark.rule("KOUT-JOKER-3")
def test_the_opponents_gain_nothing_from_eight_and_nine() -> None:
    for bid in (8, 9):
        assert contract("", "XR XB 4D", bid=bid, leader=1).legal() == ["4D"]


@pytest.mark.rule("KOUT-JOKER-3")
def test_the_house_may_free_the_makers_jokers_only() -> None:
    house: dict[str, Any] = {"bid": 9, "joker_lead_8_9": "maker_only"}
    assert contract("XR XB 4D", **house).legal() == ["4D", "XR", "XB"]
    assert contract("", "", "XR XB 4D", leader=2, **house).legal() == ["4D"]


@pytest.mark.rule("KOUT-JOKER-4")
@pytest.mark.parametrize("leader", [0, 1])
def test_anyone_leads_jokers_after_the_four_trump_honours_are_gone(leader: int) -> None:
    hands = ["XR XB 4D" if seat == leader else "" for seat in range(6)]
    assert contract(*hands, leader=leader, seen="AS KS QS JS").legal() == ["4D", "XR", "XB"]
    assert contract(*hands, leader=leader, seen="AS KS JS TS").legal() == ["4D"]
    assert contract(*hands, leader=leader, seen="AH KH QH JH").legal() == ["4D"]


@pytest.mark.rule("KOUT-JOKER-5")
def test_a_joker_led_by_right_asks_for_trumps() -> None:
    table = contract("XR", "2S KD 3H", "XB AD 3S", bid=9).act("XR")
    assert table.legal() == ["2S"]
    assert table.act("2S").legal() == ["3S", "XB"]
    assert trick_winner("XB KS QS AD 4D 5D", bid=9) == 0
    assert trick_winner("XB AS KS AD 4D 5D", bid=9) == 1


@pytest.mark.rule("KOUT-JOKER-5", "KOUT-JOKER-7")
def test_without_a_plain_trump_nothing_is_owed_to_a_led_joker() -> None:
    assert contract("XR", "AD 4C XB", bid=9).act("XR").legal() == ["AD", "4C", "XB"]


@pytest.mark.rule("KOUT-JOKER-6")
def test_a_barred_joker_is_led_only_when_there_is_nothing_else() -> None:
    assert contract("XB").legal() == ["XB"]
    assert contract("XR XB", bid=7).legal() == ["XR", "XB"]
    assert contract("XR XB", bid=8).legal() == ["XR"]  # the red one is free, so the black one stays barred


@pytest.mark.rule("KOUT-JOKER-6")
def test_the_house_may_allow_any_joker_as_a_null_card() -> None:
    house: dict[str, Any] = {"illegal_joker_lead": "allowed_as_null"}
    assert contract("XR XB 4D", **house).legal() == ["4D", "XR", "XB"]
    assert trick_winner("XR 2H 3H 4H 5H 6H", **house) == 5
    assert trick_winner("XR 2H 3H 4H 5H 6H", bid=8, **house) == 0  # led by right it is never null


@pytest.mark.rule("KOUT-JOKER-7")
def test_on_a_trump_lead_a_joker_is_free_to_stay_in_the_hand() -> None:
    assert contract("5S", "XB AD 4C").act("5S").legal() == ["AD", "4C", "XB"]


@pytest.mark.rule("KOUT-JOKER-7")
def test_the_house_may_compel_the_joker() -> None:
    house: dict[str, Any] = {"joker_compelled": True}
    assert contract("5S", "XR XB AD", **house).act("5S").legal() == ["XR", "XB"]
    assert contract("5S", "XB 2S AD", **house).act("5S").legal() == ["2S", "XB"]
    assert contract("5H", "XB 2S AD", **house).act("5H").legal() == ["2S", "AD", "XB"]
    assert contract("XB", "XR AD", **house).act("XB").legal() == ["AD", "XR"]  # second to a null joker
    assert contract("XB", "4S", "XR AD", **house).act("XB", "4S").legal() == ["XR"]


@pytest.mark.rule("KOUT-JOKER-8")
def test_a_null_joker_never_wins_and_the_second_card_sets_the_suit() -> None:
    table = contract("XR", "2H AS", "2D 3H").act("XR")
    assert table.legal() == ["AS", "2H"]
    assert table.act("2H").legal() == ["3H"]
    assert trick_winner("XR 2H 3C 4C 5D 6D") == 1
    assert trick_winner("XB 2H 3C 2S 5D AH") == 3  # trumps stay trumps


@pytest.mark.rule("KOUT-JOKER-8")
def test_the_house_may_let_the_second_suit_be_trumps_of_that_trick() -> None:
    house: dict[str, Any] = {"null_lead_suit": "becomes_trump_for_trick"}
    assert trick_winner("XB 2H 3C 2S 5D 6D", **house) == 1
    assert trick_winner("XB 2H KH XR 5D AS", **house) == 3
    assert trick_winner("XR 2H AH XB 5D AS", second_joker_after_null="full_power", **house) == 2
    assert trick_winner("XR XB 2H 3H 2S AC", **house) == 1  # a joker second: nothing changes
    assert contract("XB", "2H", "3S 4H", **house).act("XB", "2H").legal() == ["4H"]


@pytest.mark.rule("KOUT-JOKER-8")
def test_the_trump_of_one_trick_is_forgotten_in_the_next() -> None:
    hands = ("XB 2C", "2H AH", "3H 2S", "4H 3C", "5H 4C", "6H 5C")
    house: dict[str, Any] = {"null_lead_suit": "becomes_trump_for_trick", "illegal_joker_lead": "allowed_as_null"}
    table = contract(*hands, **house).act("XB", "2H", "3H", "4H", "5H", "6H")
    assert table.now.last_winner == 5
    assert table.act("5C", "2C", "AH", "2S", "3C", "4C").now.last_winner == 2


@pytest.mark.rule("KOUT-JOKER-9")
def test_the_other_joker_on_a_null_one_has_full_power_and_asks_for_trumps() -> None:
    assert trick_winner("XR XB AH KS 2D 3C") == 1
    assert trick_winner("XR XB AS KS 2D 3C") == 2
    house: dict[str, Any] = {"illegal_joker_lead": "allowed_as_null"}
    table = contract("XR 2C", "XB 3D", "2S AD", **house).act("XR", "XB")
    assert table.legal() == ["2S"]


@pytest.mark.rule("KOUT-JOKER-9")
def test_the_house_may_have_both_jokers_null() -> None:
    house: dict[str, Any] = {"second_joker_after_null": "also_null", "illegal_joker_lead": "allowed_as_null"}
    assert trick_winner("XR XB AH KS 2D 3C", **house) == 3
    assert trick_winner("XB XR 2H 3C 4C 5C", **house) == 2
    table = contract("XR", "XB", "AH 2S", "KH KS", **house).act("XR", "XB")
    assert table.now.nulls == 2 and table.legal() == ["2S", "AH"]
    assert table.act("AH").legal() == ["KH"]
    compelled = contract("XR", "XB", "AH 2S", joker_compelled=True, **house).act("XR", "XB")
    assert compelled.legal() == ["2S", "AH"]


@pytest.mark.rule("KOUT-TABLE-1", "KOUT-JOKER-8")
def test_four_players_make_tricks_of_four_cards() -> None:
    table = contract("XB", "2H", "3C", "4H", players=4, dealer=3).act("XB", "2H", "3C", "4H")
    assert table.now.last_winner == 3
