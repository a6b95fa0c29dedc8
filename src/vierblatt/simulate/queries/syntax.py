"""The expressions of queries as text: `declarer == first and count(declarer, trumps) >= 4`.

An expression is data. It is read by this parser alone, and nothing in it can run.

>>> parse("not made")
Negation(at=0, sign='not', value=Name(at=4, name='made'))
>>> parse("made and")
Traceback (most recent call last):
...
vierblatt.errors.BadExpression: expression-syntax: expression=made and, place=9, found=, needed=a value
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from vierblatt.errors import BadExpression

#: The most characters of an expression, and the most levels of what it has in each other.
LONGEST, DEEPEST = 2000, 60
#: How strongly signs bind their values: weak ones first. `not` stands between `and` and comparisons.
STRENGTH = {
    "or": 1, "and": 2,
    **dict.fromkeys(("==", "!=", "<", "<=", ">", ">="), 4),
    "|": 5, "&": 6, "+": 7, "-": 7, "*": 8, "/": 8,
}  # fmt: skip
NOT, COMPARISON, MINUS = 3, 4, 9
#: Numbers, names and cards (`2C` is one), signs, and any other character, which is an error.
_TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?(?![\w.]))|([A-Za-z0-9_]+)|(==|!=|<=|>=|[-<>+*/&|(),])|(.))", re.DOTALL)


@dataclass(frozen=True)
class Number:
    """A number. at: its place in the text, from 0, as for all parts."""

    at: int
    value: float


@dataclass(frozen=True)
class Name:
    """A fact, a word or a card."""

    at: int
    name: str


@dataclass(frozen=True)
class FunctionCall:
    """A fact or a function of something in parentheses."""

    at: int
    name: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True)
class Negation:
    """`not` or a minus before a value."""

    at: int
    sign: str
    value: Expression


@dataclass(frozen=True)
class Operation:
    """Two values with a sign between them."""

    at: int
    sign: str
    left: Expression
    right: Expression


Expression: TypeAlias = "Number | Name | FunctionCall | Negation | Operation"


def parse(text: str) -> Expression:
    """The expression that a text writes; raises BadExpression, which says where it is wrong."""
    if len(text) > LONGEST:
        raise BadExpression("expression-too-long", given=len(text), most=LONGEST)
    return _Parser(text).whole()


class _Parser:
    """Reads tokens from left to right; each has a kind, a text and a place."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens: list[tuple[str, str, int]] = []
        self._next = 0
        self._depth = 0
        for match in _TOKEN.finditer(text.rstrip()):
            kind = ("number", "name", "sign", "other")[(match.lastindex or 4) - 1]
            said = match.group(match.lastindex or 4)
            if kind == "name" and said.lower() in {"and", "or", "not"}:
                kind, said = "sign", said.lower()
            self._tokens.append((kind, said, match.start(match.lastindex or 4)))
        self._tokens.append(("end", "", len(text.rstrip())))

    def whole(self) -> Expression:
        """The whole text as one expression."""
        found = self._expression(0)
        if self._tokens[self._next][0] != "end":
            raise self._fault("and, or, an operator, or the end")
        return found

    def _expression(self, weakest: int) -> Expression:
        """A value and everything after it that binds more strongly than `weakest`."""
        self._depth += 1
        if self._depth > DEEPEST:
            raise BadExpression("expression-too-deep", place=self._tokens[self._next][2] + 1, most=DEEPEST)
        left = self._value()
        while (strength := STRENGTH.get(self._sign(), 0)) > weakest:
            _, sign, at = self._take()
            left = Operation(at, sign, left, self._expression(strength))
            if strength == COMPARISON and STRENGTH.get(self._sign()) == COMPARISON:
                raise self._fault("and: compare two values at a time")
        self._depth -= 1
        return left

    def _value(self) -> Expression:
        kind, said, at = self._tokens[self._next]
        if kind == "number":
            self._take()
            return Number(at, float(said))
        if kind == "name":
            self._take()
            return FunctionCall(at, said, self._arguments()) if self._sign() == "(" else Name(at, said)
        if said == "(":
            self._take()
            inside = self._expression(0)
            self._expect(")")
            return inside
        if said in {"not", "-"}:
            self._take()
            return Negation(at, said, self._expression(NOT if said == "not" else MINUS))
        raise self._fault("a value")

    def _arguments(self) -> tuple[Expression, ...]:
        self._expect("(")
        found = [self._expression(0)]
        while self._sign() == ",":
            self._take()
            found.append(self._expression(0))
        self._expect(")")
        return tuple(found)

    def _sign(self) -> str:
        kind, said, _ = self._tokens[self._next]
        return said if kind == "sign" else ""

    def _take(self) -> tuple[str, str, int]:
        self._next += 1
        return self._tokens[self._next - 1]

    def _expect(self, sign: str) -> None:
        if self._sign() != sign:
            raise self._fault(sign)
        self._take()

    def _fault(self, needed: str) -> BadExpression:
        _, found, at = self._tokens[self._next]
        return BadExpression("expression-syntax", expression=self._text, place=at + 1, found=found, needed=needed)
