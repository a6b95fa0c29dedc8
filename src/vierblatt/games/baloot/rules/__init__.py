"""How Baloot is played."""

from __future__ import annotations

from vierblatt.cards import PACK_32
from vierblatt.games.baloot.rules.actions import act, allowed, legal
from vierblatt.games.baloot.rules.claims import KINDS, admits, carry_out, is_right
from vierblatt.games.baloot.rules.deal import deal, start
from vierblatt.games.baloot.rules.options import OPTIONS
from vierblatt.games.baloot.rules.scoring import utility
from vierblatt.games.baloot.rules.state import LAYOUT, PHASES, PHASES_OF_CLAIMS
from vierblatt.games.contract import GameRules, TableShape
from vierblatt.games.out_of_turn import OutOfTurn

RULES = GameRules(
    layout=LAYOUT,
    options=OPTIONS,
    shape=lambda values: TableShape(seats=4, sides=2, pack=PACK_32, clockwise=False),
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
        rule_of_accusing="BAL-QAID-3",
        rule_of_sawa="BAL-SAWA-1",
        laid=lambda state: (state.claim_sawa - 1, state.shown[state.claim_sawa - 1] if state.claim_sawa else 0),
    ),
)
