"""Number types for messages: each has bounds, and the reader of a message refuses values outside them.

No type is wider than the range that every reader of JSON or MessagePack represents exactly.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

LARGEST = 2**53 - 1  #: browsers represent all whole numbers up to this one exactly
LAST_SEAT = 63

Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
#: A count, or a time in milliseconds.
Count = Annotated[int, Meta(ge=0, le=LARGEST)]
#: The number of an entry in a table's log; -1: before the first.
Seq = Annotated[int, Meta(ge=-1, le=LARGEST)]
Real = Annotated[float, Meta(ge=-LARGEST, le=LARGEST)]
#: A seat or a side.
SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
#: A seat or a side, or -1 for none or any.
SeatOrNone = Annotated[int, Meta(ge=-1, le=LAST_SEAT)]


def is_within(value: float) -> bool:
    """Whether a value may be sent as a number."""
    return -LARGEST <= value <= LARGEST
