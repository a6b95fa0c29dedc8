"""House rules are chosen the same way wherever Python takes them: `rules`, `preset`, or both, the preset first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from vierblatt import games
from vierblatt.envs import aec
from vierblatt.envs.episode import Episode
from vierblatt.envs.gym_vector import GymVectorEnv
from vierblatt.envs.single import SingleEnv
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadOption
from vierblatt.games.options import RuleSet
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.simulate import SimulationJob, duplicate_pairs, play_matches
from vierblatt.simulate.setup import SimulationSetup, simulation_rules

#: Whatever takes house rules, and the rule set that it then has.
TAKERS: dict[str, Callable[..., RuleSet]] = {
    "Match": lambda game, **how: Match(game, **how).rules,
    "VectorEnv": lambda game, **how: VectorEnv(game, 1, **how).rules,
    "Episode": lambda game, **how: Episode(game, **how).rules,
    "SingleEnv": lambda game, **how: SingleEnv(game, **how).episode.rules,
    "GymVectorEnv": lambda game, **how: GymVectorEnv(game, **how).batch.rules,
    "aec.raw_env": lambda game, **how: aec.raw_env(game, **how).episode.rules,
    "aec.env": lambda game, **how: aec.env(game, **how).unwrapped.episode.rules,
    "aec.parallel_env": lambda game, **how: aec.parallel_env(game, **how).unwrapped.episode.rules,
    "SimulationJob": lambda game, **how: SimulationJob(game, 1, **how).rule_set,
    "SimulationSetup": lambda game, **how: SimulationSetup(game, how.pop("rules", None), 1, **how).rules,
}
every_taker = pytest.mark.parametrize("taker", TAKERS.values(), ids=TAKERS)
OPTIONS = games.get("baloot").options


@every_taker
@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ({}, OPTIONS.rule_set()),
        ({"rules": None}, OPTIONS.rule_set()),
        ({"rules": {}}, OPTIONS.rule_set()),
        ({"rules": {"target": 101}}, OPTIONS.rule_set({"target": 101})),
        ({"rules": {"target": "101"}}, OPTIONS.rule_set({"target": 101})),
        ({"rules": {"target": np.int64(101)}}, OPTIONS.rule_set({"target": 101})),
        ({"preset": "seed"}, OPTIONS.rule_set(preset="seed")),
        ({"preset": "seed", "rules": {"target": 101}}, OPTIONS.rule_set({"target": 101}, "seed")),
        ({"rules": OPTIONS.rule_set({"target": 101}, "seed")}, OPTIONS.rule_set({"target": 101}, "seed")),
    ],
    ids=[
        "nothing",
        "no rules",
        "no changes",
        "an option",
        "text",
        "numpy",
        "a preset",
        "both",
        "a rule set",
    ],
)
def test_the_preset_comes_first_then_the_rules(
    taker: Callable[..., RuleSet], how: dict[str, Any], expected: RuleSet
) -> None:
    assert taker("baloot", **how) == taker(games.get("baloot"), **how) == expected


def test_the_rules_override_an_option_that_the_preset_sets() -> None:
    changed = dict(OPTIONS.presets["seed"])
    name, value = next((name, value) for name, value in changed.items() if value != OPTIONS.by_name[name].default)
    back = OPTIONS.by_name[name].default
    assert value != back
    for taker in TAKERS.values():
        assert taker("baloot", preset="seed").values[name] == value
        assert taker("baloot", preset="seed", rules={name: back}).values[name] == back


@every_taker
@pytest.mark.parametrize(
    ("how", "code", "named"),
    [
        ({"preset": "moon"}, "unknown-preset", "saudi_tournament"),
        ({"preset": None}, "unknown-preset", "saudi_tournament"),
        ({"preset": ["seed"]}, "unknown-preset", "saudi_tournament"),
        ({"rules": {"moon": 1}}, "unknown-option", "target"),
        ({"rules": {5: 1}}, "unknown-option", "target"),
        ({"rules": {"target": 152.0}}, "bad-value", "1000000"),
        ({"rules": {"target": True}}, "bad-value", "1000000"),
        ({"rules": {"target": float("nan")}}, "bad-value", "1000000"),
        ({"rules": {"target": -1}}, "bad-value", "1000000"),
        ({"rules": {"target": 10**5000}}, "bad-value", "1000000"),
        ({"rules": {"target": None}}, "bad-value", "1000000"),
        ({"rules": {"kaboot": 2}}, "bad-value", ""),
        ({"rules": "target=101"}, "rules-not-options", "target=101"),
        ({"rules": [("target", 101)]}, "rules-not-options", "101"),
        ({"rules": 7}, "rules-not-options", "7"),
        ({"rules": games.get("kout_bo").options.rule_set()}, "other-game", ""),
        ({"rules": OPTIONS.rule_set(), "preset": "seed"}, "preset-of-rule-set", "seed"),
    ],
)
def test_what_is_no_house_rule_is_refused_with_a_sentence(
    taker: Callable[..., RuleSet], how: dict[str, Any], code: str, named: str
) -> None:
    with pytest.raises(BadOption) as fault:
        taker("baloot", **how)
    assert fault.value.code == code
    for language in ("en", "de", "ar"):
        sentence = Words(language).error(fault.value)
        assert code not in sentence and named in sentence.replace(",", "").replace(".", "").replace("\N{NBSP}", "")


@every_taker
@pytest.mark.parametrize("game", ["moon", "", 5, None, ["baloot"]])
def test_what_is_no_game_is_refused(taker: Callable[..., RuleSet], game: Any) -> None:
    with pytest.raises(BadOption, match="unknown-game"):
        taker(game)


def test_a_job_keeps_the_differences_from_the_standard() -> None:
    job = SimulationJob("baloot", 9, preset="seed", rules={"target": 101})
    assert job.rule_set == OPTIONS.rule_set({"target": 101}, "seed")
    assert SimulationJob(**job.facts()) == job == SimulationJob("baloot", 9, rules=job.rules)
    assert replace(job, count=9) == job


def test_simulations_take_them_too() -> None:
    rules = {"target": 30}
    stats = play_matches("baloot", rules, preset="seed", matches=2, seed=5)
    assert stats.rules == OPTIONS.rule_set(rules, "seed")
    assert duplicate_pairs("baloot", rules, preset="seed", pairs=2).rules == stats.rules


def test_a_simulation_caps_an_endless_auction() -> None:
    game = games.get("back_alley")
    assert simulation_rules(game).values["all_pass_limit"] == game.rules.simulation["all_pass_limit"]
    assert simulation_rules(game, {"all_pass_limit": 3}).values["all_pass_limit"] == 3


@pytest.mark.parametrize(
    "wrong",
    [
        {"n": 2.0},
        {"n": True},
        {"n": "2"},
        {"threads": 1.5},
        {"seed": 1.0},
        {"seed": "7"},
        {"seed": None},
        {"learners": 0},
        {"learners": [0.0]},
        {"learners": [True]},
        {"learners": "0"},
        {"learners": [2**70]},
        {"episode": ["deal"]},
        {"episode": None},
        {"opponents": ["search"]},
        {"opponents": 1},
    ],
    ids=str,
)
def test_other_options_of_an_environment_are_whole_numbers_or_known_names(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as fault:
        VectorEnv(**{"game": "baloot", "n": 1, **wrong})
    assert fault.value.code not in Words("en").error(fault.value)


@pytest.mark.parametrize(
    "wrong",
    [
        {"count": 2.0},
        {"count": 0},
        {"count": True},
        {"seed": 1.5},
        {"unit": "days"},
        {"unit": ["deals"]},
        {"chunk": 1.5},
        {"chunk": -1},
        {"most_deals": "9"},
        {"players": ()},
        {"players": (1,)},
    ],
    ids=str,
)
def test_other_options_of_a_job_are_whole_numbers_or_known_names(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as fault:
        SimulationJob(**{"game": "baloot", "count": 1, **wrong})
    assert fault.value.code not in Words("en").error(fault.value)
