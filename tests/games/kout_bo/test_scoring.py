"""What a deal is worth, and the end of the match."""

from typing import Any

import numpy as np
import pytest

from tests.games.kout_bo.table import Table, scored
from vierblatt.games.kout_bo.research.audit import audit
from vierblatt.games.kout_bo.rules.options import SHUTOUT_51, TARGET_101
from vierblatt.games.kout_bo.rules.scoring import ahead_wins, lost_points, made_points
from vierblatt.kernel import engine
from vierblatt.kernel.jit import entry
from vierblatt.kernel.state import NEEDS_DEAL, OVER, States


@entry
def audit_at(states: States, i: int) -> int:
    """The number of the invariant that a scored deal breaks, or 0."""
    return audit(states[i])


def outcome(table: Table) -> tuple[list[int], int]:
    """Totals and winners."""
    return table.now.scores[:2], table.now.winners


@pytest.mark.rule("KOUT-SCORE-1")
def test_the_bid_is_made_from_its_number_of_tricks_on_and_overtricks_are_worth_nothing() -> None:
    assert [scored(tricks, bid=6).now.deal_scores[:2] for tricks in range(10)] == [[0, 12]] * 6 + [[6, 0]] * 4


@pytest.mark.rule("KOUT-SCORE-2")
def test_the_table_of_points() -> None:
    assert [made_points(bid, 0) for bid in range(5, 10)] == [5, 6, 7, 8, 36]
    assert [lost_points(bid, 0) for bid in range(5, 10)] == [10, 12, 14, 16, 18]
    assert {(made_points(bid, 1), lost_points(bid, 1)) for bid in range(5, 10)} == {(5, 5)}


@pytest.mark.rule("KOUT-SCORE-2", "KOUT-BID-5")
def test_malzom_costs_five_only() -> None:
    assert scored(4, bid=5, malzom=1).now.deal_scores[:2] == [0, 5]
    assert scored(4, bid=5).now.deal_scores[:2] == [0, 10]


@pytest.mark.rule("KOUT-SCORE-2", "KOUT-BID-5")
@pytest.mark.parametrize("bid", range(5, 10))
def test_seed_rules_count_five_for_any_malzom(bid: int) -> None:
    failed = scored(bid - 1, bid=bid, malzom=1)
    assert failed.now.deal_scores[:2] == [0, 5] and audit_at(failed.states, 0) == 0
    made = scored(9, bid=bid, malzom=1)
    assert made.now.deal_scores[:2] == [5, 0] and audit_at(made.states, 0) == 0


@pytest.mark.rule("KOUT-SCORE-3")
def test_a_match_begins_at_nothing_and_only_one_team_writes() -> None:
    table = Table()
    assert table.now.scores == [0] * 6
    for seed in range(30):
        before = table.now.scores[:2]
        table.shuffled(seed).finish(seed)
        change = [new - old for old, new in zip(before, table.now.scores[:2], strict=True)]
        assert min(change) == 0 < max(change)
        assert change == table.now.deal_scores[:2]
        if table.now.phase == OVER:
            break


@pytest.mark.rule("KOUT-SCORE-3")
def test_the_house_may_take_the_points_from_the_hokm_team() -> None:
    house: dict[str, Any] = {"fail_points": "minus_for_hokm_team"}
    assert outcome(scored(5, bid=7, before=[3, 20], **house)) == ([-11, 20], 0)
    assert outcome(scored(5, bid=5, before=[3, 20], **house)) == ([8, 20], 0)


@pytest.mark.rule("KOUT-SCORE-3", "KOUT-END-2")
def test_minus_points_count_as_nothing_for_the_shutout() -> None:
    assert outcome(scored(5, bid=7, before=[3, 60], fail_points="minus_for_hokm_team")) == ([-11, 60], 0b10)


