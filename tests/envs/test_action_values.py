"""The values of all actions are what playing them in the environment and going on as `rules` does comes to."""

from __future__ import annotations

import numpy as np
import pytest

from tests.registry import GAMES
from vierblatt.envs.action_values import action_values
from vierblatt.envs.vector import VectorEnv


@pytest.mark.parametrize("name", GAMES)
def test_values_are_the_results_of_playing_on(name: str) -> None:
    env, judged = VectorEnv(name, 3, seed=5), 0
    chance = np.random.default_rng(2)
    for step in range(60):
        values, before, seats = action_values(env), env.snapshot(), env.current_player.copy()
        assert (values[env.legal_action_mask == 0] == 0).all()
        actions = np.where(env.legal_action_mask == 1, chance.random(env.legal_action_mask.shape), -1).argmax(axis=1)
        if step % 5 == 0:
            won, going = np.zeros(env.n), np.ones(env.n, bool)
            env.step(actions)
            while True:
                won[going] += env.rewards[np.arange(env.n), seats][going]
                going &= env.terminated == 0
                if not going.any():
                    break
                env.step(env.pick_rules().copy())
            assert values[np.arange(env.n), actions].tolist() == won.tolist()
            judged += int(np.count_nonzero(won))
            env.restore(before)
            assert np.array_equal(action_values(env), values)
        env.step(env.pick_rules() if step % 2 else actions)
    assert judged > 5
