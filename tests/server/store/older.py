"""A database as an older revision of the schema has it, made from a new one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine


def back_to(revision: str, path: Path) -> None:
    """Takes out of a SQLite file what came after a revision. What is in the tables that stay, stays there."""
    old = path.with_name(f"{path.stem}-{revision}.db")
    _make(revision, old)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("ATTACH ? AS old", (str(old),))
        for name in sorted(_names(connection, "main", "index") - _names(connection, "old", "index")):
            connection.execute(f'DROP INDEX "{name}"')
        kept = _names(connection, "old", "table")
        for name in sorted(_names(connection, "main", "table") - kept):
            connection.execute(f'DROP TABLE "{name}"')
        for table in sorted(kept):
            for column in sorted(_columns(connection, "main", table) - _columns(connection, "old", table)):
                connection.execute(f'ALTER TABLE "{table}" DROP COLUMN "{column}"')
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    old.unlink()


def _make(revision: str, path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", "vierblatt.server.store:migrations")
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def _names(connection: sqlite3.Connection, database: str, kind: str) -> set[str]:
    query = f"SELECT name FROM {database}.sqlite_master WHERE type = ? AND name NOT LIKE 'sqlite_%'"
    return {name for (name,) in connection.execute(query, (kind,))}


def _columns(connection: sqlite3.Connection, database: str, table: str) -> set[str]:
    return {row[1] for row in connection.execute(f'PRAGMA {database}.table_info("{table}")')}
