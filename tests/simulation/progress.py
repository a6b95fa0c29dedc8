"""How far a range of seeds has come, in a file beside other ranges, so that it can be stopped and go on."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.simulation.world import Run
from tests.soak import keep, kept


class Progress(msgspec.Struct):
    """The next seed of a range, and what those before it were worth. sources: what they ran; others begin anew."""

    seeds: str
    sources: str
    next: int
    schedules: int = 0
    entries: int = 0
    frames: int = 0
    matches: int = 0
    seconds: float = 0.0  #: of computing
    lived: float = 0.0  #: seconds that passed in the worlds

    @classmethod
    def of(cls, file: Path, seeds: range, sources: str) -> Progress:
        """What was done of these seeds before."""
        name = f"{seeds[0]}-{seeds[-1]}"
        found = cls._ranges(file).get(name)
        return found if found and found.sources == sources else cls(name, sources, seeds[0])

    @classmethod
    def _ranges(cls, file: Path) -> dict[str, Progress]:
        return kept(file, dict[str, Progress]) or {}

    def save(self, file: Path) -> None:
        """Beside other ranges."""
        keep(file, self._ranges(file) | {self.seeds: self})

    def add(self, run: Run, seconds: float) -> None:
        """A run more."""
        self.next = run.seed + 1
        self.schedules += 1
        self.entries += run.entries
        self.frames += run.frames
        self.matches += run.matches
        self.seconds += seconds
        self.lived += run.seconds

    def line(self) -> str:
        """A line of how far it is."""
        rate = self.schedules / max(0.001, self.seconds)
        return (
            f"{self.schedules:,} schedules, {rate:.1f} a second, next seed {self.next}: {self.lived / 3600:,.0f} hours "
            f"lived, {self.entries:,} entries, {self.frames:,} frames, {self.matches:,} matches, nothing broken"
        )
