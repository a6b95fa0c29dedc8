"""Going back to a snapshot, the policy's actions, and all hands, in many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.test_vector import run
from tests.registry import COMPILED_GAMES
from tests.scale import scaled
from vierblatt.cards import members
from vierblatt.envs.episode import EpisodeKind
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadOption
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION
from vierblatt.observations.shape import pack_of

every_game = pytest.mark.parametrize("name", COMPILED_GAMES)


@every_game
@pytest.mark.parametrize(("learners", "kind"), [(None, "match"), ((0, 2), "deal")])
def test_the_same_follows_from_a_snapshot(name: str, learners: tuple[int, ...] | None, kind: EpisodeKind) -> None:
    steps = scaled(120)
    env = VectorEnv(name, 8, seed=3, learners=learners, episode=kind, final_observations=True)
    run(env, 17)
    snapshot, seen = env.snapshot(), env.observations.copy()
    following = run(env, steps)
    env.restore(snapshot)
    assert (env.observations == seen).all()
    assert run(env, steps) == following
    other = VectorEnv(name, 8, seed=99, learners=learners, episode=kind, final_observations=True)
    other.restore(snapshot)
    assert run(other, steps) == following


@pytest.mark.parametrize(
    "other",
    [
        {"n": 3},
        {"episode": "match"},
        {"learners": (1,)},
        {"opponents": "random"},
        {"final_observations": True},
        {"rules": {"target": 51}},
        {"game": "baloot"},
    ],
    ids=lambda other: next(iter(other)),
)
def test_a_snapshot_of_another_environment_is_refused_and_changes_nothing(other: dict[str, Any]) -> None:
    arguments: dict[str, Any] = {"game": "kout_bo", "n": 2, "learners": (0,)}
    env = VectorEnv(**arguments)
    before = [array.tobytes() for array in (env.observations, env.legal_action_mask)]
    with pytest.raises(BadOption, match="other-environment"):
        env.restore(VectorEnv(**arguments | other).snapshot())
    assert before == [array.tobytes() for array in (env.observations, env.legal_action_mask)]


@every_game
def test_the_rules_bot_is_asked_for_all_at_once(name: str) -> None:
    env = VectorEnv(name, 16, seed=4)
    for _ in range(scaled(60)):
        chosen = env.pick_rules().copy()
        expected = [engine.policy(env.states, i) for i in range(env.n)]
        codes = env.space.codes[chosen]
        assert (codes % LOG_ACTION).tolist() == [each % LOG_ACTION for each in expected]
        env.step(chosen)


@every_game
def test_all_hands_begin_with_that_of_the_seat_to_act(name: str) -> None:
    env = VectorEnv(name, 4, seed=4)
    pack, reader = pack_of(env.game), env.game.layout.reader
    part = env.layout.part("hand")
    for _ in range(scaled(40)):
        hands = env.all_hands()
        assert (hands[:, 0] == env.observations[:, part.at : part.at + part.length]).all()
        for i in range(env.n):
            state = reader(env.states, i)
            for k in range(state.seats):
                held = [pack[place] for place in np.flatnonzero(hands[i, k])]
                assert held == [*members(state.hands[(state.turn + k) % state.seats])]
        env.step(env.pick_random())
