"""What a board is worth: IMPs, match points and cross-IMPs, against the definition taken literally."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from vierblatt.errors import BadOption
from vierblatt.tournaments.imp_scale import BRIDGE, checked_scale, imps, scaled
from vierblatt.tournaments.match_points import cross_imps, match_points

#: Law 78 B as its rows are printed: the largest difference of each number of IMPs.
LARGEST = [
    10, 40, 80, 120, 160, 210, 260, 310, 360, 420, 490, 590, 740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490, 2990,
    3490, 3990,
]  # fmt: skip


def test_the_scale_of_bridge_is_the_printed_one() -> None:
    assert [imps(difference, BRIDGE) for difference in LARGEST] == [*range(24)]
    assert [imps(difference + 10, BRIDGE) for difference in LARGEST] == [*range(1, 25)]
    assert imps(15_200, BRIDGE) == 24


@pytest.mark.parametrize("scale", [BRIDGE, (1, 2, 3), (7,), ()])
def test_imps_are_the_number_of_entries_that_the_difference_reaches(scale: tuple[int, ...]) -> None:
    for difference in (*range(-60, 61), Fraction(5, 2), Fraction(-13, 2), 10**30):
        reached = sum(abs(difference) >= least for least in scale)
        assert imps(difference, scale) == (reached if difference > 0 else -reached)


@pytest.mark.parametrize(
    "given", [[], [0, 3], [-5], [5, 5], [9, 2], [2.0, 3], [True, 2], ["2"], "2 3", None, {1: 2}, [*range(1, 26)]]
)
def test_what_is_no_scale_is_refused(given: Any) -> None:
    with pytest.raises(BadOption) as refused:
        checked_scale(given)
    assert refused.value.code == "bad-imp-scale"


@pytest.mark.parametrize("factor", [0.001, 0.02, 0.1, 0.37, 1, 5.5])
def test_a_scale_has_the_shape_of_bridge_s(factor: float) -> None:
    scale = scaled(factor, 10**6)
    assert checked_scale([*scale]) == scale and len(scale) == 24
    for low, high, difference in zip((0, *scale), scale, BRIDGE, strict=False):
        assert abs(high - factor * difference) <= 0.5 or high == low + 1
    assert scaled(factor, scale[9]) == scaled(factor, scale[10] - 1) == scale[:10]
    assert scaled(1, 10**6) == BRIDGE


def drawn(seed: int) -> list[int]:
    draw = random.Random(seed)
    return [draw.randint(-6, 6) for _ in range(draw.randint(2, 12))]


@pytest.mark.parametrize("seed", range(20))
def test_match_points_are_what_comparing_every_two_tables_gives(seed: int) -> None:
    margins = drawn(seed)
    for place, percent in enumerate(match_points(margins)):
        own, others = margins[place], margins[:place] + margins[place + 1 :]
        beaten = sum(Fraction(1) if own > other else Fraction(own == other, 2) for other in others)
        assert percent == 100 * beaten / len(others)
    turned = match_points([-margin for margin in margins])
    assert [own + other for own, other in zip(match_points(margins), turned, strict=True)] == [100] * len(margins)


@pytest.mark.parametrize("seed", range(20))
def test_cross_imps_are_what_comparing_every_two_tables_gives(seed: int) -> None:
    margins, scale = drawn(seed), (1, 3, 4, 9)
    for place, mean in enumerate(cross_imps(margins, scale)):
        own, others = margins[place], margins[:place] + margins[place + 1 :]
        assert mean == Fraction(sum(imps(own - other, scale) for other in others), len(others))
    assert sum(cross_imps(margins, scale)) == 0
    turned = cross_imps([-margin for margin in margins], scale)
    assert turned == [-mean for mean in cross_imps(margins, scale)]


def test_a_result_without_others_is_average() -> None:
    assert match_points([7]) == [50] and cross_imps([7], BRIDGE) == [0]
    assert match_points([]) == [] and cross_imps([], BRIDGE) == []


def test_halves_of_points_are_compared_exactly() -> None:
    margins = [Fraction(1, 3), Fraction(2, 6), Fraction(1, 2)]
    assert match_points(margins) == [25, 25, 100]
    assert cross_imps(margins, (1,)) == [0, 0, 0]


def test_a_field_of_thousands_of_tables() -> None:
    margins = [number % 50 for number in range(2000)]
    percents = match_points(margins)
    assert percents[:50] == sorted({*percents}) and sum(percents) == 50 * 2000
    assert sum(cross_imps(margins, BRIDGE)) == 0
