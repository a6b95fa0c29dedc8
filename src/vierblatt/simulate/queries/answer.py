"""The answer to a query as data: what was drawn, what satisfied the condition, and what was seen in these deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from vierblatt import __version__
from vierblatt.games.deal_facts import Column, Kind
from vierblatt.simulate.estimates import Estimate, mean, rate
from vierblatt.simulate.queries.reading import Reading

FORMAT = "vierblatt-query-1"
#: The most different values of an expression that are counted one by one.
MOST_VALUES = 1000
#: Digits after the point up to which values are the same: computed ones differ in the last bits.
DIGITS = 9
#: Numbers from here on are none: the sum of their squares would be infinite.
BEYOND = 1e100


class ValueShare(msgspec.Struct, frozen=True):
    """How often an expression had a value. value: a number, a word, or the name of a seat."""

    value: float | str
    count: int
    share: Estimate


class ShownExpression(msgspec.Struct, frozen=True):
    """What an expression was in the deals that satisfied the condition.

    deals: those in which it has a value; only they count. rate: how often it was true; mean: of numbers. values: how
    often it had each value, the smallest first; empty where there are more than `MOST_VALUES`.
    """

    expression: str
    kind: Kind
    deals: int
    rate: Estimate | None
    mean: Estimate | None
    values: Sequence[ValueShare]


class QueryAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The whole answer.

    rules: options that differ from the preset `standard`. asked: the most deals to draw. enough: as in the query.
    drawn: deals that were drawn. found: those that satisfied the condition; share: their part of those drawn.
    complete: false if it was interrupted.
    """

    format: str
    version: str
    game: str
    rules: Mapping[str, Any]
    players: Sequence[str]
    seed: int
    where: str
    asked: int
    enough: int
    drawn: int
    found: int
    share: Estimate | None
    complete: bool
    shown: Sequence[ShownExpression]

    @staticmethod
    def of(*, drawn: int, found: int, **more: Any) -> QueryAnswer:
        """An answer of this format and version."""
        share = rate(found, drawn)
        return QueryAnswer(format=FORMAT, version=__version__, drawn=drawn, found=found, share=share, **more)


def to_json(answer: QueryAnswer) -> str:
    """An answer as JSON."""
    return msgspec.json.format(msgspec.json.encode(answer), indent=1).decode()


class ValueCounts:
    """The values of one expression so far.

    >>> counts = ValueCounts()
    >>> counts.add(np.array([5.0, 6.0, np.nan, 6.0]))
    >>> shown = counts.summary("bid", Reading("number", lambda deals: np.zeros(len(deals))))
    >>> shown.deals, round(shown.mean.value, 3), [(each.value, each.count) for each in shown.values]
    (3, 5.667, [(5.0, 1), (6.0, 2)])
    """

    def __init__(self) -> None:
        self._number = 0
        self._sum = self._squares = 0.0
        self._counts: Counter[float] | None = Counter()

    def add(self, values: Column) -> None:
        """Counts values; those that are NaN, or too large to be squared and added, do not count."""
        known = np.round(values[np.abs(values) < BEYOND], DIGITS)
        self._number += len(known)
        self._sum += float(known.sum())
        self._squares += float(np.square(known).sum())
        if self._counts is not None:
            each, counts = np.unique(known, return_counts=True)
            self._counts.update(dict(zip(each.tolist(), counts.tolist(), strict=True)))
            if len(self._counts) > MOST_VALUES:
                self._counts = None

    def summary(self, expression: str, meaning: Reading) -> ShownExpression:
        """What was counted."""
        kind, number = meaning.kind, self._number
        shares = []
        for value, count in sorted((self._counts or {}).items()):
            share = rate(count, number)
            assert share is not None
            shares.append(ValueShare(_named(value, meaning), count, share))
        return ShownExpression(
            expression=expression,
            kind=kind,
            deals=number,
            rate=rate(self._sum, number) if kind == "truth" else None,
            mean=mean(self._sum, self._squares, number) if kind == "number" else None,
            values=shares,
        )


def _named(value: float, meaning: Reading) -> float | str:
    """A value as it is written in expressions."""
    if meaning.kind == "seat":
        return f"seat{int(value) + 1}"
    return meaning.words[int(value)] if meaning.kind == "word" else value
