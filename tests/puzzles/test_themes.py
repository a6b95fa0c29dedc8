"""Themes: each is named, documented and found where it belongs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.puzzles.made import puzzles
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.position import load
from vierblatt.puzzles.themes import OF_REASONS, THEMES, themes_of
from vierblatt.reasons import NAMES

DOCUMENT = Path(__file__).parents[2] / "docs" / "puzzles.md"
KOUT: dict[str, Any] = {
    "game": "kout_bo",
    "dealer": 0,
    "hands": [None, None, None, "AH 2H 5S 7D", None, None],
    "contract": {"bid": 5, "maker": 1, "trump": "S"},
    "won": [2, 3],
    "leader": 4,
}


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_has_a_name_in_each_language_and_a_line_in_the_document(theme: str) -> None:
    for language in LANGUAGES:
        assert Words(language).has(f"puzzle-theme-{theme}")
    assert f"| `{theme}` |" in DOCUMENT.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("spec", "accepted", "themes"),
    [
        ({"trick": {"leader": 4, "cards": "KH 3H 4H 5H 6H"}}, "AH", {"follow", "last-to-play", "ending", "win-trick"}),
        ({"trick": {"leader": 4, "cards": "KH 3H 4H 5H 6H"}}, "2H", {"follow", "last-to-play", "ending", "duck"}),
        ({"trick": {"leader": 0, "cards": "KC 3C 4C"}, "leader": 0}, "5S", {"ruff", "ending", "win-trick"}),
        (
            {"trick": {"leader": 0, "cards": "3C KC 4C"}, "leader": 0},
            "7D",
            {"discard", "ending", "partner-winning", "duck"},
        ),
        ({"leader": 3}, "5S", {"lead", "draw-trumps", "ending"}),
        ({"leader": 3}, "AH", {"lead", "ending"}),
    ],
)
def test_themes_of_a_card(spec: dict[str, Any], accepted: str, themes: set[str]) -> None:
    assert {*themes_of(load({**KOUT, **spec}), [accepted])} - {"surprise", *OF_REASONS.values()} == themes


def test_a_reason_that_only_the_right_card_has_is_a_theme() -> None:
    match = load({**KOUT, "hands": [None, None, None, "AH 2H", None, None], "won": [3, 4],
                  "trick": {"leader": 4, "cards": "KH 3H 4H 5H 6H"}})  # fmt: skip
    assert "contract" in themes_of(match, ["AH"]) and "contract" not in themes_of(match, ["2H"])
    assert {*OF_REASONS} <= {*NAMES} and {*OF_REASONS.values()} <= {*THEMES}


def test_themes_of_a_call() -> None:
    pack = [*load({**KOUT, "leader": 3}).table.pack]
    first = {"game": "kout_bo", "dealer": 5, "pack": pack}
    assert {*themes_of(load(first), ["pass"])} - {"surprise"} == {"first-call", "pass"}
    assert {*themes_of(load({**first, "actions": ["pass"]}), ["bid 5"])} - {"surprise"} == {"call"}


def test_the_themes_of_puzzles_are_known_and_in_order() -> None:
    for puzzle in puzzles():
        assert [*puzzle.themes] == [theme for theme in THEMES if theme in puzzle.themes]
