"""Groups of every size, without SQLAlchemy: the padding of the statements leaves no trace."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from vierblatt.server.store.appends import Head
from vierblatt.server.store.sqlite_logs import SIZES, SqliteLogs

EDGES = sorted({0, 1, *SIZES, *(size + 1 for size in SIZES), 2 * SIZES[-1] + 3})


@pytest.fixture
def file() -> Iterator[sqlite3.Connection]:
    """The two tables that it works on."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.executescript("""
            CREATE TABLE leases (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, fence BIGINT NOT NULL);
            CREATE TABLE log (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, link BLOB NOT NULL,
                              PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
        """)
        yield connection


@pytest.mark.parametrize("count", EDGES)
def test_rows_are_written_as_they_are(file: sqlite3.Connection, count: int) -> None:
    rows = [(f"t{number}", number, bytes([number % 256]), b"\0link") for number in range(count)]
    SqliteLogs(file).insert(rows)
    assert file.execute("SELECT * FROM log ORDER BY seq").fetchall() == rows
    assert {kind for (kind,) in file.execute("SELECT DISTINCT typeof(body) FROM log")} <= {"blob"}


@pytest.mark.parametrize("count", EDGES)
def test_heads_are_the_last_entries_of_those_that_exist(file: sqlite3.Connection, count: int) -> None:
    for number in range(count):
        file.execute("INSERT INTO leases VALUES (?, '', ?)", (f"t {number}", 2**62 + number))
        entries = [(f"t {number}", seq, bytes([seq])) for seq in (0, 1)]
        file.executemany("INSERT INTO log VALUES (?, ?, x'', ?)", entries)
    heads = SqliteLogs(file).heads(["nobody's", *(f"t {number}" for number in range(count))])
    assert heads == {f"t {number}": Head(2**62 + number, 1, b"\1") for number in range(count)}


def test_an_existing_row_is_not_added_again(file: sqlite3.Connection) -> None:
    SqliteLogs(file).insert([("t", 1, b"a", b"")])
    with pytest.raises(sqlite3.IntegrityError):
        SqliteLogs(file).insert([("t", 2, b"b", b""), ("t", 1, b"c", b"")])
    assert file.execute("SELECT body FROM log").fetchall() == [(b"a",)]
