"""What points are worth in the match: the same as points at its beginning, and all or nothing at its end."""

from __future__ import annotations

import numpy as np
import pytest

from vierblatt import games
from vierblatt.match import Match
from vierblatt.search.evaluation import evaluate
from vierblatt.search.match_equity import EQUITY_SHARE, MatchEquity
from vierblatt.search.playouts import playouts

TEAM_GAMES = ("baloot", "kout_bo", "back_alley")


def at_scores(name: str, first: int, second: int) -> Match:
    """A match with these totals, and a new deal."""
    match = Match(name)
    match.game.layout.write(match.states, "scores", [first, second])
    match.deal([*match.table.pack])
    return match


def at_own(name: str, own: int, other: int) -> Match:
    """The same with the totals of the side to act first."""
    match = at_scores(name, own, other)
    return match if match.turn % 2 == 0 else at_scores(name, other, own)


def end(match: Match, own: int, other: int, winners: int = -1, deals: int = 1) -> list[int]:
    """How the match stands after so many more deals with these totals, of the side to act first."""
    return [winners, match.state.scored + deals, *([own, other] if match.turn % 2 == 0 else [other, own])]


def worth(match: Match, own: int, other: int, winners: int = -1, deals: int = 1) -> float:
    """What it is worth to the side to act to come to these totals."""
    side = match.turn % 2
    ends = np.array([[end(match, own, other, winners, deals)]])
    points = own - match.scores[side] - (other - match.scores[1 - side])
    equity = MatchEquity(match.game, match.concealed(match.turn))
    return float(equity.equities(np.full((1, 1), float(points)), ends)[0, 0])


@pytest.mark.parametrize("name", TEAM_GAMES)
def test_at_the_beginning_points_are_worth_about_themselves(name: str) -> None:
    match = at_scores(name, 0, 0)
    assert worth(match, 6, 3) == pytest.approx(3, abs=1)
    assert worth(match, 3, 6) == pytest.approx(-3, abs=1)


@pytest.mark.parametrize("name", TEAM_GAMES)
@pytest.mark.parametrize("scores", [(0, 0), (40, 0), (90, 80), (10, 70)])
def test_more_points_are_never_worth_less(name: str, scores: tuple[int, int]) -> None:
    match = at_scores(name, *scores)
    own, other = scores if match.turn % 2 == 0 else scores[::-1]
    found = [worth(match, own + more, other) for more in range(0, 40, 4)]
    assert found == sorted(found)


@pytest.mark.parametrize("name", ["baloot", "kout_bo"])
def test_the_points_that_win_are_worth_more_than_points_before(name: str) -> None:
    target = 152 if name == "baloot" else 101
    match = at_scores(name, target - 10, target - 10)
    side = match.turn % 2
    close = worth(match, target, target - 10, winners=1 << side)
    assert close > 2 * worth(at_scores(name, 0, 0), 10, 0)
    assert worth(match, target, target - 10, winners=0) == pytest.approx((1 - EQUITY_SHARE) * 10, abs=0.01)


def test_fifty_one_against_nothing_is_near_when_forty_are_written() -> None:
    chances = games.get("kout_bo").research.win_chances
    assert chances is not None
    others = np.array([0, 1, 2])
    nothing, one, two = chances(at_scores("kout_bo", 40, 0).state, np.full(3, 45), others, 5)
    assert nothing - one > 3 * (one - two) > 0


def test_with_thirteen_cards_to_come_the_last_deal_of_a_schedule_decides() -> None:
    chances = games.get("back_alley").research.win_chances
    state = at_scores("back_alley", 0, 0).state
    assert chances is not None
    lead = np.array([20]), np.array([0])
    deals = state.opt_schedule[0]
    assert 0.5 < chances(state, *lead, 0)[0] < chances(state, *lead, deals - 1)[0] < chances(state, *lead, deals)[0]


def king_after(rounds: int, balances: list[int]) -> MatchEquity:
    """King Bolola with these balances after so many rounds, seen by the seat to act."""
    match = Match("king_bolola")
    match.game.layout.write(match.states, "scored", rounds)
    match.game.layout.write(match.states, "scores", balances)
    match.deal([*match.table.pack])
    assert match.turn == 0
    return MatchEquity(match.game, match.concealed(0))


