"""The training example, without the library that it trains with: what decisions were worth, and the duels."""

from __future__ import annotations

import numpy as np
import pytest

from examples.training.duel import duel, results
from examples.training.episodes import Bytes, Integers, Reals, advantages, collect, gains_of
from examples.training.pool import AT_ONCE, MOST_VERSIONS, Pool
from tests.registry import GAMES
from tests.scale import scaled
from vierblatt.envs.action_values import action_values
from vierblatt.envs.vector import VectorEnv
from vierblatt.policies import Policy, PolicyOutput, best_actions
from vierblatt.simulate import duplicate_pairs

chance = np.random.default_rng(7)


def any_open(_: Bytes, masks: Bytes) -> PolicyOutput:
    return PolicyOutput(chance.random(masks.shape))


def test_a_decision_is_valued_by_the_final_result_of_its_seat() -> None:
    rewards = np.zeros((3, 1, 2), np.float32)
    rewards[2, 0] = 10, -10
    gained, known = advantages(
        rewards, np.array([[0], [0], [1]], np.int8), np.array([[0], [1], [0]]), np.zeros((3, 1), np.float32), decay=1
    )
    assert gained[:, 0].tolist() == [10, -10, 10]
    assert known.all()


def test_an_unfinished_episode_is_valued_by_its_expected_return() -> None:
    gained, known = advantages(
        np.zeros((3, 1, 2), np.float32),
        np.zeros((3, 1), np.int8),
        np.array([[0], [0], [1]]),
        np.array([[1], [4], [2]], np.float32),
        decay=1,
    )
    assert known[:, 0].tolist() == [True, False, False]
    assert gained[0, 0] == 3


def test_rewards_after_the_end_of_an_episode_do_not_count() -> None:
    rewards = np.zeros((2, 1, 1), np.float32)
    rewards[:, 0, 0] = 5, 100
    gained, _ = advantages(
        rewards, np.ones((2, 1), np.int8), np.zeros((2, 1), np.int64), np.zeros((2, 1), np.float32), decay=1
    )
    assert gained[:, 0].tolist() == [5, 100]


@pytest.mark.parametrize("name", GAMES)
def test_collected_decisions_have_a_choice_and_say_where_the_cards_are(name: str) -> None:
    envs = [VectorEnv(name, 4, seed=2), VectorEnv(name, 3, seed=3, learners=[0, 2])]

    def act(seen: Bytes, masks: Bytes, _: Bytes) -> tuple[Integers, Reals, Reals]:
        nothing = np.zeros(len(seen), np.float32)
        return best_actions(any_open, seen, masks), nothing, nothing

    found = collect(envs, act, 60, 2, look_ahead=True)
    rows = np.arange(len(found.actions))
    assert len(rows) > 100
    assert (found.masks.sum(axis=1) > 1).all()
    assert found.masks[rows, found.actions].all() and found.masks[rows, found.rules].all()
    assert (found.gains[found.masks == 0] == 0).all() and found.gains.any()
    hand = envs[0].layout.part("hand")
    own = found.observations[:, hand.at : hand.at + hand.length] == 1
    assert (found.holders[own] == -1).all()
    held = envs[0].layout.part("held")
    for seat in range(1, envs[0].table.seats):
        assert ((found.holders == seat).sum(axis=1) == found.observations[:, held.at + seat]).all()


def test_the_heuristic_player_can_lead_the_learners_on() -> None:
    def act(seen: Bytes, masks: Bytes, _: Bytes) -> tuple[Integers, Reals, Reals]:
        nothing = np.zeros(len(seen), np.float32)
        return masks.argmax(axis=1).astype(np.int64), nothing, nothing

    found = collect([VectorEnv("baloot", 10)], act, 40, 1, imitated=1)
    assert np.array_equal(found.actions, found.rules)


def test_gains_are_less_the_mean_and_count_what_a_contract_uses_up() -> None:
    env = VectorEnv("king_bolola", 64, seed=1)
    gains = gains_of(env, 200.0)
    assert (env.legal_action_mask[:, len(env.space.cards) :].sum(axis=1) > 1).any()
    assert np.abs(gains.sum(axis=1)).max() < 1e-3
    bare = action_values(env) / 200
    differences = np.where(env.legal_action_mask == 1, gains - bare, np.nan)
    assert (np.nanmax(differences, axis=1) - np.nanmin(differences, axis=1)).max() > 0.1


def test_earlier_versions_play_against_the_learner_and_are_kept_up_to_a_number() -> None:
    asked: set[int] = set()

    def version(number: int) -> Policy:
        def policy(_: Bytes, masks: Bytes) -> PolicyOutput:
            asked.add(number)
            return PolicyOutput(np.zeros(masks.shape))

        return policy

    pool, added = Pool("king_bolola", 1), MOST_VERSIONS + 5
    pool.draw()
    for number in range(added):
        pool.add(version(number))
        pool.draw()
        for _ in range(60):
            for env in pool.envs:
                env.step(env.pick_random())
    assert len(pool.versions) == MOST_VERSIONS
    assert AT_ONCE < len(asked) <= added


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
    def first_open(_: Bytes, masks: Bytes) -> PolicyOutput:
        return PolicyOutput(-np.arange(masks.shape[1]) * np.ones(masks.shape))

    few, many = (results("kout_bo", first_open, "rules", 0, pairs, 5) for pairs in (3, 6))
    assert (few == many[:3]).all()
