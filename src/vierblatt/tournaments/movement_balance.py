"""How evenly the pairs of a movement compete with each other, and directions that make it more even.

On a board that n tables play, a result is compared with n - 1 others, each comparison worth 1 / (n - 1) of the board.
Two pairs who sit on the same side compete in one of them. Two who meet compete in all. Two on different sides at
different tables do the opposite: what one wins helps the other, so this comparison counts less than nothing. The sum
over all boards of a set should be the same for any two pairs; then nobody depends on one rival more than on others.

>>> from vierblatt.tournaments.howell import howell
>>> balance(howell(pairs=8, rounds=7, boards_per_round=3))
Balance(least=1.0, most=1.0, mean=1.0, deviation=0.0)
"""

from __future__ import annotations

from math import lcm
from statistics import fmean, pstdev

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from vierblatt.tournaments.movements import Movement, MovementRound

#: The number of a round, a table's index in it, and its sides (all from 0).
Play = tuple[int, int, int, int]


class Balance(Struct, frozen=True):
    """Competition between two pairs, in sets of boards, over all couples of pairs. deviation: the standard deviation.

    In a movement that is quite even, the deviation is 0.
    """

    least: float
    most: float
    mean: float
    deviation: float


def balance(movement: Movement) -> Balance:
    """How evenly the pairs compete."""
    scores, unit = competition(movement)
    values = (scores[np.triu_indices(movement.pairs, 1)] / unit).tolist()
    return Balance(min(values), max(values), round(fmean(values), 4), round(pstdev(values), 4))


def competition(movement: Movement) -> tuple[npt.NDArray[np.int64], int]:
    """How much any two pairs compete (pairs from 0, in whole numbers), and how much of it is one whole set."""
    plays = _plays_of_sets(movement)
    unit = lcm(*(len(each) - 1 for each in plays if len(each) > 1))
    scores = np.zeros((movement.pairs, movement.pairs), np.int64)
    for each in plays:
        if len(each) < 2:
            continue
        worth = unit // (len(each) - 1)
        sides = np.zeros(movement.pairs, np.int64)
        first, second = (np.array([play[side] for play in each]) for side in (2, 3))
        sides[first], sides[second] = 1, -1
        scores += worth * np.outer(sides, sides)
        scores[first, second] += worth * len(each)
        scores[second, first] += worth * len(each)
    return scores, unit


def with_even_directions(movement: Movement) -> Movement:
    """The same movement with sides exchanged at single tables, as long as an exchange makes it more even.

    >>> from vierblatt.tournaments.mitchell import mitchell
    >>> plain = mitchell(pairs=14, rounds=7, boards_per_round=3, switched=0)
    >>> balance(plain).deviation > 2 * balance(with_even_directions(plain)).deviation
    True
    """
    plays = _plays_of_sets(movement)
    found, unit = competition(movement)
    scores = found.tolist()
    turned: set[tuple[int, int]] = set()
    better = True
    while better:
        better = False
        for each in plays:
            for play in range(len(each) if len(each) > 1 else 0):
                if _exchange(scores, each, play, unit // (len(each) - 1)):
                    turned ^= {each[play][:2]}
                    better = True
    return msgspec.structs.replace(
        movement, schedule=tuple(_turned(turn, number, turned) for number, turn in enumerate(movement.schedule))
    )


def _plays_of_sets(movement: Movement) -> list[list[Play]]:
    """Of each set of boards: the rounds and indices of the tables that play it, and their sides."""
    plays: list[list[Play]] = [[] for _ in range(movement.board_sets)]
    for number, turn in enumerate(movement.schedule):
        for index, table in enumerate(turn.tables):
            first, second = table.sides
            plays[table.board_set - 1].append((number, index, first - 1, second - 1))
    return plays


def _exchange(scores: list[list[int]], plays: list[Play], play: int, worth: int) -> bool:
    """Exchanges the sides of one play if the sum of the squares of all scores falls; says whether it did."""
    number, index, first, second = plays[play]
    changes: list[tuple[int, int, int]] = []
    for other, (_, _, same, opposite) in enumerate(plays):
        if other != play:
            changes += [(first, same, -2 * worth), (first, opposite, 2 * worth)]
            changes += [(second, opposite, -2 * worth), (second, same, 2 * worth)]
    if sum(change * (2 * scores[one][two] + change) for one, two, change in changes) >= 0:
        return False
    for one, two, change in changes:
        scores[one][two] += change
        scores[two][one] += change
    plays[play] = (number, index, second, first)
    return True


def _turned(turn: MovementRound, number: int, turned: set[tuple[int, int]]) -> MovementRound:
    tables = (
        msgspec.structs.replace(table, sides=table.sides[::-1]) if (number, index) in turned else table
        for index, table in enumerate(turn.tables)
    )
    return msgspec.structs.replace(turn, tables=tuple(tables))
