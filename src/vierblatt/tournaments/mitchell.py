"""The Mitchell movement: half of the pairs stay at their tables; the others move one way, the boards the other way.

With an odd number of tables, nobody meets a pair or a board twice (*plain*). With an even number, the moving pairs
would come to boards that they know after half of the rounds, so they then skip a table (*skip*): that costs one round.
Where the number of tables is a multiple of four, no round need be lost: the places are then added like the elements of
a field of 4, 8 or 16 (*weave*: two orthogonal Latin squares).

Many tables are divided into sections. Each plays the same boards, so there must be a copy of the boards for each.
Sections are chosen to have few more tables than there are rounds: then everybody plays nearly all boards.

The pairs that stay and those that move are compared only among themselves if nobody changes sides. So in the last
rounds the sides are switched: with an eighth of the rounds, the two groups compete most evenly (`movement_balance`).

>>> mitchell(pairs=1024, rounds=8, boards_per_round=3).sections == (8,) * 64
True
"""

from __future__ import annotations

from collections.abc import Callable

from vierblatt.tournaments.movements import Movement, MovementRound, MovementTable, require_size

LEAST_PAIRS = 5  #: two tables could play only one round
SECTION_TABLES = 16  #: a section has no more tables, unless there are more rounds
#: By the size of a field: its reducing polynomial, as bits.
POLYNOMIALS = {4: 0b111, 8: 0b1011, 16: 0b10011}

#: From the place of a table (from 0) and the round (from 0): the moving pair and the board set there (from 0).
Places = Callable[[int, int], tuple[int, int]]


def mitchell(pairs: int, rounds: int, boards_per_round: int, *, switched: int | None = None) -> Movement:
    """A Mitchell movement, or `BadTournament` if there is none.

    Pairs 1, 2, 3 ... stay at table 1, 2, 3 ...; the others move. With an odd number of pairs, nobody stays at the last
    table: who comes there sits out, each pair at most once. switched: in how many rounds, at the end, the pairs that
    stay are side 1; if None, in an eighth of the rounds, rounded.
    """
    most = most_mitchell_rounds(pairs)
    require_size(pairs, rounds, boards_per_round, least_pairs=LEAST_PAIRS, most_rounds=most)
    sizes = section_sizes((pairs + 1) // 2, rounds)
    switched = (rounds + 4) // 8 if switched is None else switched
    schedule = tuple(
        _round(pairs, sizes, rounds, number, switched=number >= rounds - switched) for number in range(rounds)
    )
    return Movement(
        name="mitchell",
        pairs=pairs,
        board_sets=sizes[-1],
        boards_per_round=boards_per_round,
        complete=rounds == sizes[0] == sizes[-1],
        schedule=schedule,
    )


def most_mitchell_rounds(pairs: int) -> int:
    """How many rounds are possible: one for each table, or one less."""
    tables = (pairs + 1) // 2
    return tables if _holds(tables, tables) else tables - 1


def section_sizes(tables: int, rounds: int) -> list[int]:
    """How many tables each section has, the smaller ones first; they differ by one at most."""
    options = [_sizes(tables, sections) for sections in range(1, tables // rounds + 1)]
    possible = [sizes for sizes in options if all(_holds(size, rounds) for size in sizes)]
    return min(possible, key=lambda sizes: (max(sizes[-1], SECTION_TABLES), sizes[-1], len(sizes)))


def _sizes(tables: int, sections: int) -> list[int]:
    size, larger = divmod(tables, sections)
    return [size] * (sections - larger) + [size + 1] * larger


def _holds(tables: int, rounds: int) -> bool:
    """Whether so many tables can play so many rounds."""
    if rounds < tables:
        return True
    return rounds == tables and bool(tables % 2 or _field(tables))


def _round(pairs: int, sizes: list[int], rounds: int, number: int, *, switched: bool) -> MovementRound:
    staying = pairs // 2
    tables: list[MovementTable] = []
    sitting_out: list[int] = []
    first = 0
    for section, size in enumerate(sizes):
        places = _places(size, rounds)
        for place in range(size):
            moving, boards = places(place, number)
            # A section that has fewer tables than there are sets leaves out another one than the section before it.
            board_set = (boards + section) % sizes[-1] + 1
            stays, moves = first + place + 1, staying + first + moving + 1
            if stays > staying:
                sitting_out.append(moves)
            else:
                sides = (moves, stays) if switched else (stays, moves)
                tables.append(MovementTable(stays, section + 1, sides, board_set))
        first += size
    return MovementRound(tuple(tables), tuple(sitting_out))


def _places(tables: int, rounds: int) -> Places:
    if tables % 2:
        return lambda place, number: ((place - number) % tables, (place + number) % tables)
    if rounds < tables:
        half = tables // 2
        return lambda place, number: ((place - number - (number >= half)) % tables, (place + number) % tables)
    return _woven(tables, _field(tables))


def _field(tables: int) -> int:
    """The largest power of two that divides the number of tables, if there is a field for it, else 0."""
    power = tables & -tables
    return power if power in POLYNOMIALS else 0


def _woven(tables: int, field: int) -> Places:
    """Places are pairs of an element of the field and a number modulo the odd rest.

    Pairs move by the number of the round, boards by a multiple of it. The multiplier and the multiplier less one can
    both be inverted: so nobody meets a pair or a board twice.
    """
    odd = tables // field

    def less(place: int, step: int) -> int:
        return (place % field ^ step % field) + field * ((place // field - step // field) % odd)

    def multiplied(step: int) -> int:
        low = step % field << 1
        return (low ^ POLYNOMIALS[field] if low >= field else low) + field * (-(step // field) % odd)

    return lambda place, number: (less(place, number), less(place, multiplied(number)))
