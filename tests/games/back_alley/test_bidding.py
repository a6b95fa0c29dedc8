"""The auction, rule by rule, and a deal that all pass."""

from __future__ import annotations

import pytest

from tests.games.back_alley.table import five, sized
from vierblatt.kernel.state import NEEDS_DEAL, OVER, PLAY

PASSES = ["pass"] * 4


@pytest.mark.rule("BA-BID-1")
def test_each_calls_once_from_the_dealers_left() -> None:
    table = sized(5).shuffled()
    assert table.now.turn == (table.now.dealer + 1) % 4
    table.act("bid 1", "bid 1", "pass", "board")
    assert table.now.phase == PLAY and table.now.called == 4


@pytest.mark.rule("BA-BID-2")
def test_numbers_reach_one_less_than_the_hand() -> None:
    assert five().legal() == ["pass", "bid 1", "bid 2", "bid 3", "bid 4", "board"]


@pytest.mark.rule("BA-BID-2")
def test_option_max_bid_n_allows_as_many_as_the_hand() -> None:
    assert five(max_bid="n").legal() == ["pass", *(f"bid {n}" for n in range(1, 6)), "board"]
    assert sized(1, max_bid="n").shuffled().legal() == ["pass", "bid 1", "board"]


@pytest.mark.rule("BA-BID-3")
def test_a_number_may_be_lower_than_earlier_ones() -> None:
    assert five("bid 4").legal() == five().legal()


@pytest.mark.rule("BA-BID-4")
def test_partners_numbers_are_added_and_may_exceed_the_hand() -> None:
    assert five("bid 4", "bid 1", "bid 3", "bid 2").now.bids == [7, 3]


@pytest.mark.rule("BA-BID-4")
def test_option_sum_over_hand_cap_counts_all_tricks() -> None:
    assert five("bid 4", "bid 1", "bid 3", "bid 2", sum_over_hand="cap").now.bids == [5, 3]


@pytest.mark.rule("BA-BID-4")
def test_option_sum_over_hand_forbid_limits_the_partner_only() -> None:
    table = five("bid 4", sum_over_hand="forbid")
    assert "bid 4" in table.legal()
    assert table.act("bid 2").legal() == ["pass", "bid 1", "board"]
    assert table.act("board").legal() == ["pass", "bid 1", "bid 2", "bid 3", "board"]
    assert "bid 4" in five("pass", "board", sum_over_hand="forbid").legal()
    assert "bid 4" in five("pass", "board", "pass", sum_over_hand="forbid").legal()


@pytest.mark.rule("BA-BID-5")
@pytest.mark.parametrize("calls", [("board", "bid 2", "bid 1", "pass"), ("bid 1", "bid 2", "board", "pass")])
def test_with_a_board_the_partners_number_is_void(calls: tuple[str, ...]) -> None:
    now = five(*calls).now
    assert now.bids == [0, 2] and now.board_levels == [1, 0]


@pytest.mark.rule("BA-BID-6")
def test_the_level_of_a_board_is_its_place_among_the_deals_boards() -> None:
    now = five("board", "board", "board", "board").now
    assert now.levels == [1, 2, 3, 4] and now.board_levels == [3, 4]
    assert five("board", "bid 1", "board", "bid 1").now.board_levels == [2, 0]


@pytest.mark.rule("BA-BID-6")
def test_option_board_level_scope_deal_highest() -> None:
    assert five("board", "board", "pass", "pass", board_level_scope="deal_highest").now.board_levels == [2, 2]
    assert five("board", "bid 1", "pass", "pass", board_level_scope="deal_highest").now.board_levels == [1, 0]


@pytest.mark.rule("BA-BID-7", "BA-DEAL-1")
def test_four_passes_mean_the_same_size_again_by_the_next_dealer() -> None:
    table = five(*PASSES)
    assert (table.now.phase, table.now.dealer, table.now.scored) == (NEEDS_DEAL, 0, 0)
    assert table.next_size() == 5 and table.shuffled().now.deal_no == 2


@pytest.mark.rule("BA-BID-7")
def test_option_all_pass_same_dealer() -> None:
    assert five(*PASSES, all_pass="redeal_same_dealer").now.dealer == 3


@pytest.mark.rule("BA-BID-7")
def test_option_all_pass_count_as_zero() -> None:
    table = five(*PASSES, all_pass="count_as_zero")
    assert (table.now.scored, table.scores, table.now.dealer) == (1, [0, 0], 0)


@pytest.mark.rule("BA-BID-7")
@pytest.mark.parametrize("all_pass", ["redeal_next_dealer", "redeal_same_dealer"])
def test_option_all_pass_limit_counts_passed_deals_in_a_row(all_pass: str) -> None:
    table = five(*PASSES, all_pass=all_pass, all_pass_limit=2)
    before = table.now.dealer
    table.shuffled().act(*PASSES)
    assert table.now.scored == 1 and table.now.dealer == (before + 1) % 4
    table.shuffled().act(*PASSES)
    assert table.now.scored == 1, "the count begins anew at the next place of the schedule"


@pytest.mark.rule("BA-BID-7")
def test_a_played_deal_ends_the_row_of_passed_ones() -> None:
    table = five(*PASSES, all_pass_limit=2).shuffled().act("bid 1").walk()
    assert table.shuffled().act(*PASSES).now.scored == 1


@pytest.mark.rule("BA-BID-7")
def test_the_limit_holds_in_deals_that_break_a_tie() -> None:
    table = sized(1, tie="extra_13_card_deal", all_pass_limit=1)
    for expected in range(1, 6):
        assert table.shuffled().act(*PASSES).now.scored == expected
        assert table.now.phase == NEEDS_DEAL


@pytest.mark.rule("BA-BID-7")
def test_without_a_limit_a_match_of_passes_never_ends() -> None:
    table = sized(1)
    for _ in range(200):
        assert table.shuffled().act(*PASSES).now.phase != OVER
    assert table.now.scored == 0 and table.now.deal_no == 200


@pytest.mark.rule("BA-BID-8")
def test_with_one_card_there_is_pass_and_board() -> None:
    assert sized(1).shuffled().legal() == ["pass", "board"]


@pytest.mark.rule("BA-LEAD-1", "BA-LEAD-2")
@pytest.mark.parametrize(
    ("calls", "leader"),
    [
        (("bid 1", "bid 3", "bid 2", "pass"), 1),
        (("pass", "bid 2", "bid 1", "bid 2"), 1),
        (("bid 4", "pass", "board", "bid 4"), 2),
        (("board", "bid 4", "board", "pass"), 2),
        (("board", "board", "board", "board"), 3),
        (("pass", "pass", "pass", "bid 1"), 3),
    ],
)
def test_the_first_highest_number_leads_or_the_last_board(calls: tuple[str, ...], leader: int) -> None:
    assert five(*calls).now.turn == leader
