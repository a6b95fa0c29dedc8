"""A planted blunder is found and priced, and an ending without a fault is left in peace."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scale import scaled

ROOT = Path(__file__).resolve().parents[2]


#: The experiment with an analysis that is beside itself.
BROKEN = """
import sys
from benchmarks.blunders import main
from vierblatt.analysis.evidence import Evidence, Price
Evidence.price = lambda *_: Price(1000.0, 1.0, 1.0, 1000.0)
sys.exit(main(*sys.argv[1:], cases=1, worlds=64))
"""


def compiled(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own, with compiled rules: thousands of deals are played for every blunder."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def planted(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The experiment."""
    return compiled("-m", "benchmarks.blunders", *arguments)


def test_blunders_are_found_and_clean_endings_left_in_peace() -> None:
    ran = planted("baloot", "king_bolola", "kout_bo", "back_alley", "--cases", "2", "--worlds", "512")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.count(" 2 found, 2 found and priced") == 4
    assert ran.stdout.count(" 0 complaints") == 4


def test_the_experiment_notices_an_analysis_that_blames_everybody() -> None:
    ran = compiled("-c", BROKEN, "baloot")
    assert ran.returncode == 1, ran.stdout + ran.stderr
    [(decisions, complaints)] = re.findall(r"(\d+) decisions in clean endings, (\d+) complaints", ran.stdout)
    assert int(decisions) == int(complaints) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["baloot", "king_bolola", "kout_bo", "back_alley"])
def test_95_of_100_blunders_are_found_and_priced_and_no_clean_ending_complained_about(game: str) -> None:
    ran = planted(game, "--cases", str(scaled(100)))
    assert ran.returncode == 0, ran.stdout + ran.stderr
