"""Baloot: two teams buy a card as sun or hokom and race to 152 points."""

from __future__ import annotations

from pathlib import Path

from vierblatt.games.baloot.policy import POLICY
from vierblatt.games.baloot.research import RESEARCH
from vierblatt.games.baloot.rules import RULES
from vierblatt.games.baloot.solver import SOLVER
from vierblatt.games.baloot.table import TABLE
from vierblatt.games.baloot.table.dispute import DISPUTE
from vierblatt.games.baloot.table.sheet import SHEET
from vierblatt.games.contract import Game

GAME = Game(
    id="baloot",
    folder=Path(__file__).parent,
    rules=RULES,
    table=TABLE,
    policy=POLICY,
    solver=SOLVER,
    research=RESEARCH,
    sheet=SHEET,
    dispute=DISPUTE,
)
