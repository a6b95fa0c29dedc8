"""What a policy gets is made of what its seat knows, and is what an environment gives."""

from __future__ import annotations

import numpy as np
import pytest

from tests.registry import GAMES
from vierblatt.envs.vector import VectorEnv
from vierblatt.observations.records import observe


@pytest.mark.parametrize("name", GAMES)
def test_a_concealed_record_gives_what_the_environment_gives(name: str) -> None:
    env = VectorEnv(name, 3, seed=6)
    layout = env.game.layout
    for _ in range(60):
        for i, seat in enumerate(env.current_player):
            seen = observe(env.game, layout.conceal(env.states, int(seat), i))
            assert np.array_equal(seen.observations[0], env.observations[i])
            assert np.array_equal(seen.legal_action_mask[0], env.legal_action_mask[i])
        env.step(env.pick_random())
    batch = observe(env.game, env.states)  # hidden cards are not read
    assert np.array_equal(batch.observations, env.observations)
