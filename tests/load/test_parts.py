"""The parts of a load: plans, times, timelines, reports."""

from __future__ import annotations

import math
from typing import get_args

import msgspec
import pytest

from tests.locale.messages import shared
from vierblatt.client.faults import ClientFault
from vierblatt.errors import BadOption
from vierblatt.load import LoadPlan, read_tables, to_json
from vierblatt.load.findings import EXAMPLES, Findings, Kind
from vierblatt.load.report import LoadReport, report
from vierblatt.load.timeline import LoadTimeline
from vierblatt.load.times import LatencyCounts

HERE = ("127.0.0.1:8137",)


@pytest.mark.parametrize("text", ["", "x", "1..", "1..2..3", "1.5"])
def test_a_number_of_tables_is_one_number_or_two(text: str) -> None:
    with pytest.raises(BadOption):
        read_tables(text)


@pytest.mark.parametrize(
    "given",
    [
        {"tables": (5, 4)}, {"tables": (-1, 4)}, {"ramp": -1.0}, {"seconds": 0.0}, {"pace": -0.1}, {"idle": -1},
        {"games": ("chess",)}, {"servers": ()}, {"pace": math.nan},
    ],
)  # fmt: skip
def test_a_plan_that_cannot_be_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        LoadPlan(**{"servers": HERE, **given})  # type: ignore[arg-type]


def test_a_server_is_named_as_everywhere_else() -> None:
    assert LoadPlan(servers=("cards.example", "https://b.example:1/t/abcdefghij")).servers == (
        "http://cards.example", "https://b.example:1",
    )  # fmt: skip
    with pytest.raises(ClientFault):
        LoadPlan(servers=("ftp://cards.example",))


def test_the_number_of_sockets_counts_the_largest_tables() -> None:
    assert LoadPlan(servers=HERE, tables=(1, 10), idle=5).sockets == 65
    assert LoadPlan(servers=HERE, tables=(1, 10), games=("baloot",)).sockets == 40
    assert LoadPlan(servers=HERE, tables=(1, 10), bots="club").sockets == 10


def test_quantiles_are_near_and_the_longest_is_exact() -> None:
    times, other = LatencyCounts(), LatencyCounts()
    assert times.quantiles() is None and math.isnan(times.quantile(0.5))
    for milliseconds in range(1, 1001):
        (times if milliseconds % 2 else other).add(milliseconds / 1000)
    times.add_all(other)
    quantiles = times.quantiles()
    assert quantiles is not None
    assert times.count == 1000 and quantiles.max == 1000
    for got, wanted in ((quantiles.p50, 500), (quantiles.p90, 900), (quantiles.p99, 990)):
        assert abs(got - wanted) < 0.03 * wanted


def test_only_the_first_examples_of_each_fault_are_kept() -> None:
    findings = Findings()
    for number in range(10):
        findings.add("gap", "abcdefghij", str(number))
    findings.add("leak", "abcdefghij", "x" * 10_000)
    assert findings.counts == {"gap": 10, "leak": 1} and len(findings) == 11
    assert [example.what for example in findings.examples[:-1]] == [str(number) for number in range(EXAMPLES)]
    assert len(findings.examples[-1].what) == 300


def test_every_kind_of_fault_has_a_message() -> None:
    words = {name for name in shared("en") if name.startswith("load-fault-")}
    assert words == {f"load-fault-{kind}" for kind in get_args(Kind)}


def reported(full: tuple[float, float] | None) -> LoadReport:
    """A load of ten seconds, each with one move more than the one before."""
    now = 0.0
    timeline = LoadTimeline(lambda: now)
    for second in range(10):
        now = second + 0.5
        for _ in range(second):
            timeline.acknowledged(0.001)
            timeline.delivered(0.002)
        timeline.tables = min(3, second)
    return report(LoadPlan(servers=HERE, tables=(1, 3), seconds=5), timeline, Findings(), full)


def test_the_rate_is_that_of_the_whole_seconds_in_which_all_tables_were_there() -> None:
    report = reported((3.2, 8.4))
    assert report.full == (4, 8) and report.moves_per_second == (4 + 5 + 6 + 7) / 4
    assert report.moves == sum(range(10)) and report.complete and report.sound
    assert [line.moves for line in report.lines] == [*range(10)]
    assert [line.tables for line in report.lines][:4] == [0, 1, 2, 3]
    assert report.acknowledged is not None and report.acknowledged.max == 1.0


def test_a_load_that_never_had_all_its_tables_says_so() -> None:
    report = reported(None)
    assert not report.complete and report.moves_per_second == 0 and report.acknowledged is None
    assert msgspec.json.decode(to_json(report), type=LoadReport) == report
