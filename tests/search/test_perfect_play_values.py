"""Perfect play in evaluations: the solver's values, when it is used, and how they are mixed with playouts."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

from tests.walks import ending, endings
from vierblatt.cards import members
from vierblatt.search import Worlds
from vierblatt.search.evaluation import ERRORS, SOLVER_WEIGHT, evaluate
from vierblatt.search.likelihood import Posterior
from vierblatt.search.maxn import MaxN
from vierblatt.search.perfect_play_values import cards_for, is_quick, perfect_play_values
from vierblatt.search.playouts import playouts
from vierblatt.search.solver import Solver

TEAM_GAMES = ("baloot", "kout_bo", "back_alley")


@pytest.mark.parametrize("name", TEAM_GAMES)
def test_a_world_is_worth_what_the_solver_says(name: str) -> None:
    match = ending(name, 3)
    actions = tuple(members(match.legal()))
    expected = Solver(name).values(match.states)
    assert expected is not None
    found = perfect_play_values(match.game, match.states[:1], actions)
    assert found.tolist() == [[expected[action] for action in actions]]


def test_in_king_bolola_it_is_worth_what_max_n_says() -> None:
    match = ending("king_bolola", 3)
    actions = tuple(members(match.legal()))
    expected = MaxN("king_bolola").scores(match.states)
    assert expected is not None
    found = perfect_play_values(match.game, match.states[:1], actions)
    assert found.tolist() == [[expected[action][match.turn] for action in actions]]


def test_when_the_time_is_up_worlds_are_left_out() -> None:
    match = ending("kout_bo", 3)
    actions = tuple(members(match.legal()))
    assert np.isnan(
        perfect_play_values(match.game, match.states[:1], actions, started=time.perf_counter() - 2, seconds=1)
    ).all()


def test_a_hard_world_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ending("baloot", 5)
    actions = tuple(members(match.legal()))
    assert np.isfinite(perfect_play_values(match.game, match.states[:1], actions)).all()
    monkeypatch.setattr("vierblatt.search.perfect_play_values.NODES", 10)
    monkeypatch.setattr(
        "vierblatt.search.perfect_play_values._kept", threading.local()
    )  # a solver that remembers nothing
    assert np.isnan(perfect_play_values(match.game, match.states[:1], actions)).all()
    found = evaluate(
        match.game, match.concealed(match.turn), worlds=4, solver_weight=SOLVER_WEIGHT, rng=np.random.default_rng(5)
    )
    assert np.isfinite(found.in_match.values).all()


def test_if_all_play_for_themselves_the_search_of_all_worlds_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ending("king_bolola", 4)
    actions = tuple(members(match.legal()))
    worlds = Posterior(Worlds(match.game, match.concealed(match.turn), match.turn), ERRORS)
    states = worlds.sample(np.random.default_rng(5), 6)[0]
    whole = perfect_play_values(match.game, states, actions)
    assert np.isfinite(whole).all()
    monkeypatch.setattr("vierblatt.search.perfect_play_values.AVERAGE_MANY_SIDES", 1)
    limited = perfect_play_values(match.game, states, actions)
    assert np.array_equal(limited[0], whole[0]) and np.isnan(limited[-1]).all()
    assert np.array_equal(perfect_play_values(match.game, states, actions), limited, equal_nan=True)
    timed = perfect_play_values(match.game, states, actions, started=0, seconds=60, clock=lambda: 1.0)
    assert np.array_equal(timed, whole)


@pytest.mark.parametrize("name", [*TEAM_GAMES, "king_bolola"])
def test_near_the_end_perfect_play_is_a_share_of_every_value(name: str) -> None:
    for match in endings(name, 5 if name == "kout_bo" else 4):
        known, actions = match.concealed(match.turn), tuple(members(match.legal()))
        found = evaluate(
            match.game,
            known,
            worlds=6,
            seconds=60,
            solver_weight=SOLVER_WEIGHT,
            solve_many_sides=True,
            rng=np.random.default_rng(5),
        )
        same = Posterior(Worlds(match.game, known, match.turn), ERRORS).sample(np.random.default_rng(5), 6)[0]
        played, perfect = playouts(match.game, same, actions)[0], perfect_play_values(match.game, same, actions)
        assert found.values == pytest.approx((1 - SOLVER_WEIGHT) * played + SOLVER_WEIGHT * perfect)
        if not np.array_equal(played, perfect):
            return
    raise AssertionError("perfect play is nowhere better than the policy")


def test_early_in_a_deal_and_without_two_sides_nothing_is_solved() -> None:
    early = ending("back_alley", cards_for(0.1) // 4 + 1)
    assert not is_quick(early.game, early.concealed(early.turn), 0.1)
    assert is_quick(early.game, early.concealed(early.turn), 1.0)
    six = ending("kout_bo", cards_for(0.1) // 6 + 1)
    assert not is_quick(six.game, six.concealed(six.turn), 0.1)
    alone = ending("king_bolola", 3)
    assert not is_quick(alone.game, alone.concealed(alone.turn), 0.1)
    assert is_quick(alone.game, alone.concealed(alone.turn), 0.1, solve_many_sides=True)
    more = ending("king_bolola", 6)
    assert not is_quick(more.game, more.concealed(more.turn), 0.1, solve_many_sides=True)
