"""Bots by text."""

from __future__ import annotations

import pytest

from vierblatt.bots import LEVELS, NAMES, Bot, make, split
from vierblatt.bots.specs import parse, with_less_time
from vierblatt.errors import BadOption
from vierblatt.match import Match


@pytest.mark.parametrize("name", NAMES)
def test_every_name_makes_a_bot_that_acts(name: str) -> None:
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    bot: Bot = make(name, 3)
    assert match.is_legal(bot.choose(match.game, match.concealed(match.turn)).action)


def test_levels_are_names_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("beginner", "casual", "club", "strong", "best")
    assert set(LEVELS) < set(NAMES)


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("sorcerer", "unknown-bot"),
        ("", "unknown-bot"),
        ("search:ms=0", "bad-bot-setting"),
        ("search:ms=fast", "bad-bot-setting"),
        ("search:ms=٣", "bad-bot-setting"),
        ("search:ms=10000000001", "bad-bot-setting"),
        ("search:worlds=00000000001", "bad-bot-setting"),
        ("search:ms=3,cpu=3", "two-bot-clocks"),
        ("search:depth=3", "bad-bot-setting"),
        ("search:ms", "bad-bot-setting"),
        ("random:ms=3", "bad-bot-setting"),
        ("rules:mistakes=101", "bad-bot-setting"),
        ("best:ms=3", "unknown-bot"),
    ],
)
def test_an_invalid_bot_is_refused(spec: str, code: str) -> None:
    with pytest.raises(BadOption) as fault:
        make(spec)
    assert fault.value.code == code


def test_a_level_stands_for_its_settings() -> None:
    assert parse("best") == parse("search:ms=1000")


@pytest.mark.parametrize(
    ("spec", "share", "left"),
    [
        ("best", 0.5, "search:ms=500"),
        ("best", 1.0, "best"),
        ("search", 0.5, "search:ms=50"),
        ("search", 0.001, "search:ms=20"),
        ("search:cpu=400,worlds=9", 0.25, "search:cpu=100,worlds=9"),
        ("search:ms=10", 0.5, "search:ms=10"),
        ("strong", 0.1, "strong"),
        ("club", 0.1, "club"),
    ],
)
def test_a_hurried_bot_differs_only_in_its_time(spec: str, share: float, left: str) -> None:
    assert with_less_time(spec, share) == left


def test_commas_in_settings_do_not_split_a_list() -> None:
    assert split("search:ms=9,worlds=4, rules,search") == ["search:ms=9,worlds=4", "rules", "search"]
