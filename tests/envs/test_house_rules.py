"""House rules are chosen in the same way in every environment: a preset, options that differ from it, or both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import pettingzoo
import pyspiel
import pytest

import vierblatt.envs.openspiel
from vierblatt import games
from vierblatt.envs.episode import Episode
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadOption
from vierblatt.games.options import RuleSet

NAME = "vierblatt/KoutBo-v0"


def _open_spiel(preset: str = "standard", rules: dict[str, Any] | None = None) -> RuleSet:
    """OpenSpiel's parameters are texts."""
    text = ";".join(f"{name}:{value}" for name, value in (rules or {}).items())
    loaded = pyspiel.load_game("vierblatt_kout_bo", {"preset": preset, "rules": text})
    rule_set: RuleSet = loaded.setting.episode.rules
    return rule_set


ENTRIES: dict[str, Callable[..., RuleSet]] = {
    "episode": lambda **given: Episode("kout_bo", **given).rules,
    "vector": lambda **given: VectorEnv("kout_bo", 1, **given).rules,
    "gymnasium": lambda **given: gymnasium.make(NAME, **given).unwrapped.episode.rules,  # type: ignore[attr-defined]
    "make_vec": lambda **given: gymnasium.make_vec(NAME, num_envs=1, **given).batch.rules,  # type: ignore[attr-defined]
    "aec": lambda **given: pettingzoo.make("aec", NAME, **given).unwrapped.episode.rules,
    "parallel": lambda **given: pettingzoo.make("parallel", NAME, **given).unwrapped.episode.rules,
    "open_spiel": _open_spiel,
}


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize(
    "given",
    [
        {"rules": {"target": 51}},
        {"preset": "kout_bo_4"},
        {"preset": "seed", "rules": {"target": 51}},
        *({"preset": preset} for preset in games.get("kout_bo").options.preset_names()),
    ],
    ids=str,
)
def test_the_same_options_are_the_same_rules(entry: str, given: dict[str, Any]) -> None:
    expected = games.get("kout_bo").options.chosen(given.get("rules"), given.get("preset", "standard"))
    chosen = ENTRIES[entry](**given)
    assert {name: chosen.values[name] for name in expected.changed} == {**expected.changed}
    assert chosen.hash == Episode("kout_bo", **given).rules.hash


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("wrong", [{"rules": {"target": 7}}, {"rules": {"targets": 51}}, {"preset": "none"}], ids=str)
def test_options_that_do_not_exist_are_refused(entry: str, wrong: dict[str, Any]) -> None:
    with pytest.raises((BadOption, pyspiel.SpielError)):
        ENTRIES[entry](**wrong)


def test_open_spiel_has_registered_the_games() -> None:
    assert vierblatt.envs.openspiel.registration.short_name(games.get("kout_bo")) in pyspiel.registered_names()
