"""How Baloot is played."""

from __future__ import annotations

from vierblatt.cards import PACK_32
from vierblatt.games.baloot.rules.actions import act, legal
from vierblatt.games.baloot.rules.deal import deal, start
from vierblatt.games.baloot.rules.options import OPTIONS
from vierblatt.games.baloot.rules.scoring import utility
from vierblatt.games.baloot.rules.state import LAYOUT, PHASES
from vierblatt.games.contract import GameRules, TableShape

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
)
