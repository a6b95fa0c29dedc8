"""Numbers as they travel: each has bounds, and whoever reads a message refuses what lies outside.

Nothing here is wider than what every program that reads JSON or MessagePack holds exactly.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

LARGEST = 2**53 - 1  #: the last whole number before a browser begins to round
LAST_SEAT = 63

Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
#: How many, or when: milliseconds.
Count = Annotated[int, Meta(ge=0, le=LARGEST)]
#: The number of an entry of a table's log; -1: before the first.
Seq = Annotated[int, Meta(ge=-1, le=LARGEST)]
Real = Annotated[float, Meta(ge=-LARGEST, le=LARGEST)]
#: A seat or a side.
SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
#: The same, or -1 for none, or for any.
SeatOrNone = Annotated[int, Meta(ge=-1, le=LAST_SEAT)]


def is_within(value: float) -> bool:
    """Whether a number may travel as a number."""
    return -LARGEST <= value <= LARGEST
