"""Public ids of players, of what belongs to them, and of what they are invited to."""

from __future__ import annotations

import secrets
import string

_LETTERS = string.ascii_lowercase + string.digits


def fresh_id() -> str:
    """A new id of 62 unpredictable bits."""
    return _letters(12)


def fresh_link() -> str:
    """A new id of a table or a majlis, 51 unpredictable bits: whoever knows it is invited."""
    return _letters(10)


def _letters(count: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(count))
