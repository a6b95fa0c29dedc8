"""What can be asked about a deal that has ended, by name: `vierblatt simulate GAME --where "made and bid == 6"`.

A game lists its own facts (`GameResearch.facts`); those that all games share are in `vierblatt.simulate.queries`. A
fact is read from many deals at once, as arrays with a place for each deal.

>>> DealFact("bid", "number", lambda deals: deals.column("bid")).takes_seat
False
>>> DealFact("contract", "word", lambda deals: deals.column("mode"), words=("none", "hokom", "sun")).words.index("sun")
2
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

#: int64, or float64 where some deals have no value.
Column = npt.NDArray[Any]
Kind = Literal["number", "truth", "seat", "cards", "word"]


@dataclass(frozen=True, eq=False)
class PlayedDeals:
    """Deals that have ended, n of them, each played on its own.

    states: their last states, a structured array of shape (n,). first_hands, hands: the cards of each seat as first
    dealt, and as they were when play began (or when the deal ended without play), bit sets of shape (n, seats). first:
    the seat after the dealer, shape (n,). scored: whether the deal was scored, shape (n,). scores: the points of each
    side, shape (n, sides); 0 if it was not scored. pack: the cards of the pack as a bit set.
    """

    states: npt.NDArray[Any]
    first_hands: npt.NDArray[np.int64]
    hands: npt.NDArray[np.int64]
    first: npt.NDArray[np.int64]
    scored: npt.NDArray[np.bool_]
    scores: npt.NDArray[np.int64]
    seats: int
    sides: int
    pack: int

    def __len__(self) -> int:
        return len(self.states)

    def column(self, field: str) -> Column:
        """A field of the states, shape (n,) or (n, its size)."""
        return np.asarray(self.states[field])

    def by_seat(self, values: Column) -> Column:
        """What each seat has of something that the game keeps for each side, shape (n, seats)."""
        return values[:, np.arange(self.seats) % self.sides]


@dataclass(frozen=True)
class DealFact:
    """One fact.

    name: lower-case letters, digits and _. kind: what it is; `cards` is a set of cards, as bits; `word` is a number
    that `words` names. read: its value in each deal, shape (n,), or with `takes_seat` that of each seat, shape
    (n, seats). NaN, and for a seat also a negative number, means that the deal has no such value. The text
    `deal-fact-NAME` in the game's files says what it means.
    """

    name: str
    kind: Kind
    read: Callable[[PlayedDeals], Column]
    takes_seat: bool = False
    words: Sequence[str] = ()


def only_where(known: Column, values: Column) -> Column:
    """The values as float64, with NaN where they are not known; both of the same shape, or `known` one for each row.

    >>> only_where(np.array([True, False]), np.array([[1, 2], [3, 4]])).tolist()
    [[1.0, 2.0], [nan, nan]]
    """
    return np.where(known if known.ndim == values.ndim else known[:, None], values, np.nan)


def suit_cards(suit: Column) -> Column:
    """The thirteen cards of each suit, 0 to 3, as bit sets; no cards for any other number.

    >>> [hex(bits) for bits in suit_cards(np.array([0, 1, -1, 4])).tolist()]
    ['0x1fff', '0x3ffe000', '0x0', '0x0']
    """
    is_suit = (suit >= 0) & (suit < 4)
    return np.where(is_suit, np.int64(0x1FFF) << (13 * np.where(is_suit, suit, 0)), 0)
