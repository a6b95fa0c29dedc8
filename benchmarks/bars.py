"""Our promises, and whether a measurement keeps them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    """One promise: the measured figure, and the least (or greatest) value that it should have."""

    what: str
    figure: float
    bar: float
    unit: str = "x"
    at_most: bool = False

    @property
    def kept(self) -> bool:
        """Whether the promise is kept."""
        return self.figure <= self.bar if self.at_most else self.figure >= self.bar
