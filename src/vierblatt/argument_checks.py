"""Checks of what callers pass from Python: whole numbers, texts of a set, and anything at all in a sentence.

Python takes `True` for 1 and a float for a whole number in many places; here neither is one.

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
    """The whole number that a value is, NumPy's included; None for a float, a truth value, a text or anything else."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:  # NumPy raises it for its truth values and for arrays, too
        return None


def whole_number(option: str, value: Any, *, least: int | None = None, most: int | None = None) -> int:
    """The value of an option that takes a whole number within bounds; raises BadOption."""
    number = as_whole_number(value)
    if number is None or (least is not None and number < least) or (most is not None and number > most):
        bounds = f"{'' if least is None else least}..{'' if most is None else most}"
        raise BadOption("bad-value", option=option, value=shown(value), takes=bounds)
    return number


def seat_number(value: Any, seats: int, *, least: int = 0) -> int:
    """A seat of a table with so many seats (with ``least=-1`` also -1); raises BadOption."""
    number = as_whole_number(value)
    if number is None:
        raise BadOption("bad-value", option="seat", value=shown(value), takes=f"{least}..{seats - 1}")
    if not least <= number < seats:
        raise BadOption("bad-seat", seat=number, seats=seats)
    return number


def one_of(option: str, value: Any, known: Iterable[str]) -> str:
    """The value of an option that takes one of some texts; raises BadOption."""
    texts = [*known]
    if not isinstance(value, str) or value not in texts:
        raise BadOption("bad-value", option=option, value=shown(value), takes=", ".join(texts))
    return value


def shown(value: Any, most: int = 40) -> str:
    """A value as it may stand in a sentence: at most so many characters; the type where the value has no text."""
    try:
        return str(value)[:most]
    except Exception:  # noqa: BLE001 - a number of more than 4300 digits, or any object that callers bring
        return type(value).__name__
