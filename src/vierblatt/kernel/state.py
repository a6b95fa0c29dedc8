"""The state of a match: one record of int64 fields, each with its visibility.

A layout lists the fields that all games share and those of one game. States come in batches: a NumPy structured array
(compiled) or a list of plain objects (plain mode); rules take `states[i]`. Every field says who may know it.
`Layout.mask` turns that into the bit mask with which `conceal` hides the rest; nothing is hidden anywhere else.

>>> from vierblatt.kernel.state import Layout, private, public
>>> layout = Layout("demo", seats=4, log=60, fields={"bids": public(4)})
>>> states = layout.new(2)
>>> layout.reader(states).bids
[0, 0, 0, 0]
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from ctypes import Structure, c_int64
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from vierblatt.kernel.cache import source_key
from vierblatt.kernel.interpreting import layouts
from vierblatt.kernel.jit import PLAIN

#: Phases that every game has; a game numbers its own from FIRST_PHASE on.
NEEDS_DEAL, OVER, PLAY, FIRST_PHASE = 0, 1, 2, 3

#: One entry of the deal's log is ``(phase * 8 + seat) * 64 + action``.
LOG_ACTION, LOG_SEAT = 64, 8
#: What the log has in place of an action that only its player knows.
SECRET = 63

Words = npt.NDArray[np.int64]
#: A batch of states: a structured array, or in plain mode a list of objects.
States = Any


@dataclass(frozen=True)
class Field:
    """Size (0: one number) and visibility of a field; in a `seat` field, each seat knows only its own number."""

    size: int
    visibility: Literal["public", "seat", "hidden"]


def public(size: int = 0) -> Field:
    """Known to everybody, spectators included."""
    return Field(size, "public")


def private(seats: int) -> Field:
    """One number per seat, known to that seat only."""
    return Field(seats, "seat")


def hidden(size: int = 0) -> Field:
    """No seat knows it."""
    return Field(size, "hidden")


def shared_fields(seats: int, log: int) -> dict[str, Field]:
    """The fields that every game has."""
    return {
        "phase": public(),
        "turn": public(),  # the seat to act; -1 when a deal is needed or the match is over
        "seats": public(),  # players at the table
        "dealer": public(),
        "deal_no": public(),  # deals begun in this match, redeals included
        "hand_size": public(),  # tricks of this deal
        "hands": private(seats),
        "held": public(seats),  # cards in each hand
        "leader": public(),  # of the current trick
        "in_trick": public(),  # cards in it
        "trick": public(seats),
        "winning": public(),  # the seat that is winning it
        "trick_no": public(),  # completed tricks of this deal
        "last_trick": public(seats),
        "last_leader": public(),
        "last_winner": public(),
        "seen": public(),  # cards played in this deal, the current trick included
        "taken": public(seats),  # cards won by each seat in this deal
        "tricks": public(seats),  # tricks won by each seat in this deal
        "scores": public(seats),  # running totals, one per side
        "deal_scores": public(seats),  # of the last scored deal
        "scored": public(),  # deals scored in this match
        "winners": public(),  # bit set of sides, once the match is over
        "log": public(log),  # the actions of this deal
        "logged": public(),
        "pack": hidden(54),  # the order of the next deal, then of this one
        "packed": public(),  # cards of the pack
        "random": hidden(),  # the generator that simulations draw from
    }


class Layout:
    """The fields of one game's state, their offsets, and who may know them.

    name: the game's id. seats: the maximum number of seats. log: the maximum number of actions in a deal. fields: the
    game's own fields. folder: the folder of the game's sources, whose hash marks the record's type, so that compiled
    callers never run with a game that has changed since.
    """

    def __init__(
        self, name: str, *, seats: int, log: int, fields: Mapping[str, Field], folder: str | Path | None = None
    ) -> None:
        clash = set(fields) & set(shared_fields(seats, log))
        if clash:
            raise ValueError(f"{name}: fields that every game has already: {sorted(clash)}")
        key = source_key(Path(folder).resolve()) if folder else "0"
        self.name = name
        self.seats = seats
        self.marker = re.sub(r"\W", "_", f"{name}_{key}")
        self.fields: dict[str, Field] = {**shared_fields(seats, log), **fields, self.marker: public()}
        self.offsets: dict[str, int] = {}
        offset = 0
        for field_name, field in self.fields.items():
            self.offsets[field_name] = offset
            offset += field.size or 1
        self.size = offset  #: int64 words of one state
        self.dtype = np.dtype([(n, np.int64, (f.size,)) if f.size else (n, np.int64) for n, f in self.fields.items()])
        layouts[self.marker] = self

    @cached_property
    def plain_class(self) -> type[Any]:
        """The class of a plain state: slots, ints and lists."""
        fields = self.fields

        def __init__(self: Any) -> None:
            for field_name, field in fields.items():
                setattr(self, field_name, [0] * field.size if field.size else 0)

        return type(f"Plain_{self.name}", (), {"__slots__": (*fields,), "__init__": __init__, "LAYOUT": self})

    def new(self, count: int = 1) -> States:
        """A batch of `count` states, all fields 0."""
        if PLAIN:
            return [self.plain_class() for _ in range(count)]
        return self._batch(np.zeros(count * self.size, np.int64), count)

    def _batch(self, words: Words, count: int) -> States:
        """These words as states. NumPy's own ways from int64 to a record (`zeros`, `view`) take ten times as long."""
        return np.ndarray(count, self.dtype, words)

    def words(self, states: States, i: int = 0) -> Words:
        """The words of one state, shape (size,), int64; compiled: a view, plain: a copy."""
        if not PLAIN:
            return np.ndarray(self.size, np.int64, states, 8 * self.size * i)
        return self._words_of(states[i])

    def load(self, states: States, words: Words, i: int = 0) -> None:
        """Writes words, shape (size,), into one state."""
        if not PLAIN:
            self.words(states, i)[:] = words
        else:
            self._load_object(states[i], words)

    def _words_of(self, state: Any) -> Words:
        out: list[int] = []
        for name, field in self.fields.items():
            if field.size:
                out += getattr(state, name)
            else:
                out.append(getattr(state, name))
        return np.array(out, np.int64)

    def _load_object(self, state: Any, words: Words) -> None:
        numbers = words.tolist()
        for name, field in self.fields.items():
            at = self.offsets[name]
            setattr(state, name, numbers[at : at + field.size] if field.size else numbers[at])

    def as_object(self, states: States, i: int) -> Any:
        """A copy of state `i` of an array as an object of plain mode."""
        state = self.plain_class()
        self._load_object(state, self.words(states, i))
        return state

    def write_object(self, states: States, i: int, state: Any) -> None:
        """Writes an object of plain mode into state `i` of an array."""
        words, there = self._words_of(state), self.words(states, i)
        if not np.array_equal(words, there):  # callers that only read need no writable array
            there[:] = words

    def take(self, states: States, numbers: Sequence[int] | Words) -> States:
        """Copies of these states of a batch, in this order, as a new batch; a state may be taken several times."""
        if not PLAIN:
            words = np.ndarray((len(states), self.size), np.int64, states)[numbers]
            return self._batch(words, len(words))
        out = self.new(len(numbers))
        for at, n in enumerate(numbers):
            self.load(out, self.words(states, n), at)
        return out

    @cached_property
    def _masks(self) -> dict[int, Words]:
        masks = {}
        for seat in range(-1, self.seats):
            mask = np.full(self.size, -1, np.int64)
            for name, field in self.fields.items():
                at = self.offsets[name]
                if field.visibility != "public":
                    mask[at : at + (field.size or 1)] = 0
                if field.visibility == "seat" and seat >= 0:
                    mask[at + seat] = -1
            mask.flags.writeable = False
            masks[seat] = mask
        return masks

    def mask(self, seat: int) -> Words:
        """-1 for the words that `seat` may know, 0 for the others; seat -1 is a spectator. Read-only."""
        return self._masks[seat]

    def conceal(self, states: States, seat: int, i: int = 0) -> States:
        """A batch of one: the state as `seat` may know it, with hidden numbers set to 0; seat -1 is a spectator."""
        known = self.words(states, i) & self.mask(seat)
        if not PLAIN:
            return self._batch(known, 1)
        out = self.new(1)
        self.load(out, known)
        return out

    @cached_property
    def reader_class(self) -> type[Any]:
        """A class with one attribute per field, reading Python ints and lists straight from a state's memory.

        Numbers are fields of a C structure, which Python reads in half the time of a property; lists are properties,
        since a C structure does not return an array as a list.
        """

        def items(at: int, size: int) -> property:
            return property(lambda self: self._memory[at : at + size].tolist())

        def __setattr__(self: Any, name: str, value: object) -> None:
            raise AttributeError(f"a reader does not write {name}")

        fields = [(f"_{n}", c_int64 * f.size) if f.size else (n, c_int64) for n, f in self.fields.items()]
        body: dict[str, Any] = {n: items(self.offsets[n], f.size) for n, f in self.fields.items() if f.size}
        return type(f"Reader_{self.name}", (Structure,), {**body, "_fields_": fields, "__setattr__": __setattr__})

    def reader(self, states: States, i: int = 0) -> Any:
        """Attribute access to one state from Python, live: ints and lists of ints."""
        if PLAIN:
            return states[i]
        words = self.words(states, i)
        reader = self.reader_class.from_buffer(words)
        reader.__dict__["_memory"] = words.data
        return reader

    def read(self, states: States, name: str, i: int = 0) -> int:
        """One number of one state; to read several, a reader is faster."""
        return getattr(states[i], name) if PLAIN else int(states[name][i])

    def write(self, states: States, name: str, value: Any, i: int = 0) -> None:
        """Sets one field from Python; a list shorter than the field leaves the rest at 0."""
        field = self.fields[name]
        content: int | list[int] = int(value) if not field.size else [*map(int, value)]
        if isinstance(content, list):
            if len(content) > field.size:
                raise ValueError(f"{name} holds {field.size} numbers, not {len(content)}")
            content += [0] * (field.size - len(content))
        if PLAIN:
            setattr(states[i], name, content)
        else:
            states[name][i] = content
