"""The schema's history: one revision after another in `versions`, run by Alembic when a store is opened.

Alembic is loaded only for a database that is not at the newest revision.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table

from vierblatt.server.store.port import StoreFault

_VERSION_TABLE = "alembic_version"


def upgrade(connection: Connection) -> None:
    """Brings a database to the newest revision, within the connection's transaction.

    Raises StoreFault ``store-newer`` for a database that a later version of the program has written.
    """
    if _is_newest(connection):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "vierblatt.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check(connection: Connection) -> None:
    """Only checks whether a database is at the newest revision; raises StoreFault ``store-newer``, ``store-older``."""
    if not _is_newest(connection):
        raise StoreFault("store-older")


@functools.cache
def revisions() -> list[str]:
    """All revisions, oldest first: the files in `versions` are named after them."""
    return sorted(path.name[1:5] for path in (Path(__file__).parent / "versions").glob("r[0-9]*.py"))


def _is_newest(connection: Connection) -> bool:
    if not inspect(connection).has_table(_VERSION_TABLE):
        return False
    found: Sequence[str] = connection.scalars(select(column("version_num")).select_from(table(_VERSION_TABLE))).all()
    for revision in found:
        if revision not in revisions():
            raise StoreFault("store-newer", revision=revision)
    return [*found] == revisions()[-1:]
