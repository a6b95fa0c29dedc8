"""Days: from midnight to midnight UTC, written as ``2027-01-15``.

>>> day_of(1_800_000_000_000), ends_at("2027-01-15") - begins_at("2027-01-15") == DAY
('2027-01-15', True)
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta

from vierblatt.errors import BadOption

BOARDS = 8  #: boards of a day and game
DAY = 86_400_000  #: milliseconds
_EPOCH = date(1970, 1, 1)


def day_of(now: int) -> str:
    """The day at a time, in milliseconds since 1970."""
    return datetime.fromtimestamp(now // 1000, UTC).date().isoformat()


def begins_at(day: str) -> int:
    """When a day begins, in milliseconds since 1970; raises BadOption for a text that is not a day."""
    return (_date(day) - _EPOCH).days * DAY


def ends_at(day: str) -> int:
    """When a day is over, in milliseconds since 1970; raises BadOption."""
    return begins_at(day) + DAY


def days_before(day: str, days: int) -> str:
    """The day that is so many days earlier; raises BadOption."""
    return (_date(day) - timedelta(days)).isoformat()


def streak(done: Collection[str], today: str) -> int:
    """How many days in a row are done, up to today or, while today is not done yet, up to yesterday.

    >>> streak(["2027-01-13", "2027-01-14"], "2027-01-15"), streak(["2027-01-13"], "2027-01-15")
    (2, 0)
    """
    day, days = today if today in done else days_before(today, 1), 0
    while day in done:
        day, days = days_before(day, 1), days + 1
    return days


def _date(day: str) -> date:
    try:
        found = date.fromisoformat(day)
    except ValueError:
        raise BadOption("bad-day", day=day[:20]) from None
    if found.isoformat() != day:  # it also reads 20270115 and 2027-W02-5
        raise BadOption("bad-day", day=day[:20])
    return found
