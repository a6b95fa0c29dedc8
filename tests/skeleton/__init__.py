"""Skeleton: four players, two teams, thirteen tricks without trumps; the team with more tricks scores.

This is the least that a game needs. `tools/new_game` copies this folder under another name.
"""

from __future__ import annotations

from pathlib import Path

from tests.skeleton.rules import RULES
from tests.skeleton.table import TABLE
from vierblatt.games.contract import Game

GAME = Game(id="skeleton", folder=Path(__file__).parent, rules=RULES, table=TABLE)
