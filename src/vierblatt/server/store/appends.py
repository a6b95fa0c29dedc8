"""Appending to logs within a transaction: fence, order and links are checked and made here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, insert, select

from vierblatt.server.store.chain import next_link
from vierblatt.server.store.port import LeaseLost, LogEntry, SeqTaken, StoreFault
from vierblatt.server.store.schema import leases, log


class Append(NamedTuple):
    """Entries that somebody wants to append to a table's log."""

    table: str
    first_seq: int
    bodies: Sequence[bytes]
    fence: int


#: What came of each append of a group: its entries, or why it was refused.
Outcomes = Sequence[list[LogEntry] | StoreFault]


class _Head(msgspec.Struct):
    """Where a table's log stands; moves on with every entry."""

    fence: int
    seq: int
    link: bytes


def append_all(connection: Connection, appends: Sequence[Append]) -> Outcomes:
    """Appends a group; those that are refused leave no trace. It counts when the transaction is committed."""
    heads = _heads(connection, {append.table for append in appends})
    rows: list[dict[str, object]] = []
    outcomes: list[list[LogEntry] | StoreFault] = []
    for append in appends:
        head = heads.get(append.table)
        if head is None or head.fence != append.fence:
            outcomes.append(LeaseLost("lease-lost", table=append.table))
        elif head.seq + 1 != append.first_seq:
            outcomes.append(SeqTaken("seq-taken", table=append.table, seq=append.first_seq))
        else:
            entries = list(_continued(head, append.bodies))
            rows += [{"table_id": append.table, "seq": e.seq, "body": e.body, "link": e.link} for e in entries]
            outcomes.append(entries)
    if rows:
        connection.execute(_insert, rows)
    return outcomes


# These statements are what every move waits for, so they are made once and not for each group.
_wanted = leases.c.table_id.in_(bindparam("tables", expanding=True))
#: Where rows can be locked, nobody takes the lease away until the commit.
_lock = select(leases.c.table_id).where(_wanted).with_for_update().order_by(leases.c.table_id)
_last = select(log.c.seq, log.c.link).where(log.c.table_id == leases.c.table_id).order_by(log.c.seq.desc()).limit(1)
_heads_query = select(
    leases.c.table_id,
    leases.c.fence,
    _last.with_only_columns(log.c.seq).scalar_subquery(),
    _last.with_only_columns(log.c.link).scalar_subquery(),
).where(_wanted)
_insert = insert(log)


def _heads(connection: Connection, tables: Iterable[str]) -> dict[str, _Head]:
    wanted = {"tables": sorted(tables)}
    if connection.dialect.name != "sqlite":  # there whoever writes is alone with the whole file
        connection.execute(_lock, wanted).all()
    # Only a statement that begins after that is sure to see what whoever had the lock before has written.
    return {table: _Head(fence, seq, link) for table, fence, seq, link in connection.execute(_heads_query, wanted)}


def _continued(head: _Head, bodies: Sequence[bytes]) -> Iterator[LogEntry]:
    for body in bodies:
        head.seq += 1
        head.link = next_link(head.link, body)
        yield LogEntry(seq=head.seq, body=body, link=head.link)
