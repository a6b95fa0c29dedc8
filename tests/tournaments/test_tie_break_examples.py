"""The examples of tie-breaks in the organisers' page are right."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tests.tournaments.building import Evening
from vierblatt.tournaments.contestant_results import ContestantResults
from vierblatt.tournaments.deciding import report
from vierblatt.tournaments.formats import Swiss
from vierblatt.tournaments.standings import standings
from vierblatt.tournaments.tie_breaks import TIE_BREAKS

PAGE = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text(encoding="utf-8")
ROWS = {row.split("`")[1]: row for row in PAGE.splitlines() if row.startswith("| `")}
WON, LOST = Fraction(1), Fraction(0)
#: Amal lost to a contestant with 4 points and beat two with 2 each.
RESULTS = {
    1: ContestantResults(points=Fraction(4), opponents=[(2, LOST), (3, WON), (4, WON)]),
    **{number: ContestantResults(points=Fraction(points)) for number, points in ((2, 4), (3, 2), (4, 2))},
}


def test_every_tie_break_has_an_example() -> None:
    assert TIE_BREAKS.keys() <= ROWS.keys()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("buchholz", 8, "4, 2 and 2 points: 8"),
        ("sonneborn-berger", 4, "with 2 and 2, and lost to the one with 4: 4"),
    ],
)
def test_sums_of_points(name: str, value: int, said: str) -> None:
    assert TIE_BREAKS[name]([1], RESULTS) == {1: value} and said in ROWS[name]


def test_margin_of_points() -> None:
    evening = Evening(Swiss(rounds=1, best_of=3), 2, tie_breaks=["points-margin"])
    evening.start()
    evening.pair()
    evening.do(report, 1, [[152, 98], [140, 155], [152, 98]])
    assert standings(evening.state)[0].tie_breaks == [54 - 15 + 54]
    assert "54 - 15 = +39" in ROWS["points-margin"]


def test_head_to_head() -> None:
    amal, dana = ContestantResults(points=Fraction(4)), ContestantResults(points=Fraction(4))
    amal.add_duel(2, WON, played=True)
    dana.add_duel(1, LOST, played=True)
    assert TIE_BREAKS["head-to-head"]([1, 2], {1: amal, 2: dana}) == {1: 2, 2: 0}
    assert "2 to 0" in ROWS["head-to-head"]
