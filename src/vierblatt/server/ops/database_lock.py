"""One server per database file, guarded by locks that end with the server's process, however it ends.

The leases in the database decide who may write to a table. These locks are for people: starting a second server, or
restoring a backup under a running one, is refused at once with a clear message.

There are two locks. One is on the database file itself, so it does not matter by which path, symbolic or hard link the
file is opened: under two names it would have two write-ahead logs, and SQLite would lose what is in one of them. The
other is on a file beside it, so that the database file cannot be replaced while it is locked. Systems other than Linux
may not distinguish a lock on the database file from SQLite's own. There only the file beside it is locked, the one for
the path without symbolic links.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from vierblatt.errors import VierblattError
from vierblatt.server.ops.config import Config

#: The owner of the leases in a locked file: there is no other server, so the next one need not wait for them to end.
ONLY_SERVER = "the-only-server"


class BadPlace(VierblattError):
    """A database file that is not available: another process serves it, or it cannot be written."""


def database_file(config: Config) -> Path | None:
    """The file of the database, if it is a file."""
    if "://" not in config.database:
        return Path(config.database)
    scheme, _, path = config.database.partition(":///")
    return Path(path.partition("?")[0]) if scheme.startswith("sqlite") and path else None


@contextmanager
def reserve_database(database: Path | None, *, make: bool = False) -> Iterator[str]:
    """Reserves the database, if it is a file, for this process; raises BadPlace.

    Yields the name under which this process holds leases. make: a missing file is created, empty and accessible only to
    its owner, so that it is reserved from the beginning. During the block, only SQLite may close the file in this
    process: closing it elsewhere would end SQLite's locks.
    """
    if database is None:
        yield secrets.token_hex(8)
        return
    try:
        import fcntl
    except ImportError:  # this system has no such locks; the leases still keep two servers apart
        yield secrets.token_hex(8)
        return
    with ExitStack() as open_files:
        for path in _locked(database, make=make):
            try:
                handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
                open_files.callback(os.close, handle)
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadPlace("database-in-use", path=str(database)) from None
            except OSError as fault:
                raise BadPlace("cannot-write", path=str(database), reason=fault.strerror or str(fault)) from None
        yield ONLY_SERVER


def _locked(database: Path, *, make: bool) -> list[Path]:
    """The files to lock, the one beside the database first: so only the owner of the lock creates the database."""
    real = Path(os.path.realpath(database))
    beside = real.with_name(real.name + ".lock")
    return [beside, real] if sys.platform == "linux" and (make or real.exists()) else [beside]
