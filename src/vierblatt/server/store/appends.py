"""Appending to logs within a transaction: fence, order and links are checked and made here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

import msgspec

from vierblatt.server.store.chain import next_link
from vierblatt.server.store.port import LeaseLost, LogEntry, SeqTaken, StoreFault


class Append(NamedTuple):
    """Entries that somebody wants to append to a table's log."""

    table: str
    first_seq: int
    bodies: Sequence[bytes]
    fence: int


#: What came of each append of a group: its entries, or why it was refused.
Outcomes = Sequence[list[LogEntry] | StoreFault]


#: A row of the log: table, seq, body, link.
Row = tuple[str, int, bytes, bytes]


class Head(msgspec.Struct):
    """Where a table's log stands, and the fence of its lease; moves on with every entry."""

    fence: int
    seq: int
    link: bytes


class OpenLogs(Protocol):
    """The logs of all tables, within a transaction in which nobody else writes to those that were asked for."""

    def heads(self, tables: Iterable[str]) -> dict[str, Head]:
        """Where the logs of tables stand; those that do not exist are left out."""

    def insert(self, rows: Sequence[Row]) -> None:
        """Writes new rows, at least one."""


def append_all(logs: OpenLogs, appends: Sequence[Append]) -> Outcomes:
    """Appends a group; those that are refused leave no trace. It counts when the transaction is committed."""
    heads = logs.heads({append.table for append in appends})
    rows: list[Row] = []
    outcomes: list[list[LogEntry] | StoreFault] = []
    for append in appends:
        head = heads.get(append.table)
        if head is None or head.fence != append.fence:
            outcomes.append(LeaseLost("lease-lost", table=append.table))
        elif head.seq + 1 != append.first_seq:
            outcomes.append(SeqTaken("seq-taken", table=append.table, seq=append.first_seq))
        else:
            entries = list(_continued(head, append.bodies))
            rows += [(append.table, entry.seq, entry.body, entry.link) for entry in entries]
            outcomes.append(entries)
    if rows:
        logs.insert(rows)
    return outcomes


def _continued(head: Head, bodies: Sequence[bytes]) -> Iterator[LogEntry]:
    for body in bodies:
        head.seq += 1
        head.link = next_link(head.link, body)
        yield LogEntry(seq=head.seq, body=body, link=head.link)
