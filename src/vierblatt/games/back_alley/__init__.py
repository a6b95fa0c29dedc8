"""Back Alley: bid the tricks your team will take; the hand shrinks from thirteen cards to one and grows again."""

from __future__ import annotations

from pathlib import Path

from vierblatt.games.back_alley.policy import POLICY
from vierblatt.games.back_alley.research import RESEARCH
from vierblatt.games.back_alley.rules import RULES
from vierblatt.games.back_alley.solver import SOLVER
from vierblatt.games.back_alley.table import TABLE
from vierblatt.games.back_alley.table.dispute import DISPUTE
from vierblatt.games.back_alley.table.sheet import SHEET
from vierblatt.games.contract import Game

GAME = Game(
    id="back_alley",
    folder=Path(__file__).parent,
    rules=RULES,
    table=TABLE,
    policy=POLICY,
    solver=SOLVER,
    research=RESEARCH,
    sheet=SHEET,
    dispute=DISPUTE,
)
