"""A chart as inline SVG that stretches to the available width; its labels are HTML and do not stretch.

>>> nice_steps(-3.2, 11)
[-5.0, 0.0, 5.0, 10.0, 15.0]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10

from vierblatt.analysis.page.markup import Markup, join, tag

#: The size of the drawing in its own units; the browser stretches them.
SIZE = 1000
#: The maximum number of labels on the time axis.
MOST_LABELS = 13


def nice_steps(low: float, high: float) -> list[float]:
    """Evenly spaced round numbers that cover `low` to `high` in about four steps."""
    rough = (high - low or 1.0) / 4
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    first = floor(low / step)
    return [step * k for k in range(first, max(ceil(high / step), first + 1) + 1)]


class Chart:
    """A chart with times from `begin` to `end` and a range that covers `values`.

    mirrored: time runs from right to left.
    """

    def __init__(self, begin: float, end: float, values: Sequence[float], *, mirrored: bool) -> None:
        self._begin, self._end, self._mirrored = begin, end, mirrored
        self._steps = nice_steps(min(values, default=0.0), max(values, default=1.0))
        self._low, self._high = self._steps[0], self._steps[-1]
        self._shapes: list[Markup] = []
        self._labels: list[Markup] = []

    def line(self, points: Sequence[tuple[float, float]], kind: str) -> None:
        """Draws a line through points."""
        if len(points) > 1:
            path = "L".join(f"{self._x(x)} {self._y(y)}" for x, y in points)
            self._shapes.append(tag("path", d=f"M{path}", class_=f"line {kind}"))

    def dot(self, x: float, y: float, kind: str, title: str) -> None:
        """Draws a dot: a zero-length line whose round ends stay circular however the drawing is stretched."""
        at = f"M{self._x(x)} {self._y(y)}h0"
        self._shapes.append(tag("path", tag("title", title), d=at, class_=f"dot {kind}"))

    def bar(self, x: float, width: float, value: float, kind: str, title: str) -> None:
        """Draws a bar from 0 to a value."""
        left, right = sorted((self._x(x), self._x(x + width)))
        top, bottom = sorted((self._y(value), self._y(0.0)))
        box = f"M{left} {top}H{right}V{bottom}H{left}Z"
        self._shapes.append(tag("path", tag("title", title), d=box, class_=f"bar {kind}"))

    def times(self, labels: Sequence[tuple[float, str]]) -> None:
        """Labels points in time; if there are many, only some of them."""
        every = ceil(len(labels) / MOST_LABELS)
        for at, (x, text) in enumerate(labels):
            if at % every == 0:
                style = f"left:{self._x(x) / SIZE:.2%}"
                self._labels.append(tag("span", text, class_="time", style=style))

    def render(self, description: str, number: Callable[[float], str]) -> Markup:
        """The chart; `description` is the text for screen readers, `number` formats a value."""
        rules = []
        for step in self._steps:
            kind = "rule nought" if abs(step) < 1e-9 else "rule"
            rules.append(tag("path", d=f"M0 {self._y(step)}H{SIZE}", class_=kind))
            style = f"top:{self._y(step) / SIZE:.2%}"
            self._labels.append(tag("span", number(step), class_="value", style=style))
        drawing = tag(
            "svg",
            *rules,
            *self._shapes,
            viewBox=f"0 0 {SIZE} {SIZE}",
            preserveAspectRatio="none",
            role="img",
            aria_label=description,
        )
        return tag("div", drawing, tag("div", join(*self._labels), aria_hidden="true"), class_="chart")

    def _x(self, x: float) -> int:
        share = (x - self._begin) / (self._end - self._begin)
        return round(SIZE * (1 - share if self._mirrored else share))

    def _y(self, y: float) -> int:
        return round(SIZE * (self._high - y) / (self._high - self._low))
