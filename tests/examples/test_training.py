"""The training example, without the library that it trains with: what decisions were worth, and the duels."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from examples.training.duel import duel, results
from examples.training.episodes import advantages, collect
from tests.scale import scaled
from vierblatt.envs.vector import VectorEnv
from vierblatt.simulate import duplicate_pairs

chance = np.random.default_rng(7)


def any_open(_: npt.NDArray[np.int8], masks: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
    return np.where(masks == 1, chance.random(masks.shape), -1).argmax(axis=1)


def test_a_decision_is_valued_by_the_final_result_of_its_seat() -> None:
    rewards = np.zeros((3, 1, 2), np.float32)
    rewards[2, 0] = 10, -10
    gained, weights = advantages(
        rewards, np.array([[0], [0], [1]], np.int8), np.array([[0], [1], [0]]), np.zeros((3, 1), np.float32), decay=1
    )
    assert gained[:, 0].tolist() == [10, -10, 10]
    assert weights[:, 0].tolist() == [1, 1, 1]


def test_an_unfinished_episode_is_valued_by_its_expected_return() -> None:
    gained, weights = advantages(
        np.zeros((3, 1, 2), np.float32),
        np.zeros((3, 1), np.int8),
        np.array([[0], [0], [1]]),
        np.array([[1], [4], [2]], np.float32),
        decay=1,
    )
    assert weights[:, 0].tolist() == [1, 0, 0]
    assert gained[0, 0] == 3


def test_rewards_after_the_end_of_an_episode_do_not_count() -> None:
    rewards = np.zeros((2, 1, 1), np.float32)
    rewards[:, 0, 0] = 5, 100
    gained, _ = advantages(
        rewards, np.ones((2, 1), np.int8), np.zeros((2, 1), np.int64), np.zeros((2, 1), np.float32), decay=1
    )
    assert gained[:, 0].tolist() == [5, 100]


def test_collected_data_match_observations_and_actions() -> None:
    env, steps = VectorEnv("kout_bo", 4, learners=[0, 2]), 40
    nothing = np.zeros(4, np.float32)
    found = collect(env, lambda seen, masks: (any_open(seen, masks), nothing, nothing), steps, scale=2)
    assert found.observations.shape == (steps, 4, env.layout.size)
    assert np.take_along_axis(found.masks, found.actions[:, :, None], axis=2).all()
    assert found.results.shape[1] == env.table.seats
    assert np.isin(found.weights, (0, 1)).all() and found.weights.any()


def test_both_halves_of_a_duel_have_the_same_cards() -> None:
    env, other = (VectorEnv("kout_bo", 8, seed=3, learners=range(first, 6, 2)) for first in (0, 1))
    for i in range(8):
        hands = [env.game.layout.reader(each.states, i).hands for each in (env, other)]
        assert [*hands[0]] == [*hands[1]]


def test_a_duel_counts_as_the_duplicate_pairs_of_the_simulator_do() -> None:
    pairs = max(40, scaled(400))
    found = duel("kout_bo", any_open, "rules", pairs=pairs)
    expected = duplicate_pairs("kout_bo", pairs=pairs, a="random", b="rules")
    assert abs(found.mean - expected.mean) < 3 * (found.half_width + expected.error)
    assert found.mean + found.half_width < 0


def test_results_do_not_depend_on_how_many_deals_are_played() -> None:
    def first_open(_: npt.NDArray[np.int8], masks: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
        return masks.argmax(axis=1)

    few, many = (results("kout_bo", first_open, "rules", 0, pairs, 5) for pairs in (3, 6))
    assert (few == many[:3]).all()
