"""The load on a server: how it is judged."""

from __future__ import annotations

import math

import pytest

from benchmarks.boardgame_io.__main__ import ratio, side
from benchmarks.tables import RUNS, WARM_UP, acknowledgement, bars, thinking
from vierblatt.bots.question import is_quick
from vierblatt.server.ops.metrics import Metrics


@pytest.mark.parametrize(("longest", "kept"), [(99.9, True), (100.1, False), (math.nan, False)])
def test_one_late_acknowledgement_misses_the_target(longest: float, kept: bool) -> None:
    assert acknowledgement({"acknowledged": {"p50": 1.0, "p99": 2.0, "max": longest}}).kept is kept


def test_without_figures_no_target_for_times_is_met() -> None:
    assert not acknowledgement({"acknowledged": None}).kept


def test_the_targets_of_each_run() -> None:
    report = {"moves_per_second": 1490.0, "delivered": {"p99": 49.0}, "acknowledged": {"max": 99.0}}
    figures = {"report": report, "mib_before": 219.0, "kib_per_socket": 29.0, "growth_percent": 4.9}
    kept = {run: [bar.kept for bar in bars(run, figures)] for run in RUNS}
    assert kept == {
        "throughput": [False], "latency": [True, True], "idle": [True, True], "soak": [True], "bots": [True],
    }  # fmt: skip


def test_the_figures_describe_the_thinking_of_bots() -> None:
    metrics = Metrics()
    assert thinking(metrics.text().decode())["seconds_each"] is None
    for seconds in (0.5, 1.5, 4.0):
        metrics.thinking.observe(seconds)
    metrics.hurried.inc(2)
    metrics.not_thought.labels("late").inc()
    assert thinking(metrics.text().decode()) == {
        "questions": 3, "seconds": 6.0, "seconds_each": 2.0, "hurried": 2,
        "dropped": {"compiling": 0, "died": 0, "failed": 0, "full": 0, "late": 1},
    }  # fmt: skip


def test_the_bots_of_the_run_about_bots_think() -> None:
    assert not is_quick(RUNS["bots"]["bots"])


def test_no_target_is_met_when_nothing_was_played() -> None:
    report = {"moves_per_second": 0.0, "delivered": None, "acknowledged": None}
    figures = {"report": report, "mib_before": 219.0}
    assert not any(bars(run, figures)[-1].kept for run in RUNS)


def test_a_side_that_has_not_played_wins_no_comparison() -> None:
    nothing = side({"report": {"moves": 0, "moves_per_second": 0.0, "delivered": None, "examples": []}})
    report = {"moves": 9, "moves_per_second": 3.0, "delivered": {"p99": 4.0}, "examples": []}
    played = side({"report": report, "moves_per_core_second": 6.0})
    assert ratio(nothing, played) == ratio(played, nothing) == 0.0
    assert ratio(played, played) == 1.0 and played["delivered_p99"] == 4.0


def test_the_soak_plays_the_stated_number_of_moves() -> None:
    soak = RUNS["soak"]
    moves = soak["tables"] * soak["pace"] * soak["seconds"]
    assert (1 - WARM_UP) * moves >= 24_000 and WARM_UP * moves >= 8_000
