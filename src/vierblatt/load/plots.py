"""A load's report as a picture: moves, tables and response times, second by second."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

from vierblatt.extras import packages_of
from vierblatt.load.report import LoadReport, SecondReport
from vierblatt.load.times import Quantiles
from vierblatt.locale.words import Words
from vierblatt.simulate.drawing import GREEN, INK, RED, draw_panels, drawable_text

with packages_of("plots"):
    from matplotlib.axes import Axes


def draw(report: LoadReport, words: Words, path: Path) -> None:
    """Writes the picture; the file's extension sets the format. Raises OSError."""
    title = words.text("load-title", servers=", ".join(report.plan["servers"]))
    lines = report.lines[:-1] or report.lines  # the last second is incomplete

    def amounts(axes: Axes) -> None:
        axes.plot([line.second for line in lines], [line.moves for line in lines], color=GREEN)
        axes.set_title(drawable_text(words.text("load-axis-moves")))
        beside = axes.twinx()
        beside.step([line.second for line in lines], [line.tables for line in lines], color=INK, linewidth=0.8)
        beside.grid(visible=False)
        beside.set_ylabel(drawable_text(words.text("load-axis-tables")))
        axes.set_ylim(bottom=0)
        beside.set_ylim(bottom=0)

    def panel(name: str, quantiles: Callable[[SecondReport], Quantiles | None]) -> Callable[[Axes], None]:
        def times(axes: Axes) -> None:
            for quantile, color in (("p50", GREEN), ("p99", RED), ("max", INK)):
                values = [(line.second, getattr(quantiles(line), quantile, math.nan)) for line in lines]
                axes.plot(*zip(*values, strict=True), color=color, linewidth=1, label=quantile)
            axes.set_yscale("log")
            axes.legend(frameon=False)
            axes.set_title(drawable_text(f"{words.text(name)} ({words.text('load-milliseconds')})"))

        return times

    panels = [
        amounts,
        panel("load-acknowledged", lambda line: line.acknowledged),
        panel("load-delivered", lambda line: line.delivered),
    ]
    draw_panels([title], panels, path)
