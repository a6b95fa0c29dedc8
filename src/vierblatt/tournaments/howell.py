"""The Howell movement: the pairs form one field, in which everybody moves but a few.

With t tables and 2t - 1 rounds, everybody meets everybody (*full*). With fewer rounds, but at least one for each table,
more pairs stay at their tables (*three-quarter*): nobody meets two of them. In both, everybody plays every board. With
other numbers of rounds, a longer movement is cut off (*cut*).

The moving pairs and the boards are numbers modulo the number of rounds, and one is added to all of them after each
round. So one round is enough to describe a movement: `STARTERS` has it (`tools/howell_starters.py` found it).

With four pairs, a board can be played twice only in the same round, by the two tables. With six, there are full
movements only if tables play a set at the same time. In these two sizes, all tables play the same boards in each round
(*barometer*), and each needs a copy of its own: each table is a section.

>>> evening = howell(pairs=8, rounds=7, boards_per_round=3)
>>> evening.tables, evening.boards, evening.complete
(4, 21, True)
"""

from __future__ import annotations

from vierblatt.errors import BadTournament
from vierblatt.tournaments.howell_starters import STARTERS
from vierblatt.tournaments.movement_balance import with_even_directions
from vierblatt.tournaments.movements import LEAST_PAIRS, Movement, MovementRound, MovementTable, require_size

MOST_PAIRS = 20  #: of a Howell movement; with more, few would meet a fair share of the others

#: A table in the first round: the pair of side 0 and of side 1, and the set of boards (all from 0). -1: who stays.
StarterTable = tuple[int, int, int]


def howell(pairs: int, rounds: int, boards_per_round: int) -> Movement:
    """A Howell movement, or `BadTournament` if there is none.

    The moving pairs have the lowest numbers. With an odd number of pairs, one that would stay is missing: who would
    meet it sits out, each pair at most once. The sides are such that all compete as evenly as possible.
    """
    if pairs > MOST_PAIRS:
        raise BadTournament("too-many-for-howell", given=pairs, most=MOST_PAIRS)
    most = most_howell_rounds(pairs)
    require_size(pairs, rounds, boards_per_round, least_pairs=LEAST_PAIRS, most_rounds=most)
    tables = (pairs + 1) // 2
    whole = next(each for each in range(max(rounds, tables), most + 1) if (tables, each) in STARTERS)
    return howell_from(STARTERS[tables, whole], pairs, whole, rounds, boards_per_round)


def howell_from(starter: str, pairs: int, whole: int, rounds: int, boards_per_round: int) -> Movement:
    """The first rounds of the movement that a starter describes. whole: its number of rounds and of sets."""
    tables = read_starter(starter)
    made = Movement(
        name="howell",
        pairs=pairs,
        board_sets=whole,
        boards_per_round=boards_per_round,
        complete=rounds == whole,
        schedule=tuple(_round(tables, pairs, whole, number) for number in range(rounds)),
    )
    return with_even_directions(made)


def most_howell_rounds(pairs: int) -> int:
    """How many rounds are possible: then everybody has met everybody."""
    return pairs - 1 + pairs % 2


def read_starter(text: str) -> list[StarterTable]:
    """The tables of a starter.

    >>> read_starter("2-0/1 1-*/0")
    [(2, 0, 1), (1, -1, 0)]
    """
    tables = (each.replace("-", "/").replace("*", "-1").split("/") for each in text.split())
    return [(int(first), int(second), int(board_set)) for first, second, board_set in tables]


def _round(starter: list[StarterTable], pairs: int, whole: int, number: int) -> MovementRound:
    one_copy = len({board_set for _, _, board_set in starter}) > 1
    tables: list[MovementTable] = []
    sitting_out: list[int] = []
    staying = whole
    for index, (first, second, board_set) in enumerate(starter):
        moving = (first + number) % whole + 1
        if second < 0:
            staying += 1
        opponents = staying if second < 0 else (second + number) % whole + 1
        if opponents > pairs:
            sitting_out.append(moving)
        else:
            section = 1 if one_copy else index + 1
            tables.append(MovementTable(index + 1, section, (moving, opponents), (board_set + number) % whole + 1))
    return MovementRound(tuple(tables), tuple(sitting_out))
