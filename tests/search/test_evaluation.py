"""Evaluations: every action in the same weighted worlds, by playouts in which the policy plays every seat."""

from __future__ import annotations

import numpy as np
import pytest

from tests.registry import ALL_GAMES
from tests.scale import scaled
from tests.walks import walk
from vierblatt.cards import members
from vierblatt.errors import NoWorlds
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, States
from vierblatt.match import Match
from vierblatt.search.evaluation import LEAST_WORLDS, Evaluation, evaluate
from vierblatt.search.likelihood import Posterior, Weights
from vierblatt.search.playouts import playouts


def by_hand(match: Match, action: int, seat: int) -> float:
    """What a deal brings to a seat if the policy plays on after an action, in a copy, move by move."""
    copy = match.copy()
    scored = copy.state.scored
    copy.act(action)
    while copy.turn >= 0:
        copy.act(int(engine.policy(copy.states, 0)) % LOG_ACTION)
    out = np.zeros(match.game.layout.seats)
    if copy.state.scored > scored or copy.over:
        engine.utility(copy.states, 0, out)
    return float(out[seat])


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_playout_is_the_policy_at_every_seat_to_the_end_of_the_deal(name: str) -> None:
    seen = 0
    for n, match in enumerate(walk(name, 5, 4)):
        if n % 9:
            continue
        actions = tuple(members(match.legal()))
        expected = [by_hand(match, action, match.turn) for action in actions]
        assert playouts(match.game, match.states[:1], actions)[0][0].tolist() == expected
        seen += 1
        if seen == scaled(15):
            break
    assert seen


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_question_of_every_game_is_evaluated(name: str) -> None:
    rng = np.random.default_rng(1)
    seen: set[str] = set()
    for n, match in enumerate(walk(name, 6, scaled(40))):
        if match.phase in seen and n % 40:
            continue
        found = evaluate(match.game, match.concealed(match.turn), worlds=6, rng=rng)
        assert found.actions == tuple(members(match.legal()))
        assert found.values.shape == (found.worlds, len(found.actions))
        assert found.weights.sum() == pytest.approx(1)
        seen.add(match.phase)
    assert "play" in seen


def test_nothing_is_evaluated_when_no_seat_is_to_act() -> None:
    with pytest.raises(NoWorlds):
        evaluate(Match("baloot").game, Match("baloot").concealed(0), rng=np.random.default_rng(1))


def test_the_mean_weighs_the_worlds() -> None:
    found = Evaluation((3, 7), np.array([[0.0, 4.0], [8.0, 0.0]]), np.array([0.75, 0.25]))
    assert found.means.tolist() == [2.0, 3.0]
    assert (found.best, found.order) == (7, [1, 0])


def test_the_error_of_a_difference_is_that_of_paired_worlds() -> None:
    rng = np.random.default_rng(3)
    luck = rng.normal(0, 100, 400)
    found = Evaluation((0, 1), np.stack([luck, luck + 5 + rng.normal(0, 2, 400)], axis=1), np.full(400, 1 / 400))
    assert found.errors[1] == 0
    assert found.errors[0] == pytest.approx(2 / 20, rel=0.15)
    assert found.decided


def test_one_world_gives_no_error() -> None:
    found = Evaluation((0, 1), np.array([[1.0, 0.0]]), np.ones(1))
    assert found.errors.tolist() == [0.0, np.inf]
    assert not found.decided


def test_few_worlds_never_decide_even_if_they_all_agree() -> None:
    def agreed(worlds: int) -> Evaluation:
        return Evaluation((0, 1), np.tile([1.0, 0.0], (worlds, 1)), np.full(worlds, 1 / worlds))

    assert not agreed(LEAST_WORLDS - 1).decided
    assert agreed(LEAST_WORLDS).decided


def test_actions_equal_in_every_world_need_no_more_worlds() -> None:
    values = np.tile([1.0, 1.0, 0.0], (LEAST_WORLDS, 1))
    weights = np.full(LEAST_WORLDS, 1 / LEAST_WORLDS)
    assert Evaluation((0, 1, 2), values, weights).decided
    values[0, :2] = 2.0, 0.0
    values[1, :2] = 0.0, 2.0
    assert not Evaluation((0, 1, 2), values, weights).decided


def test_evaluated_worlds_count_when_no_more_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found, sample = [0], Posterior.sample

    def few(self: Posterior, rng: np.random.Generator, count: int, *, uniform: float) -> tuple[States, Weights]:
        if found[0] > 2:
            raise NoWorlds("no-world-found")
        found[0] += 1
        return sample(self, rng, count, uniform=uniform)

    monkeypatch.setattr(Posterior, "sample", few)
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    known = match.concealed(match.turn)
    assert evaluate(match.game, known, worlds=99, seconds=60, rng=np.random.default_rng(1)).worlds == 32
    with pytest.raises(NoWorlds):
        evaluate(match.game, known, worlds=99, seconds=60, rng=np.random.default_rng(1))
