"""What we promise, and whether a measurement keeps it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    """One promise: what was measured, and what it should at least (or at most) be."""

    what: str
    figure: float
    bar: float
    unit: str = "x"
    at_most: bool = False

    @property
    def kept(self) -> bool:
        """Whether the promise is kept."""
        return self.figure <= self.bar if self.at_most else self.figure >= self.bar
