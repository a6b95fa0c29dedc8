"""Appending to logs within a transaction: checks fences and order, and computes the links."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

import msgspec

from vierblatt.server.store.chain import next_link
from vierblatt.server.store.port import LeaseLost, LogEntry, SeqTaken, StoreFault


class Append(NamedTuple):
    """Entries to be appended to a table's log."""

    table: str
    first_seq: int
    bodies: Sequence[bytes]
    fence: int


#: The outcome of each append of a group: its entries, or why it was refused.
Outcomes = Sequence[list[LogEntry] | StoreFault]


#: A row of the log: table, seq, body, link.
Row = tuple[str, int, bytes, bytes]


class Head(msgspec.Struct):
    """The end of a table's log, and the fence of its lease; it advances with every entry."""

    fence: int
    seq: int
    link: bytes


class OpenLogs(Protocol):
    """The logs of all tables, within a transaction in which no one else writes to those whose heads were requested."""

    def heads(self, tables: Iterable[str]) -> dict[str, Head]:
        """The heads of the tables' logs; tables that do not exist are left out."""

    def insert(self, rows: Sequence[Row]) -> None:
        """Writes new rows, at least one."""


def append_all(logs: OpenLogs, appends: Sequence[Append]) -> Outcomes:
    """Appends a group; refused appends leave no trace. The others are durable once the transaction is committed."""
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
            entries = list(continued(head, append.bodies))
            rows += [(append.table, entry.seq, entry.body, entry.link) for entry in entries]
            outcomes.append(entries)
    if rows:
        logs.insert(rows)
    return outcomes


def continued(head: Head, bodies: Sequence[bytes]) -> Iterator[LogEntry]:
    """The entries that bodies become after a head, which advances with them."""
    for body in bodies:
        head.seq += 1
        head.link = next_link(head.link, body)
        yield LogEntry(seq=head.seq, body=body, link=head.link)
