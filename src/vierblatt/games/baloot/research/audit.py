"""Invariants of every scored deal, which simulations check."""

from __future__ import annotations

from vierblatt.games.baloot.rules.doubling_levels import GAHWA_LEVEL, PLAIN
from vierblatt.games.baloot.rules.options import FIVE_TO_TEN
from vierblatt.games.baloot.rules.scoring import card_points, project_points
from vierblatt.games.baloot.rules.state import KABOOT, KHASARA, SUN_MODE
from vierblatt.kernel.jit import State, rule

INVARIANTS = (
    "BAL-SCORE-2: eight tricks, 130 raw points in sun and 162 in hokom",
    "BAL-SCORE-3, BAL-SCORE-5: the cards total 26 in sun, or 28 if two fives are rounded up, and 16 in hokom",
    "BAL-SCORE-7, BAL-SCORE-8: undoubled, both together write the points of cards, projects and Baloots",
    "BAL-SCORE-11: a team that lost all tricks writes nothing",
    "BAL-SCORE-12: a gahwa is written as 152 to 0",
)
ALL_RAW, ALL_CARDS, ALL_WRITTEN, KABOOT_WRITTEN, GAHWA_WRITTEN = range(1, 6)


@rule
def audit(s: State) -> int:
    """0, or the number, from 1, of an invariant that is broken."""
    sun = s.sum_mode == SUN_MODE
    if s.sum_tricks[0] + s.sum_tricks[1] != 8 or s.sum_cards[0] + s.sum_cards[1] != (130 if sun else 162):
        return ALL_RAW
    cards = card_points(s, 0) + card_points(s, 1)
    two_fives = sun and s.opt_sun_round_five == FIVE_TO_TEN and s.sum_cards[0] % 10 == 5
    if cards != (28 if two_fives else 26 if sun else 16):
        return ALL_CARDS
    more, less = max(s.deal_scores[0], s.deal_scores[1]), min(s.deal_scores[0], s.deal_scores[1])
    if s.sum_level == GAHWA_LEVEL:
        return 0 if more == 152 and less == 0 else GAHWA_WRITTEN
    if s.verdict == KABOOT:
        return 0 if more >= (44 if sun else 25) and less == 0 else KABOOT_WRITTEN
    if s.verdict == KHASARA:
        cards = 26 if sun else 16
    worth = cards + project_points(s, 0) + project_points(s, 1) + 2 * (s.sum_baloots[0] + s.sum_baloots[1])
    return ALL_WRITTEN if less < 0 or (s.sum_level == PLAIN and more + less != worth) else 0
