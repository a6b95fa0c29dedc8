"""The load on a server: how it is judged."""

from __future__ import annotations

import math

import pytest

from benchmarks.tables import acknowledgement


@pytest.mark.parametrize(("longest", "kept"), [(99.9, True), (100.1, False), (math.nan, False)])
def test_one_late_acknowledgement_misses_the_promise(longest: float, kept: bool) -> None:
    assert acknowledgement({"acknowledged_ms": {"p50": 1.0, "p99": 2.0, "max": longest}}).kept is kept
