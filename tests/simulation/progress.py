"""The progress through a range of seeds, in a file shared with other ranges, so that it can be stopped and resumed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.simulation.world import Run
from tests.soak import load_state, save_state


class Progress(msgspec.Struct):
    """The next seed of a range, and the totals of those before it. Other sources start from the first seed."""

    seeds: str
    sources: str
    next: int
    schedules: int = 0
    entries: int = 0
    frames: int = 0
    matches: int = 0
    seconds: float = 0.0  #: of computing time
    lived: float = 0.0  #: seconds that passed in the worlds

    @classmethod
    def of(cls, file: Path, seeds: range, sources: str) -> Progress:
        """The stored progress through these seeds, or that of a new run."""
        name = f"{seeds[0]}-{seeds[-1]}"
        stored = cls._ranges(file).get(name)
        return stored if stored and stored.sources == sources else cls(name, sources, seeds[0])

    @classmethod
    def _ranges(cls, file: Path) -> dict[str, Progress]:
        return load_state(file, dict[str, Progress]) or {}

    def save(self, file: Path) -> None:
        """Stores it, keeping other ranges."""
        save_state(file, self._ranges(file) | {self.seeds: self})

    def add(self, run: Run, seconds: float) -> None:
        """Adds a run."""
        self.next = run.seed + 1
        self.schedules += 1
        self.entries += run.entries
        self.frames += run.frames
        self.matches += run.matches
        self.seconds += seconds
        self.lived += run.seconds

    def line(self) -> str:
        """One line about the progress."""
        rate = self.schedules / max(0.001, self.seconds)
        return (
            f"{self.schedules:,} schedules, {rate:.1f} a second, next seed {self.next}: {self.lived / 3600:,.0f} hours "
            f"lived, {self.entries:,} entries, {self.frames:,} frames, {self.matches:,} matches, nothing broken"
        )
