"""Who plays against the learners: pools, and learners in other seats of every environment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.policies.user_policies import lowest
from tests.scale import scaled
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadOption, BadPolicy
from vierblatt.policies import Net, save

LOWEST = "policy:tests.policies.user_policies:lowest"
POOL: list[Any] = ["rules", "random", "rules:mistakes=50", LOWEST, lowest]


def outcomes(env: VectorEnv, steps: int, rows: slice = slice(None)) -> list[tuple[Any, ...]]:
    """What some steps bring in some of the environments; the learners follow `rules`."""
    found = []
    for _ in range(steps):
        env.step(env.pick_rules())
        arrays = (env.observations, env.rewards, env.terminated, env.opponent, env.current_player)
        found.append(tuple(array[rows].tobytes() for array in arrays))
    return found


@pytest.mark.parametrize("pool", [POOL, POOL[:3]], ids=["policies", "compiled"])
def test_a_pool_depends_on_neither_threads_nor_size(pool: list[Any]) -> None:
    steps = scaled(60)
    large = VectorEnv("kout_bo", 140, seed=5, learners="rotate", opponents=pool, threads=2)
    assert {*large.opponent.tolist()} == {*range(len(pool))}
    small = VectorEnv("kout_bo", 5, seed=5, learners="rotate", opponents=pool)
    assert outcomes(large, steps, slice(5)) == outcomes(small, steps)
    large.close()


def test_each_episode_draws_one_opponent_and_keeps_it() -> None:
    env = VectorEnv("back_alley", 64, seed=2, learners=[1], opponents=["rules", "random", "club"])
    drawn = [0, 0, 0]
    for _ in range(scaled(150)):
        before = env.opponent.copy()
        env.step(env.pick_random())
        assert (env.opponent == before)[env.terminated == 0].all()
        for place in env.opponent[env.terminated == 1]:
            drawn[place] += 1
    assert min(drawn) > 0.25 * sum(drawn) or scaled(150) < 100


@pytest.mark.parametrize("one", ["rules", "random", "rules:mistakes=30", LOWEST])
def test_a_pool_of_one_is_that_opponent(one: str) -> None:
    first, second = (VectorEnv("back_alley", 4, seed=2, learners=[1], opponents=each) for each in (one, [one]))
    assert outcomes(first, scaled(40)) == outcomes(second, scaled(40))


def test_a_name_stands_for_the_policy_and_for_the_mistakes() -> None:
    def played(opponents: Any) -> list[Any]:
        return outcomes(VectorEnv("kout_bo", 6, seed=3, learners=[0], opponents=opponents), scaled(60))

    assert played(LOWEST) == played(lowest)
    assert played("rules:mistakes=0") == played("rules")
    assert played("casual") == played("rules:mistakes=25")
    assert played("rules:mistakes=25") not in (played("rules"), played("random"))


def test_a_net_of_a_file_plays(tmp_path: Path) -> None:
    net = Net.random("kout_bo", hidden=(8,))
    save(net, tmp_path / "net.npz")
    spec = f"net:{tmp_path / 'net.npz'}"
    assert VectorEnv("kout_bo", 2, learners=[0], opponents=[spec, "rules"]).opponent.shape == (2,)
    for wrong in (spec, net, ["rules", spec]):
        with pytest.raises(BadPolicy, match="policy-other-game"):
            VectorEnv("back_alley", 2, learners=[0], opponents=wrong)
    with pytest.raises(BadPolicy):
        VectorEnv("kout_bo", 2, learners=[0], opponents=[f"net:{tmp_path / 'none.npz'}"])


def test_the_pool_is_exchanged_at_once_or_not_at_all() -> None:
    env = VectorEnv("kout_bo", 32, seed=1, learners="rotate")
    snapshot, before = env.snapshot(), env.game.layout.words(env.states).tobytes()
    for wrong in ([], "strong", ["rules", "grandmaster"], 5, [5], "rules:mistakes=101", None):
        with pytest.raises(BadOption):
            env.set_opponents(wrong)  # type: ignore[arg-type]
    assert env.game.layout.words(env.states).tobytes() == before
    env.restore(snapshot)
    seen = env.observations.copy()
    env.set_opponents(POOL)
    assert {*env.opponent.tolist()} == {*range(len(POOL))} and (env.observations == seen).all()
    exchanged = env.snapshot()
    following = outcomes(env, scaled(40))
    env.restore(exchanged)
    assert outcomes(env, scaled(40)) == following
    with pytest.raises(BadOption, match="other-environment"):
        env.restore(snapshot)
    env.set_opponents("rules")
    assert not env.opponent.any()


@pytest.mark.parametrize(
    ("name", "learners", "expected"),
    [
        ("kout_bo", "rotate", [[0, 2, 4], [1, 3, 5]]),
        ("king_bolola", "rotate", [[0], [1], [2], [3]]),
        ("baloot", [[0], [1, 2], [0, 1, 2, 3]], [[0], [1, 2], [0, 1, 2, 3]]),
        ("baloot", [3, 1], [[1, 3]]),
        ("baloot", None, [[0, 1, 2, 3]]),
    ],
)
def test_learners_have_other_seats_in_other_environments(name: str, learners: Any, expected: list[list[int]]) -> None:
    env = VectorEnv(name, 7, seed=4, learners=learners, opponents=["rules", "random"])
    assert [np.flatnonzero(row).tolist() for row in env.learners] == [expected[i % len(expected)] for i in range(7)]
    acted = np.zeros_like(env.learners)
    for _ in range(scaled(60)):
        acted[np.arange(7), env.current_player] = 1
        env.step(env.pick_random())
    assert (acted <= env.learners).all() and ((acted == env.learners).all() or scaled(60) < 60)


def test_an_environment_with_learners_of_its_own_goes_as_one_whose_learners_all_share() -> None:
    rotating = VectorEnv("back_alley", 2, seed=8, learners="rotate", opponents="random")
    odd = VectorEnv("back_alley", 2, seed=8, learners=[1, 3], opponents="random")
    assert outcomes(rotating, scaled(60), slice(1, 2)) == outcomes(odd, scaled(60), slice(1, 2))


@pytest.mark.parametrize("wrong", [[[]], [[0], []], [[0], [9]], [[0], 1], "turns", "", [0.5], [[True]]], ids=str)
def test_learners_that_make_no_sense_are_refused(wrong: Any) -> None:
    with pytest.raises(BadOption):
        VectorEnv("baloot", 2, learners=wrong)
