"""The figures of a fault test: faults, acknowledged actions, what went wrong, and how long recovery took."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass, field

from tests.services.crowd import Crowd, until
from tests.services.judge import Verdict
from tests.services.load import Journal

PATIENCE = 240.0  #: seconds without any event after which a table counts as stuck


@dataclass
class Tally:
    """The figures of one fault test.

    fault: what is done, in a few words. first: seconds from a fault until anything was acknowledged again.
    all: seconds from a fault until something had happened at every table. stuck: tables at which nothing did.
    """

    fault: str
    faults: int = 0
    first: list[float] = field(default_factory=list)
    all: list[float] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    wrong: int = 0
    refused: dict[str, int] = field(default_factory=dict)  #: by code: refusals after which a player had to try again
    began: float = field(default_factory=time.monotonic)

    async def recovery(self, people: Crowd, since: float) -> None:
        """Waits until play has resumed at all tables after a fault that began at `since` (`time.monotonic`)."""
        self.faults += 1
        before = len(people.journal.promises)
        await until(lambda: len(people.journal.promises) > before, people.journal)
        self.first.append(time.monotonic() - since)
        self.stuck += await people.wait_for_progress(PATIENCE)
        self.all.append(time.monotonic() - since)

    def close(self, journal: Journal, verdict: Verdict) -> None:
        """Stores the final figures."""
        self.acknowledged, self.refused = len(journal.promises), dict(journal.refused)
        self.lost, self.doubled, self.wrong = len(verdict.lost), len(verdict.doubled), len(verdict.wrong)

    def figures(self) -> dict[str, object]:
        """All figures, for a line of JSON."""
        return {
            "fault": self.fault, "faults": self.faults, "acknowledged": self.acknowledged, "lost": self.lost,
            "doubled": self.doubled, "wrong_views": self.wrong, "stuck": len(self.stuck), "refused": self.refused,
            "first_s": quantiles(self.first), "all_s": quantiles(self.all),
            "seconds": round(time.monotonic() - self.began),
        }  # fmt: skip


def quantiles(seconds: list[float]) -> dict[str, float]:
    """The median, the 95th percentile and the longest; empty without any.

    >>> quantiles([1.0, 2.0, 3.0])
    {'p50': 2.0, 'p95': 3.0, 'max': 3.0}
    """
    if not seconds:
        return {}
    ordered = sorted(seconds)
    place = min(len(ordered) - 1, int(0.95 * len(ordered)))
    figures = {"p50": statistics.median(ordered), "p95": ordered[place], "max": ordered[-1]}
    return {name: round(value, 3) for name, value in figures.items()}
