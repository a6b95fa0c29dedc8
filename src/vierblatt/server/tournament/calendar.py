r"""When a tournament begins, as a file for calendars. Source: RFC 5545 (iCalendar).

>>> print(calendar("abc", "Evening", 0, 1_800_000_000_000, "Diwan; left").decode().replace("\r", ""))
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Vierblatt//Tournaments//EN
BEGIN:VEVENT
UID:abc@tournaments.vierblatt
DTSTAMP:19700101T000000Z
DTSTART:20270115T080000Z
SUMMARY:Evening
LOCATION:Diwan\; left
END:VEVENT
END:VCALENDAR
<BLANKLINE>
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable
from typing import NamedTuple

LINE = 75  #: bytes of a line; what follows goes to the next one, after a space


class CalendarDate(NamedTuple):
    """Something that begins. id: always the same for the same date. starts: in milliseconds since 1970."""

    id: str
    starts: int


def calendar(tournament: str, name: str, created: int, starts: int, place: str) -> bytes:
    """The file of one tournament. created, starts: in milliseconds since 1970."""
    return calendar_of(name, created, [CalendarDate(tournament, starts)], place)


def calendar_of(name: str, created: int, dates: Iterable[CalendarDate], place: str) -> bytes:
    """The file of several dates, each by itself and in UTC: no calendar has to know a time zone or count weeks."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Vierblatt//Tournaments//EN"]
    for date in dates:
        lines += [
            "BEGIN:VEVENT", f"UID:{date.id}@tournaments.vierblatt", f"DTSTAMP:{_moment(created)}",
            f"DTSTART:{_moment(date.starts)}", f"SUMMARY:{_text(name)}",
            *([f"LOCATION:{_text(place)}"] if place else []), "END:VEVENT",
        ]  # fmt: skip
    return b"".join(_folded(line) + b"\r\n" for line in [*lines, "END:VCALENDAR"])


def _moment(at: int) -> str:
    return dt.datetime.fromtimestamp(at // 1000, dt.UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    return re.sub(r"([\\;,])", r"\\\1", text)


def _folded(line: str) -> bytes:
    """A line in pieces of at most 75 bytes, with no character cut in two."""
    pieces, piece = [], b""
    for character in line:
        encoded = character.encode()
        if len(piece) + len(encoded) > LINE:
            pieces.append(piece)
            piece = b" "
        piece += encoded
    return b"\r\n".join([*pieces, piece])
