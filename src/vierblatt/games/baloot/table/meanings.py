"""What a call means and costs: the figures in the sentences ``meaning-CALL``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.cards import SUITS
from vierblatt.games.baloot.rules.doubling_levels import FOUR_LEVEL, GAHWA_LEVEL
from vierblatt.games.baloot.rules.options import FORBIDDEN, FORCES_SUN
from vierblatt.games.baloot.rules.state import (
    ANNOUNCE,
    ANNOUNCING,
    ASHKAL,
    BALOOT,
    BIDDING,
    CONFIRMING,
    DOUBLING,
    HOKOM,
    HOKOM_MODE,
    KAWESH,
    NAME_SUN,
    NAMING,
    OPENING,
    OVER_HOKOM,
    OVER_SUN,
    PASS,
    SUN,
    SUN_MODE,
    TRIPLE,
)
from vierblatt.games.baloot.table.refusals import RAISED_TO, ashkal_refusal

#: BAL-SCORE-8: the game points of all cards together, which one team writes if the buyer fails.
CARD_POINTS = {HOKOM_MODE: 16, SUN_MODE: 26}
#: BAL-PROJ-11: the game points of a Baloot, whatever the stakes.
BALOOT_POINTS = 2
_BUYING = {PASS: 0, HOKOM: HOKOM_MODE, SUN: SUN_MODE, ASHKAL: SUN_MODE}


def call_figures(state: Any, action: int) -> Mapping[str, int | str]:
    """A contract: its points and its trumps; ashkal: who takes the card; a raise: the factor and its points."""
    phase = state.phase
    if phase == NAMING:
        return {"points": CARD_POINTS[SUN_MODE if action == NAME_SUN else HOKOM_MODE]}
    if phase in {BIDDING, OVER_HOKOM, OVER_SUN, CONFIRMING} and (mode := _BUYING.get(action)):
        figures: dict[str, int | str] = {"points": CARD_POINTS[mode]}
        if action == HOKOM:
            figures |= {"round": state.bid_round, "suit": SUITS[state.public_card // 13]}
        if action == ASHKAL:
            figures["taker"] = "you" if _is_wrongful(state) else "partner"
        return figures
    if phase == DOUBLING and action != PASS:
        level = RAISED_TO[action]
        if level == GAHWA_LEVEL:
            return {}
        times = min(level, FOUR_LEVEL)
        return {"times": times, "points": times * CARD_POINTS[state.mode]}
    return {"points": BALOOT_POINTS} if phase == BALOOT else {}


def known_calls(state: Any) -> Sequence[int]:
    """Calls that are refused with a reason worth knowing: ashkal, another hokom, kawesh if that is the question."""
    phase = state.phase
    if phase == BIDDING:
        return (ASHKAL,)
    if phase in {OVER_HOKOM, OVER_SUN}:
        return (HOKOM, ASHKAL)
    if phase == OPENING:
        return (KAWESH,)
    if phase == NAMING:
        return (state.public_card // 13,)
    if phase == DOUBLING:
        return (TRIPLE,) if state.mode == SUN_MODE else ()
    return (ANNOUNCE,) if phase in {ANNOUNCING, BALOOT} else ()


def _is_wrongful(state: Any) -> bool:
    """BAL-ASH-5: whether an ashkal, if it is open, would be wrongful and so a sun for its caller."""
    over = state.phase != BIDDING
    if state.opt_wrongful_ashkal == FORBIDDEN or (over and state.opt_wrongful_ashkal == FORCES_SUN):
        return False
    place = (state.turn - state.dealer - 1) % 4
    in_time = not over or (state.phase == OVER_HOKOM and place > state.at)
    return ashkal_refusal(state) != "BAL-ASH-7" or not in_time
