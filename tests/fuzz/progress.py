"""The progress of a long run, in a file, so that the run can be stopped and resumed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.soak import load_state, save_state


class Progress(msgspec.Struct):
    """The blocks that each target has received. Another seed of inputs or other sources start from the beginning."""

    seed: int
    sources: str
    blocks: dict[str, int] = {}

    @classmethod
    def of(cls, file: Path, seed: int, sources: str) -> Progress:
        """The progress in a file, or that of a new run."""
        stored = load_state(file, cls)
        return stored if stored and (stored.seed, stored.sources) == (seed, sources) else cls(seed, sources)

    def save(self, file: Path) -> None:
        """Writes the file."""
        save_state(file, self)
