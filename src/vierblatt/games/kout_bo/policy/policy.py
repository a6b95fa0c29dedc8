"""The heuristic player (bot `rules`)."""

from __future__ import annotations

from vierblatt.games.accusing import COUNT
from vierblatt.games.cutting import GO
from vierblatt.games.kout_bo.policy.calls import best_trump, choose_bid
from vierblatt.games.kout_bo.policy.play import choose_card
from vierblatt.games.kout_bo.policy.reasons import CUT_GO, NAME_TRUMP, ONLY_ACTION
from vierblatt.games.kout_bo.rules.play import legal_cards
from vierblatt.games.kout_bo.rules.state import BID, COUNTING, CUTTING
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY


@rule
def policy(s: State) -> int:
    """``reason * 64 + action``, from the player's own hand and public information."""
    if s.phase == PLAY:
        return choose_card(s, legal_cards(s))
    if s.phase == CUTTING:
        return CUT_GO * 64 + GO
    if s.phase == COUNTING:
        return ONLY_ACTION * 64 + COUNT
    return choose_bid(s) if s.phase == BID else NAME_TRUMP * 64 + best_trump(s)
