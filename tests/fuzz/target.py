"""One place that reads bytes from outside, as the fuzzer sees it."""

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
    """name: also of its folder in `corpus`. examples: makes valid inputs. opened: what is there while inputs come.

    share: how many of ten thousand inputs are its own. allowed: errors that say well that an input is wrong.
    """

    name: str
    examples: Callable[[], list[bytes]]
    opened: Callable[[], AbstractContextManager[Check]]
    share: int
    allowed: tuple[type[Exception], ...] = (VierblattError,)


def plain(
    name: str,
    examples: Callable[[], list[bytes]],
    check: Check,
    *,
    share: int,
    allowed: tuple[type[Exception], ...] = (VierblattError,),
) -> Target:
    """A target that needs nothing but the input."""
    return Target(name, examples, lambda: nullcontext(check), share, allowed)


def read(data: bytes, kind: type[T]) -> T:
    """The JSON of an input, where that is only its envelope; raises msgspec.DecodeError."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (UnicodeError, RecursionError) as fault:
        raise msgspec.DecodeError(str(fault)) from None


def text(data: bytes) -> str:
    """The input of a parser of texts that came through a network: whole Unicode."""
    return data.decode(errors="replace")


def typed(data: bytes) -> str:
    """The input of a parser of texts that came from a command line: there may be half surrogates in it."""
    return data.decode(errors="surrogateescape")
