"""Rows of bytes that are written wide: every place right, and not one beyond the row."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from vierblatt.kernel.jit import entry
from vierblatt.kernel.rows import (
    clear_row,
    copy_row,
    load_word,
    pin,
    put_points,
    set_word,
    store_word,
    word_of,
    wrap,
    write_bits,
)
from vierblatt.kernel.state import Layout, private

LENGTHS = [1, 3, 7, 8, 9, 15, 31, 32, 33, 45, 52, 54, 63, 64]
BITS = [0, -1, 1, 1 << 63 - 1, 0x5555555555555555, 0x123456789ABCDEF]


@entry
def do_write_bits(out: Any, at: int, bits: int, length: int) -> None:
    """From Python."""
    write_bits(pin(out), at, bits, length)


@entry
def do_clear(out: Any, at: int, length: int) -> None:
    """The same."""
    clear_row(pin(out), at, length)


@entry
def do_copy(out: Any, at: int, row: Any, first: int, length: int) -> None:
    """The same."""
    copy_row(pin(out), at, pin(row), first, length)


@entry
def do_words(out: Any, at: int, row: Any, first: int) -> None:
    """Moves one word."""
    store_word(pin(out), at, load_word(pin(row), first))


@entry
def do_points(out: Any, at: int, points: int) -> None:
    """Points in two places."""
    put_points(pin(out), at, points)


@entry
def do_wrap(place: int, size: int) -> int:
    """From Python."""
    return wrap(place, size)


@entry
def do_set_word(states: Any, word: int, value: int) -> int:
    """Writes a word and returns what is stored there."""
    set_word(states[0], word, value)
    return word_of(states[0], word)


def rubbish() -> Any:
    """A row that is written into."""
    return np.full(160, 77, np.int8)


@pytest.mark.parametrize("length", LENGTHS)
def test_bits_become_places_and_nothing_else_changes(length: int) -> None:
    for bits in BITS:
        out, expected = rubbish(), rubbish()
        do_write_bits(out, 21, bits, length)
        expected[21 : 21 + length] = [bits >> k & 1 for k in range(length)]
        assert out.tolist() == expected.tolist()


@pytest.mark.parametrize("length", [*LENGTHS, 65, 74, 100])
def test_a_row_is_cleared_and_nothing_else(length: int) -> None:
    out, expected = rubbish(), rubbish()
    do_clear(out, 13, length)
    expected[13 : 13 + length] = 0
    assert out.tolist() == expected.tolist()


@pytest.mark.parametrize("length", [length for length in LENGTHS if length >= 8])
def test_a_row_is_copied_and_nothing_else(length: int) -> None:
    row = np.arange(128, dtype=np.int8)
    out, expected = rubbish(), rubbish()
    do_copy(out, 9, row, 5, length)
    expected[9 : 9 + length] = row[5 : 5 + length]
    assert out.tolist() == expected.tolist()


def test_a_word_is_eight_places() -> None:
    row = np.arange(-64, 64, dtype=np.int8)
    out, expected = rubbish(), rubbish()
    do_words(out, 3, row, 60)
    expected[3:11] = row[60:68]
    assert out.tolist() == expected.tolist()


@pytest.mark.parametrize("points", [0, 7, 99, 100, -1, -100, 1234, -3050, 12799, -12700])
def test_points_are_read_back_from_hundreds_and_the_rest(points: int) -> None:
    out = rubbish()
    do_points(out, 4, points)
    assert 100 * int(out[4]) + int(out[5]) == points and 0 <= out[5] <= 99


def test_a_place_goes_round_once() -> None:
    for size in (2, 4, 6):
        assert [do_wrap(place, size) for place in range(-size, size)] == [place % size for place in range(-size, size)]


def test_a_word_of_a_state_is_written_and_no_other() -> None:
    layout = Layout("demo", seats=2, log=3, fields={"own": private(2)})
    for word in (0, layout.offsets["hands"] + 1, layout.offsets["own"]):
        states = layout.new()
        expected = layout.words(states).copy()
        expected[word] = 123
        assert do_set_word(states, word, 123) == 123
        assert layout.words(states).tolist() == expected.tolist()
