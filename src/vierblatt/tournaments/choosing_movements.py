"""Which movement suits an evening: what is possible, and what a director would choose.

>>> recommended(pairs=8, boards=24)
MovementPlan(name='howell', rounds=7, boards_per_round=3)
>>> recommended(pairs=20, boards=24)
MovementPlan(name='mitchell', rounds=8, boards_per_round=3)
>>> fits("howell", pairs=8, rounds=7), fits("howell", pairs=8, rounds=8)
(True, False)
"""

from __future__ import annotations

from msgspec import Struct

from vierblatt.errors import BadTournament
from vierblatt.tournaments.howell import MOST_PAIRS, howell, most_howell_rounds
from vierblatt.tournaments.mitchell import LEAST_PAIRS as LEAST_MITCHELL_PAIRS
from vierblatt.tournaments.mitchell import SECTION_TABLES, mitchell, most_mitchell_rounds
from vierblatt.tournaments.movements import LEAST_PAIRS, LEAST_ROUNDS, Movement

MOVEMENTS = ("mitchell", "howell")
MOST_HOWELL_TABLES = 7  #: with more tables, a Mitchell movement is recommended
TOLERANCE = 8  #: a recommended evening has at most an eighth more or fewer boards than are asked for


class MovementPlan(Struct, frozen=True):
    """A movement that is not made yet. name: `mitchell` or `howell`."""

    name: str
    rounds: int
    boards_per_round: int

    @property
    def boards(self) -> int:
        """How many boards a pair plays that never sits out."""
        return self.rounds * self.boards_per_round


def movement(name: str, pairs: int, rounds: int, boards_per_round: int) -> Movement:
    """A movement by its name, or `BadTournament`."""
    if name not in MOVEMENTS:
        raise BadTournament("unknown-movement", movement=name, known=", ".join(MOVEMENTS))
    return (howell if name == "howell" else mitchell)(pairs, rounds, boards_per_round)


def fits(name: str, pairs: int, rounds: int) -> bool:
    """Whether there is such a movement."""
    return LEAST_ROUNDS <= rounds <= most_rounds(name, pairs)


def most_rounds(name: str, pairs: int) -> int:
    """How many rounds a movement of this name can have; 0 if there is none."""
    if name == "howell":
        return most_howell_rounds(pairs) if LEAST_PAIRS <= pairs <= MOST_PAIRS else 0
    return most_mitchell_rounds(pairs) if name == "mitchell" and pairs >= LEAST_MITCHELL_PAIRS else 0


def recommended(pairs: int, boards: int) -> MovementPlan:
    """The movement for so many pairs and an evening of about so many boards, or `BadTournament`.

    Up to seven tables a Howell movement, with as many opponents as possible; above, a Mitchell movement, with no more
    rounds than a section has tables. In both, two boards a round or more.
    """
    name = "howell" if (pairs + 1) // 2 <= MOST_HOWELL_TABLES else "mitchell"
    if pairs < LEAST_PAIRS:
        raise BadTournament("too-few-contestants", given=pairs, least=LEAST_PAIRS)
    if boards < LEAST_ROUNDS:
        raise BadTournament("too-few-boards", given=boards, least=LEAST_ROUNDS)
    most = min(most_rounds(name, pairs), SECTION_TABLES)
    for size in range(2, boards):
        near = [each for each in range(LEAST_ROUNDS, most + 1) if TOLERANCE * abs(each * size - boards) <= boards]
        if near:
            rounds = near[-1] if name == "howell" else min(near, key=lambda each: (abs(each * size - boards), -each))
            return MovementPlan(name, rounds, _nearest(boards, rounds))
    rounds = min(range(LEAST_ROUNDS, most + 1), key=lambda each: (abs(each * _nearest(boards, each) - boards), -each))
    return MovementPlan(name, rounds, _nearest(boards, rounds))


def _nearest(boards: int, rounds: int) -> int:
    """How many boards a round come nearest to a number of boards."""
    return max(1, (2 * boards + rounds) // (2 * rounds))
