"""The Gymnasium environments: one learner or team against bots, one table or many."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import vierblatt.envs
from tests.scale import scaled
from vierblatt.envs.episode_rules import begin_at
from vierblatt.envs.gym_vector import GymVectorEnv
from vierblatt.envs.registration import gymnasium_id, register_all
from vierblatt.envs.single import SingleEnv
from vierblatt.errors import BadAction, BadOption, IllegalAction
from vierblatt.games import game_ids


def first_open(info: dict[str, Any]) -> int:
    """The first open action."""
    return int(info["action_mask"].argmax())


@pytest.mark.parametrize("game", game_ids())
def test_it_has_the_interface_of_gymnasium(game: str) -> None:
    gymnasium.register_envs(vierblatt.envs)
    with redirect_stdout(io.StringIO()):
        check_env(gymnasium.make(gymnasium_id(game)).unwrapped)


def test_registering_twice_changes_nothing() -> None:
    register_all()  # a test may have brought a game of its own
    before = dict(gymnasium.registry)
    register_all()
    assert gymnasium.registry == before
    assert {gymnasium_id(game) for game in game_ids()} <= before.keys()


@pytest.mark.parametrize("game", [*game_ids(), "whist"])
@pytest.mark.parametrize("opponents", ["rules", "random"])
def test_the_reward_of_the_learner_is_the_utility_of_the_deal(game: str, opponents: Any) -> None:
    table = SingleEnv(game, learners=(1,), opponents=opponents)
    for seed in range(scaled(20)):
        _, info = table.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            assert info["seat"] == table.episode.current_player == 1
            _, reward, over, truncated, info = table.step(first_open(info))
            total += reward
            assert not truncated
        assert total == table.episode.returns[1]
        assert not info["action_mask"].any()


def test_a_team_acts_in_turn_and_gets_the_same_reward() -> None:
    table = SingleEnv("baloot", learners=(2, 0))
    _, info = table.reset(seed=3)
    seats, total, over = set(), 0.0, False
    while not over:
        seats.add(info["seat"])
        _, reward, over, _, info = table.step(first_open(info))
        total += reward
    assert seats == {0, 2}
    assert total == table.episode.returns[0] == table.episode.returns[2]


def test_the_mask_is_available_in_three_ways() -> None:
    table = SingleEnv("kout_bo")
    _, info = table.reset(seed=3)
    assert info["action_mask"].dtype == np.int8
    assert np.array_equal(info["action_mask"] == 1, table.action_masks())
    assert np.flatnonzero(table.action_masks()).tolist() == table.episode.legal_actions()


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    table = SingleEnv("baloot", illegal_reward=-5.0)
    _, info = table.reset(seed=1)
    observation, reward, terminated, _, info = table.step(int(info["action_mask"].argmin()))
    assert observation in table.observation_space
    assert (reward, terminated) == (-5.0, True)
    assert "is not possible here" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)


def test_an_illegal_action_is_never_better_than_the_worst_deal() -> None:
    for game in game_ids():
        table = SingleEnv(game)
        _, info = table.reset(seed=1)
        _, reward, *_ = table.step(int(info["action_mask"].argmin()))
        assert reward == -table.episode.game.research.utility_bound(table.episode.rules.values) < -10


def test_an_illegal_action_can_raise_and_then_changes_nothing() -> None:
    table = SingleEnv("king_bolola", illegal="raise")
    observation, info = table.reset(seed=1)
    with pytest.raises((BadAction, IllegalAction)):
        table.step(int(info["action_mask"].argmin()))
    again, _, over, _, _ = table.step(first_open(info))
    assert not over
    assert not np.array_equal(observation, again)


@pytest.mark.parametrize("action", [-1, 999])
def test_a_number_that_is_no_action_is_replaced_by_a_random_one(action: int) -> None:
    table = SingleEnv("back_alley", illegal="random")
    table.reset(seed=1)
    assert "illegal" not in table.step(action)[-1]
    many = gymnasium.make_vec("vierblatt/BackAlley-v0", num_envs=3, illegal="random")
    many.reset(seed=1)
    many.step(np.full(3, action))
    many.close()


def test_an_illegal_action_is_replaced_by_a_random_one() -> None:
    table = SingleEnv("back_alley", illegal="random")
    _, info = table.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = table.step(int(info["action_mask"].argmin()))
    assert "illegal" not in info
    assert reward == table.episode.returns[0]


def test_house_rules_can_be_set_through_the_registered_name() -> None:
    made = gymnasium.make("vierblatt/KoutBo-v0", preset="kout_bo_4", learners=[0, 2])
    table = cast("SingleEnv", made.unwrapped)
    assert table.episode.seats == 4
    tables = gymnasium.make_vec("vierblatt/Baloot-v0", num_envs=2, rules={"target": 200})
    assert cast("GymVectorEnv", tables.unwrapped).batch.rules.values["target"] == 200


@pytest.mark.parametrize(
    "options",
    [
        {"learners": ()},
        {"learners": (4,)},
        {"opponents": "clever"},
        {"illegal": "shrug"},
        {"rules": {"moon": 1}},
        {"viewer": -2},
        {"render_mode": "smell"},
    ],
)
@pytest.mark.parametrize("kind", [SingleEnv, GymVectorEnv])
def test_options_that_cannot_be_are_refused(kind: Any, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        kind("baloot", **options)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("learners", [(0,), (1, 3)])
def test_vector_tables_match_single_ones(game: str, learners: tuple[int, ...]) -> None:
    count, seed = 6, 11
    tables = GymVectorEnv(game, count, learners=learners)
    observations, info = tables.reset(seed=seed)
    singles = []
    for i in range(count):
        single = SingleEnv(game, learners=learners)
        single.reset(seed=0)
        begin_at(single.episode.states, 0, seed, i, 0)
        single._play_others(np.zeros(single.episode.seats))
        singles.append(single)
        assert np.array_equal(single._observe()[0], observations[i])
    running = set(range(count))
    while running:
        chosen = info["action_mask"].argmax(axis=1)
        observations, rewards, terminations, truncations, info = tables.step(chosen)
        assert not truncations.any()
        for i in sorted(running):
            row, reward, over, _, own = singles[i].step(int(chosen[i]))
            assert (reward, over) == (rewards[i], terminations[i])
            if over:
                running.remove(i)
                assert np.array_equal(row, info["final_obs"][i])
                assert own["seat"] == info["final_info"]["seat"][i]
            else:
                assert np.array_equal(row, observations[i])
                assert np.array_equal(own["action_mask"], info["action_mask"][i])
                assert own["seat"] == info["seat"][i]


def test_infos_have_the_form_that_gymnasium_gives_them() -> None:
    def step(tables: gymnasium.vector.VectorEnv[Any, Any, Any]) -> dict[str, Any]:
        _, info = tables.reset(seed=1)
        while "final_obs" not in info:
            *_, info = tables.step(info["action_mask"].argmax(axis=1))
        return info

    def form(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: form(each) for key, each in value.items()}
        return value.shape, value.dtype

    ours = step(gymnasium.make_vec("vierblatt/Baloot-v0", num_envs=3))
    theirs = step(
        gymnasium.make_vec(
            "vierblatt/Baloot-v0",
            num_envs=3,
            vectorization_mode="sync",
            vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        )
    )
    assert form(ours) == form(theirs)
    assert [row is None for row in ours["final_obs"]] == [not ended for ended in ours["_final_obs"]]


def test_many_tables_refuse_an_illegal_action_as_a_whole() -> None:
    tables = GymVectorEnv("kout_bo", 3)
    observations, info = tables.reset(seed=1)
    chosen = info["action_mask"].argmax(axis=1)
    chosen[1] = info["action_mask"][1].argmin()
    with pytest.raises(IllegalAction) as caught:
        tables.step(chosen)
    assert caught.value.parameters["env"] == 1
    assert np.array_equal(tables.batch.observations, observations)


def test_many_tables_replace_illegal_actions_where_that_is_asked_for() -> None:
    tables = GymVectorEnv("kout_bo", 5, illegal="random")
    tables.reset(seed=1)
    for _ in range(30):
        observations, *_ = tables.step(tables.action_space.sample())
    assert observations in tables.observation_space


def test_returned_arrays_are_copies_unless_copying_is_off() -> None:
    for copy in (True, False):
        tables = GymVectorEnv("baloot", 4, copy=copy)
        observations, info = tables.reset(seed=1)
        kept = observations.copy()
        tables.step(info["action_mask"].argmax(axis=1))
        assert np.array_equal(kept, observations) == copy


def test_many_tables_begin_differently_each_time_but_the_same_from_a_seed() -> None:
    tables = GymVectorEnv("baloot", 4)
    first, _ = tables.reset(seed=1)
    second, _ = tables.reset()
    again, _ = tables.reset(seed=1)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, second)


def test_many_tables_can_be_looked_at() -> None:
    tables = GymVectorEnv("baloot", 2, render_mode="ansi")
    tables.reset(seed=1)
    for text, seat in zip(tables.render() or (), tables.batch.current_player, strict=True):
        assert f"seen by seat_{seat}" in str(text)
    tables.close()


def test_many_tables_take_pools_and_learners_in_every_seat() -> None:
    pool = ["rules", "random"]
    tables: Any = gymnasium.make_vec("vierblatt/BackAlley-v0", num_envs=8, learners="rotate", opponents=pool)
    _, info = tables.reset(seed=3)
    assert {*info["opponent"].tolist()} == {0, 1}
    paid = 0
    for _ in range(400):
        against, seats = info["opponent"], info["seat"]
        assert (seats % 2 == np.arange(8) % 2).all()
        _, rewards, ended, _, info = tables.step(info["action_mask"].argmax(axis=1))
        assert (rewards == tables.batch.rewards[np.arange(8), seats]).all()
        if ended.any():
            assert (info["final_info"]["opponent"] == np.where(ended, against, 0)).all()
            paid += int(np.count_nonzero(rewards))
        if paid > 5:
            return
    raise AssertionError("nobody was ever paid")
