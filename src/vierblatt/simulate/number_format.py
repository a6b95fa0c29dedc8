"""Numbers formatted for a language, with as many decimal places as their intervals justify."""

from __future__ import annotations

from math import floor, log10

from vierblatt.locale.decimals import Decimals
from vierblatt.locale.words import Words
from vierblatt.simulate.estimates import Estimate

NOTHING = "–"


class NumberFormatter:
    """Formats the numbers of a report.

    >>> formatter = NumberFormatter(Words("de"))
    >>> formatter.whole(1234567), formatter.percent(Estimate(0.1234, 0.1224, 0.1244))
    ('1.234.567', '12,34 % ±0,10')
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self._shown = Decimals(words).shown

    def whole(self, number: int) -> str:
        """A whole number in groups of three digits."""
        return self._shown(f"{number:,}")

    def percent(self, estimate: Estimate | None, *, interval: bool = True) -> str:
        """A rate, with as many decimal places as its interval justifies."""
        if estimate is None:
            return NOTHING
        reach = 100 * max(estimate.high - estimate.value, estimate.value - estimate.low)
        places = _places(reach)
        around = f" ±{self._shown(f'{reach:.{places}f}')}" if interval else ""
        return f"{self._shown(f'{100 * estimate.value:.{places}f}')} %{around}"

    def number(self, estimate: Estimate | None, *, signed: bool = False) -> str:
        """A mean, likewise; with `signed`, a positive number has a plus sign."""
        if estimate is None:
            return NOTHING
        places = _places(estimate.reach)
        plus = "+" if signed and estimate.value > 0 else ""
        value = self._shown(f"{plus}{estimate.value:,.{places}f}")
        return f"{value} ±{self._shown(f'{estimate.reach:.{places}f}')}"

    def plain(self, number: float) -> str:
        """A number without a known uncertainty."""
        return self._shown(f"{number:,.2f}")


def _places(reach: float) -> int:
    """The decimal places that show two digits of `reach`, at most three."""
    return 2 if reach <= 0 else min(3, max(0, 1 - floor(log10(reach))))
