"""The head of the table: the highest bid, then the contract, the tricks that it takes and those that beat it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vierblatt.cards import SUITS
from vierblatt.games.events import Fact, Headline
from vierblatt.games.kout_bo.rules.state import BID, PHASES, TRICKS


def headline(state: Any, facts: Sequence[Fact]) -> Headline:
    """The highest bid while the auction runs; then trumps, contract and both teams' goals."""
    if state.maker < 0:
        return Headline()
    if state.phase == BID:
        highest = Fact("bid", "call", PHASES[BID].actions[state.bid], state.maker)
        return Headline(facts=[highest], owner=state.maker)
    sides = range(2)
    return Headline(
        trump=SUITS[state.trump] if state.trump >= 0 else "",
        facts=[fact for fact in facts if fact.name in {"contract", "malzom"}],
        owner=state.maker,
        needed=[state.bid if side == state.maker % 2 else TRICKS + 1 - state.bid for side in sides],
    )
