"""Translates database errors into the port's own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from vierblatt.server.store.port import StoreFault


@contextmanager
def as_store_faults() -> Iterator[None]:
    """Reports a database that does not answer as ``store-down``, and a violated constraint as ``store-conflict``.

    The error may come from SQLAlchemy or from SQLite's driver. An error in one of our statements is passed on unchanged
    if it can be recognised: SQLite reports a missing table or bad SQL like a disk error, so there it becomes
    ``store-down``, too. The details are for the server's log (`__cause__`), not for clients.
    """
    try:
        yield
    except (exc.IntegrityError, sqlite3.IntegrityError) as fault:
        raise StoreFault("store-conflict") from fault
    except (exc.ProgrammingError, exc.DataError, sqlite3.ProgrammingError, sqlite3.DataError):
        raise
    except (exc.DBAPIError, exc.TimeoutError, sqlite3.Error, OSError) as fault:
        raise StoreFault("store-down") from fault
