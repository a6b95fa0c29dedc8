"""What a simulation has counted: whole numbers that add up to the same in whatever order parts are added."""

from __future__ import annotations

import struct
from typing import Self

import numpy as np
import numpy.typing as npt

from vierblatt.simulate.counting import BINS, LENGTHS, LOWEST, count_rows

__all__ = ["BINS", "LENGTHS", "LOWEST", "Numbers", "Tally"]

Numbers = npt.NDArray[np.int64]

_HEAD = struct.Struct("<4sIII")
_MAGIC = b"VBT1"
_SCALARS = ("units", "finished", "deals", "moves", "checksum")


class Tally:
    """The sums of many deals or matches, as named arrays of int64 that share one memory.

    "First" is the seat after the dealer of the (first) deal: tables by the first seat tell what it is worth to sit
    there. Sides are absolute, side = seat % sides, so that sides with different players can be told apart as well.

    units: deals or matches, whichever the job counts. finished: those of them that were scored (deals) or came to
    their end (matches); the others have score 0 (deals) or what they had then (matches).
    deals, moves: played in all. checksum: of every set of legal actions, every action and every score.
    firsts: units by their first seat, shape (seats,).
    wins: units that a side won, alone or with others, shape (seats, sides), by first seat. A deal is won by the sides
    that have its best score, by nobody where all have the same.
    sums: of the scores, shape (seats, sides), by first seat.
    products: of the scores of two sides, shape (seats, sides, sides), by first seat; squares are on the diagonal.
    scores: how often a side had a score, shape (sides, BINS); place p stands for the score LOWEST + p.
    lengths: how often a deal had that many moves, a match that many deals, shape (LENGTHS,).
    counts: what the game itself has counted, one for each of its counters.

    >>> one = Tally(seats=4, sides=2, counters=0)
    >>> one.units[()] += 3
    >>> int((one + one).units), Tally.from_bytes(one.to_bytes()) == one
    (6, True)
    """

    units: Numbers
    finished: Numbers
    deals: Numbers
    moves: Numbers
    checksum: Numbers
    firsts: Numbers
    wins: Numbers
    sums: Numbers
    products: Numbers
    scores: Numbers
    lengths: Numbers
    counts: Numbers

    __hash__ = None  # type: ignore[assignment]  # a tally can be changed

    def __init__(self, *, seats: int, sides: int, counters: int, words: Numbers | None = None) -> None:
        self.shape = seats, sides, counters
        # In the order in which `counting.count_rows` writes them.
        shapes: dict[str, tuple[int, ...]] = {
            **dict.fromkeys(_SCALARS, ()),
            "firsts": (seats,),
            "wins": (seats, sides),
            "sums": (seats, sides),
            "products": (seats, sides, sides),
            "scores": (sides, BINS),
            "lengths": (LENGTHS,),
            "counts": (counters,),
        }
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self._words = np.zeros(sum(sizes.values()), np.int64) if words is None else words
        if self._words.shape != (sum(sizes.values()),):
            raise ValueError("a tally of another shape")
        at = 0
        for name, shape in shapes.items():
            setattr(self, name, self._words[at : at + sizes[name]].reshape(shape))
            at += sizes[name]

    def __add__(self, other: Self) -> Self:
        """Both together; they are of one job."""
        if self.shape != other.shape:
            raise ValueError("tallies of different games do not add up")
        return self._with(self._words + other._words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.to_bytes() == other.to_bytes()

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        return type(self).from_bytes, (self.to_bytes(),)

    def _with(self, words: Numbers) -> Self:
        seats, sides, counters = self.shape
        return type(self)(seats=seats, sides=sides, counters=counters, words=words)

    def to_bytes(self) -> bytes:
        """The same bytes for the same numbers, on every machine."""
        return _HEAD.pack(_MAGIC, *self.shape) + self._words.astype("<i8").tobytes()

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """What `to_bytes` gave; raises ValueError."""
        if data[:4] != _MAGIC or len(data) < _HEAD.size:
            raise ValueError("no tally")
        _, seats, sides, counters = _HEAD.unpack_from(data)
        words = np.frombuffer(data, "<i8", offset=_HEAD.size).astype(np.int64)
        return cls(seats=seats, sides=sides, counters=counters, words=words)

    def add_rows(self, rows: Numbers, *, matches: bool, points_sign: int = 1) -> None:
        """Counts the rows that the compiled loops have written, of matches or of deals on their own."""
        seats, sides, _ = self.shape
        count_rows(rows, int(matches), seats, sides, points_sign, self._words)
