"""How evenly pairs compete: by hand, for every full Howell movement, and for the sides of a Mitchell movement."""

from __future__ import annotations

import pytest
from msgspec import structs

from tools.howell_starters import best_starter
from vierblatt.tournaments.choosing_movements import most_rounds
from vierblatt.tournaments.howell import howell
from vierblatt.tournaments.howell_starters import STARTERS
from vierblatt.tournaments.mitchell import mitchell
from vierblatt.tournaments.movement_balance import Balance, balance, competition, with_even_directions

#: The standard deviation of the competition between two pairs in a full Howell movement, by the number of pairs; the
#: mean is 1. With 4, 7, 8, 11, 12, 16, 19 and 20 pairs, the movement is quite even.
DEVIATIONS = {
    **dict.fromkeys((4, 7, 8, 11, 12, 16, 19, 20), 0.0),
    **dict(zip((5, 6, 9, 10), (1.2649, 0.8165, 0.4157, 0.4472), strict=True)),
    **dict(zip((13, 14, 15, 17, 18), (0.2309, 0.3086, 0.252, 0.202, 0.2357), strict=True)),
}


def test_competition_by_hand() -> None:
    made = mitchell(pairs=6, rounds=3, boards_per_round=1, switched=0)
    scores, unit = competition(made)
    assert unit == 2  # three tables play a set, so a result is compared with two others
    assert scores[0, 1] == 3  # on the same side on all three sets: one comparison of two on each
    assert scores[0, 3] == 2 - 1 - 1  # met on one set, on different sides on the two others
    assert (scores == scores.T).all()


def test_a_set_that_one_table_plays_counts_nothing() -> None:
    made = howell(pairs=6, rounds=2, boards_per_round=1)
    first = structs.replace(made, schedule=made.schedule[:1])
    assert balance(first) == Balance(0.0, 0.0, 0.0, 0.0)
    assert with_even_directions(first) == first


@pytest.mark.parametrize("pairs", range(4, 21))
def test_full_howell_movements_are_as_even_as_noted(pairs: int) -> None:
    found = balance(howell(pairs, most_rounds("howell", pairs), 1))
    assert found.mean == 1.0
    assert found.deviation == DEVIATIONS[pairs]


def test_three_quarter_howell_movements_are_rather_even() -> None:
    for tables, rounds in STARTERS:
        if tables > 3:
            found = balance(howell(2 * tables, rounds, 1))
            assert found.deviation < 0.63 * found.mean, (tables, rounds)


@pytest.mark.parametrize("tables", [3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16])
def test_about_an_eighth_of_the_rounds_is_the_best_number_to_switch(tables: int) -> None:
    usual = balance(mitchell(2 * tables, tables, 1)).deviation
    others = [balance(mitchell(2 * tables, tables, 1, switched=each)).deviation for each in range(5)]
    assert usual == min(others)
    assert tables < 5 or others[0] > 1.5 * usual


def test_directions_that_are_exchanged_change_nothing_else() -> None:
    plain = mitchell(pairs=12, rounds=5, boards_per_round=1, switched=0)
    even = with_even_directions(plain)
    assert even != plain and balance(even).deviation < balance(plain).deviation
    for before, after in zip(plain.schedule, even.schedule, strict=True):
        for one, two in zip(before.tables, after.tables, strict=True):
            assert (one.table, one.board_set, {*one.sides}) == (two.table, two.board_set, {*two.sides})


@pytest.mark.parametrize("size", [(2, 3), (4, 7), (5, 6), (6, 11)])
def test_the_starters_are_those_that_the_search_finds(size: tuple[int, int]) -> None:
    assert best_starter(*size) == STARTERS[size]


def test_the_search_finds_nothing_where_nothing_is() -> None:
    assert (4, 4) not in STARTERS and best_starter(4, 4) == ""
