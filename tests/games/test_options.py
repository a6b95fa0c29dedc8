"""Rule sets of earlier behaviour versions that a game still plays."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest

from vierblatt import games
from vierblatt.errors import BadOption
from vierblatt.games.options import Options

NOW = games.get("kout_bo").options


def after_a_release() -> Options:
    """The options with another default; the version before can still be played."""
    target = copy.copy(NOW.by_name["target"])
    target.default = 51
    by_name = {**NOW.by_name, "target": target}
    return replace(NOW, behaviour=NOW.behaviour + 1, by_name=by_name, earlier={NOW.behaviour: {"target": 101}})


@pytest.mark.parametrize("preset", NOW.preset_names())
def test_an_earlier_rule_set_is_what_it_was(preset: str) -> None:
    options = after_a_release()
    now, then = options.rule_set(preset=preset), options.rule_set(preset=preset, behaviour=NOW.behaviour)
    assert then == NOW.rule_set(preset=preset) and then.hash == NOW.rule_set(preset=preset).hash
    assert now.behaviour == NOW.behaviour + 1 and now.hash != then.hash
    assert (now.values["target"], then.values["target"]) == (51, 51 if preset == "short_match" else 101)


def test_the_present_version_may_be_named_and_an_unknown_one_is_refused() -> None:
    options = after_a_release()
    assert options.rule_set(behaviour=options.behaviour) == options.rule_set()
    with pytest.raises(BadOption) as caught:
        options.rule_set(behaviour=NOW.behaviour + 2)
    assert caught.value.code == "unknown-behaviour"
    assert caught.value.parameters["known"] == f"{NOW.behaviour}, {NOW.behaviour + 1}"
