"""Drawing tools for pictures of reports: a common style, panels in two columns, bars and intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from vierblatt.extras import packages_of
from vierblatt.locale.bidi import strip_isolates
from vierblatt.simulate.estimates import Estimate

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
    "font.family": "DejaVu Sans",  # ships with matplotlib and has Arabic letters
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
#: If a name is longer than this, the bars are horizontal.
SHORT = 4

#: Draws one panel.
Panel = Callable[[Axes], object]


def draw_panels(title: Sequence[str], panels: Sequence[Panel], path: Path) -> None:
    """Writes a picture with these panels, in the format of the file's extension. Raises OSError."""
    rows = -(-len(panels) // COLUMNS)
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(COLUMNS * PANEL[0], rows * PANEL[1] + 0.8), layout="constrained")
        figure.suptitle("\n".join(map(drawable_text, title)), fontsize=13)
        grid = figure.subplots(rows, COLUMNS, squeeze=False).flatten()
        for axes, panel in zip(grid, panels, strict=False):
            panel(axes)
        for axes in grid[len(panels) :]:
            axes.set_visible(False)
        figure.savefig(path, dpi=120, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def bars(axes: Axes, title: str, entries: Sequence[tuple[str, Estimate | None]], times: float) -> bool:
    """Draws bars with their intervals; returns whether they are horizontal because of long names."""
    lying = any(len(name) > SHORT for name, _ in entries)
    places = range(len(entries))
    heights = [times * each.value if each else 0.0 for _, each in entries]
    names = [drawable_text(name) for name, _ in entries]
    if lying:
        axes.barh(places, heights, color=GREEN)
        axes.set_yticks(places, names)
        axes.invert_yaxis()
        axes.grid(visible=False, axis="y")
    else:
        axes.bar(places, heights, color=GREEN)
        axes.set_xticks(places, names)
        axes.grid(visible=False, axis="x")
    whiskers(axes, [each for _, each in entries], times, lying=lying, color=INK)
    axes.set_title(drawable_text(title))
    return lying


def whiskers(
    axes: Axes,
    estimates: Sequence[Estimate | None],
    times: float,
    *,
    lying: bool,
    color: str,
    marker: str = "",
    label: str = "",
) -> None:
    """Draws intervals around their values."""
    known = [(place, each) for place, each in enumerate(estimates) if each]
    places = [place for place, _ in known]
    values = [times * each.value for _, each in known]
    below = [times * (each.value - each.low) for _, each in known]
    above = [times * (each.high - each.value) for _, each in known]
    looks: dict[str, Any] = {
        "fmt": marker or "none",
        "color": color,
        "capsize": 2,
        "label": drawable_text(label) or None,
    }
    if lying:
        axes.errorbar(values, places, xerr=[below, above], **looks)
    else:
        axes.errorbar(places, values, yerr=[below, above], **looks)


def drawable_text(text: str) -> str:
    """A text ready to be drawn: matplotlib shapes and orders Arabic itself, and has no glyphs for bidi isolates."""
    return strip_isolates(text)
