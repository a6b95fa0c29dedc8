"""The head of the table: what the auction is about, then the contract, its stake and the buyer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vierblatt.cards import SUITS
from vierblatt.games.baloot.rules.state import NO_CONTRACT
from vierblatt.games.events import Fact, Headline

AUCTION = ("public-card", "round")
CONTRACT = ("mode", "level")  #: points decide, so no number of tricks is needed


def headline(state: Any, facts: Sequence[Fact]) -> Headline:
    """The public card and the best bid for it, or the round, until somebody buys it; then the contract."""
    if state.mode == NO_CONTRACT:
        card = [fact for fact in facts if fact.name in AUCTION]
        if state.buyer < 0:
            return Headline(facts=card)
        bid = [fact for fact in facts if fact.name == "bid" and fact.seat == state.buyer]
        return Headline(facts=[*bid, *card], owner=state.buyer)
    return Headline(
        trump=SUITS[state.trump] if state.trump < len(SUITS) else "",
        facts=[fact for fact in facts if fact.name in CONTRACT],
        owner=state.buyer,
    )
