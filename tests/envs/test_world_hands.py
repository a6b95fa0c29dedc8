"""Worlds sampled in many environments at once."""

from __future__ import annotations

import numpy as np
import pytest

from tests.registry import COMPILED_GAMES
from tests.scale import scaled
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadOption
from vierblatt.search.worlds import Worlds


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_worlds_agree_with_what_the_seat_knows(name: str) -> None:
    env = VectorEnv(name, 6, seed=4)
    for number in range(scaled(40)):
        if number % 8 == 7:
            actual, worlds = env.all_hands(), env.sample_worlds(4, seed=number)
            assert worlds.dtype == np.int8 and worlds.shape == (6, 4, *actual.shape[1:])
            dealt = actual.any(axis=(1, 2))
            assert (worlds[dealt][:, :, 0] == actual[dealt][:, None, 0]).all()
            assert (worlds.sum(axis=3)[dealt] == actual.sum(axis=2)[dealt][:, None]).all()
            assert (worlds.sum(axis=2) <= 1).all() and not worlds[~dealt].any()
        env.step(env.pick_rules())


def test_worlds_follow_from_the_seed_and_neither_from_the_size_nor_from_calls_before() -> None:
    small, large = VectorEnv("kout_bo", 2, seed=8), VectorEnv("kout_bo", 5, seed=8)
    before = large.snapshot()
    first = large.sample_worlds(3, seed=1)
    assert (large.sample_worlds(3, seed=1) == first).all() and (small.sample_worlds(3, seed=1) == first[:2]).all()
    assert (large.sample_worlds(3, seed=2) != first).any() and (first[0, 0] != first[0, 1]).any()
    assert all((a == b).all() for a, b in zip(before.words, large.snapshot().words, strict=True))


def test_they_are_uniform() -> None:
    """In a position with few worlds, each of them comes about equally often."""
    env = VectorEnv("kout_bo", 24, seed=3)
    for _ in range(400):
        concealed = [env.game.layout.conceal(env.states, int(seat), i) for i, seat in enumerate(env.current_player)]
        held = [max(env.game.layout.reader(env.states, i).held) for i in range(env.n)]
        for i in np.flatnonzero(np.array(held) == 1):
            ways = Worlds(env.game, concealed[i], int(env.current_player[i])).count()
            if ways >= 6:
                return _compare(env, int(i), ways)
        env.step(env.pick_rules())
    raise AssertionError("no position with few worlds")


def _compare(env: VectorEnv, i: int, ways: float) -> None:
    count = int(60 * ways)
    hands = env.sample_worlds(count, seed=1)[i].reshape(count, -1)
    times = np.unique(hands, axis=0, return_counts=True)[1]
    assert len(times) == ways
    assert ((times - 60) ** 2 / 60).sum() < ways + 5 * (2 * ways) ** 0.5


@pytest.mark.parametrize("wrong", [{"count": 0}, {"count": 1.5}, {"count": -1}, {"count": 2, "seed": "x"}], ids=str)
def test_nonsense_is_refused(wrong: dict) -> None:
    with pytest.raises(BadOption, match="bad-value"):
        VectorEnv("baloot", 1).sample_worlds(**wrong)
