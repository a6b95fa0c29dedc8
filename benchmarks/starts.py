"""How long a fresh process takes until a bot has made the first move: nothing compiled yet, and all of it cached."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
WARM_RUNS = 3
FIRST_MOVE = """
import sys
from vierblatt.bots import make
from vierblatt.match import Match
match = Match(sys.argv[1])
match.deal([*match.table.pack])
match.do(make("rules").choose(match.game, match.concealed(match.turn)).action)
"""


@dataclass(frozen=True)
class StartTimes:
    """Seconds of processor time; with the machine to itself a start takes hardly longer by the clock on the wall."""

    game: str
    cold: float
    warm: float


def first_move(game: str, cache: str) -> float:
    """One process from start to end."""
    environment = os.environ | {"VIERBLATT_CACHE": cache, "PYTHONPATH": str(ROOT / "src")}
    begun = os.times()
    subprocess.run([sys.executable, "-c", FIRST_MOVE, game], env=environment, check=True)
    ended = os.times()
    return ended.children_user + ended.children_system - begun.children_user - begun.children_system


def start_times(game: str) -> StartTimes:
    """Measures one game with a cache of its own."""
    with tempfile.TemporaryDirectory() as cache:
        cold = first_move(game, cache)
        warm = median(first_move(game, cache) for _ in range(WARM_RUNS))
    return StartTimes(game, cold, warm)
