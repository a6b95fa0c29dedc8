"""The preset `seed`: what it holds, that records of its former contents stay sound, that bots play it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.records import begun, judged, play, relinked, tree
from tests.walks import walk
from vierblatt.games.baloot import GAME
from vierblatt.kernel import engine

FORMER = GAME.options.former_presets["seed"]


@pytest.mark.rule("BAL-DEAL-2", "BAL-DBL-5", "BAL-SCORE-8", "BAL-SCORE-11", "BAL-PLAY-5", "BAL-ASH-5", "BAL-BID-14")
def test_it_holds_what_the_source_says() -> None:
    assert GAME.options.rule_set(preset="seed").changed == {
        "cut_choice": "full",
        "auto_declare": False,
        "void_partner_winning": "always_trump",
        "beat_partner_trump": True,
        "undertrump_forced": True,
        "overruff": "trump_led",
        "hokom_round_five": "up",
        "sun_round_five": "up",
        "failed_contract": "each_keeps",
        "kaboot": "off",
        "sun_double_by": "any_opponent",
        "wrongful_ashkal": "always_sun",
        "kawesh": "as_sun",
        "baloot_call": "before_card",
        "project_heights": "in_turn",
    }


@pytest.mark.parametrize("options", FORMER, ids=str)
def test_a_record_of_what_it_held_before_is_sound(options: dict[str, Any]) -> None:
    recorder = begun("baloot", "seeded", **options)
    play(recorder, 300)
    document = tree(recorder.record())
    assert document["rules"]["preset"] == ""
    document["rules"]["preset"] = "seed"
    assert judged(relinked(document)) == []
    document["rules"]["preset"] = "online"
    assert "preset" in judged(relinked(document))


def test_no_preset_equals_an_earlier_version_of_another() -> None:
    for name, contents in GAME.options.former_presets.items():
        assert name in GAME.options.preset_names()
        for changes in contents:
            assert GAME.options.rule_set(changes).preset == ""


def test_the_policy_always_chooses_an_open_action() -> None:
    asked = set()
    for match in walk("baloot", 7, 300, "seed"):
        action = engine.policy(match.states, 0) % 64
        assert engine.legal(match.states, 0) >> action & 1
        asked.add(match.phase)
    assert {"cutting", "bidding", "over-hokom", "over-sun", "doubling", "announcing", "play", "baloot"} <= asked
