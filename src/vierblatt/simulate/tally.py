"""The counts of a simulation: whole numbers, so the order in which parts are added does not matter."""

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

    The first seat is the one after the dealer of the (first) deal; tables by first seat show the value of a position at
    the table. Sides are absolute, side = seat % sides, so sides with different players can be distinguished as well.

    units: deals or matches, depending on the job. finished: units that were scored (deals) or ended (matches); the
    others have score 0 (deals) or their totals so far (matches).
    deals, moves: the totals played. checksum: of every set of legal actions, every action and every score.
    firsts: units by their first seat, shape (seats,).
    wins: units that a side won, alone or jointly, shape (seats, sides), by first seat. The sides with the best score
    win a deal; no side wins if all scores are equal.
    sums: of the scores, shape (seats, sides), by first seat.
    products: of the scores of two sides, shape (seats, sides, sides), by first seat; squares are on the diagonal.
    scores: how often a side had a score, shape (sides, BINS); index p is the score LOWEST + p.
    lengths: how often a deal had that many moves, a match that many deals, shape (LENGTHS,).
    counts: the values of the game's own counters.

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
            raise ValueError("a tally of a different shape")
        at = 0
        for name, shape in shapes.items():
            setattr(self, name, self._words[at : at + sizes[name]].reshape(shape))
            at += sizes[name]

    def __add__(self, other: Self) -> Self:
        """The sum of two tallies of the same job."""
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
        """The tally from the result of `to_bytes`; raises ValueError."""
        if data[:4] != _MAGIC or len(data) < _HEAD.size:
            raise ValueError("not a tally")
        _, seats, sides, counters = _HEAD.unpack_from(data)
        words = np.frombuffer(data, "<i8", offset=_HEAD.size).astype(np.int64)
        return cls(seats=seats, sides=sides, counters=counters, words=words)

    def add_rows(self, rows: Numbers, *, matches: bool, points_sign: int = 1) -> None:
        """Counts rows written by the compiled loops, of matches or of single deals."""
        seats, sides, _ = self.shape
        count_rows(rows, int(matches), seats, sides, points_sign, self._words)
