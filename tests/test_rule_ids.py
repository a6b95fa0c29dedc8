"""Every rule has an id, and every id has a test that names it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.registry import GAMES

#: Games with more than 30 rules: fewer mean that this test misses some.
LARGE = ("baloot", "king_bolola", "kout_bo", "back_alley")
TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "rules"
FIRST_ID = re.compile(r"\*\*([A-Z]+)-[A-Z]+-\d+\b")


def prefix_of(game: str) -> str:
    """The prefix of a game's rule ids, from its document."""
    first = FIRST_ID.search((DOCS / f"{game}.md").read_text(encoding="utf-8"))
    assert first, f"docs/rules/{game}.md defines no rule: one begins like **AB-PLAY-1**"
    return first[1]


PREFIX = {game: prefix_of(game) for game in GAMES}


def documented(game: str) -> list[str]:
    """The ids that the rule document of a game defines, in bold, in order."""
    text = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(rf"\*\*({PREFIX[game]}-[A-Z]+-\d+)\b[^*\n]*\*\*", text)


@cache
def named_by_tests() -> frozenset[str]:
    """The ids in `@pytest.mark.rule(...)` of all tests, read from their sources."""
    named: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                named.update(ast.literal_eval(argument) for argument in node.args)
    return frozenset(named)


@pytest.mark.parametrize("game", PREFIX)
def test_every_rule_is_defined_once(game: str) -> None:
    ids = documented(game)
    assert ids and (len(ids) > 30 or game not in LARGE)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", PREFIX)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    untested = [rule for rule in documented(game) if rule not in named_by_tests()]
    assert not untested


def test_tests_name_no_rule_that_does_not_exist() -> None:
    known = {rule for game in PREFIX for rule in documented(game)}
    strangers = {rule for rule in named_by_tests() if rule not in known and rule.split("-")[0] in PREFIX.values()}
    assert not strangers


@pytest.mark.parametrize("game", PREFIX)
def test_the_engine_names_only_rules_that_exist(game: str) -> None:
    """The comments, refusals and options in a game's sources refer to documented rules."""
    folder = TESTS.parent / "src" / "vierblatt" / "games" / game
    known = set(documented(game))
    for file in [*folder.rglob("*.py"), *folder.rglob("*.ftl")]:
        for rule in re.findall(rf"\b{PREFIX[game]}-[A-Z]+-\d+\b", file.read_text(encoding="utf-8")):
            assert rule in known, f"{file.name} names {rule}"
