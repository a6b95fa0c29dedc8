"""The rules page marks what applies, by bold letters or, where there are none, by brackets."""

from __future__ import annotations

import re

import pytest

from tests.cli.running import vierblatt
from vierblatt import games
from vierblatt.locale.house_rules import rules_page
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words

EVERY = [(name, lang) for name in games.game_ids() for lang in LANGUAGES]
LISTED = re.compile(r"^- `([a-z0-9_]+)` = (.*?): ", re.MULTILINE)


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_without_a_rule_set_the_page_is_as_it_is_written(name: str, lang: str) -> None:
    words = Words(lang, games.get(name))
    assert rules_page(words) == words.rules_page()


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_every_preset_marks_one_value_of_every_option(name: str, lang: str) -> None:
    game = games.get(name)
    words = Words(lang, game)
    every = game.options.every
    for preset in game.options.preset_names(reserved=True):
        rules = game.options.rule_set(preset=preset, reserved=True)
        page = rules_page(words, rules, bold=False)
        marked = {option: re.findall(r"\[`([^`]*)`\]", values) for option, values in LISTED.findall(page)}
        for option, values in marked.items():
            assert [game.options.parse(option, value) for value in values] == [rules.value_of(option, every[option])]
        assert set(marked) == set(every)
        assert "**`" not in page
        assert words.text("rules-chosen-brackets" if rules.changed else "rules-default-brackets") in page
        assert words.text("rules-default-bold") not in page


def test_a_pipe_gets_brackets_and_the_preset_is_named() -> None:
    ran = vierblatt("rules", "baloot", "--preset", "online", "--lang", "en")
    assert ran.code == 0
    assert "[stays]" in ran.out
    assert Words("en", games.get("baloot")).preset("online") in " ".join(ran.out.split())
    changed = vierblatt("rules", "baloot", "--rule", "target=101", "--lang", "ar")
    assert changed.code == 0
    assert "101" in changed.out
    wrong = vierblatt("rules", "baloot", "--preset", "nonesuch", "--lang", "en")
    assert wrong.code == 2
    assert "online" in wrong.err
