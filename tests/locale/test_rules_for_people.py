"""Pages of rules for people name house rules in words, and have no ids unless they are asked for."""

from __future__ import annotations

import re

import pytest

from vierblatt import games
from vierblatt.locale.house_rules import rules_page
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.pages import without_comments
from vierblatt.locale.rules_for_people import for_people, hidden, shown
from vierblatt.locale.words import Words

RULE = re.compile(r"[A-Z]+-[A-Z]+-\d+")
FULL = "<!-- full -->"
MOST_WORDS = 340  #: of the short part: two screens of a phone

each = pytest.mark.parametrize(("game", "language"), [(g, lang) for g in games.game_ids() for lang in LANGUAGES])


@each
def test_a_page_for_people_has_no_ids(game: str, language: str) -> None:
    words = Words(language, games.get(game))
    page = without_comments(for_people(words.rules_page(), words, hidden))
    assert not RULE.search(page) and "`" not in page
    options = games.get(game).options
    assert all(words.option(name) in page for name in options.every)
    assert not [name for name in options.by_name if "_" in name and name in page]


@each
def test_with_ids_the_page_names_every_rule_and_option_that_it_named_before(game: str, language: str) -> None:
    words = Words(language, games.get(game))
    before = words.rules_page()
    page = for_people(before, words, shown)
    assert {*RULE.findall(page)} == {*RULE.findall(before)}
    assert all(f"`{name}`" in page for name in games.get(game).options.every)


def test_values_are_worded_and_the_default_stays_in_bold() -> None:
    words = Words("en", games.get("kout_bo"))
    page = for_people("- `players` = **`6`**, `4`: with `4`, less.\n\nSee `cut` (KOUT-DEAL-2).", words, hidden)
    assert page == (
        "- **Players:** with “4 players, 36 cards”, less. (**6 players, 54 cards** / 4 players, 36 cards)"
        "\n\nSee “Who cuts before the deal”."
    )


def test_a_rule_set_in_force_stays_marked() -> None:
    game = games.get("kout_bo")
    words = Words("en", game)
    page = rules_page(words, game.options.rule_set({"target": 51}), bold=False)
    assert "(101 / [51])" in for_people(page, words, hidden)


@each
def test_a_page_begins_with_a_short_part(game: str, language: str) -> None:
    page = Words(language, games.get(game)).rules_page()
    assert page.count(FULL) == 1
    short, full = page.split(FULL)
    assert short.count("\n## ") == 2 and full.count("\n## ") > 5
    assert not RULE.search(without_comments(short))
    assert 150 < len(short.split()) < MOST_WORDS + 80
    parts = re.findall(r"^- \*\*", short, re.MULTILINE)
    assert len(parts) >= 6
