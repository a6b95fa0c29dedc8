"""Rows of int8 for networks, written from bit sets: a plane of cards costs two vector stores.

A row is a section of a flat int8 array, beginning at `at`; one array holds whole batches. Rules take the result of
`pin`: the array's address, since passing an array (seven words) costs more than writing the row, or the array itself
where rules run as Python. Nothing checks that a row is long enough; the arguments must be right.

- pin(array): the argument of all the others; the caller must keep the array alive
- put(out, at, number): writes one place, -128..127
- load_word(row, at), store_word(out, at, word): eight places as one number, the lowest byte first
- write_bits(out, at, bits, length): bit k into place at + k, for k below `length`, at most 64
- copy_row(out, at, row, first, length): copies 8 to 64 places
- word_of(state, word), set_word(state, word, value): a word of a state's record by its number
"""

from __future__ import annotations

from typing import Any

from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.rows_compiled import copy_row, load_word, pin, put, set_word, store_word, word_of, write_bits

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
    "store_word",
    "turned_seats",
    "word_of",
    "wrap",
    "write_bits",
]

#: The result of `pin`.
Row = Any


@rule
def clear_row(out: Row, at: int, length: int) -> None:
    """Writes 0 into `length` places."""
    while length > 64:
        write_bits(out, at, 0, 64)
        at += 64
        length -= 64
    write_bits(out, at, 0, length)


@rule
def put_points(out: Row, at: int, points: int) -> None:
    """Writes points to two places: the hundreds (rounded down, -127..127) and the remainder, 0..99."""
    hundreds = points // 100
    put(out, at, min(max(hundreds, -127), 127))
    put(out, at + 1, points - 100 * hundreds)


@rule
def put_number(out: Row, at: int, number: int) -> None:
    """Writes a number to one place, clipped to -127..127."""
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
    """A bit set with `relative` as its only member; empty for seat -1."""
    return 1 << relative(s, seat, observer) if seat >= 0 else 0


@rule
def turned_seats(s: State, seats: int, observer: int) -> int:
    """A bit set of seats, renumbered so that the observer is 0."""
    return (seats >> observer | seats << (s.seats - observer)) & ((1 << s.seats) - 1)