def king_worth(rounds: int, before: list[int], after: list[int]) -> float:
    """What it is worth to seat 0 to have these balances after one round more."""
    ends = np.array([[[-1, rounds + 1, *after]]])
    return float(king_after(rounds, before).equities(np.full((1, 1), float(after[0] - before[0])), ends)[0, 0])


def test_in_king_bolola_points_are_all_until_four_rounds_are_left() -> None:
    assert king_worth(19, [0, 10, 900, -500], [50, 0, 900, -500]) == 50


def test_in_the_last_rounds_of_king_bolola_points_that_gain_a_place_are_worth_more() -> None:
    before = [0, 100, 3000, -3000]
    passes = king_worth(23, before, [150, 100, 3000, -3000])
    falls_short = king_worth(23, before, [90, 100, 3000, -3000])
    ahead_anyway = king_worth(23, before, [250, 100, 3000, -3000])
    assert passes - falls_short > 3 * 60
    assert ahead_anyway - passes < 100
    assert king_worth(23, before, [0, -100, 3000, -3000]) > falls_short  # the other one falls back: a place as well


def test_when_four_rounds_are_left_points_among_equals_are_worth_about_themselves() -> None:
    assert king_worth(20, [0, 0, 0, 0], [20, 0, 0, 0]) == pytest.approx(20, rel=0.3)


def test_a_match_of_one_deal_is_about_points() -> None:
    match = Match("baloot", {"target": 1})
    match.deal([*match.table.pack])
    found = evaluate(match.game, match.concealed(match.turn), worlds=8, rng=np.random.default_rng(1))
    assert np.isfinite(found.in_match.values).all()
    assert worth(match, 6, 3) == 3


def perfect(match: Match, leads: list[int], played: list[tuple[int, int, int]]) -> list[float]:
    """What leads are worth by perfect play, where playouts came to these totals (own, other) and winners."""
    side = match.turn % 2
    before = match.scores[side] - match.scores[1 - side]
    results = np.array([[float(own - other - before)] for own, other, _ in played])
    ends = np.array([[end(match, *each)] for each in played])
    equity = MatchEquity(match.game, match.concealed(match.turn))
    judged = equity.equities(results, ends)
    return [float(x) for x in equity.equities_of_leads(np.array([leads], float), results, judged)[0]]


def test_perfect_play_is_worth_what_playouts_with_that_lead_are_worth() -> None:
    match = at_scores("baloot", 120, 120)
    played = [(129, 127, -1), (120, 146, -1), (136, 120, -1)]
    expected = [worth(match, own, other) for own, other, _ in played]
    assert perfect(match, [2, -26, 16], played) == pytest.approx(expected)


def test_more_points_in_the_deal_that_loses_the_match_are_a_loss() -> None:
    match = at_own("baloot", 120, 145)
    lost, won = 1 << 1 - match.turn % 2, 1 << match.turn % 2
    played = [(129, 152, lost), (120, 171, lost), (146, 145, -1), (172, 145, won)]
    few, all_of_it, match_point = perfect(match, [2, 26, 52], played)
    assert few < -10 < all_of_it < match_point


def test_between_leads_that_were_played_perfect_play_is_worth_something_between() -> None:
    match = at_own("baloot", 140, 140)
    won = 1 << match.turn % 2
    played = [(150, 146, -1), (156, 140, won)]
    found = perfect(match, [4, 8, 12, 16], played)
    assert found == sorted(found)
    assert found[-1] == pytest.approx(worth(match, 156, 140, won))
    assert found[1] > worth(match, 150, 146)


def test_a_deal_that_all_passed_leaves_as_many_to_come() -> None:
    match = Match("back_alley")
    layout = match.game.layout
    layout.write(match.states, "scored", match.state.opt_schedule[0] - 1)
    layout.write(match.states, "scores", [5, 0])
    match.deal([*match.table.pack])
    for _ in range(3):
        match.do("pass")
    passing = match.game.parse(match.state.phase, "pass")
    results, ends = playouts(match.game, match.states[:1], (passing,))
    equity = MatchEquity(match.game, match.concealed(match.turn))
    assert results.tolist() == [[0]]
    assert equity.equities(results, ends).tolist() == [[pytest.approx(0)]]
