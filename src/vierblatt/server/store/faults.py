"""What the database complains about, as the port's own errors."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from vierblatt.server.store.port import StoreFault


@contextmanager
def as_store_faults() -> Iterator[None]:
    """Turns a database that does not answer into ``store-down`` and a broken constraint into ``store-conflict``.

    It may be SQLAlchemy that says so, or SQLite's driver. A statement with a mistake of ours stays what it is, where
    that can be told: SQLite complains about a table that is missing, or bad SQL, as it does about a disk, so there that
    is ``store-down``, too. The details are for the server's log (`__cause__`), not for clients.
    """
    try:
        yield
    except (exc.IntegrityError, sqlite3.IntegrityError) as fault:
        raise StoreFault("store-conflict") from fault
    except (exc.ProgrammingError, exc.DataError, sqlite3.ProgrammingError, sqlite3.DataError):
        raise
    except (exc.DBAPIError, exc.TimeoutError, sqlite3.Error, OSError) as fault:
        raise StoreFault("store-down") from fault
