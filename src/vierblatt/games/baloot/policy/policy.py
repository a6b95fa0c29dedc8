"""The heuristic player (bot `rules`), phase by phase; it uses only its own hand and public information."""

from __future__ import annotations

from vierblatt.games.baloot.policy.calls import choose_call
from vierblatt.games.baloot.policy.doubling import raise_or_not
from vierblatt.games.baloot.policy.play import choose_card
from vierblatt.games.baloot.policy.reasons import BALOOT_LATER, CUT_GO, ONLY_CHOICE, SAY_ANNOUNCE, SEE_THE_REST
from vierblatt.games.baloot.rules.actions import legal
from vierblatt.games.baloot.rules.options import BEFORE_CARD
from vierblatt.games.baloot.rules.state import BALOOT, CUTTING, DECLINE, DOUBLING, SAWA_ASKED, SILENT
from vierblatt.games.cutting import GO
from vierblatt.kernel.bits import highest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY


@rule
def policy(s: State) -> int:
    """``reason * 64 + action``."""
    if s.phase == PLAY:
        return choose_card(s)
    if s.phase == CUTTING:
        return CUT_GO + GO
    if s.phase == DOUBLING:
        return raise_or_not(s)
    if s.phase < DOUBLING:
        return choose_call(s)
    if s.phase == SAWA_ASKED:
        return SEE_THE_REST + DECLINE
    answers = legal(s)
    if s.phase == BALOOT and s.opt_baloot_call == BEFORE_CARD and answers > 1:
        card = choose_card(s) % 64
        if s.royals >> card & 1 == 0:
            return BALOOT_LATER + SILENT
    # Announcing projects and Baloot costs nothing: the higher of the two answers, if there is something to announce.
    return (SAY_ANNOUNCE if answers > 1 else ONLY_CHOICE) + highest(answers)
