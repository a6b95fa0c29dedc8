"""How Kout Bo is played."""

from __future__ import annotations

from vierblatt.games.contract import GameRules
from vierblatt.games.kout_bo.rules.actions import act, legal
from vierblatt.games.kout_bo.rules.deal import deal, start
from vierblatt.games.kout_bo.rules.options import OPTIONS
from vierblatt.games.kout_bo.rules.scoring import utility
from vierblatt.games.kout_bo.rules.state import LAYOUT, PHASES, shape

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
)
