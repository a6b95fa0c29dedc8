"""A fuzzing target: one part of the program that reads bytes from outside."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from vierblatt.errors import VierblattError

T = TypeVar("T")

#: Reads one input. It returns, or raises what the target is allowed to raise; everything else is a defect.
Check = Callable[[bytes], object]


@dataclass(frozen=True)
class Target:
    """A part of the program to fuzz.

    name: also of its folder in `corpus`. examples: makes valid inputs. open_check: opens what the inputs need,
    and gives the check. share: its inputs out of every ten thousand. allowed: errors that properly refuse an input.
    """

    name: str
    examples: Callable[[], list[bytes]]
    open_check: Callable[[], AbstractContextManager[Check]]
    share: int
    allowed: tuple[type[Exception], ...] = (VierblattError,)


def stateless_target(
    name: str,
    examples: Callable[[], list[bytes]],
    check: Check,
    *,
    share: int,
    allowed: tuple[type[Exception], ...] = (VierblattError,),
) -> Target:
    """A target that needs only the input."""
    return Target(name, examples, lambda: nullcontext(check), share, allowed)


def read(data: bytes, kind: type[T]) -> T:
    """Decodes the JSON that is only the envelope of an input; raises msgspec.DecodeError."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (UnicodeError, RecursionError) as fault:
        raise msgspec.DecodeError(str(fault)) from None


def text(data: bytes) -> str:
    """The input for a parser of text from a network: valid Unicode."""
    return data.decode(errors="replace")


def typed(data: bytes) -> str:
    """The input for a parser of text from a command line, which may contain lone surrogates."""
    return data.decode(errors="surrogateescape")
