"""A planted blunder is found and priced, and an ending without a fault is left in peace."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scale import scaled

ROOT = Path(__file__).resolve().parents[2]


def planted(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The experiment in a process of its own, compiled: thousands of deals are played for every blunder."""
    command = [sys.executable, "-m", "benchmarks.blunders", *arguments]
    compiled = {**os.environ, "NUMBA_DISABLE_JIT": "0", "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, cwd=ROOT, env=compiled, capture_output=True, text=True, check=False)


def test_blunders_are_found_and_clean_endings_left_in_peace() -> None:
    ran = planted("baloot", "king_bolola", "kout_bo", "back_alley", "--cases", "2", "--worlds", "512")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.count(" 2 found, 2 found and priced") == 4
    assert ran.stdout.count(" 0 complaints") == 4


@pytest.mark.slow
@pytest.mark.parametrize("game", ["baloot", "king_bolola", "kout_bo", "back_alley"])
def test_95_of_100_blunders_are_found_and_priced_and_no_clean_ending_complained_about(game: str) -> None:
    ran = planted(game, "--cases", str(scaled(100)))
    assert ran.returncode == 0, ran.stdout + ran.stderr
