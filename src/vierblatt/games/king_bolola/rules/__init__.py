"""How King Bolola is played."""

from __future__ import annotations

from collections.abc import Mapping

from vierblatt.cards import PACK_52
from vierblatt.games.contract import GameRules, TableShape
from vierblatt.games.king_bolola.rules.actions import act, allowed, legal
from vierblatt.games.king_bolola.rules.claims import KINDS, admits, carry_out, is_right
from vierblatt.games.king_bolola.rules.deal import deal, start
from vierblatt.games.king_bolola.rules.options import OPTIONS
from vierblatt.games.king_bolola.rules.scoring import utility
from vierblatt.games.king_bolola.rules.state import LAYOUT, PHASES, PHASES_OF_CLAIMS
from vierblatt.games.options import Value
from vierblatt.games.out_of_turn import OutOfTurn


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
    out_of_turn=OutOfTurn(
        allowed=allowed,
        admits=admits,
        is_right=is_right,
        carry_out=carry_out,
        phases=PHASES_OF_CLAIMS,
        kinds=KINDS,
        rule_of_accusing="KB-FAULT-3",
    ),
)
