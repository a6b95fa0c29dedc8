"""What points are worth in the match: the same as points at its beginning, and all or nothing at its end."""

from __future__ import annotations

import numpy as np
import pytest

from vierblatt import games
from vierblatt.match import Match
from vierblatt.search.evaluation import evaluate
from vierblatt.search.standing import SHARE, Standing

TEAM_GAMES = ("baloot", "kout_bo", "back_alley")


def at_scores(name: str, first: int, second: int) -> Match:
    """A match with these totals, and a new deal."""
    match = Match(name)
    match.game.layout.write(match.states, "scores", [first, second])
    match.deal([*match.table.pack])
    return match


def worth(match: Match, own: int, other: int, winners: int = -1) -> float:
    """What it is worth to the side to act to come to these totals."""
    side = match.turn % 2
    ends = np.zeros((1, 1, 3), np.int64)
    ends[0, 0] = [winners, *([own, other] if side == 0 else [other, own])]
    points = own - match.scores[side] - (other - match.scores[1 - side])
    standing = Standing(match.game, match.concealed(match.turn))
    return float(standing.worths(np.full((1, 1), float(points)), ends)[0, 0])


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
    assert worth(match, target, target - 10, winners=0) == pytest.approx((1 - SHARE) * 10, abs=0.01)


def test_fifty_one_against_nothing_is_near_when_forty_are_written() -> None:
    near, far = at_scores("kout_bo", 40, 0), at_scores("kout_bo", 40, 1)
    own = 40 if near.turn % 2 == 0 else 0
    rest = 40 - own
    assert worth(near, own + 5, rest) != pytest.approx(worth(far, own + 5, rest), abs=0.01)


def test_with_thirteen_cards_to_come_the_last_deal_of_a_schedule_decides() -> None:
    chances = games.get("back_alley").chances
    state = at_scores("back_alley", 0, 0).state
    assert chances is not None
    lead = np.array([20]), np.array([0])
    deals = state.opt_schedule[0]
    assert 0.5 < chances(state, *lead, 0)[0] < chances(state, *lead, deals - 1)[0] < chances(state, *lead, deals)[0]


def test_where_everybody_plays_for_himself_points_are_all() -> None:
    match = Match("king_bolola")
    match.deal([*match.table.pack])
    found = evaluate(match.game, match.concealed(match.turn), worlds=4, rng=np.random.default_rng(1))
    assert found.in_match.values.tolist() == found.values.tolist()


def test_a_match_of_one_deal_is_about_points() -> None:
    match = Match("baloot", {"target": 1})
    match.deal([*match.table.pack])
    found = evaluate(match.game, match.concealed(match.turn), worlds=8, rng=np.random.default_rng(1))
    assert np.isfinite(found.in_match.values).all()
    assert worth(match, 6, 3) == 3
