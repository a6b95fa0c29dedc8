"""The hash chain of a table's log: changing, dropping or inserting an entry breaks it from there on.

The chain alone cannot show that a log was cut off at its end; to detect that, keep a link elsewhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from vierblatt.server.store.port import LogEntry


def genesis(table: str) -> bytes:
    """The value before the first link of a table's log."""
    return hashlib.sha256(table.encode()).digest()


def next_link(before: bytes, body: bytes) -> bytes:
    """The link of an entry."""
    return hashlib.sha256(before + body).digest()


def verify_log(table: str, entries: Iterable[LogEntry]) -> int | None:
    """The index of the first entry that does not continue the log before it; None if the whole log is sound."""
    link = genesis(table)
    for place, entry in enumerate(entries):
        link = next_link(link, entry.body)
        if entry.seq != place or entry.link != link:
            return place
    return None
