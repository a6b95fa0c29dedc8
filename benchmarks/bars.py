"""Our targets, and whether a measurement meets them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    """One target: the measured figure, and the least (or greatest) value that it should have."""

    what: str
    figure: float
    bar: float
    unit: str = "x"
    at_most: bool = False

    @property
    def kept(self) -> bool:
        """Whether the target is met."""
        return self.figure <= self.bar if self.at_most else self.figure >= self.bar
