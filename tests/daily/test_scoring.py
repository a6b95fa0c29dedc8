"""Percentages, against a second computation that compares every player with every other."""

from __future__ import annotations

import random

import pytest

from vierblatt.daily import BOARDS, DailyResult, percent, scores_of
from vierblatt.daily.comparing import choices_of, common_length


def by_hand(player: str, board: int, results: list[DailyResult]) -> float:
    """One against one: a win counts 2, a tie 1; the bot has 0 on every board."""
    own = next(r.gain for r in results if (r.player, r.board) == (player, board))
    others = [r.gain for r in results if r.board == board and r.player != player] + [0.0]
    score = sum(2 if own > other else own == other for other in others)
    return round(100 * score / (2 * len(others)), 1)


@pytest.mark.parametrize("seed", range(20))
def test_percentages_are_what_comparing_everybody_gives(seed: int) -> None:
    draw = random.Random(seed)
    results = [
        DailyResult(f"p{player}", board, float(draw.randint(-3, 3)))
        for player in range(draw.randint(1, 12))
        for board in range(1, BOARDS + 1)
        if draw.random() < 0.95
    ]
    scores = scores_of(results)
    assert len(scores) == len({result.player for result in results})
    for result in results:
        assert scores[result.player].percents[result.board] == by_hand(result.player, result.board, results)
        others = [r.gain for r in results if r.board == result.board and r.player != result.player]
        assert percent(result.gain, others) == scores[result.player].percents[result.board]
    whole = [score for score in scores.values() if score.whole]
    for score in whole:
        assert score.place == 1 + sum(other.percent > score.percent for other in whole)
        assert score.percent == round(sum(by_hand(score.player, b, results) for b in range(1, 9)) / 8, 1)
    assert all(score.place == 0 for score in scores.values() if not score.whole)


def test_the_only_player_is_compared_with_the_bot() -> None:
    assert [percent(gain, []) for gain in (5.0, 0.0, -1.0)] == [100.0, 50.0, 0.0]


def test_a_board_that_was_not_played_is_no_zero() -> None:
    (score,) = scores_of([DailyResult("amal", 3, 7.0)]).values()
    assert (score.percents, score.percent, score.gain, score.whole) == ({3: 100.0}, 100.0, 7.0, False)


def test_without_results_there_are_no_scores() -> None:
    assert scores_of([]) == {}


def test_only_those_who_had_the_same_history_are_counted() -> None:
    line = ["pass", "bid 5", "AS", "KS", "2H"]
    others = [line, ["pass", "bid 5", "AS", "KS", "3H"], ["pass", "bid 5", "QS", "KS", "2H"], ["bid 6"], ["pass"]]
    found = choices_of(line, [0, 2, 4], others)
    assert [each.at for each in found] == [0, 2, 4]
    assert [each.counts for each in found] == [{"pass": 4, "bid 6": 1}, {"AS": 2, "QS": 1}, {"2H": 1, "3H": 1}]
    assert choices_of(line, [4], []) == choices_of(line, [4], [["bid 6"]])
    assert [common_length(line, other) for other in others] == [5, 4, 2, 0, 1]
