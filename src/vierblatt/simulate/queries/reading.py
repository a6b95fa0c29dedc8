"""Turns an expression into a function from many deals to its values, after checking that its parts fit together.

Every value is an array with a place for each deal. Numbers, truths, seats and words are float64, and NaN where a deal
has no such value (nobody bought, so there is no declarer): what is computed from it has no value either, a comparison
with it is neither true nor false, and a deal satisfies a condition only if it is certainly true. Sets of cards are
int64.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from vierblatt.errors import BadExpression
from vierblatt.games.deal_facts import Column, DealFact, Kind, PlayedDeals
from vierblatt.simulate.queries.names import DEALT, QueryNames, usage
from vierblatt.simulate.queries.shared_facts import of_seat
from vierblatt.simulate.queries.syntax import Expression, FunctionCall, Name, Negation, Number, Operation, parse

#: What comparisons do, and arithmetic.
_COMPARISONS: dict[str, Callable[[Column, Column], Column]] = {
    "==": np.equal, "!=": np.not_equal, "<": np.less, "<=": np.less_equal, ">": np.greater, ">=": np.greater_equal,
}  # fmt: skip
_ARITHMETIC: dict[str, Callable[[Column, Column], Column]] = {
    "+": np.add, "-": np.subtract, "*": np.multiply, "/": np.divide,
}  # fmt: skip
_SETS: dict[str, Callable[[Column, Column], Column]] = {"&": np.bitwise_and, "|": np.bitwise_or}


@dataclass(frozen=True)
class Reading:
    """What an expression means. kind: what its values are, words: their names if they are words, read: the values."""

    kind: Kind
    read: Callable[[PlayedDeals], Column]
    words: Sequence[str] = ()


def reading(text: str, names: QueryNames, *kinds: Kind) -> Reading:
    """The meaning of an expression that is of one of these kinds; raises BadExpression."""
    expression = parse(text)
    found = _Reader(names).read(expression)
    if found.kind not in kinds:
        raise _misfit(expression.at, found.kind, kinds)
    return found


def _misfit(at: int, given: str, needed: Sequence[str]) -> BadExpression:
    return BadExpression("expression-kind", place=at + 1, given=given, needed=", ".join(needed))


def known_only(kind: Kind, values: Column) -> Column:
    """Values as this module has them."""
    if kind == "cards":
        return values
    values = values.astype(np.float64)
    return np.where(values < 0, np.nan, values) if kind == "seat" else values


class _Reader:
    """Reads the parts of an expression. first: whether hands are those that were dealt first."""

    def __init__(self, names: QueryNames, *, first: bool = False) -> None:
        self._names = names
        self._first = first

    def read(self, part: Expression) -> Reading:
        match part:
            case Number(value=value):
                return Reading("number", lambda deals: np.full(len(deals), value))
            case Name():
                return self._name(part)
            case FunctionCall():
                return self._call(part)
            case Negation(sign="-"):
                number = self._of(part.value, "number")
                return Reading("number", lambda deals: -number.read(deals))
            case Negation():
                truth = self._of(part.value, "truth")
                return Reading("truth", lambda deals: 1 - truth.read(deals))
            case Operation():
                return self._operation(part)

    def _of(self, part: Expression, *kinds: Kind) -> Reading:
        found = self.read(part)
        if found.kind not in kinds:
            raise _misfit(part.at, found.kind, kinds)
        return found

    def _name(self, part: Name) -> Reading:
        names, name = self._names, part.name
        cards = names.cards.get(name, names.cards.get(name.upper(), 0))
        if name in names.facts:
            fact = names.facts[name]
            if fact.takes_seat:
                raise BadExpression("expression-arguments", name=name, place=part.at + 1, needed=usage(fact))
            return Reading(fact.kind, lambda deals: known_only(fact.kind, fact.read(deals)), fact.words)
        if cards:
            return Reading("cards", lambda deals: np.full(len(deals), cards, np.int64))
        if name in names.words:
            words = names.words[name]
            return Reading("word", lambda deals: np.full(len(deals), float(words.index(name))), words)
        if name in names.functions or name == DEALT:
            needed = usage(names.functions[name]) if name in names.functions else f"{DEALT}(EXPRESSION)"
            raise BadExpression("expression-arguments", name=name, place=part.at + 1, needed=needed)
        raise names.unknown(name, part.at)

    def _call(self, part: FunctionCall) -> Reading:
        names, name = self._names, part.name
        if name == DEALT:
            if len(part.arguments) != 1:
                raise BadExpression("expression-arguments", name=name, place=part.at + 1, needed=f"{DEALT}(EXPRESSION)")
            return _Reader(names, first=True).read(part.arguments[0])
        if name in names.facts:
            return self._fact_of_seat(part, names.facts[name])
        if name not in names.functions:
            raise names.unknown(name, part.at)
        function = names.functions[name]
        if len(part.arguments) != len(function.takes):
            raise BadExpression("expression-arguments", name=name, place=part.at + 1, needed=usage(function))
        values = [self._of(each, kind) for each, kind in zip(part.arguments, function.takes, strict=True)]
        first = self._first

        def compute(deals: PlayedDeals) -> Column:
            hands = deals.first_hands if first else deals.hands
            return function.compute(deals, hands, *(value.read(deals) for value in values))

        return Reading(function.gives, compute)

    def _fact_of_seat(self, part: FunctionCall, fact: DealFact) -> Reading:
        if not fact.takes_seat or len(part.arguments) != 1:
            raise BadExpression("expression-arguments", name=fact.name, place=part.at + 1, needed=usage(fact))
        seat = self._of(part.arguments[0], "seat")

        def read(deals: PlayedDeals) -> Column:
            return of_seat(known_only(fact.kind, fact.read(deals)), seat.read(deals))

        return Reading(fact.kind, read, fact.words)

    def _operation(self, part: Operation) -> Reading:
        sign = part.sign
        if sign in {"and", "or"}:
            one, other = self._of(part.left, "truth"), self._of(part.right, "truth")
            decides = 0.0 if sign == "and" else 1.0
            return Reading("truth", lambda deals: _both(one.read(deals), other.read(deals), decides))
        if sign in _SETS:
            one, other = self._of(part.left, "cards"), self._of(part.right, "cards")
            return Reading("cards", lambda deals: _SETS[sign](one.read(deals), other.read(deals)))
        if sign in _ARITHMETIC:
            one, other = self._of(part.left, "number"), self._of(part.right, "number")
            return Reading("number", lambda deals: _computed(sign, one.read(deals), other.read(deals)))
        one = self.read(part.left) if sign in {"==", "!="} else self._of(part.left, "number")
        other = self._of(part.right, one.kind)
        if one.words != other.words:
            raise _misfit(part.right.at, "word", [*one.words])
        return Reading("truth", lambda deals: _compared(sign, one.read(deals), other.read(deals)))


def _both(one: Column, other: Column, decides: float) -> Column:
    """`and`, where `decides` is 0, or `or`, where it is 1: that value on either side decides, whatever the other is."""
    return np.where((one == decides) | (other == decides), decides, np.where(np.isnan(one), one, other))


def _computed(sign: str, one: Column, other: Column) -> Column:
    """A sum, difference, product or quotient; no value where one divides by 0."""
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        found = _ARITHMETIC[sign](one, other)
    return np.where(np.isfinite(found), found, np.nan)


def _compared(sign: str, one: Column, other: Column) -> Column:
    """1 where the comparison is true, 0 where it is not, NaN where a side has no value."""
    found = _COMPARISONS[sign](one, other).astype(np.float64)
    return found if one.dtype == np.int64 else np.where(np.isnan(one) | np.isnan(other), np.nan, found)