@pytest.mark.rule("KOUT-END-1")
def test_a_bawan_made_in_the_first_deal_wins_at_once_and_is_written() -> None:
    table = scored(9, bid=9, deal_no=1)
    assert (table.now.phase, *outcome(table)) == (OVER, [36, 0], 0b01)
    assert table.now.dealer == 5
    assert scored(8, bid=9, deal_no=1).now.phase == NEEDS_DEAL
    assert scored(9, bid=8, deal_no=1).now.phase == NEEDS_DEAL
    assert scored(9, bid=9, deal_no=2).now.phase == NEEDS_DEAL


@pytest.mark.rule("KOUT-END-1")
def test_the_house_may_drop_or_extend_the_bawan_that_wins_at_once() -> None:
    assert scored(9, bid=9, deal_no=1, first_round_bawan="off").now.phase == NEEDS_DEAL
    assert scored(9, bid=9, deal_no=4, first_round_bawan="any_deal").now.phase == OVER
    assert scored(8, bid=9, deal_no=4, first_round_bawan="any_deal").now.phase == NEEDS_DEAL
    assert scored(9, bid=9, deal_no=2, first_round_bawan="bid").now.phase == NEEDS_DEAL


@pytest.mark.rule("KOUT-END-1", "KOUT-END-2")
def test_the_bawan_comes_before_every_other_end() -> None:
    table = scored(9, bid=9, deal_no=3, before=[0, 98], first_round_bawan="any_deal")
    assert outcome(table) == ([36, 98], 0b01)


@pytest.mark.rule("KOUT-END-2")
def test_fifty_one_against_nothing_wins() -> None:
    assert outcome(scored(7, bid=7, before=[44, 0])) == ([51, 0], 0b01)
    assert outcome(scored(7, bid=7, before=[43, 0])) == ([50, 0], 0)
    assert outcome(scored(7, bid=7, before=[44, 5])) == ([51, 5], 0)
    assert outcome(scored(3, bid=6, before=[0, 40])) == ([0, 52], 0b10)


@pytest.mark.rule("KOUT-END-2")
def test_the_house_may_know_no_shutout() -> None:
    assert outcome(scored(7, bid=7, before=[44, 0], shutout=0)) == ([51, 0], 0)


@pytest.mark.rule("KOUT-END-3")
def test_a_hundred_and_one_wins() -> None:
    assert outcome(scored(8, bid=8, before=[93, 70])) == ([101, 70], 0b01)
    assert outcome(scored(8, bid=8, before=[92, 70])) == ([100, 70], 0)
    assert outcome(scored(7, bid=8, before=[92, 85])) == ([92, 101], 0b10)


@pytest.mark.rule("KOUT-END-3")
def test_the_house_may_play_to_fifty_one() -> None:
    assert outcome(scored(8, bid=8, before=[43, 40], target=51)) == ([51, 40], 0b01)


@pytest.mark.rule("KOUT-SCORE-1", "KOUT-PLAY-2")
def test_stopping_early_changes_no_score() -> None:
    assert outcome(scored(6, bid=6, early_deal_end=True)) == outcome(scored(6, bid=6))
    assert outcome(scored(5, bid=6, early_deal_end=True)) == outcome(scored(5, bid=6))


def utility(table: Table) -> list[float]:
    """Of every seat."""
    out = np.full(6, np.nan)
    engine.utility(table.states, 0, out)
    return [float(part) for part in out]


def test_the_result_of_a_deal_is_the_difference_of_the_teams() -> None:
    assert utility(scored(3, bid=6)) == [-12, 12, -12, 12, -12, 12]
    assert utility(scored(6, bid=6)) == [6, -6, 6, -6, 6, -6]


@pytest.mark.rule("KOUT-END-1")
def test_a_nine_that_wins_at_once_is_worth_a_made_one() -> None:
    assert utility(Table(first_round_bawan="bid").shuffled().call("pass", 9)) == [-36, 36, -36, 36, -36, 36]
    assert utility(Table(first_round_bawan="bid").shuffled().call(9)) == [36, -36, 36, -36, 36, -36]


@pytest.mark.rule("KOUT-END-2")
def test_a_shutout_is_against_nothing_at_all() -> None:
    assert [ahead_wins(51, less, TARGET_101, SHUTOUT_51) for less in (1, 0, -1)] == [False, True, True]
