"""Layouts: how a state is read, written and hidden from Python."""

from __future__ import annotations

import pytest

from vierblatt.kernel.jit import PLAIN
from vierblatt.kernel.state import Layout, hidden, private, public

LAYOUT = Layout("demo", seats=4, log=60, fields={"bids": public(4), "own": private(4), "secret": hidden()})


def test_a_reader_sees_later_writes() -> None:
    states = LAYOUT.new(3)
    readers = [LAYOUT.reader(states, i) for i in range(3)]
    LAYOUT.write(states, "bids", [7, 8], 1)
    LAYOUT.write(states, "turn", -1, 1)
    assert [reader.bids for reader in readers] == [[0] * 4, [7, 8, 0, 0], [0] * 4]
    assert [reader.turn for reader in readers] == [0, -1, 0]
    assert [LAYOUT.read(states, "turn", i) for i in range(3)] == [0, -1, 0]
    LAYOUT.write(states, "bids", [5], 1)
    assert readers[1].bids == [5, 0, 0, 0]


def test_a_reader_changes_nothing() -> None:
    states = LAYOUT.new()
    reader = LAYOUT.reader(states)
    if PLAIN:
        assert reader is states[0]  # the state itself: only rules write to it
        return
    for name in ("turn", "bids", "nonsense"):
        with pytest.raises(AttributeError):
            setattr(reader, name, 1)
    reader.bids[0] = 9
    assert not LAYOUT.words(states).any()


def test_a_field_refuses_too_many_values() -> None:
    states = LAYOUT.new()
    with pytest.raises(ValueError, match="bids holds 4 numbers, not 5"):
        LAYOUT.write(states, "bids", [1, 2, 3, 4, 5])


def test_words_go_from_one_state_to_another() -> None:
    states = LAYOUT.new(2)
    LAYOUT.write(states, "own", [1, 2, 3, 4], 1)
    LAYOUT.load(states, LAYOUT.words(states, 1))
    assert LAYOUT.reader(states).own == [1, 2, 3, 4]
    assert LAYOUT.words(states).tolist() == LAYOUT.words(states, 1).tolist()


def test_states_are_taken_as_a_batch_of_their_own() -> None:
    states = LAYOUT.new(3)
    for n in range(3):
        LAYOUT.write(states, "own", [n, 10 + n], n)
    taken = LAYOUT.take(states, [2, 0, 2])
    LAYOUT.write(states, "own", [9, 9, 9], 2)
    LAYOUT.write(taken, "turn", 5, 2)
    assert [LAYOUT.reader(taken, n).own[:2] for n in range(3)] == [[2, 12], [0, 10], [2, 12]]
    assert [LAYOUT.read(taken, "turn", n) for n in range(3)] == [0, 0, 5]


def test_concealing_makes_a_state_of_its_own() -> None:
    states = LAYOUT.new(2)
    LAYOUT.write(states, "own", [1, 2, 3, 4], 1)
    LAYOUT.write(states, "secret", 5, 1)
    LAYOUT.write(states, "bids", [6], 1)
    known = LAYOUT.conceal(states, 2, 1)
    LAYOUT.write(states, "bids", [7], 1)
    reader = LAYOUT.reader(known)
    assert (reader.own, reader.secret, reader.bids) == ([0, 0, 3, 0], 0, [6, 0, 0, 0])
    LAYOUT.write(known, "bids", [8])
    assert LAYOUT.reader(states, 1).bids == [7, 0, 0, 0]
