"""The AEC environments pass PettingZoo's own tests and ours."""

from __future__ import annotations

import importlib
import io
import pickle
import warnings
from collections.abc import Iterator
from contextlib import redirect_stdout
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils import parallel_to_aec

from tests.scale import SCALE
from vierblatt.envs.aec import env as make_env
from vierblatt.envs.episode import Episode
from vierblatt.envs.registration import gymnasium_id
from vierblatt.errors import BadAction, BadOption, BadPack, IllegalAction
from vierblatt.games import game_ids
from vierblatt.kernel.state import OVER
from vierblatt.observations.actions import ActionSpace

CYCLES = 60 if SCALE == "small" else 300


@pytest.fixture(params=game_ids())
def module(request: pytest.FixtureRequest) -> ModuleType:
    """The module of each game: ``baloot_v0`` and so on."""
    return importlib.import_module(f"vierblatt.envs.{request.param}_v0")


@pytest.fixture
def quiet() -> Iterator[None]:
    """PettingZoo's tests print, and advise against spaces that its own card games have too."""
    with redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


def play(table: Any, rounds: int = 10_000) -> dict[str, float]:
    """Plays the first open action of every agent to the end; returns the rewards of each agent."""
    won = dict.fromkeys(table.possible_agents, 0.0)
    for _ in table.agent_iter(rounds):
        agent = table.agent_selection
        observation, reward, terminated, truncated, _ = table.last()
        won[agent] += reward
        table.step(None if terminated or truncated else int(observation["action_mask"].argmax()))
    return won


@pytest.mark.usefixtures("quiet")
def test_it_has_the_interface_of_pettingzoo(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=CYCLES)


@pytest.mark.usefixtures("quiet")
def test_the_same_seed_gives_the_same_episode(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=CYCLES // 5)


@pytest.mark.usefixtures("quiet")
def test_it_stops_after_the_cycles_asked_for(module: ModuleType) -> None:
    def parallel_env(max_cycles: int) -> Any:
        return module.parallel_env(
            max_cycles=max_cycles, illegal="random", episode="match"
        )  # no deal may end it before

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


@pytest.mark.usefixtures("quiet")
def test_every_render_mode_gives_what_pettingzoo_wants(module: ModuleType) -> None:
    render_test(module.env)


@pytest.mark.usefixtures("quiet")
def test_its_state_fits_its_space(module: ModuleType) -> None:
    state_test(module.env(), module.parallel_env(illegal="random"), num_cycles=10)


def test_it_is_called_after_its_game_and_version(module: ModuleType) -> None:
    assert f"vierblatt.envs.{module.env()}" == module.__name__


@pytest.mark.parametrize("game", game_ids())
def test_pettingzoo_knows_it_by_name(game: str) -> None:
    assert str(pettingzoo.make("aec", gymnasium_id(game))) == f"{game}_v0"
    parallel = pettingzoo.make("parallel", gymnasium_id(game))
    parallel.reset(seed=1)
    assert parallel.agents == parallel.possible_agents


@pytest.mark.parametrize("game", [*game_ids(), "whist"])
def test_agents_get_the_utility_of_the_deal(game: str) -> None:
    table, episode = make_env(game), Episode(game)
    table.reset(seed=5)
    episode.reset(5)
    while not episode.terminated:
        episode.step(episode.legal_actions()[0])
    assert [*play(table).values()] == episode.returns.tolist()


def test_agents_see_their_seats_observation_and_only_the_seat_to_act_has_a_mask() -> None:
    table, episode = make_env("kout_bo"), Episode("kout_bo")
    table.reset(seed=3)
    episode.reset(3)
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert np.array_equal(seen["observation"], episode.observe(seat))
        assert np.array_equal(
            seen["action_mask"],
            episode.legal_action_mask() if seat == episode.current_player else 0 * episode.legal_action_mask(),
        )


def test_an_illegal_action_ends_the_episode_and_penalises_its_agent() -> None:
    table = make_env("baloot", illegal_reward=-7.0)
    table.reset(seed=1)
    guilty = table.agent_selection
    with redirect_stdout(io.StringIO()):
        table.step(int(table.observe(guilty)["action_mask"].argmin()))
    assert all(table.terminations.values())
    assert table.rewards == {agent: -7.0 if agent == guilty else 0.0 for agent in table.possible_agents}
    assert [*play(table).values()] == [-7.0 if agent == guilty else 0.0 for agent in table.possible_agents]


def test_an_illegal_action_of_the_raw_environment_raises_and_changes_nothing() -> None:
    table = importlib.import_module("vierblatt.envs.baloot_v0").raw_env()
    table.reset(seed=1)
    before = table.state()
    card, beyond = 0, ActionSpace.of("baloot").size
    for action, code in ((card, "no-such-action"), (beyond, "action-not-number")):
        with pytest.raises(BadAction, match=code):
            table.step(action)
    assert np.array_equal(before, table.state())
    while not table.observe(table.agent_selection)["action_mask"][:32].any():
        table.step(table.episode.legal_actions()[-1])
    before = table.state()
    with pytest.raises(IllegalAction, match="illegal"):
        table.step(int(table.observe(table.agent_selection)["action_mask"][:32].argmin()))
    assert np.array_equal(before, table.state())


def test_house_rules_can_be_set() -> None:
    table = make_env("kout_bo", preset="kout_bo_4")
    assert table.possible_agents == [f"seat_{seat}" for seat in range(4)]
    raw = make_env("baloot", rules={"target": 200}).unwrapped
    assert raw.episode.rules.values["target"] == 200


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"rules": {"moon": 1}}, "unknown-option"),
        ({"preset": "moon"}, "unknown-preset"),
        ({"episode": "year"}, "bad-value"),
        ({"illegal": "shrug"}, "bad-value"),
        ({"max_cycles": 0}, "bad-value"),
        ({"render_mode": "smell"}, "bad-value"),
        ({"viewer": 4}, "bad-seat"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as caught:
        make_env("baloot", **options)
    assert caught.value.code == code


def test_a_match_is_played_to_its_end() -> None:
    table = make_env("king_bolola", episode="match")
    table.reset(seed=2)
    play(table)
    assert table.unwrapped.episode.state.phase == OVER


def test_it_starts_with_the_given_pack() -> None:
    table = make_env("back_alley")
    pack = Episode("back_alley").table.pack
    table.reset(seed=1, options={"pack": [*pack], "first_seat": 2})
    first = table.state()
    table.reset(seed=9, options={"pack": [*pack], "first_seat": 2})
    assert np.array_equal(first, table.state())
    with pytest.raises(BadPack):
        table.reset(options={"pack": "AS KS"})


def test_it_can_be_sent_to_another_process() -> None:
    table = importlib.import_module("vierblatt.envs.baloot_v0").raw_env(preset="online")
    twin = pickle.loads(pickle.dumps(table))
    table.reset(seed=4)
    twin.reset(seed=4)
    assert np.array_equal(table.state(), twin.state())
