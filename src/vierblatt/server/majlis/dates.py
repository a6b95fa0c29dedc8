"""The dates of standing events, by the clock of a place, whatever daylight saving does.

>>> day = first_day(3, 20 * 60, "UTC", 1_800_000_000_000)
>>> day, starts(day, 20 * 60, "UTC") - 1_800_000_000_000
('2027-01-21', 561600000)
>>> day_after(day, 2)
'2027-02-04'
"""

from __future__ import annotations

import datetime as dt
import functools
import zoneinfo
from collections.abc import Iterator

from vierblatt.server.accounts.faults import Unknown

WEEK = dt.timedelta(weeks=1)
LONGEST_ZONE = 60  #: characters


def starts(day: str, minute: int, zone: str) -> int:
    """When it is that minute of the day there, in milliseconds since 1970. Raises Unknown.

    A time that the clocks skip is an hour later; of one that they show twice, it is the first.
    """
    local = dt.datetime.combine(dt.date.fromisoformat(day), dt.time(), _zone(zone)) + dt.timedelta(minutes=minute)
    return int(local.timestamp()) * 1000


def first_day(weekday: int, minute: int, zone: str, now: int) -> str:
    """The first such day whose time is still to come. weekday: 0 for Monday. now: in milliseconds since 1970."""
    today = dt.datetime.fromtimestamp(now / 1000, _zone(zone)).date()
    day = (today + dt.timedelta(days=(weekday - today.weekday()) % 7)).isoformat()
    return day if starts(day, minute, zone) > now else day_after(day, 1)


def day_after(day: str, weeks: int) -> str:
    """The same weekday, so many weeks later."""
    return (dt.date.fromisoformat(day) + weeks * WEEK).isoformat()


def days_from(day: str, weeks: int) -> Iterator[str]:
    """A day and those that follow, without end."""
    while True:
        yield day
        day = day_after(day, weeks)


def _zone(name: str) -> dt.tzinfo:
    if name == "UTC":  # also where the system knows no zones
        return dt.UTC
    if name not in _zones():
        raise Unknown("unknown-time-zone", zone=name[:LONGEST_ZONE])
    return zoneinfo.ZoneInfo(name)


@functools.cache
def _zones() -> frozenset[str]:
    return frozenset(zoneinfo.available_timezones())
