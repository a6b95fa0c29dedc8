"""Rows of int8 that networks read, written from bit sets: a plane of cards costs two vector stores.

A row is a stretch of a flat int8 array, beginning at `at`; whole batches lie in one array. Rules take what `pin` makes
of that array: its address, since the seven words of an array as an argument cost more than what is written; in plain
mode the array itself. Nothing checks that a row is long enough: what these functions are given must be right.

- pin(array): what all the others take; whoever calls keeps the array alive
- put(out, at, number): writes one place, -128..127
- load_word(row, at), store_word(out, at, word): eight places as one number, the lowest byte first
- spread(out, at, bits, length): bit k into place at + k, for k below `length`, at most 64
- copy_row(out, at, row, first, length): copies 8 to 64 places
- word_of(state, word), set_word(state, word, value): a word of a state's record by its number
"""

from __future__ import annotations

from typing import Any

from vierblatt.kernel.jit import PLAIN, State, rule

if PLAIN:
    from vierblatt.kernel.rows_plain import copy_row, load_word, pin, put, set_word, spread, store_word, word_of
else:
    from vierblatt.kernel.rows_compiled import copy_row, load_word, pin, put, set_word, spread, store_word, word_of

__all__ = [
    "Row",
    "clear_row",
    "copy_row",
    "load_word",
    "pin",
    "put",
    "put_number",
    "put_points",
    "relative",
    "relative_bit",
    "set_word",
    "spread",
    "store_word",
    "turned_seats",
    "word_of",
    "wrap",
]

#: What `pin` makes of an array.
Row = Any


@rule
def clear_row(out: Row, at: int, length: int) -> None:
    """Writes 0 into `length` places."""
    while length > 64:
        spread(out, at, 0, 64)
        at += 64
        length -= 64
    spread(out, at, 0, length)


@rule
def put_points(out: Row, at: int, points: int) -> None:
    """Points in two places: the hundreds (rounded down, -127..127) and what is left, 0..99."""
    hundreds = points // 100
    put(out, at, min(max(hundreds, -127), 127))
    put(out, at + 1, points - 100 * hundreds)


@rule
def put_number(out: Row, at: int, number: int) -> None:
    """A number in one place; what is beyond -127..127 is written as that end."""
    put(out, at, min(max(number, -127), 127))


@rule
def wrap(place: int, size: int) -> int:
    """`place` modulo `size`, for places from -size to size - 1, without a branch."""
    return place + (size & place >> 63)


@rule
def relative(s: State, seat: int, observer: int) -> int:
    """How many places after the observer a seat plays: 0 is the observer's own seat."""
    return wrap(seat - observer, s.seats)


@rule
def relative_bit(s: State, seat: int, observer: int) -> int:
    """A bit set of just that; empty for seat -1, nobody."""
    return 1 << relative(s, seat, observer) if seat >= 0 else 0


@rule
def turned_seats(s: State, seats: int, observer: int) -> int:
    """A bit set of seats, from the observer's place."""
    return (seats >> observer | seats << (s.seats - observer)) & ((1 << s.seats) - 1)
