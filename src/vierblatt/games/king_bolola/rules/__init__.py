"""How King Bolola is played."""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.cards import PACK_52
from vierblatt.games.contract import GameRules, TableShape
from vierblatt.games.king_bolola.rules.actions import act, legal
from vierblatt.games.king_bolola.rules.deal import deal, start
from vierblatt.games.king_bolola.rules.options import OPTIONS
from vierblatt.games.king_bolola.rules.scoring import utility
from vierblatt.games.king_bolola.rules.state import LAYOUT, PHASES
from vierblatt.games.options import Value


def shape(values: Mapping[str, Value]) -> TableShape:
    """Four seats, each a side of its own; KB-DEAL-4, AMB-1: the direction of play."""
    return TableShape(seats=4, sides=4, pack=PACK_52, clockwise=values["direction"] == "clockwise")


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
