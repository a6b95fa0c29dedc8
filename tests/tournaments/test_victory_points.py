"""Victory points, against printed tables and against the formula in other arithmetic."""

from __future__ import annotations

import decimal
import math
from fractions import Fraction

import pytest

from vierblatt.errors import BadOption
from vierblatt.tournaments.victory_points import victory_points

#: Printed tables of the continuous scale of the World Bridge Federation, the winner's victory points from a lead of 0
#: IMPs on: for 1 to 10 boards as they are used in Denmark, for 24 boards as the Federation has them.
PRINTED = {
    1: "10.00 11.20 12.29 13.28 14.18 15.00 15.74 16.42 17.03 17.59 18.09 18.55 18.97 19.34 19.69 20.00",
    4: """
        10.00 10.61 11.20 11.76 12.29 12.80 13.28 13.74 14.18 14.60 15.00 15.38 15.74 16.09 16.42 16.73 17.03 17.31
        17.59 17.84 18.09 18.33 18.55 18.76 18.97 19.16 19.34 19.52 19.69 19.85 20.00""",
    7: """
        10.00 10.47 10.92 11.35 11.77 12.18 12.57 12.94 13.31 13.65 13.99 14.32 14.63 14.93 15.22 15.50 15.78 16.04
        16.29 16.53 16.77 16.99 17.21 17.42 17.62 17.82 18.01 18.19 18.36 18.53 18.69 18.85 19.00 19.15 19.29 19.43
        19.56 19.68 19.80 19.92 20.00""",
    8: """
        10.00 10.44 10.86 11.27 11.67 12.05 12.42 12.77 13.12 13.45 13.78 14.09 14.39 14.68 14.96 15.23 15.50 15.75
        16.00 16.23 16.46 16.68 16.90 17.11 17.31 17.50 17.69 17.87 18.04 18.21 18.37 18.53 18.68 18.83 18.97 19.11
        19.24 19.37 19.50 19.62 19.74 19.85 19.95 20.00""",
    10: """
        10.00 10.39 10.77 11.14 11.50 11.85 12.18 12.51 12.83 13.14 13.43 13.72 14.00 14.28 14.54 14.80 15.05 15.29
        15.52 15.75 15.97 16.18 16.39 16.59 16.78 16.97 17.16 17.34 17.51 17.68 17.84 18.00 18.15 18.30 18.44 18.58
        18.71 18.84 18.97 19.10 19.22 19.33 19.44 19.55 19.66 19.76 19.86 19.96 20.00""",
    24: """
        10.00 10.25 10.50 10.75 10.99 11.23 11.46 11.68 11.90 12.12 12.33 12.54 12.75 12.95 13.15 13.34 13.53 13.72
        13.90 14.08 14.26 14.43 14.60 14.76 14.92 15.08 15.24 15.39 15.54 15.69 15.83 15.97 16.11 16.25 16.38 16.51
        16.64 16.77 16.89 17.01 17.13 17.25 17.36 17.47 17.58 17.69 17.79 17.89 17.99 18.09 18.19 18.29 18.38 18.47
        18.56 18.65 18.74 18.82 18.90 18.98 19.06 19.14 19.22 19.30 19.37 19.44 19.51 19.58 19.65 19.72 19.79 19.85
        19.91 19.97 20.00""",
}


def winners(boards: int) -> list[int]:
    """The winner's victory points in hundredths for every lead up to the first that is worth all of them."""
    leads = range(math.isqrt(225 * boards - 1) + 2)
    return [int(100 * victory_points(lead, boards)[0]) for lead in leads]


def made_concave(points: list[int]) -> list[int]:
    """The Federation's last step: values gain 0.01 until no IMP is worth more than the one before."""
    points = [*points]
    while lagging := [i for i in range(1, len(points) - 1) if points[i + 1] - points[i] > points[i] - points[i - 1]]:
        for i in lagging:
            points[i] += 1
    return points


@pytest.mark.parametrize("boards", PRINTED)
def test_the_scale_is_the_printed_one_but_for_its_last_step(boards: int) -> None:
    printed = [round(100 * float(value)) for value in PRINTED[boards].split()]
    ours = winners(boards)
    assert made_concave(ours) == printed
    assert {high - low for high, low in zip(printed, ours, strict=True)} <= {0, 1}


def test_what_the_last_step_changes() -> None:
    """So that nobody takes it for an error: 13 of 75 values for 24 boards, none for 1, 4 and 7 boards."""
    changed = {
        n: sum(high != low for high, low in zip(made_concave(winners(n)), winners(n), strict=True)) for n in PRINTED
    }
    assert changed == {1: 0, 4: 0, 7: 0, 8: 1, 10: 3, 24: 13}


@pytest.mark.parametrize(
    ("imps", "boards", "winner"),
    [
        (30, 16, "16.73"),
        (20, 16, "15"),
        (59, 16, "19.92"),
        (60, 16, "20"),
        (1, 20, "10.28"),
        (67, 20, "19.99"),
        (68, 20, "20"),
    ],
)
def test_other_lengths(imps: int, boards: int, winner: str) -> None:
    assert victory_points(imps, boards)[0] == Fraction(winner)


@pytest.mark.parametrize("boards", [*range(1, 33), 48, 64, 128])
def test_every_lead_is_worth_what_the_formula_says(boards: int) -> None:
    r, b = (math.sqrt(5) - 1) / 2, 15 * math.sqrt(boards)
    for lead, ours in enumerate(winners(boards)):
        exact = min(1000 + 1000 * (1 - r ** (3 * lead / b)) / (1 - r**3), 2000.0)
        assert abs(ours - exact) <= 0.5 + 1e-9


@pytest.mark.parametrize("boards", [1, 8, 20, 10**9])
def test_both_teams_have_twenty_and_a_lead_behind_is_the_same_turned_round(boards: int) -> None:
    for lead in (0, 1, 7, 10**5, 10**30):
        own, other = victory_points(lead, boards)
        assert own + other == 20 and own >= 10
        assert victory_points(-lead, boards) == (other, own)


def test_a_longer_lead_is_never_worth_less() -> None:
    for boards in (1, 2, 5, 12, 30, 64):
        points = winners(boards)
        assert points == sorted(points) and points[0] == 1000 and points[-1] == 2000


@pytest.mark.parametrize("zeros", [3, 40, 400])
def test_a_value_next_to_the_middle_is_rounded_right(zeros: int) -> None:
    """However close: the two leads next to the middle between 12.34 and 12.35 fall on different sides of it."""
    with decimal.localcontext(decimal.Context(prec=zeros + 20)):
        r = (decimal.Decimal(5).sqrt() - 1) / 2
        middle = (1 - decimal.Decimal("0.2345") * (1 - r**3)).ln() / r.ln()  # 3d/b there
        lead = int(middle * 5 * 10**zeros)
    around = [victory_points(lead + more, 10 ** (2 * zeros))[0] for more in (0, 1)]
    assert around == [Fraction("12.34"), Fraction("12.35")]


def test_the_caller_s_arithmetic_changes_nothing() -> None:
    with decimal.localcontext(decimal.Context(prec=2, rounding=decimal.ROUND_UP, traps=[decimal.Inexact])):
        assert victory_points(30, 16)[0] == Fraction("16.73")


@pytest.mark.parametrize(("imps", "boards"), [(1, 0), (1, -8), (1, 2.0), (0.5, 8), (True, 8), ("3", 8)])
def test_what_is_no_number_of_imps_or_boards_is_refused(imps: int, boards: int) -> None:
    with pytest.raises(BadOption) as refused:
        victory_points(imps, boards)
    assert refused.value.code == "bad-value"
