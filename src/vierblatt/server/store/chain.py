"""The hash chain of a table's log: who changes, drops or inserts an entry breaks it from there on.

What it cannot show by itself is a log that was cut off at its end; for that one keeps a link elsewhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from vierblatt.server.store.port import LogEntry


def genesis(table: str) -> bytes:
    """What stands before the first link of a table's log."""
    return hashlib.sha256(table.encode()).digest()


def next_link(before: bytes, body: bytes) -> bytes:
    """The link of an entry."""
    return hashlib.sha256(before + body).digest()


def verify_log(table: str, entries: Iterable[LogEntry]) -> int | None:
    """The place of the first entry that does not continue the log before it; None if the whole log is sound."""
    link = genesis(table)
    for place, entry in enumerate(entries):
        link = next_link(link, entry.body)
        if entry.seq != place or entry.link != link:
            return place
    return None
