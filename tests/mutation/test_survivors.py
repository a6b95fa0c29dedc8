"""The mutants that may survive: each still changes a line of the rules, has a reason, and counts in the verdict."""

from __future__ import annotations

import pytest

from tests.mutation.listed import FOLDER, Listed, Survivor, enough_died, judge
from tests.mutation.mutants import GAMES, Mutant
from tests.registry import ALL_GAMES

LINE = "    return hand if same == 0 else same"


def mutant(after: str) -> Mutant:
    """A fault in a line that does not exist."""
    return Mutant("kout_bo", "play.py", 1, LINE, after, "core/AddNot", "")


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_survivor_is_a_line_of_the_rules_and_has_a_reason(game: str) -> None:
    lines = {line.strip() for path in (GAMES / game).rglob("*.py") for line in path.read_text("utf-8").splitlines()}
    survivors = Listed.read(game).survivors
    assert len({survivor.key for survivor in survivors}) == len(survivors)
    for survivor in survivors:
        before = survivor.change.partition("  ")[2].partition("  ->  ")[0]
        assert before.strip() in lines, f"{survivor.key}: this line is gone, so its mutant is: {before}"
        assert len(survivor.reason) > 20, f"{survivor.key}: no reason"


def test_there_are_lists_of_games_only() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} <= {*ALL_GAMES}


def test_a_run_fails_for_a_mutant_that_lives_and_is_not_listed() -> None:
    alive = mutant("    return hand if same != 0 else same")
    assert not judge(Listed([]), [alive], tried=100, whole=True).fine
    listed = Listed([Survivor(alive.key, str(alive), "nobody can tell it from the right one")])
    assert judge(listed, [alive], tried=100, whole=True).fine


def test_a_run_fails_where_too_many_live() -> None:
    alive = [mutant(f"    return {number}") for number in range(4)]
    listed = Listed([Survivor(each.key, str(each), "nobody can tell it from the right one") for each in alive])
    none = judge(Listed([]), [], tried=67, whole=True)
    assert enough_died([judge(listed, alive, tried=67, whole=True), none])
    assert not enough_died([judge(listed, alive, tried=66, whole=True), none])


def test_a_run_of_all_fails_for_one_that_is_listed_and_dies() -> None:
    listed = Listed([Survivor("0" * 12, "kout_bo/play.py:1  a  ->  b", "nobody can tell it from the right one")])
    assert not judge(listed, [], tried=100, whole=True).fine
    assert judge(listed, [], tried=1, whole=False).fine


def test_a_mutant_keeps_its_name_when_lines_above_it_change() -> None:
    line = "@rule"
    first = Mutant("kout_bo", "play.py", 1, line, "rule", "core/x", "")
    path_lines = first.path.read_text("utf-8").splitlines()
    places = [number for number, text in enumerate(path_lines, 1) if text == line]
    keys = {Mutant("kout_bo", "play.py", place, line, "rule", "core/x", "").key for place in places}
    assert len(keys) == len(places) > 1  # equal lines are distinguished by how many are above
