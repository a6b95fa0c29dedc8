"""What a decent player does, phase by phase; he sees no more than his own hand and the table."""

from __future__ import annotations

from vierblatt.games.baloot.policy_call import choose_call
from vierblatt.games.baloot.policy_play import choose_card
from vierblatt.games.baloot.policy_raise import raise_or_not
from vierblatt.games.baloot.reasons import CUT_GO, ONLY_CHOICE, SAY_ANNOUNCE
from vierblatt.games.baloot.rules import legal
from vierblatt.games.baloot.state import CUTTING, DOUBLING, GO
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
    # Projects and Baloot cost nothing to announce: the higher of the two answers, if there is something to say.
    answers = legal(s)
    return (SAY_ANNOUNCE if answers > 1 else ONLY_CHOICE) + highest(answers)
