"""The measurement of hints that the documents report: its figures, and the targets that it met."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.hints import FILE, ask
from tests.registry import GAMES

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
KEPT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))["games"]


@pytest.mark.parametrize("name", GAMES)
def test_hardly_a_hint_says_nothing_and_no_fact_makes_up_half(name: str) -> None:
    kept = KEPT[name]
    assert kept["hints"] >= 2000
    assert kept["bare"] < 0.05 * kept["hints"]
    assert max(kept["facts"].values()) < 0.5 * kept["hints"]


@pytest.mark.parametrize("name", GAMES)
def test_the_table_in_the_documents_is_that_of_the_measurement(name: str) -> None:
    kept = KEPT[name]
    shares = [f"{kept[part] / kept['hints']:.1%}".replace("%", " %") for part in ("alike", "bare")]
    most = f"{max(kept['facts'].values()) / kept['hints']:.1%}".replace("%", " %")
    game = name.replace("_", " ").title()
    row = next(line for line in DOCUMENT.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {game} | "))
    assert row.startswith(f"| {game} | {shares[0]} | {shares[1]} | ") and row.endswith(f": {most} |")


def test_the_measurement_asks_for_so_many_hints() -> None:
    hints = ask("kout_bo", 3)
    assert (hints.number, sum(hints.facts.values())) == (3, 3)
    assert hints.bare <= hints.alike <= 3
