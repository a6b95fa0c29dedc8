"""Invariants of every scored deal, which simulations check."""

from __future__ import annotations

from vierblatt.games.king_bolola.rules.state import ROUNDS
from vierblatt.kernel.jit import State, constant_table, rule
from vierblatt.kernel.state import OVER

INVARIANTS = (
    "KB-SCORE-3: the four scores sum to the total of the contract",
    "KB-SCORE-5: every score is a multiple of five",
    "KB-GEN-3: the match ends after 24 rounds",
)
CONTRACT_TOTAL, BY_FIVES, LAST_ROUND = range(1, 4)
#: By contract: no tricks, jacks and kings, queens, hearts, last two, the king; Trump; Bolola minus and plus.
TOTALS = constant_table([-650, -480, -400, -390, -360, -320, 650, -800, 800])


@rule
def audit(s: State) -> int:
    """0, or the number, from 1, of an invariant that is broken."""
    total = 0
    for seat in range(4):
        if s.deal_scores[seat] % 5 != 0:
            return BY_FIVES
        total += s.deal_scores[seat]
    if total != TOTALS[s.contract]:
        return CONTRACT_TOTAL
    return 0 if (s.scored == ROUNDS) == (s.phase == OVER) else LAST_ROUND
