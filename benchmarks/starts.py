"""The time of a fresh `vierblatt simulate GAME --deals 1000`, with nothing compiled and with everything cached."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.bars import Bar

ROOT = Path(__file__).resolve().parent.parent
#: The targets, in seconds.
COLD_BAR, WARM_BAR = 15, 1.5
WARM_RUNS = 3


@dataclass(frozen=True)
class StartTimes:
    """Seconds of wall-clock time on an otherwise idle machine: a cold start uses two cores where there are two."""

    game: str
    cold: float
    warm: float


def simulate(game: str, cache: str) -> float:
    """The seconds of one process from start to end."""
    environment = os.environ | {"VIERBLATT_CACHE": cache, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "vierblatt", "simulate", game, "--deals", "1000"]
    begun = time.perf_counter()
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def start_times(game: str) -> StartTimes:
    """Measures one game with a cache of its own."""
    with tempfile.TemporaryDirectory() as cache:
        cold = simulate(game, cache)
        warm = median(simulate(game, cache) for _ in range(WARM_RUNS))
    return StartTimes(game, cold, warm)


def start_bars(times: StartTimes) -> list[Bar]:
    """The targets for starts."""
    return [
        Bar(f"{times.game}: cold start", times.cold, COLD_BAR, " s", at_most=True),
        Bar(f"{times.game}: warm start", times.warm, WARM_BAR, " s", at_most=True),
    ]
