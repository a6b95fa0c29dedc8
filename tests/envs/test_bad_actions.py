"""What is no action is refused with a sentence, and then nothing has changed: a table of bad inputs per environment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from vierblatt.envs import aec
from vierblatt.envs.episode import Episode
from vierblatt.envs.gym_vector import GymVectorEnv
from vierblatt.envs.single import SingleEnv
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadAction, IllegalAction, VierblattError
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.observations.actions import ActionSpace

HUGE = 10**5000  # more digits than Python writes
#: What no environment takes for an action, whatever it does with actions that are not open.
NO_NUMBERS: dict[str, Any] = {
    "float": 1.0,
    "numpy float": np.float32(1),
    "not a number": float("nan"),
    "truth value": True,
    "numpy truth value": np.True_,
    "text": "1",
    "bytes": b"1",
    "none": None,
    "list": [1],
    "array": np.array([1]),
    "float array": np.array(1.0),
    "complex": 1j,
}
#: Whole numbers that no action has.
NO_IDS: dict[str, Any] = {"negative": -1, "too large": 500, "huge": 2**70, "unwritable": HUGE, "smallest": -(2**63)}
#: What is no batch of four actions.
NO_BATCHES: dict[str, Any] = {
    "floats": np.zeros(4),
    "whole floats": np.ones(4, np.float32),
    "not numbers": np.full(4, np.nan),
    "truth values": np.ones(4, np.bool_),
    "list of truth values": [True] * 4,
    "texts": ["1"] * 4,
    "none": None,
    "objects": np.array([1, 1, 1, None], object),
    "one number": 1,
    "too few": np.ones(3, np.int64),
    "too many": np.ones(5, np.int64),
    "none at all": [],
    "two dimensions": np.ones((4, 1), np.int64),
    "rows of different lengths": [[1], [1, 2], [1], [1]],
    "huge": [2**70, 1, 1, 1],
    "unwritable": [HUGE] * 4,
    "unsigned words": np.ones(4, np.uint64),
    "complex": np.ones(4, complex),
    "dates": np.array(["2026-01-01"] * 4, "datetime64[D]"),
    "dictionary": {0: 1, 1: 1, 2: 1, 3: 1},
}


def sentences(fault: VierblattError) -> list[str]:
    """The error in every language."""
    return [Words(language).error(fault) for language in ("en", "de", "ar")]


def check_sentence(fault: VierblattError, expected: str) -> None:
    """One sentence, without a code, that says what is expected."""
    for sentence in sentences(fault):
        assert fault.code not in sentence and "\n" not in sentence and len(sentence) < 160
        assert expected in sentence


def refused(step: Callable[[Any], object], action: Any, look: Callable[[], object], expected: str) -> None:
    """Steps with a bad action; nothing may change."""
    before = look()
    with pytest.raises(BadAction) as fault:
        step(action)
    assert look() == before
    check_sentence(fault.value, expected)


def episode_look(episode: Episode) -> object:
    """Everything of an episode."""
    words = episode.game.layout.words(episode.states).tobytes()
    return words, episode.rewards.tolist(), episode.returns.tolist(), episode.terminated


@pytest.mark.parametrize("name", [*NO_NUMBERS, *NO_IDS])
def test_an_episode_refuses_it(name: str) -> None:
    episode = Episode("baloot")
    refused(episode.step, {**NO_NUMBERS, **NO_IDS}[name], lambda: episode_look(episode), "105")


@pytest.mark.parametrize("illegal", ["end", "raise", "random"])
@pytest.mark.parametrize("name", NO_NUMBERS)
def test_the_gymnasium_environment_refuses_it(name: str, illegal: Any) -> None:
    table = SingleEnv("baloot", illegal=illegal)
    table.reset(seed=1)
    refused(
        table.step,
        NO_NUMBERS[name],
        lambda: (episode_look(table.episode), table.terminated, str(table.np_random.bit_generator.state)),
        "105",
    )


@pytest.mark.parametrize("name", NO_IDS)
def test_the_gymnasium_environment_treats_numbers_that_no_action_has_as_illegal_actions(name: str) -> None:
    table = SingleEnv("baloot", illegal="raise")
    table.reset(seed=1)
    refused(table.step, NO_IDS[name], lambda: episode_look(table.episode), "105")
    table = SingleEnv("baloot")
    table.reset(seed=1)
    _, reward, over, _, info = table.step(NO_IDS[name])
    assert over and reward == table.illegal_reward and "105" in info["illegal"]
    table = SingleEnv("baloot", illegal="random")
    table.reset(seed=1)
    assert "illegal" not in table.step(NO_IDS[name])[-1]


@pytest.mark.parametrize("make", [aec.raw_env, aec.env])
@pytest.mark.parametrize("name", [*NO_NUMBERS, *NO_IDS])
def test_the_pettingzoo_environment_refuses_it(name: str, make: Callable[..., Any]) -> None:
    table = make("baloot")
    table.reset(seed=1)
    raw = table.unwrapped
    refused(
        table.step,
        {**NO_NUMBERS, **NO_IDS}[name],
        lambda: (episode_look(raw.episode), dict(raw.rewards), dict(raw.terminations), raw.agent_selection),
        "105",
    )
    table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))


def test_the_pettingzoo_environment_replaces_only_numbers() -> None:
    table = aec.env("baloot", illegal="random")
    table.reset(seed=1)
    for number in NO_IDS.values():
        if not table.unwrapped.episode.terminated:
            table.step(number)
    with pytest.raises(BadAction):
        table.step(1.0)


def batch_look(env: VectorEnv) -> object:
    """Everything of a batch."""
    arrays = (env.observations, env.legal_action_mask, env.rewards, env.current_player, env.terminated)
    states = [env.game.layout.words(env.states, i).tobytes() for i in range(env.n)]
    return [array.tobytes() for array in arrays], states


@pytest.mark.parametrize("learners", [None, [0, 2]])
@pytest.mark.parametrize("name", NO_BATCHES)
def test_the_batch_refuses_it(name: str, learners: list[int] | None) -> None:
    env = VectorEnv("baloot", 4, learners=learners)
    refused(env.step, NO_BATCHES[name], lambda: batch_look(env), "(4,)")


@pytest.mark.parametrize("illegal", ["raise", "random"])
@pytest.mark.parametrize("name", NO_BATCHES)
def test_the_gymnasium_batch_refuses_it(name: str, illegal: Any) -> None:
    tables = GymVectorEnv("baloot", 4, illegal=illegal)
    tables.reset(seed=1)
    refused(tables.step, NO_BATCHES[name], lambda: batch_look(tables.batch), "(4,)")


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8, ">i8", list])
def test_every_kind_of_whole_numbers_is_an_action(kind: Any) -> None:
    env, same = VectorEnv("baloot", 4), VectorEnv("baloot", 4)
    chosen = env.pick_random().copy()
    env.step(chosen)
    same.step(chosen.tolist() if kind is list else chosen.astype(kind))
    assert batch_look(env) == batch_look(same)
    episode = Episode("baloot")
    episode.step(np.int16(episode.legal_actions()[0]))
    episode.step(np.array(episode.legal_actions()[0]))


@pytest.mark.parametrize("number", [-1, 500, -(2**63), 2**63 - 1])
def test_the_batch_names_the_environment_with_a_number_that_no_action_has(number: int) -> None:
    env = VectorEnv("baloot", 4)
    chosen = env.pick_random().copy()
    chosen[2] = number
    before = batch_look(env)
    with pytest.raises(IllegalAction) as fault:
        env.step(chosen)
    assert batch_look(env) == before
    check_sentence(fault.value, "2")


@pytest.mark.parametrize("name", [*NO_NUMBERS, *NO_IDS])
def test_a_match_refuses_it(name: str) -> None:
    match = Match("baloot")
    match.deal([*match.table.pack])
    bad = {**NO_NUMBERS, **NO_IDS}[name]
    before = match.state.turn, match.game.layout.words(match.states).tobytes(), match.deals[0][1][:]
    for ask in (match.act, match.do, match.explain):
        with pytest.raises(BadAction) as fault:
            ask(bad)
        assert all("no-such-action" not in sentence for sentence in sentences(fault.value))
    assert match.is_legal(bad) is False
    assert before == (match.state.turn, match.game.layout.words(match.states).tobytes(), match.deals[0][1])


def test_texts_of_ids_are_only_given_for_ids() -> None:
    space = ActionSpace.of("baloot")
    for bad in (*NO_NUMBERS.values(), *NO_IDS.values()):
        with pytest.raises(BadAction):
            space.text(bad)


def test_random_play_goes_on_after_refusals() -> None:
    episode, rng = Episode("back_alley"), random.Random(3)
    while not episode.terminated:
        with pytest.raises(BadAction):
            episode.step(0.0)  # type: ignore[arg-type]
        episode.step(rng.choice(episode.legal_actions()))
