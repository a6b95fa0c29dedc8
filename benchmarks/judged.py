"""The verdicts of the analysis on planted blunders and on clean play, and whether they meet the targets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from benchmarks.bars import Bar
from benchmarks.planting import Loss
from vierblatt.analysis.document import COMPLAINTS, Decision, Settings, Verdict
from vierblatt.analysis.evidence import CLEAR
from vierblatt.analysis.judge import judge
from vierblatt.analysis.walk import DecisionPoint

#: The share of planted blunders that must be found, and priced.
TARGET = 0.95
#: A price is right up to this factor: it is set by perfect players, but the analysis assumes heuristic ones, who make
#: more or less of the same card.
ABOUT = 2.0


class Judged(msgspec.Struct, frozen=True):
    """The verdict of the analysis on a decision."""

    verdict: Verdict
    cost: float
    estimate: float
    error: float
    worlds: int

    def __str__(self) -> str:
        return f"{self.verdict}, {self.cost:.2f} ({self.estimate:.2f} ± {self.error:.2f} in {self.worlds} worlds)"


class JudgedCase(msgspec.Struct, frozen=True):
    """A decision and the verdict of the analysis for each maximum number of worlds; None where it finds no deal.

    deal: the seed of its match. number: of the action in the deal. lost: what the card lost on the actual deal. prices:
    those of a planted blunder, with standard errors; empty for clean play. faultless: for clean play, see `endings`.
    """

    deal: int
    number: int
    card: str
    held: int
    lost: float
    prices: tuple[Loss, ...]
    faultless: bool
    judged: Mapping[int, Judged | None]

    def is_found(self, worlds: int) -> bool:
        """Whether the analysis complains."""
        answer = self.judged[worlds]
        return answer is not None and answer.verdict in COMPLAINTS

    def is_priced(self, worlds: int) -> bool:
        """Whether it complains, at a cost near or between the prices: up to a factor, or within the error."""
        answer = self.judged[worlds]
        if answer is None or not self.is_found(worlds):
            return False
        (low, low_error), (high, high_error) = min(self.prices), max(self.prices)
        least = min(low / ABOUT, low - CLEAR * float(np.hypot(low_error, answer.error)))
        most = max(high * ABOUT, high + CLEAR * float(np.hypot(high_error, answer.error)))
        return least <= answer.cost <= most

    def is_risk(self, worlds: int) -> bool:
        """Whether the analysis calls it a risk that paid."""
        answer = self.judged[worlds]
        return answer is not None and answer.verdict == "risk"

    def describe(self, worlds: int) -> str:
        """A line that describes a case that went wrong."""
        prices = " or ".join(f"{loss:.2f} ± {error:.2f}" for loss, error in self.prices)
        cost = f"costs {prices}, {self.lost:g} as they lay" if prices else "clean"
        case = f"deal {self.deal}, action {self.number}, {self.card} of {self.held}: {cost}"
        return f"{case}; by {worlds} worlds {self.judged[worlds] or 'not judged'}"


def judged(point: DecisionPoint, depths: Sequence[int]) -> dict[int, Judged | None]:
    """The verdicts of the analysis, for each maximum number of worlds."""
    return {worlds: _judged_of(judge(point, Settings(worlds=worlds))) for worlds in depths}


def _judged_of(found: Decision | None) -> Judged | None:
    if found is None:
        return None
    return Judged(found.verdict, found.cost, found.estimate, found.error, found.worlds)


def _of(worlds: int) -> Callable[[JudgedCase], bool]:
    return lambda each: each.is_risk(worlds)


def bars(game: str, blunders: Sequence[JudgedCase], clean: Sequence[JudgedCase], worlds: int) -> list[Bar]:
    """The targets, at one depth."""
    where, cases = f"{game}, {worlds} worlds", max(len(blunders), 1)
    faultless = [each for each in clean if each.faultless]
    return [
        Bar(f"{where}: blunders found", sum(each.is_found(worlds) for each in blunders) / cases, TARGET, ""),
        Bar(f"{where}: found and priced", sum(each.is_priced(worlds) for each in blunders) / cases, TARGET, ""),
        Bar(f"{where}: decisions of clean endings", len(clean), 1, ""),
        Bar(f"{where}: complaints there", sum(each.is_found(worlds) for each in clean), 0, "", at_most=True),
        Bar(f"{where}: faultless cards called a risk", sum(map(_of(worlds), faultless)), 0, "", at_most=True),
    ]


def counts(blunders: Sequence[JudgedCase], clean: Sequence[JudgedCase], worlds: int) -> dict[str, Any]:
    """The part of the summary for one depth, with a line for each case that went wrong."""
    ratios = [answer.cost / each.prices[0].mean for each in blunders if (answer := each.judged[worlds]) is not None]
    faultless = [each for each in clean if each.faultless]
    wrong = [
        *(each for each in blunders if not each.is_priced(worlds)),
        *(each for each in clean if each.is_found(worlds)),
        *filter(_of(worlds), faultless),
    ]
    return {
        "cases": len(blunders),
        "found": sum(each.is_found(worlds) for each in blunders),
        "priced": sum(each.is_priced(worlds) for each in blunders),
        "quartiles of cost to first price": np.percentile(ratios, [25, 50, 75]).round(3).tolist() if ratios else [],
        "clean decisions": len(clean),
        "complaints": sum(each.is_found(worlds) for each in clean),
        "risks": sum(map(_of(worlds), clean)),
        "faultless": len(faultless),
        "risks of faultless": sum(map(_of(worlds), faultless)),
        "wrong": [each.describe(worlds) for each in wrong],
    }
