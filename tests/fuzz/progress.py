"""How far a long run has come, in a file, so that it can be stopped and go on."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.soak import keep, kept


class Progress(msgspec.Struct):
    """blocks: that each target has been fed. seed: of all inputs; sources: what was fed. Others begin anew."""

    seed: int
    sources: str
    blocks: dict[str, int] = {}

    @classmethod
    def of(cls, file: Path, seed: int, sources: str) -> Progress:
        """What a file says, or nothing done yet."""
        found = kept(file, cls)
        return found if found and (found.seed, found.sources) == (seed, sources) else cls(seed, sources)

    def save(self, file: Path) -> None:
        """Writes the file."""
        keep(file, self)
