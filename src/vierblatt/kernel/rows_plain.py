"""The rows of `vierblatt.kernel.rows` as Python: a pinned array is the array itself."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from vierblatt.kernel.jit import State
from vierblatt.kernel.state import Layout

Row = Any


def pin(array: Row) -> Row:
    """The argument of the other functions for an array; the caller must keep the array alive."""
    return array


def put(out: Row, at: int, number: int) -> None:
    """Writes one place; `number` is from -128 to 127."""
    out[at] = number


def load_word(row: Row, at: int) -> int:
    """Eight places as one number, the lowest byte first."""
    return int(row[at : at + 8].view(np.int64)[0])


def store_word(out: Row, at: int, word: int) -> None:
    """Writes eight places at once, as `load_word` reads them."""
    out[at : at + 8].view(np.int64)[0] = word


def write_bits(out: Row, at: int, bits: int, length: int) -> None:
    """Writes bit k of `bits` to place `at` + k, for k below `length`, at most 64."""
    eight = np.array([bits], "<i8").view(np.uint8)
    out[at : at + length] = np.unpackbits(eight, count=length, bitorder="little")


def copy_row(out: Row, at: int, row: Row, first: int, length: int) -> None:
    """Copies `length` places, from 8 to 64, of another row."""
    out[at : at + length] = row[first : first + length]


def word_of(s: State, word: int) -> int:
    """Word number `word` of a state's record."""
    name, place = _field_of(s, word)
    return getattr(s, name)[place] if place >= 0 else getattr(s, name)


def set_word(s: State, word: int, value: int) -> None:
    """Writes word number `word` of a state's record."""
    name, place = _field_of(s, word)
    if place >= 0:
        getattr(s, name)[place] = value
    else:
        setattr(s, name, value)


def _field_of(s: State, word: int) -> tuple[str, int]:
    """The field that a word belongs to, and its place there; -1 where the field is one number."""
    return _fields_of_words(s.LAYOUT)[word]


@cache
def _fields_of_words(layout: Layout) -> list[tuple[str, int]]:
    return [(name, k) for name, field in layout.fields.items() for k in (range(field.size) if field.size else [-1])]
