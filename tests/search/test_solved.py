"""Perfect play in evaluations: what the solver says, where it is asked, and how it is mixed with playouts."""

from __future__ import annotations

import math
import time

import numpy as np
import pytest

from tests.walks import walk
from vierblatt.cards import members
from vierblatt.match import Match
from vierblatt.search.evaluation import PERFECT, evaluate
from vierblatt.search.solved import cards_for, is_quick, solved
from vierblatt.search.solver import Solver

TEAM_GAMES = ("baloot", "kout_bo", "back_alley")


def ending(name: str, cards: int) -> Match:
    """A position with a choice in which the seat to act has so many cards left."""
    for match in walk(name, 3, 40):
        held = match.state.hands[match.turn].bit_count()
        if match.phase == "play" and held == cards and match.legal().bit_count() > 1:
            return match
    raise AssertionError(f"no ending of {name}")


@pytest.mark.parametrize("name", TEAM_GAMES)
def test_a_world_is_worth_what_the_solver_says(name: str) -> None:
    match = ending(name, 3)
    actions = tuple(members(match.legal()))
    expected = Solver(name).values(match.states)
    assert expected is not None
    found = solved(match.game, match.states[:1], actions, math.inf)
    assert found.tolist() == [[expected[action] for action in actions]]


def test_when_the_time_is_up_worlds_are_left_out() -> None:
    match = ending("kout_bo", 3)
    assert np.isnan(solved(match.game, match.states[:1], tuple(members(match.legal())), time.perf_counter())).all()


@pytest.mark.parametrize("name", TEAM_GAMES)
def test_near_the_end_perfect_play_is_a_share_of_every_value(name: str) -> None:
    match = ending(name, 3)
    known = match.concealed(match.turn)
    values = [
        evaluate(match.game, known, worlds=6, solving=solving, rng=np.random.default_rng(5)).values
        for solving in (False, True)
    ]
    perfect = (values[1] - (1 - PERFECT) * values[0]) / PERFECT
    assert perfect == pytest.approx(perfect.round(), abs=1e-6)


def test_early_in_a_deal_and_without_two_sides_nothing_is_solved() -> None:
    early = ending("back_alley", cards_for(0.1) // 4 + 1)
    assert not is_quick(early.game, early.concealed(early.turn), 0.1)
    assert is_quick(early.game, early.concealed(early.turn), 1.0)
    six = ending("kout_bo", cards_for(0.1) // 6 + 1)
    assert not is_quick(six.game, six.concealed(six.turn), 0.1)
    alone = ending("king_bolola", 3)
    assert not is_quick(alone.game, alone.concealed(alone.turn), 0.1)
