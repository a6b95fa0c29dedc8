"""Leads, following suit, the force of the bleeders, winning a trick."""

from __future__ import annotations

import pytest

from tests.games.back_alley.table import FIVE, Table, five, sized
from vierblatt.cards import parse_card
from vierblatt.games.back_alley import GAME

#: Hearts are trumps; XR with seat 0, XB with seat 1.
THREE = ("XR 2H AS", "XB KH 3S", "QH JH 4S", "TH 9H 5D")


def three(*calls: str, **options: str) -> Table:
    """A deal of three cards after the calls; seat 0 claims a board if nothing else is said."""
    return sized(3, **options).deal(THREE, "3H 9S").act(*(calls or ("board", "pass", "pass", "pass")))


def two(hands: tuple[str, ...], *calls: str, stock: str = "3H 9C", **options: str) -> Table:
    """A deal of two cards after the calls."""
    return sized(2, **options).deal(hands, stock).act(*calls)


@pytest.mark.rule("BA-LEAD-3")
def test_no_trump_is_led_before_one_was_played_and_the_first_lead_is_no_exception() -> None:
    assert five("bid 4", "pass", "pass", "pass").legal() == ["AS", "AD", "2C"]


@pytest.mark.rule("BA-LEAD-3", "BA-LEAD-6")
def test_anyone_may_lead_a_trump_after_one_was_played() -> None:
    table = two(("AS 2H", "4H 5D", "KS 6D", "QS 7H"), "bid 1", "pass", "pass", "pass").play("AS 4H KS QS")
    assert table.now.turn == 1 and table.legal() == ["5D"]
    table = two(("AS KS", "4H 5H", "QS 6D", "JS 7H"), "bid 1", "pass", "pass", "pass").play("AS 4H QS JS")
    assert table.legal() == ["5H"]


@pytest.mark.rule("BA-LEAD-3")
def test_a_trump_played_to_a_trick_opens_trump_leads_from_the_next_trick_on() -> None:
    hands = ("AS 2H QD", "4H 5H 5D", "KS JS 6D", "QS TS 7D")
    table = sized(3).deal(hands, "3H 9S").act("bid 1", "pass", "pass", "pass")
    assert table.legal() == ["AS", "QD"]
    assert table.play("AS 4H KS QS").legal() == ["5H", "5D"]


@pytest.mark.rule("BA-LEAD-4")
def test_a_board_claimer_leads_trumps_at_once_but_the_partner_need_not() -> None:
    assert five("board", "pass", "pass", "pass").legal() == ["AS", "AH", "KH", "AD", "2C"]
    assert five("pass", "bid 1", "board", "pass").legal() == ["8S", "7S", "TH", "8D", "4C"]
    hands = ("2S 2H 3D", "KS 5D 4D", "AS 6H 6D", "JS 7D 8D")
    table = sized(3).deal(hands, "3H 9S").act("board", "pass", "pass", "pass").play("2S KS AS JS")
    assert table.now.turn == 2 and table.legal() == ["6D"]


@pytest.mark.rule("BA-LEAD-4")
@pytest.mark.parametrize(("option", "legal"), [("claimer", ["6D"]), ("team", ["6H", "6D"])])
def test_option_board_trump_lead(option: str, legal: list[str]) -> None:
    hands = ("2S 2H 3D", "KS 5D 4D", "AS 6H 6D", "JS 7D 8D")
    table = sized(3, board_trump_lead=option).deal(hands, "3H 9S").act("board", "pass", "pass", "pass")
    assert table.play("2S KS AS JS").legal() == legal


@pytest.mark.rule("BA-LEAD-3", "BA-LEAD-4")
@pytest.mark.parametrize("side", ["claimer", "team"])
def test_seed_rules_forbid_a_trump_on_the_first_lead_even_after_a_board(side: str) -> None:
    options = {"first_lead_trump": "never", "board_trump_lead": side}
    table = five("board", "pass", "pass", "pass", **options)
    assert table.legal() == ["AS", "AD", "2C"]
    assert GAME.table.why_not(table.now, parse_card("AH")) == "BA-LEAD-3"
    assert table.play("AS JS 8S 6S").legal() == ["AH", "KH", "AD", "2C"]
    hands = ("2S 2H 3D", "KS 5D 4D", "AS 6H 6D", "JS 7D 8D")
    partner = sized(3, **options).deal(hands, "3H 9S").act("board", "pass", "pass", "pass").play("2S KS AS JS")
    assert partner.legal() == (["6D"] if side == "claimer" else ["6H", "6D"])


