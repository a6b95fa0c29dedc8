"""Movements: each size can be played, the classic ones are as everybody knows them, and impossible ones are refused."""

from __future__ import annotations

from collections import Counter

import pytest

from vierblatt.errors import BadTournament
from vierblatt.tournaments.choosing_movements import MovementPlan, fits, most_rounds, movement, recommended
from vierblatt.tournaments.howell import howell
from vierblatt.tournaments.mitchell import mitchell, section_sizes
from vierblatt.tournaments.movement_checks import movement_faults
from vierblatt.tournaments.movements import Movement

MANY = range(21, 65)


def meetings(made: Movement) -> Counter[tuple[int, ...]]:
    return Counter(tuple(sorted(table.sides)) for turn in made.schedule for table in turn.tables)


@pytest.mark.parametrize("pairs", range(4, 21))
def test_every_howell_movement_can_be_played(pairs: int) -> None:
    for rounds in range(2, most_rounds("howell", pairs) + 1):
        made = howell(pairs, rounds, 2)
        assert movement_faults(made) == []
        assert (made.rounds, made.tables) == (rounds, pairs // 2)


@pytest.mark.parametrize("pairs", [*range(5, 21), *MANY])
def test_every_mitchell_movement_can_be_played(pairs: int) -> None:
    for rounds in range(2, most_rounds("mitchell", pairs) + 1):
        made = mitchell(pairs, rounds, 2)
        assert movement_faults(made) == []
        assert (made.rounds, made.tables) == (rounds, pairs // 2)


def test_four_tables_and_seven_rounds_are_the_classic_howell() -> None:
    made = howell(pairs=8, rounds=7, boards_per_round=3)
    assert (made.tables, made.rounds, made.boards, made.sections, made.complete) == (4, 7, 21, (4,), True)
    assert meetings(made) == {(one, two): 1 for one in range(1, 9) for two in range(one + 1, 9)}
    plays = Counter(table.board_set for turn in made.schedule for table in turn.tables)
    assert plays == dict.fromkeys(range(1, 8), 4)
    staying = [turn.tables[3].sides for turn in made.schedule]
    assert {8} == {*staying[0]} & {*staying[1]} and all(8 in sides for sides in staying)


def test_five_tables_and_five_rounds_are_the_plain_mitchell() -> None:
    made = mitchell(pairs=10, rounds=5, boards_per_round=4, switched=0)
    assert made.complete
    rounds = [[(*table.sides, table.board_set) for table in turn.tables] for turn in made.schedule]
    assert rounds == [
        [(1, 6, 1), (2, 7, 2), (3, 8, 3), (4, 9, 4), (5, 10, 5)],
        [(1, 10, 2), (2, 6, 3), (3, 7, 4), (4, 8, 5), (5, 9, 1)],
        [(1, 9, 3), (2, 10, 4), (3, 6, 5), (4, 7, 1), (5, 8, 2)],
        [(1, 8, 4), (2, 9, 5), (3, 10, 1), (4, 6, 2), (5, 7, 3)],
        [(1, 7, 5), (2, 8, 1), (3, 9, 2), (4, 10, 3), (5, 6, 4)],
    ]


def test_the_sides_are_switched_in_the_last_round() -> None:
    plain, usual = (mitchell(pairs=10, rounds=5, boards_per_round=4, switched=each) for each in (0, None))
    assert usual.schedule[:4] == plain.schedule[:4]
    assert [table.sides for table in usual.schedule[4].tables] == [(7, 1), (8, 2), (9, 3), (10, 4), (6, 5)]


def test_six_tables_skip_one_after_three_rounds() -> None:
    made = mitchell(pairs=12, rounds=5, boards_per_round=2, switched=0)
    assert [turn.tables[0].sides[1] for turn in made.schedule] == [7, 12, 11, 9, 8]
    assert [turn.tables[0].board_set for turn in made.schedule] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("tables", [4, 8, 12, 16])
def test_tables_by_fours_lose_no_round(tables: int) -> None:
    made = mitchell(pairs=2 * tables, rounds=tables, boards_per_round=2)
    assert made.complete and len(meetings(made)) == tables * tables
    assert movement_faults(made) == []


def test_in_an_odd_mitchell_one_of_the_moving_pairs_sits_out() -> None:
    made = mitchell(pairs=9, rounds=5, boards_per_round=4)
    assert [turn.sitting_out for turn in made.schedule] == [(9,), (8,), (7,), (6,), (5,)]


def test_in_an_odd_howell_everybody_sits_out_once_and_meets_all_others() -> None:
    made = howell(pairs=7, rounds=7, boards_per_round=3)
    assert sorted(pair for turn in made.schedule for pair in turn.sitting_out) == [1, 2, 3, 4, 5, 6, 7]
    assert len(meetings(made)) == 21


def test_four_pairs_play_the_same_boards_at_the_same_time() -> None:
    made = howell(pairs=4, rounds=3, boards_per_round=8)
    assert made.sections == (1, 1)
    assert [[table.board_set for table in turn.tables] for turn in made.schedule] == [[1, 1], [2, 2], [3, 3]]


@pytest.mark.parametrize(
    ("tables", "rounds", "sections"),
    [(512, 8, [8] * 64), (16, 8, [8, 8]), (17, 8, [8, 9]), (15, 8, [15]), (17, 9, [17]), (24, 5, [6] * 4)],
)
def test_many_tables_are_divided_into_sections(tables: int, rounds: int, sections: list[int]) -> None:
    assert section_sizes(tables, rounds) == sections


@pytest.mark.parametrize("pairs", [1023, 1024])
def test_a_thousand_pairs_can_play(pairs: int) -> None:
    made = mitchell(pairs, rounds=8, boards_per_round=3)
    assert movement_faults(made) == []
    assert (made.tables, len(made.sections), made.boards) == (pairs // 2, 64, 24)


def test_sections_of_different_sizes_leave_out_different_sets() -> None:
    made = mitchell(pairs=100, rounds=8, boards_per_round=3)
    assert {*made.sections} == {8, 9}
    plays = Counter(table.board_set for turn in made.schedule for table in turn.tables)
    assert max(plays.values()) - min(plays.values()) <= 8


@pytest.mark.parametrize(
    ("name", "pairs", "rounds", "boards", "code"),
    [
        ("howell", 3, 3, 2, "too-few-contestants"),
        ("mitchell", 4, 2, 2, "too-few-contestants"),
        ("howell", 21, 5, 2, "too-many-for-howell"),
        ("howell", 8, 1, 2, "too-few-rounds"),
        ("mitchell", 10, 1, 2, "too-few-rounds"),
        ("howell", 8, 8, 2, "too-many-rounds"),
        ("mitchell", 12, 6, 2, "too-many-rounds"),
        ("mitchell", 10, 5, 0, "too-few-boards"),
        ("swiss", 10, 5, 2, "unknown-movement"),
    ],
)
def test_what_is_impossible_is_refused(name: str, pairs: int, rounds: int, boards: int, code: str) -> None:
    with pytest.raises(BadTournament) as refused:
        movement(name, pairs, rounds, boards)
    assert refused.value.code == code


@pytest.mark.parametrize("name", ["howell", "mitchell", "swiss"])
def test_what_fits_is_what_is_not_refused(name: str) -> None:
    for pairs in (2, 3, 4, 5, 8, 9, 12, 13, 20, 21):
        for rounds in (1, *{max(most_rounds(name, pairs) + step, 2) for step in range(-2, 3)}, 24):
            try:
                movement(name, pairs, rounds, 1)
            except BadTournament:
                assert not fits(name, pairs, rounds)
            else:
                assert fits(name, pairs, rounds)


@pytest.mark.parametrize(
    ("pairs", "boards", "plan"),
    [
        (4, 24, MovementPlan("howell", 3, 8)),
        (6, 24, MovementPlan("howell", 5, 5)),
        (8, 24, MovementPlan("howell", 7, 3)),
        (14, 26, MovementPlan("howell", 13, 2)),
        (15, 24, MovementPlan("mitchell", 8, 3)),
        (18, 27, MovementPlan("mitchell", 9, 3)),
        (20, 24, MovementPlan("mitchell", 8, 3)),
        (1024, 24, MovementPlan("mitchell", 12, 2)),
        (64, 40, MovementPlan("mitchell", 13, 3)),
        (20, 2, MovementPlan("mitchell", 2, 1)),
    ],
)
def test_recommended_movements(pairs: int, boards: int, plan: MovementPlan) -> None:
    assert recommended(pairs, boards) == plan


def test_every_recommended_movement_exists_and_is_about_as_long_as_asked_for() -> None:
    for pairs in (4, 5, 7, 8, 11, 12, 14, 15, 19, 20, 32, 64):
        for boards in range(8, 37):
            plan = recommended(pairs, boards)
            assert fits(plan.name, pairs, plan.rounds)
            assert abs(plan.boards - boards) <= max(1, boards / 4), (pairs, boards, plan)


@pytest.mark.parametrize(("pairs", "boards", "code"), [(3, 24, "too-few-contestants"), (8, 1, "too-few-boards")])
def test_no_movement_is_recommended_where_there_is_none(pairs: int, boards: int, code: str) -> None:
    with pytest.raises(BadTournament) as refused:
        recommended(pairs, boards)
    assert refused.value.code == code
