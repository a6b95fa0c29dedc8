"""The head of the table: the deal's number, and the contract that its dealer has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vierblatt.cards import SUITS
from vierblatt.games.events import Fact, Headline
from vierblatt.games.king_bolola.rules.state import TRUMP


def headline(state: Any, facts: Sequence[Fact]) -> Headline:
    """Contract, trumps and number of the deal; what each contract counts is in its name."""
    chosen = state.contract >= 0
    return Headline(
        trump=SUITS[state.trump] if state.contract == TRUMP else "",
        facts=[fact for name in ("contract", "round") for fact in facts if fact.name == name],
        owner=state.dealer if chosen else None,
    )
