"""The load on a server: how it is judged."""

from __future__ import annotations

import math

import pytest

from benchmarks.tables import RUNS, acknowledgement, bars


@pytest.mark.parametrize(("longest", "kept"), [(99.9, True), (100.1, False), (math.nan, False)])
def test_one_late_acknowledgement_misses_the_promise(longest: float, kept: bool) -> None:
    assert acknowledgement({"acknowledged": {"p50": 1.0, "p99": 2.0, "max": longest}}).kept is kept


def test_without_figures_no_promise_about_times_is_kept() -> None:
    assert not acknowledgement({"acknowledged": None}).kept


def test_what_is_promised_of_each_run() -> None:
    report = {"moves_per_second": 1490.0, "delivered": {"p99": 49.0}, "acknowledged": {"max": 99.0}}
    figures = {"report": report, "mib_before": 219.0, "kib_per_socket": 29.0, "growth_percent": 4.9}
    kept = {run: [bar.kept for bar in bars(run, figures)] for run in RUNS}
    assert kept == {
        "throughput": [False], "latency": [True, True], "idle": [True, True], "soak": [True], "bots": [True],
    }  # fmt: skip
