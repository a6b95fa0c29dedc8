"""One server for one database file: who serves it holds locks which end with the process, however it ends.

The leases in the database decide who may write to a table. These locks are for people: a second server, or a restored
backup under a running one, is refused at once and with a sentence.

There are two. The file itself is locked, so it does not matter by which path, symbolic or hard link it is opened: two
names of one file would have two write-ahead logs, and SQLite would lose what stands in one of them. And a file beside
it is, so that nobody puts another file in its place meanwhile. Systems other than Linux may not tell a lock on the
file itself from those that SQLite takes: there only the file beside it is locked, of the path without symbolic links.
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

#: Who holds the leases in a file that is locked: there is no other server, so the next one need not wait for them.
ONLY_SERVER = "the-only-server"


class BadPlace(VierblattError):
    """A database file that cannot be had: another process serves it, or nothing can be written there."""


def database_file(config: Config) -> Path | None:
    """The file that the database is, if it is one."""
    if "://" not in config.database:
        return Path(config.database)
    scheme, _, path = config.database.partition(":///")
    return Path(path.partition("?")[0]) if scheme.startswith("sqlite") and path else None


@contextmanager
def occupied(database: Path | None, *, make: bool = False) -> Iterator[str]:
    """Keeps the database, if it is a file, for this process; raises BadPlace.

    Gives the name under which this process is to hold leases. make: a file that is not there yet is made, empty and
    for its owner alone, so that it is kept from the beginning. Nobody may close the file in this process but SQLite as
    long as the block lasts: that would end the locks of SQLite.
    """
    if database is None:
        yield secrets.token_hex(8)
        return
    try:
        import fcntl
    except ImportError:  # no such locks on this system; the leases still keep two servers apart
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
    """What is locked: beside the file first, so that the file is made only by whoever may have the place."""
    real = Path(os.path.realpath(database))
    beside = real.with_name(real.name + ".lock")
    return [beside, real] if sys.platform == "linux" and (make or real.exists()) else [beside]