@pytest.mark.rule("BA-LEAD-5")
def test_seed_rules_let_a_hand_of_trumps_lead_one() -> None:
    hands = ("2H XB", "KS 5D", "QS 6D", "JS 7D")
    assert two(hands, "board", "pass", "pass", "pass", first_lead_trump="never").legal() == ["2H", "XB"]


def test_the_preset_of_the_source_keeps_trumps_from_the_first_lead() -> None:
    assert GAME.options.rule_set(preset="seed").changed == {"first_lead_trump": "never"}


@pytest.mark.rule("BA-LEAD-5")
def test_a_hand_of_trumps_leads_one() -> None:
    table = two(("2H XB", "KS 5D", "QS 6D", "JS 7D"), "bid 1", "pass", "pass", "pass")
    assert table.legal() == ["2H", "XB"]


@pytest.mark.rule("BA-LEAD-6", "BA-PLAY-1")
def test_the_winner_leads_to_as_many_tricks_as_there_are_cards() -> None:
    table = five("board", "pass", "pass", "pass").play("AS JS 8S 6S")
    assert table.now.turn == 0 and table.now.trick_no == 1
    table.play("AD 9D 8D 7D AH QH TH 9H KH TS 7S 5S")
    assert table.now.trick_no == 4 and table.now.scored == 0
    assert table.play("2C 3C 4C 5C").now.scored == 1


@pytest.mark.rule("BA-PLAY-2", "BA-RANK-3")
def test_a_bleeder_may_not_be_thrown_on_a_suit_one_can_follow() -> None:
    table = two(("AS 2D", "3S XR", "QS 6D", "JS 7D"), "bid 1", "pass", "pass", "pass").play("AS")
    assert table.legal() == ["3S"]


@pytest.mark.rule("BA-PLAY-2")
def test_a_bleeder_must_follow_a_trump_lead() -> None:
    table = two(("KH 2D", "3S XR", "QS 6D", "JS 7D"), "board", "pass", "pass", "pass").play("KH")
    assert table.legal() == ["XR"]


@pytest.mark.rule("BA-PLAY-3")
def test_a_hand_that_cannot_follow_plays_anything() -> None:
    table = two(("AS 2D", "4H 5D", "QS 6D", "JS 7D"), "bid 1", "pass", "pass", "pass").play("AS")
    assert table.legal() == ["4H", "5D"]


@pytest.mark.rule("BA-PLAY-4", "BA-RANK-1")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [("2S AD KC QD", 0), ("AS 4H KS QS", 1), ("TS JS 9S QS", 3), ("9S TS 8S 7S", 1), ("AS KS 2H 4H", 3)],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led(trick: str, winner: int) -> None:
    first = trick.split()
    others = ["2C", "3C", "4C", "5C"]
    hands = tuple(f"{card} {other}" for card, other in zip(first, others, strict=True))
    table = two(hands, "bid 1", "pass", "pass", "pass").play(trick)
    assert table.now.last_winner == winner


@pytest.mark.rule("BA-RANK-2", "BA-PLAY-4")
@pytest.mark.parametrize(("trick", "winner"), [("AS AH XB 4S", 2), ("AS XR XB AH", 1), ("AS KH QH AH", 3)])
def test_the_bleeders_beat_the_ace_of_trumps(trick: str, winner: int) -> None:
    others = ["2C", "3C", "4C", "5C"]
    hands = tuple(f"{card} {other}" for card, other in zip(trick.split(), others, strict=True))
    assert two(hands, "bid 1", "pass", "pass", "pass").play(trick).now.last_winner == winner


@pytest.mark.rule("BA-PLAY-5")
def test_in_a_deal_without_trumps_leads_are_free_and_the_suit_led_wins() -> None:
    hands = ("AH 2S", "3S XB", "QS 6D", "JS 7D")
    table = two(hands, "bid 1", "pass", "pass", "pass", stock="XR AC")
    assert table.legal() == ["2S", "AH"]
    assert table.play("2S 3S QS JS").now.last_winner == 2


@pytest.mark.rule("BA-PLAY-5", "BA-LEAD-5")
def test_option_keep_joker_plays_the_joker_as_a_suit_of_its_own() -> None:
    hands = ("AH 2S", "3S XB", "QS 6D", "JS 7D")
    keep = {"joker_turned": "no_trump_keep_joker"}
    table = two(hands, "pass", "bid 1", "pass", "pass", stock="XR AC", **keep)
    assert table.legal() == ["3S"]
    assert table.play("3S QS JS 2S").now.last_winner == 2
    table = two(hands, "pass", "board", "pass", "pass", stock="XR AC", **keep)
    assert table.legal() == ["3S", "XB"]
    assert table.play("XB").legal() == ["QS", "6D"]
    assert table.play("QS JS AH").now.last_winner == 1
    table = two(hands, "bid 1", "pass", "pass", "pass", stock="XR AC", **keep).play("AH")
    assert table.legal() == ["3S", "XB"], "void in hearts"
    assert table.play("XB 6D 7D").now.last_winner == 1
    table = two(hands, "pass", "pass", "bid 1", "pass", stock="XR AC", **keep).play("QS JS 2S")
    assert table.legal() == ["3S"], "the joker is no trump to be thrown on a suit one can follow"


