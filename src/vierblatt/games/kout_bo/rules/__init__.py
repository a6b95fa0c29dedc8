"""How Kout Bo is played."""

from __future__ import annotations

from vierblatt.games.contract import GameRules
from vierblatt.games.kout_bo.rules.actions import act, allowed, legal
from vierblatt.games.kout_bo.rules.claims import KINDS, admits, carry_out, is_right
from vierblatt.games.kout_bo.rules.deal import deal, start
from vierblatt.games.kout_bo.rules.options import OPTIONS
from vierblatt.games.kout_bo.rules.scoring import utility
from vierblatt.games.kout_bo.rules.state import LAYOUT, PHASES, PHASES_OF_CLAIMS, shape
from vierblatt.games.out_of_turn import OutOfTurn

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
        rule_of_accusing="KOUT-FAULT-3",
    ),
)
