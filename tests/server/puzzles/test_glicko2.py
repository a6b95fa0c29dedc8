"""Glicko-2: the author's worked example, and what must hold for any rating."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vierblatt.server.puzzles.glicko2 import Glicko, after
from vierblatt.server.puzzles.ratings import DAY, HIGHEST, LEAST, LOWEST, MOST, new_puzzle, new_solver, rate_attempt
from vierblatt.server.store.port import GlickoRating

RATINGS = st.builds(Glicko, st.floats(400, 4000), st.floats(45, 350), st.floats(0.01, 0.2))


def test_the_example_of_the_paper_comes_out() -> None:
    others = [(Glicko(1400, 30), 1.0), (Glicko(1550, 100), 0.0), (Glicko(1700, 300), 0.0)]
    made = after(Glicko(1500, 200, 0.06), others)
    assert made.rating == pytest.approx(1464.06, abs=0.01)
    assert made.deviation == pytest.approx(151.52, abs=0.01)
    assert made.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_surprise_raises_the_volatility() -> None:
    """Here the square of the improvement exceeds the uncertainty: the other branch of step 5."""
    made = after(Glicko(1500, 45, 0.06), [(Glicko(2400, 45), 1.0)] * 5)
    assert made.volatility > 0.0601 and made.rating > 1560


@given(RATINGS, RATINGS)
def test_a_win_raises_and_a_defeat_lowers(one: Glicko, other: Glicko) -> None:
    won, lost = after(one, [(other, 1.0)]), after(one, [(other, 0.0)])
    assert won.rating >= one.rating >= lost.rating
    assert won.deviation <= one.idle(1).deviation + 25


def test_time_makes_a_solver_less_certain_and_never_a_puzzle() -> None:
    solver = GlickoRating(rating=1600.0, deviation=60.0, volatility=0.06, updated=0)
    puzzle = new_puzzle(1600, 0)
    soon = rate_attempt(right=True, now=0)(solver, puzzle)
    late = rate_attempt(right=True, now=365 * DAY)(solver, puzzle)
    assert late[0].rating > soon[0].rating and late[0].deviation > soon[0].deviation
    assert late[1].deviation < puzzle.deviation


def test_ratings_stay_within_their_bounds() -> None:
    solver, puzzle = new_solver(0), new_puzzle(LOWEST, 0)
    for right in (True, False):
        for now in range(300):
            solver, puzzle = rate_attempt(right=right, now=now)(solver, puzzle)
            for each in (solver, puzzle):
                assert LOWEST <= each.rating <= HIGHEST and LEAST <= each.deviation <= MOST


def test_an_attempt_is_a_game_between_the_two() -> None:
    solver, puzzle = rate_attempt(right=True, now=5)(None, new_puzzle(1500, 0))
    assert solver.rating > 1500 > puzzle.rating and (solver.updated, puzzle.updated) == (5, 5)
