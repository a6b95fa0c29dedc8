"""Public ids of players and of their things."""

from __future__ import annotations

import secrets
import string

_LETTERS = string.ascii_lowercase + string.digits


def fresh_id() -> str:
    """A new one: 62 bits that nobody foresees."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))
