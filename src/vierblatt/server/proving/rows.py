"""What the database itself does not see to: that a row holds what its columns say.

SQLite keeps a text in a column of numbers; somebody who writes to its file may leave anything there.
"""

from __future__ import annotations

import msgspec


def misfit(row: msgspec.Struct) -> str:
    """What in a row is not of its type; empty if all is.

    >>> from vierblatt.server.store.port import LogEntry
    >>> misfit(LogEntry(0, b"body", "link"))
    'Expected `bytes`, got `str` - at `$.link`'
    >>> misfit(LogEntry(0, b"body", b"link"))
    ''
    """
    try:
        msgspec.convert(msgspec.structs.asdict(row), type(row), builtin_types=(bytes,))
    except msgspec.ValidationError as why:
        return str(why)
    return ""
