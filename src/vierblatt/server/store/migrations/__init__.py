"""The schema's history: one revision after the other in `versions`, run by Alembic when a store is opened."""

from __future__ import annotations

import functools

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from vierblatt.server.store.port import StoreFault


def upgrade(connection: Connection) -> None:
    """Brings a database to the newest revision, within the connection's transaction.

    Raises StoreFault ``store-newer`` for one that a later version of the program has written.
    """
    scripts = _scripts()
    if _current(connection, scripts) == {*scripts.get_heads()}:
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check(connection: Connection) -> None:
    """Only looks whether a database is at the newest revision; raises StoreFault ``store-newer``, ``store-older``."""
    scripts = _scripts()
    if _current(connection, scripts) != {*scripts.get_heads()}:
        raise StoreFault("store-older")


@functools.cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "vierblatt.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _current(connection: Connection, scripts: ScriptDirectory) -> set[str]:
    known = {script.revision for script in scripts.walk_revisions()}
    found = {*MigrationContext.configure(connection).get_current_heads()}
    for revision in found - known:
        raise StoreFault("store-newer", revision=revision)
    return found
