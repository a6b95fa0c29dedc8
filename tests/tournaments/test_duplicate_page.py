"""The page on duplicate scores: its tables and examples are what the program computes."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

from tools import fit_imp_scale as tool
from vierblatt import games
from vierblatt.tournaments.imp_scale import BRIDGE, imps, scale_of, scaled
from vierblatt.tournaments.match_points import match_points
from vierblatt.tournaments.victory_points import victory_points

PAGE = (Path(__file__).parents[2] / "docs" / "duplicate.md").read_text("utf-8")
COLUMNS = ("baloot", "kout_bo", "king_bolola", "back_alley")


def table_after(heading: str, number: int = 1) -> list[list[str]]:
    """The cells of the rows of a table that begins with this cell; number: which of those that do."""
    tables = re.findall(rf"^\| {re.escape(heading)} \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in tables[number - 1].splitlines()]


def test_the_match_points_of_the_example() -> None:
    rows = table_after("margin of our side")
    margins = [int(row[0]) for row in rows]
    assert [f"{float(percent):g} %" for percent in match_points(margins)] == [row[3] for row in rows]
    for margin, beats, equals, _ in rows:
        assert beats == f"{sum(other < int(margin) for other in margins)} of {len(margins) - 1}"
        assert int(equals or 0) == margins.count(int(margin)) - 1


def test_the_scales() -> None:
    columns = [list(BRIDGE), *([*scale_of(games.get(name))] for name in COLUMNS)]
    rows = table_after("IMPs")
    assert [int(row[0]) for row in rows] == [*range(1, len(BRIDGE) + 1)]
    for place, column in enumerate(columns, 1):
        assert [int(row[place]) for row in rows if row[place]] == column
        assert [row[place] for row in rows[len(column) :]] == [""] * (len(BRIDGE) - len(column))


def test_the_examples_of_the_scales() -> None:
    rows = table_after("game")
    assert len(rows) == len(COLUMNS)
    for name, (_, first, second, swing, worth) in zip(COLUMNS, rows, strict=True):
        margins = [int(re.search(r"[+-]\d+$", text)[0]) for text in (first, second)]  # type: ignore[index]
        assert sum(margins) == int(swing)
        assert imps(int(swing), scale_of(games.get(name))) == int(worth)


def test_the_victory_points() -> None:
    rows = table_after("lead in IMPs")
    heading = next(line for line in PAGE.splitlines() if line.startswith("| lead in IMPs |"))
    lengths = [int(boards) for boards in re.findall(r"(\d+) boards", heading)]
    assert lengths == [8, 16, 20]
    for row in rows:
        for boards, text in zip(lengths, row[1:], strict=True):
            own, other = victory_points(int(row[0]), boards)
            assert text == f"{float(own):.2f} : {float(other):.2f}"


def test_what_it_says_about_the_fit() -> None:
    for name, (_, multiple) in zip(COLUMNS, table_after("game", 2), strict=True):
        largest = tool.largest_swing(tool.contest_of(name, 1, 1))
        near = {scaled(float(multiple) + step / 100_000, largest) for step in range(-50, 51)}
        assert scale_of(games.get(name)) in near, "but for the digits that the page leaves out"
    words = " ".join(PAGE.split())
    assert f"(`tools/fit_imp_scale.py`): {tool.BOARDS} of each game, each played at four tables" in words
    assert tool.TABLES == 4 and f"a variance of {tool.VARIANCE}" in words


@pytest.mark.parametrize("boards", [8, 16, 20])
def test_the_lead_that_takes_all(boards: int) -> None:
    """15 x sqrt(boards) IMPs, as the page says."""
    least = next(lead for lead in range(1000) if lead * lead >= 225 * boards)
    assert victory_points(least, boards)[0] == 20 and victory_points(least - 2, boards)[0] < 20
    assert victory_points(5, 1)[0] == 15 == victory_points(10, 4)[0] == Fraction(15)
