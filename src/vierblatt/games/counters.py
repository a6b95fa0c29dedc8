"""What a game counts about its deals, so that a report can say how often things happen and what they are worth.

A game lists sections; its rule `count_deal` adds every deal that has ended to an array of int64, one number per
counter. The report needs only the sections and that array.

>>> sections = (Section("contract", ("sun", "hokom"), rates=("made",)), Section("bid", ("7",), means=("points",)))
>>> counter_names(sections)
['contract.sun', 'contract.sun.made', 'contract.hokom', 'contract.hokom.made', 'bid.7', 'bid.7.points', \
'bid.7.points.squares']
>>> places(sections)
(0, 4)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vierblatt.kernel.jit import State, rule

#: The value of `Section.of` for shares of all deals begun, including those without a contract.
DEALS = "deals"


@dataclass(frozen=True)
class Section:
    """One table of a report: rows of the same kind, counted in the same way.

    of: what a row is a share of: `deals`, a section (all its rows together), one counter, or ``SECTION.*`` for the row
    of the same name there; "" if a share makes no sense. rates: outcomes, each counted for every row. means:
    quantities, each kept as a sum and a sum of squares. each: how often one deal can be counted in this section (4 if
    once per hand); shares are of that many times `of`, but a deal is still one observation.
    """

    name: str
    rows: Sequence[str]
    of: str = DEALS
    rates: Sequence[str] = ()
    means: Sequence[str] = ()
    each: int = 1

    @property
    def width(self) -> int:
        """The number of counters of one row: its count, the rates, and two for each mean."""
        return 1 + len(self.rates) + 2 * len(self.means)


def counter_names(sections: Sequence[Section]) -> list[str]:
    """The name of every counter, in the order of the array."""
    names = []
    for section in sections:
        for row in section.rows:
            own = f"{section.name}.{row}"
            names += [own, *(f"{own}.{rate}" for rate in section.rates)]
            for mean in section.means:
                names += [f"{own}.{mean}", f"{own}.{mean}.squares"]
    return names


def places(sections: Sequence[Section]) -> tuple[int, ...]:
    """The index of the first counter of each section."""
    sizes = [section.width * len(section.rows) for section in sections]
    return tuple(sum(sizes[:i]) for i in range(len(sizes)))


@rule
def add(counts: State, at: int, value: int) -> None:
    """Adds a number to a mean, whose sum is counter `at`."""
    counts[at] += value
    counts[at + 1] += value * value
