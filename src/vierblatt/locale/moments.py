"""Times of day as this machine's clock shows them."""

from __future__ import annotations

import datetime as dt


def local_time(at: int) -> str:
    """A time in milliseconds since 1970 as this machine's clock shows it."""
    return dt.datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
