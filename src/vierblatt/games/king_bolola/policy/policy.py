"""The heuristic player (bot `rules`)."""

from __future__ import annotations

from vierblatt.games.king_bolola.policy.avoiding import avoid
from vierblatt.games.king_bolola.policy.calls import choice
from vierblatt.games.king_bolola.policy.collecting import collect
from vierblatt.games.king_bolola.policy.reasons import ONLY_CARD, ONLY_CHOICE
from vierblatt.games.king_bolola.rules.actions import allowed
from vierblatt.games.king_bolola.rules.state import BOLOLA_PLUS, CHOOSE
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY


@rule
def policy(s: State) -> int:
    """``reason * 64 + action``, from the player's own hand and public information. There are no partners."""
    open_actions = allowed(s)
    if open_actions & (open_actions - 1) == 0:
        return (ONLY_CARD if s.phase == PLAY else ONLY_CHOICE) * 64 + lowest(open_actions)
    if s.phase == CHOOSE:
        return choice(s, open_actions)
    pays = s.trump >= 0 or s.contract == BOLOLA_PLUS
    return collect(s, open_actions) if pays else avoid(s, open_actions)
