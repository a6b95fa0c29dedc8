"""A planted blunder is found with its cost, and an ending without a mistake is not blamed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from benchmarks.blunders import Kept
from benchmarks.judged import Judged, JudgedCase, bars, counts
from benchmarks.planting import Loss, loss_of, thrown_away
from tests.registry import GAMES
from tests.scale import scaled
from vierblatt.analysis.document import Verdict

ROOT = Path(__file__).resolve().parents[2]
DEPTH = 256

#: A small experiment with a game of two sides and the one of four, from deals on in which a blunder soon finds a place;
#: then with an analysis that is beside itself, and with one that has nothing to say.
SMALL = """
import sys
from pathlib import Path
from benchmarks import blunders, planting
from vierblatt.analysis import judge
from vierblatt.analysis.evidence import DecisionEvidence, DecisionCost

folder = Path(sys.argv[1])
planting.CHOOSING, planting.PRICING = 32, 32

def code(name, game, first):
    return blunders.main(game, cases=1, first=first, worlds=(128,), kept=folder, summary=folder / f"{name}.json")

codes = [code(game, game, first) for game, first in FIRST.items()]
judge.risks_something = lambda *_: True
for name, cost in (("blames", DecisionCost(1000.0, 1.0, 1.0, 1000.0)), ("silent", DecisionCost(0.0, 1.0, 0.0, 0.0))):
    DecisionEvidence.cost_of = lambda *_, cost=cost: cost
    codes.append(code(name, "baloot", FIRST["baloot"]))
print(codes)
"""
FIRST = {"baloot": 10, "king_bolola": 1}


def compiled(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own, with compiled rules: thousands of deals are played for every blunder."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def tried(
    verdict: Verdict = "mistake", cost: float = 4.0, error: float = 0.1, *, faultless: bool = False
) -> JudgedCase:
    """A card that costs 5 by all deals and 6 by the likely ones, with its verdict."""
    answer = Judged(verdict, cost, cost, error, DEPTH)
    return JudgedCase(1, 7, "AH", 4, 5.0, (Loss(5.0, 0.1), Loss(6.0, 0.1)), faultless, {DEPTH: answer})


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small experiment: the folder of its summaries."""
    folder = tmp_path_factory.mktemp("blunders")
    ran = compiled("-c", SMALL.replace("FIRST", repr(FIRST)), str(folder))
    assert ran.returncode == 0 and ran.stdout.endswith("[0, 0, 1, 1]\n"), ran.stdout + ran.stderr
    return folder


def row_of(summary: Path, game: str) -> dict[str, Any]:
    """The row of a game in a summary, at its one depth."""
    [row] = json.loads(summary.read_text(encoding="utf-8"))["games"][game]["rows"]
    found: dict[str, Any] = row
    return found


@pytest.mark.parametrize("game", FIRST)
def test_a_blunder_is_found_and_a_clean_ending_is_not_blamed(small: Path, game: str) -> None:
    row = row_of(small / f"{game}.json", game)
    assert (row["worlds"], row["cases"], row["found"], row["priced"]) == (128, 1, 1, 1)
    assert row["clean decisions"] > 0 and row["complaints"] == row["risks of faultless"] == 0
    assert row["wrong"] == []


def test_a_summary_names_the_sources_and_the_targets(small: Path) -> None:
    assert {file.stem for file in small.iterdir()} == {*FIRST, "blames", "silent"}
    summary = json.loads((small / "baloot.json").read_text(encoding="utf-8"))
    assert summary["commit"] and summary["by"] == "solving" and len(summary["bars"]) == 5
    assert all(bar["kept"] for bar in summary["bars"])


def test_the_experiment_notices_an_analysis_that_blames_everything(small: Path) -> None:
    row = row_of(small / "blames.json", "baloot")
    assert row["found"] == 1 and row["priced"] == 0
    assert row["risks"] == row["clean decisions"] > 0  # no complaint, since nothing was lost as the cards lay
    assert row["risks of faultless"] == row["faultless"] == len(row["wrong"]) - 1 > 0


def test_the_experiment_notices_an_analysis_that_blames_nothing(small: Path) -> None:
    row = row_of(small / "silent.json", "baloot")
    assert row["found"] == row["priced"] == row["risks"] == 0
    [line] = row["wrong"]
    assert "costs" in line and "fine" in line


