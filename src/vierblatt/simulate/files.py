"""Report files: JSON with everything, and CSV with one figure per line."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any

import msgspec

from vierblatt.simulate.estimates import Estimate
from vierblatt.simulate.report import Distribution, ReportTable, SideStanding, SimulationReport

COLUMNS = ("table", "row", "figure", "value", "low", "high")


def to_json(report: SimulationReport) -> str:
    """The report as a JSON document; `docs/simulate.md` describes it."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n"


def from_json(text: str | bytes) -> SimulationReport:
    """The report in a JSON document; raises msgspec.ValidationError."""
    return msgspec.json.decode(text, type=SimulationReport)


def to_csv(report: SimulationReport) -> str:
    """The report as CSV: `table,row,figure,value,low,high`, with empty fields for missing numbers."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_lines(report))
    return out.getvalue()


def _lines(report: SimulationReport) -> Iterator[tuple[Any, ...]]:
    for name in ("asked", "units", "deals", "moves"):
        yield "simulation", report.unit, name, getattr(report, name), None, None
    yield _figure("simulation", report.unit, "finished", report.finished)
    for standings, name in ((report.sides, "side"), (report.places, "place")):
        for standing in standings:
            yield from _of_standing(name, standing)
    for distribution, name in (*((each, "score") for each in report.scores), (report.length, "length")):
        yield from _of_distribution(name, distribution)
    for table in report.tables:
        yield from _of_table(table)


def _of_standing(name: str, standing: SideStanding) -> Iterator[tuple[Any, ...]]:
    for figure in ("wins", "score", "ahead"):
        yield _figure(name, standing.name, figure, getattr(standing, figure))


def _of_distribution(name: str, distribution: Distribution) -> Iterator[tuple[Any, ...]]:
    yield _figure(name, distribution.name, "mean", distribution.mean)
    yield name, distribution.name, "deviation", distribution.deviation, None, None
    for percent, value in distribution.quantiles.items():
        yield name, distribution.name, f"quantile-{percent}", value, None, None
    for value, times in distribution.histogram:
        yield name, distribution.name, f"times-{value}", times, None, None


def _of_table(table: ReportTable) -> Iterator[tuple[Any, ...]]:
    for row in table.rows:
        yield table.name, row.name, "count", row.count, None, None
        if table.of:
            yield _figure(table.name, row.name, "share", row.share)
        for name, estimate in (*row.rates.items(), *row.means.items()):
            yield _figure(table.name, row.name, name, estimate)


def _figure(table: str, row: str, figure: str, estimate: Estimate | None) -> tuple[Any, ...]:
    numbers = (estimate.value, estimate.low, estimate.high) if estimate else (None, None, None)
    return (table, row, figure, *numbers)
