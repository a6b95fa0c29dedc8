"""Why an action is not allowed: the id of the rule that forbids it; the message ``rule-ID`` explains it."""

from __future__ import annotations

from typing import Any


def why_not(state: Any, action: int) -> str:
    """The rule that forbids a card of the hand."""
    return "SK-PLAY-1"
