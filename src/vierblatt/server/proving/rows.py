"""A check that the database itself does not make: that the values of a row have the types of its columns.

SQLite stores a text in a column of numbers, and anyone who writes to its file may leave anything there.
"""

from __future__ import annotations

import msgspec


def type_error(row: msgspec.Struct) -> str:
    """What in a row does not have its type; empty if all is well.

    >>> from vierblatt.server.store.port import LogEntry
    >>> type_error(LogEntry(0, b"body", "link"))
    'Expected `bytes`, got `str` - at `$.link`'
    >>> type_error(LogEntry(0, b"body", b"link"))
    ''
    """
    try:
        msgspec.convert(msgspec.structs.asdict(row), type(row), builtin_types=(bytes,))
    except msgspec.ValidationError as why:
        return str(why)
    return ""
