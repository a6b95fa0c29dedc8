"""The logs of all tables in a SQLite file, for a group of appends; see `vierblatt.server.store.appends`.

Every move of every table waits for this, so it uses the driver directly: SQLAlchemy needs more time for a statement
than SQLite does. The driver releases the interpreter at every step of a statement, and then waits to get it back; so a
group takes two statements of one step each, not one statement per row.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeVar

from vierblatt.server.store.appends import Head, Row

T = TypeVar("T")
N = TypeVar("N")

#: The numbers of tables, or rows, with a statement that the driver keeps ready. Smaller groups are padded.
SIZES = (4, 16, 64, 256)


def _several(what: str, size: int) -> str:
    return ", ".join([what] * size)


#: The whole result is one text, with one line per table, so that it comes in one step.
_HEADS = {
    size: f"""
        SELECT group_concat(fence || ' ' || seq || ' ' || hex(link) || ' ' || table_id, char(10))
        FROM leases JOIN log USING (table_id)
        WHERE table_id IN ({_several("?", size)})
        AND seq = (SELECT max(seq) FROM log AS own WHERE own.table_id = leases.table_id)
    """  # noqa: S608 - only question marks are inserted
    for size in SIZES
}
_INSERTS = {
    size: f"""
        INSERT INTO log (table_id, seq, body, link)
        SELECT * FROM (VALUES {_several("(?, ?, ?, ?)", size)}) WHERE column1 IS NOT NULL
    """  # noqa: S608 - the same
    for size in SIZES
}
_NO_ROW = (None, None, None, None)


class SqliteLogs:
    """connection: in a transaction that began by locking the file, so that no one else writes to it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def heads(self, tables: Iterable[str]) -> dict[str, Head]:
        """See `OpenLogs`."""
        heads: dict[str, Head] = {}
        for some in _pieces([*tables], None):
            (lines,) = self._connection.execute(_HEADS[len(some)], some).fetchone()
            for line in lines.split("\n") if lines else ():
                fence, seq, link, table = line.split(" ", 3)
                heads[table] = Head(int(fence), int(seq), bytes.fromhex(link))
        return heads

    def insert(self, rows: Sequence[Row]) -> None:
        """See `OpenLogs`."""
        for some in _pieces(rows, _NO_ROW):
            self._connection.execute(_INSERTS[len(some)], [*chain.from_iterable(some)])


def _pieces(things: Sequence[T], nothing: N) -> Iterator[list[T | N]]:
    """Splits things, in order, into as few pieces of these sizes as possible. nothing: pads a piece."""
    for begin in range(0, len(things), SIZES[-1]):
        piece: list[T | N] = [*things[begin : begin + SIZES[-1]]]
        size = next(size for size in SIZES if size >= len(piece))
        yield piece + [nothing] * (size - len(piece))
