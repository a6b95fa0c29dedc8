"""These tests use quick servers."""

from __future__ import annotations

from tests.quick_server import cheap_passwords, empty_database, plain_log, tables_are_there

__all__ = ["cheap_passwords", "empty_database", "plain_log", "tables_are_there"]
