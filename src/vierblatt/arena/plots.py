"""A contest's report as a picture: the margins with their intervals, the ratings, and the progress of every pair."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from vierblatt.arena.report import ContestReport, Pairing
from vierblatt.arena.sequential import interval, looks
from vierblatt.arena.wording import ContestWording
from vierblatt.extras import packages_of
from vierblatt.simulate.drawing import GREEN, INK, RED, Panel, bars, draw_panels, drawable_text
from vierblatt.simulate.estimates import Estimate, Z

with packages_of("plots"):
    from matplotlib.axes import Axes

#: The maximum number of pairs whose progress is drawn.
PROGRESS_PANELS = 6
#: The bars of a histogram of margins.
BARS = 30


def draw(report: ContestReport, wording: ContestWording, path: Path) -> None:
    """Writes the picture, in the format of the file's extension. Raises OSError."""
    wording.name_bots(report)
    title = [wording.title(report), *([] if report.complete else [wording.part(report)]), *wording.notes(report)[:1]]
    draw_panels(title, list(_panels(report, wording)), path)


def _panels(report: ContestReport, wording: ContestWording) -> Iterator[Panel]:
    margins = [(wording.pair(pair), pair.margin) for pair in report.pairs]
    margin = wording.words.text("arena-margin")
    yield lambda axes: bars(axes, margin, margins, 1)
    rated = [
        (wording.bot(number), Estimate(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma))
        for number, bot in enumerate(report.bots)
        if (rating := bot.rating)
    ]
    if rated:
        yield lambda axes: bars(axes, wording.words.text("arena-rating"), rated, 1)
    for pair in [pair for pair in report.pairs if pair.boards > 1][:PROGRESS_PANELS]:
        yield lambda axes, pair=pair: _progress(axes, report, wording, pair)  # type: ignore[misc]
        yield lambda axes, pair=pair: _spread(axes, wording, pair)  # type: ignore[misc]


def _progress(axes: Axes, report: ContestReport, wording: ContestWording, pair: Pairing) -> None:
    """Draws the mean after each board, with the interval at each look that the sequential test takes or would take."""
    margins = np.array(pair.margins)
    boards = np.arange(1, len(margins) + 1)
    axes.plot(boards, np.cumsum(margins) / boards, color=GREEN, linewidth=1.2)
    taken = [look for look in looks(report.asked) if 1 < look <= len(margins)]
    intervals = [
        interval(float(margins[:look].mean()), float(margins[:look].std(ddof=1)), look, report.asked) for look in taken
    ]
    if intervals:
        axes.fill_between(
            taken, [each.low for each in intervals], [each.high for each in intervals], color=GREEN, alpha=0.18
        )
    axes.axhline(0, color=RED, linewidth=1)
    axes.set_xlabel(drawable_text(wording.words.text("arena-axis-boards")))
    axes.set_title(drawable_text(wording.words.text("arena-course", pair=wording.pair(pair))))


def _spread(axes: Axes, wording: ContestWording, pair: Pairing) -> None:
    axes.hist(pair.margins, bins=BARS, color=GREEN)
    axes.axvline(float(np.mean(pair.margins)), color=RED, linewidth=1.5)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_title(drawable_text(wording.words.text("arena-spread", pair=wording.pair(pair))))
