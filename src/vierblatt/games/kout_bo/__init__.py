"""Kout Bo: six players in two teams of three, two jokers; bid tricks, name trumps, make them."""

from __future__ import annotations

from pathlib import Path

from vierblatt.games.contract import Game
from vierblatt.games.kout_bo.policy import POLICY
from vierblatt.games.kout_bo.research import RESEARCH
from vierblatt.games.kout_bo.rules import RULES
from vierblatt.games.kout_bo.solver import SOLVER
from vierblatt.games.kout_bo.table import TABLE
from vierblatt.games.kout_bo.table.dispute import DISPUTE
from vierblatt.games.kout_bo.table.sheet import SHEET

GAME = Game(
    id="kout_bo",
    folder=Path(__file__).parent,
    rules=RULES,
    table=TABLE,
    policy=POLICY,
    solver=SOLVER,
    research=RESEARCH,
    sheet=SHEET,
    dispute=DISPUTE,
)
