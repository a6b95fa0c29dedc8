"""The schema's history: one revision after the other in `versions`, run by Alembic when a store is opened."""

from __future__ import annotations

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
    config = Config()
    config.set_main_option("script_location", "vierblatt.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise StoreFault("store-newer", revision=revision)
    command.upgrade(config, "head")
