"""Backups of a SQLite database: made while a server writes to it, checked, and restored.

SQLite itself makes the copy, so that it is the database at one moment, including its write-ahead log.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from vierblatt.server.store.port import StoreFault

BUSY = 10.0  #: seconds that SQLite waits for a writer
_MUST_HAVE = {"alembic_version", "tables", "log", "leases", "accounts", "records"}


def back_up(database: Path, copy: Path) -> None:
    """Writes the database as it is now to a new file that only its owner can read; raises StoreFault."""
    with draft_of(copy) as draft:
        _copy(database, draft)


@contextlib.contextmanager
def draft_of(copy: Path) -> Iterator[Path]:
    """The path for writing a new backup, which gets its final name once it is complete and sound. Raises StoreFault."""
    if copy.exists():
        raise StoreFault("file-exists", path=str(copy))
    draft = copy.with_name(copy.name + ".part")
    try:
        draft.unlink(missing_ok=True)
        yield draft
        check(draft)
        draft.replace(copy)
    finally:
        for rest in ("", "-wal", "-shm"):
            draft.with_name(draft.name + rest).unlink(missing_ok=True)


def check(file: Path) -> None:
    """Raises StoreFault if a file is not a sound database of ours."""
    if not file.is_file():
        raise StoreFault("no-database", path=str(file))
    with _opened(file) as connection:
        present = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if missing := _MUST_HAVE - present:
            raise StoreFault("not-a-database", path=str(file), reason=f"no {', '.join(sorted(missing))}")
        (answer,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if answer != "ok":
            raise StoreFault("not-a-database", path=str(file), reason=str(answer))


def stage(backup: Path, database: Path) -> Path:
    """Makes a checked copy of a backup beside the database and returns its path; raises StoreFault."""
    check(backup)
    draft = database.with_name(database.name + ".restored")
    draft.unlink(missing_ok=True)
    _copy(backup, draft)
    return draft


def put_in_place(draft: Path, database: Path) -> Path | None:
    """Puts a staged copy in place of the database; returns where the old one is kept. Neither may be in use."""
    kept = None
    if database.exists():
        with _opened(database) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        kept = _free_name(database)
        database.replace(kept)
        for rest in ("-wal", "-shm"):
            database.with_name(database.name + rest).unlink(missing_ok=True)
    draft.replace(database)
    return kept


def leased_until(database: Path, *, besides: str) -> int:
    """Until when (milliseconds since 1970) an owner other than `besides` may write to a table; raises StoreFault."""
    query = "SELECT COALESCE(MAX(until), 0) FROM owners WHERE owner != ?"
    known = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'owners'"
    with _opened(database) as connection:
        if connection.execute(known).fetchone() is None:  # an older schema, which no server of this version uses
            return 0
        (until,) = connection.execute(query, (besides,)).fetchone()
    return int(until)


def _copy(source: Path, target: Path) -> None:
    try:
        os.close(os.open(target, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))
    except OSError as fault:
        raise StoreFault("cannot-write", path=str(target), reason=fault.strerror or str(fault)) from None
    with _opened(source) as reading, _opened(target) as writing:
        reading.backup(writing)  # all pages in one go: concurrent writes do not restart it
        writing.execute("PRAGMA journal_mode=DELETE")  # a backup is one file
    with target.open("rb") as file:
        os.fsync(file.fileno())


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=BUSY)) as connection:
            yield connection
    except (sqlite3.Error, UnicodeDecodeError) as fault:
        raise StoreFault("not-a-database", path=str(file), reason=str(fault)) from None


def _free_name(database: Path) -> Path:
    stem = f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (stem, *(f"{stem}-{number}" for number in range(2, 1000)))
    return next(path for name in names if not (path := database.with_name(name)).exists())
