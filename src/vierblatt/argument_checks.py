"""Checks of arguments passed from Python: whole numbers, and one of several texts; any value as text for a message.

In many places Python accepts `True` as 1 and a float as a whole number; these checks accept neither.

>>> whole_number("threads", 2, least=1)
2
>>> whole_number("threads", 2.0, least=1)
Traceback (most recent call last):
...
vierblatt.errors.BadOption: bad-value: option=threads, value=2.0, takes=1..
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Any

from vierblatt.errors import BadOption


def as_whole_number(value: Any) -> int | None:
    """The value as a whole number, NumPy's included; None for a float, a Boolean, a text or anything else."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:  # NumPy raises it for its Booleans and for arrays, too
        return None


def whole_number(option: str, value: Any, *, least: int | None = None, most: int | None = None) -> int:
    """The value of an option that takes a whole number within bounds; raises BadOption."""
    number = as_whole_number(value)
    if number is None or (least is not None and number < least) or (most is not None and number > most):
        bounds = f"{'' if least is None else least}..{'' if most is None else most}"
        raise BadOption("bad-value", option=option, value=shown(value), takes=bounds)
    return number


def seat_number(value: Any, seats: int, *, least: int = 0) -> int:
    """A seat of a table with this many seats (with ``least=-1`` also -1); raises BadOption."""
    number = as_whole_number(value)
    if number is None:
        raise BadOption("bad-value", option="seat", value=shown(value), takes=f"{least}..{seats - 1}")
    if not least <= number < seats:
        raise BadOption("bad-seat", seat=number, seats=seats)
    return number


def one_of(option: str, value: Any, known: Iterable[str]) -> str:
    """The value of an option that takes one of several texts; raises BadOption."""
    texts = [*known]
    if not isinstance(value, str) or value not in texts:
        raise BadOption("bad-value", option=option, value=shown(value), takes=", ".join(texts))
    return value


def shown(value: Any, most: int = 40) -> str:
    """A value as text for a sentence, of at most `most` characters; its type if it cannot be converted to text."""
    try:
        return str(value)[:most]
    except Exception:  # noqa: BLE001 - a number of more than 4300 digits, or any object that a caller passes
        return type(value).__name__
