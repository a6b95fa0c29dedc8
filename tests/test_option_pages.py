"""A game's pages describe its house rules correctly: the names, the values, the default."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.registry import GAMES
from tests.walks import game_of
from vierblatt.games.options import ChoiceOption, FlagOption, NumberListOption, NumberOption, Option, Value

LANGUAGES = ("en", "de", "ar")
DOCS = Path(__file__).parent.parent / "docs" / "rules"

_ITEM = re.compile(r"^- `(?P<name>\w+)` = \*\*`(?P<default>[^`]+)`\*\*(?P<others>[^:]*): .+$")
_ITEM_LIKE = re.compile(r"^- `[^`]+` = ")
#: In a rule document: "`name`: a / b", "`name` = `a`* / `b`", "`name`, `name`: each `a`, `b`", "| `name` | `a`, `b` |",
#: "`name`: a (how)". A name with a single value is a setting, not a definition.
_DEFINED = re.compile(
    r"(?P<names>`[a-z]\w*`(?:, `[a-z]\w*`)*)(?:: (?:each )?| = | \| )"
    r"(?P<first>`[^`]+`|\[[\d,]+\]|\d+)(?=\*? / |, | \()(?P<others>[^|;]*)"
)


def values_of(option: Option) -> list[Value]:
    """The values of an option, the default first."""
    if isinstance(option, ChoiceOption):
        return list(option.values)
    if isinstance(option, FlagOption):
        return [option.default, not option.default]
    return list(option.named) if isinstance(option, NumberListOption) else [option.default]


def players_page(game: str, language: str) -> list[str]:
    """The lines of a page that mention a house rule."""
    page = (game_of(game).table.words / f"rules.{language}.md").read_text(encoding="utf-8")
    return [line for line in page.splitlines() if _ITEM_LIKE.match(line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_players_page_has_every_house_rule_with_its_values_and_the_default_in_bold(game: str, language: str) -> None:
    known = game_of(game).options.every
    named = []
    for line in players_page(game, language):
        item = _ITEM.match(line)
        assert item, f"not - `name` = **`default`**, `value`: what it does: {line}"
        named.append(item["name"])
        assert item["name"] in known, f"there is no {item['name']}"
        option = known[item["name"]]
        assert option.parse(item["default"]) == option.default, line
        others = re.findall(r"`([^`]+)`", item["others"])
        if isinstance(option, NumberOption):  # the page gives its bounds, in words
            assert all(option.least <= int(number) <= option.most for number in others), line
        else:
            assert [option.parse(value) for value in others] == values_of(option)[1:], line
    assert sorted(named) == sorted(known)


def defined(document: str) -> Iterator[tuple[str, str, str]]:
    """The names in a rule document that are followed by values, with the first value and the text of the others."""
    for found in _DEFINED.finditer(document):
        for name in re.findall(r"\w+", found["names"]):
            yield name, found["first"].strip("`"), found["others"]


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_document_has_every_house_rule_with_its_default_first(game: str) -> None:
    known = game_of(game).options.every
    document = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    named = set()
    for name, default, others in defined(document):
        assert name in known, f"there is no {name}"
        named.add(name)
        option = known[name]
        assert option.parse(default) == option.default, f"{name}: the default is {option.default}, not {default}"
        if isinstance(option, ChoiceOption | FlagOption):
            missing = [str(value) for value in option.accepted.split(", ")[1:] if value not in others]
            assert not missing, f"{name} does not tell {missing}"
    assert named == set(known)
