"""The rules of Skeleton."""

from __future__ import annotations

from collections.abc import Mapping

from tests.skeleton.rules.actions import act, legal
from tests.skeleton.rules.deal import deal, start
from tests.skeleton.rules.options import OPTIONS
from tests.skeleton.rules.scoring import utility
from tests.skeleton.rules.state import LAYOUT, PHASES
from vierblatt.cards import PACK_52
from vierblatt.games.contract import GameRules, TableShape
from vierblatt.games.options import Value


def shape(values: Mapping[str, Value]) -> TableShape:
    """SK-TABLE-1: four seats, two teams, clockwise."""
    return TableShape(seats=4, sides=2, pack=PACK_52, clockwise=True)


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