def test_a_card_is_thrown_away_if_it_loses_to_one_card_in_nine_of_ten_deals() -> None:
    values = np.zeros((10, 4))
    values[:, 1] = -5.0
    values[0, 1] = 0.0
    values[:, 2] = values[:, 1]
    values[1, 2] = -4.0  # not a mistake there
    values[:5, 3] = -20.0  # costs as much, but goes well in half the deals
    assert thrown_away(values, 5.0).tolist() == [False, True, False, False]


def test_only_one_card_is_the_reference_when_none_is_best_in_most_deals() -> None:
    values = np.array([[0.0, -9.0], [-8.0, 0.0]] * 10)  # each is a mistake in half the deals, by the best one there
    assert not thrown_away(values, 5.0).any()


def test_a_loss_is_the_weighted_mean() -> None:
    assert loss_of(np.array([2.0, 6.0]), np.array([0.75, 0.25])).mean == 3.0
    assert loss_of(np.full(4, 2.0), np.full(4, 0.25)) == (2.0, 0.0)
    even = loss_of(np.array([0.0, 4.0] * 8), np.full(16, 1 / 16))
    assert even.error == pytest.approx(2.0 / 15**0.5)


@pytest.mark.parametrize(
    ("verdict", "cost", "error", "found", "priced"),
    [
        ("mistake", 5.5, 0.1, True, True),
        ("inaccuracy", 2.5, 0.1, True, True),  # half of the smaller cost
        ("inaccuracy", 2.0, 0.1, True, False),
        ("inaccuracy", 2.0, 1.0, True, True),  # within the error
        ("blunder", 12.0, 0.1, True, True),  # twice the greater one
        ("blunder", 13.0, 0.1, True, False),
        ("risk", 5.0, 0.1, False, False),
        ("match", 5.0, 0.1, False, False),
        ("fine", 0.0, 0.1, False, False),
    ],
)
def test_found_means_blamed_and_priced_means_about_the_right_cost(
    verdict: Verdict, cost: float, error: float, found: bool, priced: bool
) -> None:
    case = tried(verdict, cost, error)
    assert (case.is_found(DEPTH), case.is_priced(DEPTH)) == (found, priced)


def test_an_unjudged_decision_does_not_count_as_found() -> None:
    case = msgspec.structs.replace(tried(), judged={DEPTH: None})
    assert not case.is_found(DEPTH) and not case.is_priced(DEPTH) and not case.is_risk(DEPTH)
    assert "not judged" in case.describe(DEPTH)


def test_a_risk_in_a_clean_ending_misses_a_target_only_where_nothing_was_risked() -> None:
    kept = {
        faultless: [bar.kept for bar in bars("kout_bo", [tried()], [tried("risk", faultless=faultless)], DEPTH)]
        for faultless in (True, False)
    }
    assert kept == {True: [True, True, True, True, False], False: [True] * 5}
    assert not all(bar.kept for bar in bars("kout_bo", [tried()], [tried("mistake")], DEPTH))
    assert not all(bar.kept for bar in bars("kout_bo", [tried()] * 9 + [tried("fine")], [tried("fine")], DEPTH))
    assert counts([tried()], [tried("risk")], DEPTH)["wrong"] == []


def test_the_experiment_resumes_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "half.jsonl"
    case = tried()
    assert Kept(file).of(3, lambda seed: [case]) == (case,)
    assert Kept(file).of(4, lambda seed: []) == ()
    with file.open("ab") as out:
        out.write(b'{"seed":5,"tri')
    again = Kept(file)
    assert again.of(3, lambda seed: pytest.fail("it is known")) == (case,)
    assert again.of(4, lambda seed: pytest.fail("it is known")) == ()
    assert again.of(5, lambda seed: [case]) == Kept(file).of(5, lambda seed: pytest.fail("it is known")) == (case,)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_95_of_100_blunders_are_found_and_no_clean_ending_is_blamed(game: str, tmp_path: Path) -> None:
    files = ["--kept", str(tmp_path), "--summary", str(tmp_path / "summary.json")]
    ran = compiled("-m", "benchmarks.blunders", game, "--cases", str(min(scaled(100), 100)), *files)
    assert ran.returncode == 0, ran.stdout + ran.stderr
