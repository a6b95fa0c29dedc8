"""Percentages, against a second computation that compares every player with every other."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from vierblatt.daily import BOARDS, DailyResult, DayRanking, percent
from vierblatt.daily.comparing import choices_of, common_length


def by_hand(player: str, board: int, results: list[DailyResult]) -> float:
    """One against one: a win counts 2, a tie 1; the bot has 0 on every board. Fewer than three others do not count."""
    own = next(r.gain for r in results if (r.player, r.board) == (player, board))
    others = [r.gain for r in results if r.board == board and r.player != player]
    others = [*others, 0.0] if len(others) >= 3 else [0.0]
    score = sum(2 if own > other else own == other for other in others)
    return round(100 * score / (2 * len(others)), 1)


def gains_of(player: str, results: list[DailyResult]) -> dict[int, float]:
    return {result.board: result.gain for result in results if result.player == player}


@pytest.mark.parametrize("seed", range(20))
def test_percentages_are_what_comparing_everybody_gives(seed: int) -> None:
    draw = random.Random(seed)
    results = [
        DailyResult(f"p{player}", board, float(draw.randint(-3, 3)))
        for player in range(draw.randint(1, 12))
        for board in range(1, BOARDS + 1)
        if draw.random() < 0.95
    ]
    day = DayRanking(results, {result.player for result in results}, most=4)
    scores = {player: day.score(player, gains_of(player, results)) for player in {r.player for r in results}}
    for result in results:
        assert scores[result.player].percents[result.board] == by_hand(result.player, result.board, results)
        others = [r.gain for r in results if r.board == result.board and r.player != result.player]
        assert percent(result.gain, others) == scores[result.player].percents[result.board]
        assert day.others(result.player, result.board) == len(others)
        spread = Counter([*others, result.gain]) if len(others) >= 3 else {}
        assert day.spread(result.player, result.board, result.gain) == sorted(spread.items(), reverse=True)
    whole = [score for score in scores.values() if score.whole]
    for score in whole:
        assert score.place == 1 + sum(other.percent > score.percent for other in whole)
        assert score.percent == round(sum(by_hand(score.player, b, results) for b in range(1, 9)) / 8, 1)
    assert all(score.place == 0 for score in scores.values() if not score.whole)
    assert {score.players for score in scores.values()} == {len(whole)}
    assert day.best == sorted(whole, key=lambda score: (score.place, score.player))[:4]


@pytest.mark.parametrize("seed", range(10))
def test_what_a_player_has_just_finished_counts_as_if_it_had_been_among_the_results(seed: int) -> None:
    draw = random.Random(seed)
    results = [
        DailyResult(f"p{player}", board, float(draw.randint(-3, 3)))
        for player in range(draw.randint(1, 12))
        for board in range(1, BOARDS + 1)
    ]
    late = [result for result in results if result.player == "p0" and result.board > draw.randint(0, 7)]
    before, after = DayRanking(result for result in results if result not in late), DayRanking(results)
    mine = gains_of("p0", results)
    one, other = before.score("p0", mine), after.score("p0", mine)
    assert (one.gains, one.percents, one.players) == (other.gains, other.percents, other.players)
    assert all(before.spread("p0", board, mine[board]) == after.spread("p0", board, mine[board]) for board in mine)


class Counted(float):
    """A gain that counts how often gains are compared."""

    comparisons = 0

    def __lt__(self, other: float) -> bool:
        Counted.comparisons += 1
        return float(self) < float(other)

    def __gt__(self, other: float) -> bool:
        return Counted(other) < self


def test_what_a_request_costs_hardly_depends_on_the_number_of_players() -> None:
    draw, cost = random.Random(1), {}
    for players in (100, 10_000):
        gains = [[Counted(draw.randint(-40, 40)) for _ in range(BOARDS)] for _ in range(players)]
        results = (
            DailyResult(f"p{n}", board, gain) for n, own in enumerate(gains) for board, gain in enumerate(own, 1)
        )
        day, mine = DayRanking(results), dict(enumerate(gains[7], 1))
        Counted.comparisons = 0
        for player in ("p7", "late"):
            assert day.score(player, mine).place
        cost[players] = Counted.comparisons
        assert all(len(day.spread("p7", board, gain)) <= 81 for board, gain in mine.items())
    assert 0 < cost[10_000] <= 2 * BOARDS * 2 * 15  # two searches in 10,001 gains, for each board of two players
    assert cost[10_000] <= 3 * cost[100]


def test_the_only_player_is_compared_with_the_bot() -> None:
    assert [percent(gain, []) for gain in (5.0, 0.0, -1.0)] == [100.0, 50.0, 0.0]


def test_a_board_that_was_not_played_is_no_zero() -> None:
    score = DayRanking([DailyResult("amal", 3, 7.0)]).score("amal", {3: 7.0})
    assert (score.percents, score.percent, score.gain, score.whole) == ({3: 100.0}, 100.0, 7.0, False)


def test_without_results_there_are_no_scores() -> None:
    day = DayRanking([])
    assert (day.best, day.players, day.score("amal", {}).percents, day.spread("amal", 1, None)) == ([], 0, {}, [])


def test_one_or_two_others_change_no_percentage() -> None:
    """Otherwise whoever knows who has played would know how."""
    for others in ([], [99.0], [-99.0, 99.0]):
        assert [percent(gain, others) for gain in (5.0, 0.0, -1.0)] == [100.0, 50.0, 0.0]
        results = [DailyResult(f"p{n}", 1, gain) for n, gain in enumerate(others)]
        assert DayRanking(results).score("amal", {1: 5.0}).percents == {1: 100.0}
    assert percent(5.0, [99.0, 98.0, -99.0]) == 50.0


def test_only_those_who_had_the_same_history_are_counted() -> None:
    line = ["pass", "bid 5", "AS", "KS", "2H"]
    others = [line, ["pass", "bid 5", "AS", "KS", "3H"], ["pass", "bid 5", "QS", "KS", "2H"], ["bid 6"], ["pass"]]
    found = choices_of(line, [0, 2, 4], others)
    assert [each.at for each in found] == [0, 2, 4]
    assert [each.counts for each in found] == [{"pass": 4, "bid 6": 1}, {"AS": 2, "QS": 1}, {"2H": 1, "3H": 1}]
    assert choices_of(line, [4], []) == choices_of(line, [4], [["bid 6"]])
    assert [common_length(line, other) for other in others] == [5, 4, 2, 0, 1]
