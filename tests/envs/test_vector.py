"""Many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.registry import COMPILED_GAMES
from tests.scale import scaled
from tests.walks import game_of
from vierblatt.envs.episode import Episode, EpisodeKind
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadAction, BadOption, IllegalAction

every_game = pytest.mark.parametrize("name", COMPILED_GAMES)


@every_game
@pytest.mark.parametrize("kind", ["deal", "match"])
def test_an_environment_goes_as_an_episode_with_its_seed(name: str, kind: EpisodeKind) -> None:
    env, episode = VectorEnv(name, 2, seed=6, episode=kind), Episode(name, episode=kind)
    episode.reset(6)
    for _ in range(scaled(600)):
        assert int(env.current_player[0]) == episode.current_player
        assert env.legal_action_mask[0].tobytes() == episode.legal_action_mask().tobytes()
        assert env.observations[0].tobytes() == episode.observe(episode.current_player).tobytes()
        chosen = env.pick_random()
        episode.step(int(chosen[0]))
        env.step(chosen)
        assert env.rewards[0].tolist() == episode.rewards.tolist()
        assert bool(env.terminated[0]) == episode.terminated
        if episode.terminated:
            break


def run(env: VectorEnv, steps: int) -> list[bytes]:
    """The results of some random steps, all arrays together."""
    endings = []
    for _ in range(steps):
        env.step(env.pick_random())
        arrays = (env.observations, env.legal_action_mask, env.rewards, env.current_player, env.terminated)
        endings.append(b"".join(array.tobytes() for array in arrays))
    return endings


@every_game
@pytest.mark.parametrize("learners", [None, (0, 2)])
def test_threads_and_a_second_run_change_nothing(name: str, learners: tuple[int, ...] | None) -> None:
    steps, n = scaled(150), 192 if scaled(150) > 100 else 130
    one = VectorEnv(name, n, seed=3, learners=learners)
    two = VectorEnv(name, n, seed=3, learners=learners, threads=2)
    first = run(one, steps)
    assert run(two, steps) == first
    two.close()
    one.reset()
    assert run(one, steps) == first
    one.reset(4)
    assert run(one, steps) != first


def test_a_larger_batch_begins_with_the_same_episodes() -> None:
    small, large = VectorEnv("kout_bo", 3, seed=8), VectorEnv("kout_bo", 9, seed=8)
    for _ in range(scaled(200)):
        small.step(small.pick_random())
        large.step(large.pick_random())
        assert large.observations[:3].tobytes() == small.observations.tobytes()


@every_game
def test_a_finished_episode_restarts_and_is_rewarded_once(name: str) -> None:
    env = VectorEnv(name, 8, seed=5)
    ended = 0
    for _ in range(scaled(400)):
        env.step(env.pick_random())
        assert (env.legal_action_mask.sum(axis=1) > 0).all() and (env.current_player >= 0).all()
        assert not env.rewards[env.terminated == 0].any()
        ended += int(env.terminated.sum())
        if game_of(name).sides == 2:
            assert not env.rewards.sum(axis=1).any()
    assert ended > 8 or scaled(400) < 100


@pytest.mark.parametrize("opponents", ["rules", "random"])
@every_game
def test_only_learners_act(name: str, opponents: str) -> None:
    env = VectorEnv(name, 4, seed=5, learners=[1], opponents=opponents)
    ended, paid = 0, False
    for _ in range(scaled(120)):
        assert (env.current_player == 1).all()
        env.step(env.pick_random())
        ended += int(env.terminated.sum())
        paid = paid or bool(env.rewards.any())
    assert (ended > 4 and paid) or scaled(120) < 100


def test_an_action_that_is_not_open_stops_the_step_before_anything_changed() -> None:
    env = VectorEnv("back_alley", 5, seed=2)
    before = env.observations.tobytes(), env.current_player.tobytes()
    good = env.pick_random().copy()
    for bad in (-1, env.space.size, int(np.flatnonzero(env.legal_action_mask[3] == 0)[0])):
        chosen = good.copy()
        chosen[3] = bad
        with pytest.raises(IllegalAction) as refusal:
            env.step(chosen)
        assert refusal.value.code == "illegal-in-batch"
        assert refusal.value.parameters == {"env": 3, "action": bad}
        assert before == (env.observations.tobytes(), env.current_player.tobytes())
    env.legal_action_mask[:] = 1  # what somebody writes into the arrays opens nothing
    with pytest.raises(IllegalAction):
        env.step(np.zeros(5, np.int64))
    with pytest.raises(BadAction):
        env.step(good[:3])
    env.step(good)


def test_the_arrays_are_the_same_memory_after_every_step_and_for_other_libraries() -> None:
    env = VectorEnv("king_bolola", 4)
    ours: list[Any] = [env.observations, env.legal_action_mask, env.rewards, env.current_player, env.terminated]
    shared = [np.from_dlpack(array) for array in ours]
    for _ in range(60):
        env.step(env.pick_random())
    for other, array in zip(shared, ours, strict=True):
        assert np.shares_memory(other, array) and np.array_equal(other, array)


def test_the_last_look_of_an_episode_is_kept_where_it_is_asked_for() -> None:
    env, episode = VectorEnv("back_alley", 1, seed=4, final_observations=True), Episode("back_alley")
    episode.reset(4)
    seat = 0
    while not episode.terminated:
        seat, chosen = episode.current_player, env.pick_random()
        episode.step(int(chosen[0]))
        env.step(chosen)
    assert env.final_observations[0].tobytes() == episode.observe(seat).tobytes()
    assert VectorEnv("back_alley", 1).final_observations.size == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"n": 0},
        {"threads": 0},
        {"episode": "hand"},
        {"learners": [4]},
        {"learners": []},
        {"opponents": "strong"},
        {"game": "whist2"},
        {"rules": game_of("kout_bo").options.rule_set()},
    ],
)
def test_bad_arguments_are_refused(wrong: dict) -> None:
    with pytest.raises(BadOption):
        VectorEnv(**{"game": "baloot", "n": 1, **wrong})
