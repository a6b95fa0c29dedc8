"""The head of the table: trumps, the highest call and the deal, then both contracts as tricks needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vierblatt.cards import SUITS
from vierblatt.games.back_alley.rules.state import CALLS, NO_TRUMP
from vierblatt.games.events import Fact, Headline


def headline(state: Any, facts: Sequence[Fact]) -> Headline:
    """Trumps always; until all have called the highest call and the deal, then the boards and the tricks needed."""
    trump = SUITS[state.trump] if state.trump != NO_TRUMP else ""
    none = [fact for fact in facts if fact.name == "trump" and fact.kind == "key"]
    if state.called == state.seats:
        boards = [fact for fact in facts if fact.name == "contract" and fact.kind == "key"]
        levels = state.board_levels[:2]
        needed = [state.hand_size if level else bid for level, bid in zip(levels, state.bids[:2], strict=True)]
        return Headline(trump=trump, facts=[*none, *boards], needed=needed)
    deal = [fact for fact in facts if fact.name == "deal"]
    if state.opener < 0:
        return Headline(trump=trump, facts=[*none, *deal])
    highest = Fact("call", "call", CALLS[state.high], state.opener)
    return Headline(trump=trump, facts=[*none, highest, *deal], owner=state.opener)