@pytest.mark.rule("BA-LEAD-4")
def test_option_keep_joker_with_team_lets_the_claimers_partner_lead_it() -> None:
    hands = ("2S 2D", "3S 4D", "QS XB", "JS 7D")
    options = {"joker_turned": "no_trump_keep_joker", "board_trump_lead": "team"}
    table = two(hands, "board", "pass", "pass", "pass", stock="XR AC", **options).play("2S 3S QS JS")
    assert table.now.turn == 2 and table.legal() == ["XB"]
    hands = ("2S 2D 8D", "3S 4D 9D", "QS XB TD", "JS 7D JD")
    table = sized(3, **options).deal(hands, "XR AC").act("board", "pass", "pass", "pass").play("2S 3S QS JS")
    assert table.legal() == ["TD", "XB"]


@pytest.mark.rule("BA-BLEED-1")
def test_a_led_big_bleeder_draws_everybodys_highest_trump() -> None:
    table = three().play("XR")
    assert table.legal() == ["XB"]
    assert table.play("XB").legal() == ["QH"], "the partner too"
    assert table.play("QH").legal() == ["TH"]


@pytest.mark.rule("BA-BLEED-1")
@pytest.mark.parametrize(
    ("option", "opponent", "partner"),
    [("all", ["XB"], ["QH"]), ("opponents_only", ["XB"], ["QH", "JH"]), ("off", ["KH", "XB"], ["QH", "JH"])],
)
def test_option_big_force(option: str, opponent: list[str], partner: list[str]) -> None:
    table = three(big_force=option).play("XR")
    assert table.legal() == opponent
    assert table.play("XB").legal() == partner


@pytest.mark.rule("BA-BLEED-2")
def test_a_led_little_bleeder_draws_everybodys_lowest_trump() -> None:
    table = three("pass", "board", "pass", "pass").play("XB")
    assert table.legal() == ["JH"]
    assert table.play("JH").legal() == ["9H"]
    assert table.play("9H").legal() == ["2H"], "not the big bleeder"


@pytest.mark.rule("BA-BLEED-2")
def test_the_big_bleeder_falls_on_the_little_one_as_the_only_trump_and_wins() -> None:
    table = two(("XB 2C", "XR 3C", "4H 5H", "6H 7C"), "board", "pass", "pass", "pass").play("XB")
    assert table.legal() == ["XR"]
    assert table.play("XR 4H 6H").now.last_winner == 1


@pytest.mark.rule("BA-BLEED-2")
@pytest.mark.parametrize(
    ("option", "opponent", "partner"),
    [("all", ["JH"], ["9H"]), ("opponents_only", ["JH"], ["TH", "9H"]), ("off", ["QH", "JH"], ["TH", "9H"])],
)
def test_option_little_force(option: str, opponent: list[str], partner: list[str]) -> None:
    table = sized(3, little_force=option).deal(THREE, "3H 9S").act("pass", "board", "pass", "pass").play("XB")
    assert table.legal() == opponent
    assert table.play("JH").legal() == partner


@pytest.mark.rule("BA-BLEED-3")
def test_without_trumps_a_bleeder_lead_forces_nothing() -> None:
    table = two(("XR 2C", "4S 9D", "4H 5H", "6H 7C"), "board", "pass", "pass", "pass").play("XR")
    assert table.legal() == ["4S", "9D"]


@pytest.mark.rule("BA-BLEED-4")
def test_a_bleeder_that_was_not_led_forces_no_card() -> None:
    table = two(("7H 2C", "XR 3C", "KH 4H", "6H 7C"), "board", "pass", "pass", "pass").play("7H XR")
    assert table.legal() == ["KH", "4H"]


@pytest.mark.rule("BA-BLEED-5")
def test_leading_a_bleeder_is_leading_a_trump() -> None:
    table = two(("XR 2C", "4S 9D", "4H 5H", "6H 7C"), "bid 1", "pass", "pass", "pass")
    assert table.legal() == ["2C"]


def test_the_deal_of_five_is_what_the_tests_think() -> None:
    assert five().hands == list(FIVE)
