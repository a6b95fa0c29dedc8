"""Public ids of players and of what belongs to them."""

from __future__ import annotations

import secrets
import string

_LETTERS = string.ascii_lowercase + string.digits


def fresh_id() -> str:
    """A new id of 62 unpredictable bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))
