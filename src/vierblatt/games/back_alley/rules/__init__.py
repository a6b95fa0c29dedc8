"""How Back Alley is played."""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.cards import PACK_54
from vierblatt.games.back_alley.rules.actions import act, allowed, legal
from vierblatt.games.back_alley.rules.claims import KINDS, admits, carry_out, is_right
from vierblatt.games.back_alley.rules.deal import deal, start
from vierblatt.games.back_alley.rules.options import OPTIONS
from vierblatt.games.back_alley.rules.scoring import utility
from vierblatt.games.back_alley.rules.state import LAYOUT, PHASES, PHASES_OF_CLAIMS
from vierblatt.games.contract import GameRules, TableShape
from vierblatt.games.options import Value
from vierblatt.games.out_of_turn import OutOfTurn


def shape(values: Mapping[str, Value]) -> TableShape:
    """BA-TABLE-1, BA-TABLE-2: four seats, two teams, clockwise."""
    return TableShape(seats=4, sides=2, pack=PACK_54, clockwise=True)


RULES = GameRules(
    layout=LAYOUT,
    options=OPTIONS,
    shape=shape,
    start=start,
    deal=deal,
    legal=legal,
    act=act,
    utility=utility,
    phases=PHASES,
    out_of_turn=OutOfTurn(
        allowed=allowed,
        admits=admits,
        is_right=is_right,
        carry_out=carry_out,
        phases=PHASES_OF_CLAIMS,
        kinds=KINDS,
        rule_of_accusing="BA-FAULT-3",
    ),
    # With one card, the only call besides a pass is a board, so programs could pass for ever.
    simulation={"all_pass_limit": 20},
)
