"""One server for one database file: who serves it holds a lock beside it, which ends with the process, however it ends.

The leases in the database decide who may write to a table. This lock is for people: a second server, or a restored
backup under a running one, is refused at once and with a sentence.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from vierblatt.errors import VierblattError
from vierblatt.server.config import Config

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
def occupied(database: Path | None) -> Iterator[str]:
    """Keeps the database, if it is a file, for this process; raises BadPlace.

    Gives the name under which this process is to hold leases.
    """
    if database is None:
        yield secrets.token_hex(8)
        return
    try:
        import fcntl
    except ImportError:  # no such locks on this system; the leases still keep two servers apart
        yield secrets.token_hex(8)
        return
    path = database.with_name(database.name + ".lock")
    try:
        lock = path.open("a+", encoding="ascii")
    except OSError as fault:
        raise BadPlace("cannot-write", path=str(database), reason=fault.strerror or str(fault)) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadPlace("database-in-use", path=str(database)) from None
        yield ONLY_SERVER
