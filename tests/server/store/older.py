"""A database as an older revision of the schema has it, made from a new one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine


def back_to(revision: str, path: Path) -> None:
    """Takes out of a SQLite file what came after a revision. What is in the columns that stay, stays there."""
    old = path.with_name(f"{path.stem}-{revision}.db")
    _make(revision, old)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("ATTACH ? AS old", (str(old),))
        connection.execute("PRAGMA legacy_alter_table = ON")  # references to a table keep its name
        indexes, kept = _statements(connection, "old", "index"), _statements(connection, "old", "table")
        for name in _statements(connection, "main", "index"):
            connection.execute(f'DROP INDEX "{name}"')
        for name in _statements(connection, "main", "table").keys() - kept.keys():
            connection.execute(f'DROP TABLE "{name}"')
        for name, create in kept.items():
            columns = _columns(connection, "old", name)
            if columns == _columns(connection, "main", name):
                continue
            listed = ", ".join(f'"{column}"' for column, *_ in columns)
            connection.execute(f'ALTER TABLE "{name}" RENAME TO newer')
            connection.execute(create)
            connection.execute(f'INSERT INTO main."{name}" ({listed}) SELECT {listed} FROM newer')
            connection.execute("DROP TABLE newer")
        for create in indexes.values():
            connection.execute(create)
        connection.execute("UPDATE main.alembic_version SET version_num = ?", (revision,))
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


def _statements(connection: sqlite3.Connection, database: str, kind: str) -> dict[str, str]:
    """The statement that makes each table or index."""
    query = f"SELECT name, sql FROM {database}.sqlite_master WHERE type = ? AND sql IS NOT NULL ORDER BY rowid"
    return dict(connection.execute(query, (kind,)).fetchall())


def _columns(connection: sqlite3.Connection, database: str, table: str) -> list[tuple[str, int]]:
    """The columns of a table, each with its place in the primary key."""
    return [(row[1], row[5]) for row in connection.execute(f'PRAGMA {database}.table_info("{table}")')]
