"""A report as a picture: one panel for the scores, one for the places, one or two for each section of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from vierblatt.extras import packages_of
from vierblatt.locale.bidi import strip_isolates
from vierblatt.simulate.estimates import Estimate
from vierblatt.simulate.report import Distribution, Report, Row, Table
from vierblatt.simulate.wording import Wording

with packages_of("plots"):
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

GREEN, RED, INK, GRID = "#2f6f4f", "#b3402f", "#22302a", "#d9e0dc"
STYLE: Any = {
    "axes.axisbelow": True,
    "axes.edgecolor": GRID,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "figure.facecolor": "white",
    "font.family": "DejaVu Sans",  # comes with matplotlib and has Arabic letters
    "font.size": 9,
    "grid.color": GRID,
    "svg.fonttype": "path",
    "svg.hashsalt": "vierblatt",  # the same report gives the same file
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}
COLUMNS = 2
PANEL = (6.4, 3.4)  #: inches
#: Bars of a histogram of scores, at most.
BARS = 60
#: Names longer than this stand beside bars that lie.
SHORT = 4

#: Draws one panel.
Panel = Callable[[Axes], object]


def draw(report: Report, wording: Wording, path: Path) -> None:
    """Writes the picture; the ending of the file says which kind. Raises OSError."""
    panels = list(_panels(report, wording))
    rows = -(-len(panels) // COLUMNS)
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(COLUMNS * PANEL[0], rows * PANEL[1] + 0.8), layout="constrained")
        title = [wording.title(report), *([] if report.complete else [wording.part(report)]), wording.made_by(report)]
        figure.suptitle("\n".join(map(_shown, title)), fontsize=13)
        grid = figure.subplots(rows, COLUMNS, squeeze=False).flatten()
        for axes, panel in zip(grid, panels, strict=False):
            panel(axes)
        for axes in grid[len(panels) :]:
            axes.set_visible(False)
        figure.savefig(path, dpi=120, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def _panels(report: Report, wording: Wording) -> Iterator[Panel]:
    for spread in report.scores:
        name = wording.words.text(f"report-scores-{report.unit}")
        title = name if len(report.scores) == 1 else f"{name}: {wording.score_name(spread.name)}"
        yield lambda axes, spread=spread, title=title: _histogram(axes, title, spread)  # type: ignore[misc]
    ahead = [(wording.place(each), each.ahead) for each in report.places]
    title = f"{wording.words.text('report-places')}: {wording.figure('ahead')}"
    yield lambda axes: _bars(axes, title, ahead, 1)
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
    axes.set_title(_shown(title))


def _shares(axes: Axes, wording: Wording, table: Table, rows: Sequence[Row]) -> None:
    """Bars for the share of each row; a dot for how much of it was made, where that is known."""
    names = [wording.row(table.name, row.name) for row in rows]
    made = [(name, row.rates["made"]) for name, row in zip(names, rows, strict=True) if "made" in row.rates]
    title = f"{wording.table(table.name)} (%)"
    lying = _bars(axes, title, [(name, row.share) for name, row in zip(names, rows, strict=True)], 100)
    if made:
        _whiskers(
            axes, [each for _, each in made], 100, lying=lying, color=RED, marker="o", label=wording.figure("made")
        )
        axes.legend(frameon=False)


def _means(axes: Axes, wording: Wording, table: Table, rows: Sequence[Row]) -> None:
    first = next(iter(rows[0].means))
    title = f"{wording.table(table.name)}: {wording.figure(first)}"
    _bars(axes, title, [(wording.row(table.name, row.name), row.means[first]) for row in rows], 1)


def _bars(axes: Axes, title: str, bars: Sequence[tuple[str, Estimate | None]], times: float) -> bool:
    """Bars with their intervals; returns whether they lie, since their names are long."""
    lying = any(len(name) > SHORT for name, _ in bars)
    places = range(len(bars))
    heights = [times * each.value if each else 0.0 for _, each in bars]
    names = [_shown(name) for name, _ in bars]
    if lying:
        axes.barh(places, heights, color=GREEN)
        axes.set_yticks(places, names)
        axes.invert_yaxis()
        axes.grid(visible=False, axis="y")
    else:
        axes.bar(places, heights, color=GREEN)
        axes.set_xticks(places, names)
        axes.grid(visible=False, axis="x")
    _whiskers(axes, [each for _, each in bars], times, lying=lying, color=INK)
    axes.set_title(_shown(title))
    return lying


def _whiskers(
    axes: Axes,
    estimates: Sequence[Estimate | None],
    times: float,
    *,
    lying: bool,
    color: str,
    marker: str = "",
    label: str = "",
) -> None:
    known = [(place, each) for place, each in enumerate(estimates) if each]
    places = [place for place, _ in known]
    values = [times * each.value for _, each in known]
    below = [times * (each.value - each.low) for _, each in known]
    above = [times * (each.high - each.value) for _, each in known]
    looks: dict[str, Any] = {"fmt": marker or "none", "color": color, "capsize": 2, "label": _shown(label) or None}
    if lying:
        axes.errorbar(values, places, xerr=[below, above], **looks)
    else:
        axes.errorbar(places, values, yerr=[below, above], **looks)


def _shown(text: str) -> str:
    """A text as it is drawn: matplotlib joins and orders Arabic letters itself, and has no signs for steering marks."""
    return strip_isolates(text)
