"""The rounds of a tournament of pairs, as its movement has them: its first contestant is the first of the draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from vierblatt.tournaments.choosing_movements import movement
from vierblatt.tournaments.formats import PairsFormat
from vierblatt.tournaments.movements import Movement


@dataclass(frozen=True)
class PairsMeeting:
    """One table in one round. section: its tables share a copy of the boards. sides: the contestants."""

    table: int
    section: int
    sides: tuple[int, int]
    boards: list[int]


@lru_cache(maxsize=64)
def movement_of(chosen_movement: str, contestants: int, rounds: int, boards: int) -> Movement:
    """The movement for so many contestants. Raises BadTournament if there is none."""
    return movement(chosen_movement, contestants, rounds, boards)


def check_movement(contestants: int, chosen: PairsFormat) -> None:
    """Raises BadTournament if there is no movement for so many contestants."""
    movement_of(chosen.movement, contestants, chosen.rounds, chosen.boards)


def pairs_round(order: Sequence[int], chosen: PairsFormat, number: int) -> list[PairsMeeting]:
    """The tables of a round, from 1 on. order: the contestants by the draw."""
    planned = movement_of(chosen.movement, len(order), chosen.rounds, chosen.boards)
    return [
        PairsMeeting(
            each.table,
            each.section,
            (order[each.sides[0] - 1], order[each.sides[1] - 1]),
            [*planned.boards_of(each.board_set)],
        )
        for each in planned.schedule[number - 1].tables
    ]
