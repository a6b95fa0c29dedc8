"""The heuristic player (bot `rules`), which uses only its own cards and the open ones."""

from __future__ import annotations

from vierblatt.games.back_alley.policy.calls import call
from vierblatt.games.back_alley.policy.follow import follow_suit
from vierblatt.games.back_alley.policy.lead import lead
from vierblatt.games.back_alley.policy.reasons import ONLY_CHOICE
from vierblatt.games.back_alley.rules.actions import allowed
from vierblatt.games.back_alley.rules.state import BIDDING
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, rule


@rule
def policy(s: State) -> int:
    """What to do and why: ``reason * 64 + action``."""
    if s.phase == BIDDING:
        return call(s)
    cards = allowed(s)
    if cards & (cards - 1) == 0:
        return ONLY_CHOICE * 64 + lowest(cards)
    return lead(s, cards) if s.in_trick == 0 else follow_suit(s, cards)
