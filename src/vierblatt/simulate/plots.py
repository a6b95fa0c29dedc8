"""A report as a picture: panels for the scores, one for the places, and one or two for each section of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from vierblatt.extras import packages_of
from vierblatt.simulate.drawing import GREEN, RED, Panel, bars, draw_panels, drawable_text, whiskers
from vierblatt.simulate.report import Distribution, ReportRow, ReportTable, SimulationReport
from vierblatt.simulate.wording import SimulationWording

with packages_of("plots"):
    from matplotlib.axes import Axes

#: The maximum number of bars of a histogram of scores.
BARS = 60


def draw(report: SimulationReport, wording: SimulationWording, path: Path) -> None:
    """Writes the picture, in the format of the file's extension. Raises OSError."""
    title = [wording.title(report), *([] if report.complete else [wording.part(report)]), wording.made_by(report)]
    draw_panels(title, list(_panels(report, wording)), path)


def _panels(report: SimulationReport, wording: SimulationWording) -> Iterator[Panel]:
    for spread in report.scores:
        name = wording.words.text(f"report-scores-{report.unit}")
        title = name if len(report.scores) == 1 else f"{name}: {wording.score_name(spread.name)}"
        yield lambda axes, spread=spread, title=title: _histogram(axes, title, spread)  # type: ignore[misc]
    ahead = [(wording.place(each), each.ahead) for each in report.places]
    title = f"{wording.words.text('report-places')}: {wording.figure('ahead')}"
    yield lambda axes: bars(axes, title, ahead, 1)
    for table in report.tables:
        rows = [row for row in table.rows if row.count]
        if len(rows) > 1 and table.of:
            yield lambda axes, table=table, rows=rows: _shares(axes, wording, table, rows)  # type: ignore[misc]
        if rows and rows[0].means:
            yield lambda axes, table=table, rows=rows: _means(axes, wording, table, rows)  # type: ignore[misc]


def _histogram(axes: Axes, title: str, spread: Distribution) -> None:
    values, times = zip(*spread.histogram, strict=True) if spread.histogram else ((), ())
    if values:
        width = max(1, -(-(values[-1] - values[0] + 1) // BARS))
        edges = range(values[0], values[-1] + width + 1, width)
        axes.hist(values, bins=list(edges), weights=[100 * each / sum(times) for each in times], color=GREEN)
    if spread.mean:
        axes.axvline(spread.mean.value, color=RED, linewidth=1.5)
    axes.set_ylabel("%")
    axes.set_title(drawable_text(title))


def _shares(axes: Axes, wording: SimulationWording, table: ReportTable, rows: Sequence[ReportRow]) -> None:
    """Draws bars for the share of each row, and a dot for the rate made, where that is known."""
    names = [wording.row(table.name, row.name) for row in rows]
    made = [(name, row.rates["made"]) for name, row in zip(names, rows, strict=True) if "made" in row.rates]
    title = f"{wording.table(table.name)} (%)"
    lying = bars(axes, title, [(name, row.share) for name, row in zip(names, rows, strict=True)], 100)
    if made:
        whiskers(
            axes, [each for _, each in made], 100, lying=lying, color=RED, marker="o", label=wording.figure("made")
        )
        axes.legend(frameon=False)


def _means(axes: Axes, wording: SimulationWording, table: ReportTable, rows: Sequence[ReportRow]) -> None:
    first = next(iter(rows[0].means))
    title = f"{wording.table(table.name)}: {wording.figure(first)}"
    bars(axes, title, [(wording.row(table.name, row.name), row.means[first]) for row in rows], 1)
