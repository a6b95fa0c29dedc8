"""King Bolola: 24 rounds, each with a contract that the dealer chooses."""

from __future__ import annotations

from pathlib import Path

from vierblatt.games.contract import Game
from vierblatt.games.king_bolola.policy import POLICY
from vierblatt.games.king_bolola.research import RESEARCH
from vierblatt.games.king_bolola.rules import RULES
from vierblatt.games.king_bolola.solver import SOLVER
from vierblatt.games.king_bolola.table import TABLE
from vierblatt.games.king_bolola.table.dispute import DISPUTE
from vierblatt.games.king_bolola.table.sheet import SHEET

GAME = Game(
    id="king_bolola",
    folder=Path(__file__).parent,
    rules=RULES,
    table=TABLE,
    policy=POLICY,
    solver=SOLVER,
    research=RESEARCH,
    sheet=SHEET,
    dispute=DISPUTE,
)
