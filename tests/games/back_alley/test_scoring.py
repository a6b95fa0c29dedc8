"""What a deal is worth and how a match ends."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.games.back_alley.table import FIVE, Table, five, sized
from vierblatt.games.back_alley import GAME
from vierblatt.games.back_alley.rules.scoring import score_deal_at
from vierblatt.kernel import engine
from vierblatt.kernel.state import NEEDS_DEAL, OVER


def scored(calls: str, first: int, **options: Any) -> list[int]:
    """The points after these calls in a deal of five, when the first team took so many tricks."""
    table = five(*calls.split(","), **options).write(tricks=[first, 5 - first, 0, 0])
    score_deal_at(table.states, 0)
    return table.scores


@pytest.mark.rule("BA-SCORE-1", "BA-SCORE-5")
def test_a_made_contract_is_five_a_trick_and_one_for_each_more() -> None:
    assert scored("bid 2,bid 1,bid 1,pass", 4) == [16, 5]


@pytest.mark.rule("BA-SCORE-2")
def test_a_failed_contract_costs_five_a_trick_bid() -> None:
    assert scored("bid 2,bid 1,bid 2,bid 1", 3) == [-20, 10]


@pytest.mark.rule("BA-SCORE-3")
def test_partners_who_both_passed_score_their_tricks() -> None:
    assert scored("pass,bid 1,pass,bid 1", 2) == [2, 11]


@pytest.mark.rule("BA-SCORE-4")
@pytest.mark.parametrize(
    ("calls", "first", "points"),
    [
        ("board,bid 2,bid 1,pass", 5, [50, -10]),
        ("board,bid 2,bid 1,pass", 4, [-50, -10]),
        ("board,board,pass,pass", 0, [-50, 100]),
        ("board,board,board,board", 5, [150, -200]),
    ],
)
def test_a_board_is_ten_a_card_times_its_level_won_or_lost(calls: str, first: int, points: list[int]) -> None:
    assert scored(calls, first) == points


@pytest.mark.rule("BA-SCORE-4")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({"board_points": 6}, [-30, 60]),
        ({"board_multipliers": [2, 4, 8, 16]}, [-100, 200]),
        ({"board_level_scope": "deal_highest"}, [-100, 100]),
    ],
)
def test_options_of_boards(options: dict[str, Any], points: list[int]) -> None:
    assert scored("board,board,pass,pass", 0, **options) == points


@pytest.mark.rule("BA-SCORE-1", "BA-SCORE-2")
@pytest.mark.parametrize(("per_bid", "points"), [(5, [16, -10]), (10, [31, -20]), (3, [10, -6])])
def test_option_points_per_bid(per_bid: int, points: list[int]) -> None:
    assert scored("bid 2,bid 1,bid 1,bid 1", 4, points_per_bid=per_bid) == points


@pytest.mark.rule("BA-BID-4", "BA-SCORE-2")
def test_a_sum_above_the_hand_is_lost_unless_it_is_capped() -> None:
    assert scored("bid 4,pass,bid 3,pass", 5) == [-35, 0]
    assert scored("bid 4,pass,bid 3,pass", 5, sum_over_hand="cap") == [25, 0]


@pytest.mark.rule("BA-SCORE-5")
def test_totals_run_and_may_be_negative() -> None:
    table = five("bid 4", "bid 4", "bid 4", "bid 4").walk()
    assert table.now.scores[:2] == [-40, -40]
    table.deal(FIVE[3:] + FIVE[:3], "2H 2S").act("bid 4", "bid 4", "bid 4", "bid 4").walk()
    assert table.now.scores[:2] == [-80, -80]


@pytest.mark.rule("BA-END-1")
@pytest.mark.parametrize(("totals", "winners"), [([5, 4], 1), ([-9, -8], 2), ([7, 7], 0)])
def test_after_the_last_deal_more_points_win_and_equal_ones_draw(totals: list[int], winners: int) -> None:
    table = Table(schedule=[1], all_pass="count_as_zero").write(scores=totals).shuffled().act(*["pass"] * 4)
    assert (table.now.phase, table.now.winners, table.now.turn) == (OVER, winners, -1)
    assert table.now.dealer == 3, "after the last deal the deal stays"


@pytest.mark.rule("BA-END-1")
def test_option_tie_plays_another_deal_of_thirteen_cards() -> None:
    table = Table(schedule=[1], all_pass="count_as_zero", tie="extra_13_card_deal").shuffled().act(*["pass"] * 4)
    assert table.now.phase == NEEDS_DEAL
    table.shuffled()
    assert table.now.hand_size == 13
    table.act("bid 1", "pass", "bid 12", "pass").walk()
    assert table.now.phase == (OVER if table.now.scores[0] != table.now.scores[1] else NEEDS_DEAL)


RAINBOW = ("AS XR 2D 2C", "KS 3S 4S 3D", "QS 4H 5D 4C", "5S 6S 6D 5C")


@pytest.mark.rule("BA-SCORE-5")
@pytest.mark.parametrize(("bonus", "points"), [(0, 0), (8, 16), (10, 20)])
def test_option_rainbow_bonus_for_each_partner_with_all_suits(bonus: int, points: int) -> None:
    table = sized(4, rainbow_bonus=bonus).deal(RAINBOW, "2H 9S").act("pass", "pass", "bid 1", "pass").walk()
    assert table.now.bonus == [points, 0]
    own = table.scores[0] - points
    tricks = table.now.tricks[0] + table.now.tricks[2]
    assert own == (5 + tricks - 1 if tricks else -5)


@pytest.mark.rule("BA-SCORE-5")
def test_in_a_deal_without_trumps_a_joker_is_no_suit_for_the_rainbow() -> None:
    hands = ("AS XB 2D 2C", "KS 3S 4S 3D", "QS 4H 5D 4C", "5S 6S 6D 5C")
    options = {"rainbow_bonus": 10, "joker_turned": "no_trump_keep_joker"}
    table = sized(4, **options).deal(hands, "XR 9S").act("bid 1", "pass", "pass", "pass").walk()
    assert table.now.bonus == [10, 0]


@pytest.mark.rule("BA-BID-7")
def test_a_passed_out_deal_has_no_rainbow() -> None:
    options = {"rainbow_bonus": 10, "all_pass": "count_as_zero"}
    table = sized(4, **options).deal(RAINBOW, "2H 9S").act(*["pass"] * 4)
    assert table.scores == [0, 0] and table.now.bonus == [0, 0]


def test_utility_is_the_difference_of_the_teams() -> None:
    table = five("bid 4", "pass", "pass", "pass").walk()
    out = np.zeros(4)
    engine.utility(table.states, 0, out)
    first, second = table.scores
    assert out.tolist() == [first - second, second - first, first - second, second - first]


@pytest.mark.rule("BA-PLAY-1", "BA-SCORE-5")
@pytest.mark.parametrize("preset", ["standard", "bill_james", "short"])
def test_random_matches_share_out_all_tricks(preset: str) -> None:
    changes = dict(GAME.options.presets.get(preset, {}))
    table = Table(**{**changes, "all_pass_limit": 3})
    totals = [0, 0]
    for seed in range(400):
        if table.now.phase == OVER:
            break
        before = table.now.scored
        table.shuffled(seed).walk(seed)
        if table.now.scored > before:
            totals = [total + points for total, points in zip(totals, table.scores, strict=True)]
            if any(table.now.calls):
                assert sum(table.now.tricks) == table.now.hand_size
    assert table.now.phase == OVER and list(table.now.scores[:2]) == totals
