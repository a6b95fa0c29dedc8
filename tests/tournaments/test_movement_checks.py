"""The checker of movements notices every fault that is put into one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from vierblatt.tournaments.howell import howell
from vierblatt.tournaments.mitchell import mitchell
from vierblatt.tournaments.movement_checks import movement_faults
from vierblatt.tournaments.movements import Movement, MovementTable

HOWELL = howell(pairs=8, rounds=7, boards_per_round=3)
MITCHELL = mitchell(pairs=10, rounds=4, boards_per_round=3)
ODD = mitchell(pairs=9, rounds=5, boards_per_round=4)
SECTIONS = mitchell(pairs=64, rounds=8, boards_per_round=3)


def with_table(made: Movement, number: int, index: int, change: Callable[[MovementTable], MovementTable]) -> Movement:
    """The movement with one table in one round changed (both from 0)."""
    turn = made.schedule[number]
    tables = (*turn.tables[:index], change(turn.tables[index]), *turn.tables[index + 1 :])
    return with_round(made, number, tables=tables)


def with_round(made: Movement, number: int, **changes: object) -> Movement:
    turn = replace(made.schedule[number], **changes)
    return replace(made, schedule=(*made.schedule[:number], turn, *made.schedule[number + 1 :]))


def swapped(made: Movement, number: int, one: int, two: int) -> Movement:
    """Two pairs exchange their places in one round."""
    exchange = {one: two, two: one}
    tables = made.schedule[number].tables
    changed = [replace(table, sides=tuple(exchange.get(pair, pair) for pair in table.sides)) for table in tables]
    return with_round(made, number, tables=tuple(changed))


def mentions(faults: list[str], *words: str) -> bool:
    return any(all(word in fault for word in words) for fault in faults)


@pytest.mark.parametrize("made", [HOWELL, MITCHELL, ODD, SECTIONS], ids=["howell", "mitchell", "odd", "sections"])
def test_what_was_made_has_no_faults(made: Movement) -> None:
    assert movement_faults(made) == []


@pytest.mark.parametrize("number", range(7))
def test_any_two_pairs_of_different_tables_that_change_places_are_noticed(number: int) -> None:
    sides = [table.sides for table in HOWELL.schedule[number].tables]
    for one, opponent in [*sides, *(each[::-1] for each in sides)]:
        for two in {*range(1, 9)} - {one, opponent}:
            faults = movement_faults(swapped(HOWELL, number, one, two))
            assert mentions(faults, "meet more than once") and mentions(faults, "plays set")


def test_two_pairs_that_change_places_in_all_rounds_are_no_fault() -> None:
    made = HOWELL
    for number in range(7):
        made = swapped(made, number, 1, 2)
    assert movement_faults(made) == []


def test_a_set_of_boards_that_is_played_again_is_noticed() -> None:
    earlier = MITCHELL.schedule[0].tables[2].board_set
    faults = movement_faults(with_table(MITCHELL, 3, 2, lambda table: replace(table, board_set=earlier)))
    assert mentions(faults, "pair 3 plays set", "2 times")


def test_a_set_at_two_tables_of_a_section_is_noticed_and_in_two_sections_it_is_not() -> None:
    boards = SECTIONS.schedule[0].tables[0].board_set
    assert boards in {table.board_set for table in SECTIONS.schedule[0].tables if table.section == 2}
    faults = movement_faults(with_table(SECTIONS, 0, 1, lambda table: replace(table, board_set=boards)))
    assert mentions(faults, "round 1", f"set {boards} is at 2 tables of section 1")


def test_a_pair_in_two_places_and_a_pair_in_none_are_noticed() -> None:
    faults = movement_faults(with_table(MITCHELL, 1, 0, lambda table: replace(table, sides=(1, 7))))
    assert mentions(faults, "round 2", "pair 7 is in 2 places") and mentions(faults, "pair 10 is in 0 places")


def test_a_pair_that_does_not_exist_is_noticed() -> None:
    faults = movement_faults(with_table(MITCHELL, 1, 0, lambda table: replace(table, sides=(1, 11))))
    assert mentions(faults, "there is no pair 11")


def test_a_set_that_does_not_exist_is_noticed() -> None:
    assert mentions(movement_faults(with_table(HOWELL, 0, 0, lambda table: replace(table, board_set=8))), "no set 8")


def test_other_tables_in_a_round_are_noticed() -> None:
    renamed = with_table(HOWELL, 2, 0, lambda table: replace(table, table=9))
    assert mentions(movement_faults(renamed), "round 3", "not those of round 1")
    missing = with_round(MITCHELL, 2, tables=MITCHELL.schedule[2].tables[1:])
    assert mentions(movement_faults(missing), "round 3", "not those of round 1")
    same = MITCHELL
    for number in range(4):
        same = with_table(same, number, 0, lambda table: replace(table, table=2))
    assert mentions(movement_faults(same), "two tables have the same number")


def test_who_sits_out_a_second_time_is_noticed() -> None:
    again = with_round(ODD, 1, sitting_out=ODD.schedule[0].sitting_out)
    assert mentions(movement_faults(again), "pair 9 sits out 2 times")


def test_too_many_who_sit_out_are_noticed() -> None:
    turn = MITCHELL.schedule[0]
    faults = movement_faults(with_round(MITCHELL, 0, tables=turn.tables[:-1], sitting_out=turn.tables[-1].sides))
    assert mentions(faults, "round 1", "2 pairs sit out")


def test_sections_of_very_different_sizes_are_noticed() -> None:
    uneven = SECTIONS
    for number in range(8):
        for index in range(16, 20):
            uneven = with_table(uneven, number, index, lambda table: replace(table, section=1))
    assert mentions(movement_faults(uneven), "the sections have 4 to 12 tables")


def test_a_promise_that_is_not_kept_is_noticed() -> None:
    assert mentions(movement_faults(replace(MITCHELL, complete=True)), "pair 1 plays only 4 of 5 sets")
    assert mentions(movement_faults(replace(ODD, schedule=ODD.schedule[:4])), "a set is played 3 to 4 times")


def test_a_howell_in_which_not_all_meet_is_noticed() -> None:
    few = swapped(HOWELL, 0, *HOWELL.schedule[1].tables[0].sides)
    assert mentions(movement_faults(few), "of 28 couples of pairs meet")


def test_a_movement_without_rounds_is_noticed() -> None:
    assert movement_faults(replace(HOWELL, schedule=())) == ["nobody plays"]
