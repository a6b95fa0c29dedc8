"""The databases that the store supports, selected by URL."""

from __future__ import annotations

import sqlalchemy
from sqlalchemy import make_url

from vierblatt.extras import packages_of
from vierblatt.server.store.engine import Engine
from vierblatt.server.store.port import StoreFault
from vierblatt.server.store.sqlite import SqliteEngine

#: The accepted names for PostgreSQL; SQLAlchemy has other drivers, which we do not support.
POSTGRESQL = {"postgresql", "postgres", "postgresql+psycopg"}


def connect(database: str) -> Engine:
    """Makes an engine for a URL; nothing is opened yet. Raises MissingPackage, StoreFault ``store-unsupported``."""
    try:
        url = make_url(database)
    except sqlalchemy.exc.ArgumentError:
        raise StoreFault("store-unsupported", database=database) from None
    if url.drivername in POSTGRESQL and url.database:
        with packages_of("server"):
            from vierblatt.server.store.postgresql import PostgresEngine
        return PostgresEngine(url)
    if url.get_backend_name() == "sqlite" and url.database not in {None, "", ":memory:"}:
        return SqliteEngine(url)
    raise StoreFault("store-unsupported", database=url.render_as_string(hide_password=True))
