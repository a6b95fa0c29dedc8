"""What happened in a run, line by line, and its hash, which is the same for all runs of a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable


class Trace:
    """The trace of a run. now: the time of the world in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.lines: list[tuple[float, str, str]] = []
        self.broken: list[str] = []  #: the promises that were broken, in words
        self._now = now
        self._bytes = hashlib.sha256()

    def mix(self, text: str) -> None:
        """Adds the full text of a frame to the hash."""
        self._bytes.update(text.encode())

    def note(self, who: str, what: str) -> None:
        """Adds a line."""
        self.lines.append((self._now(), who, what))

    def breaks(self, what: str) -> None:
        """Reports a broken promise: the run ends at the next opportunity."""
        self.note("BROKEN", what)
        self.broken.append(what)

    @property
    def hash(self) -> str:
        """The hash of everything that happened."""
        digest = self._bytes.copy()
        digest.update(repr(self.lines).encode())
        return digest.hexdigest()[:16]

    def text(self, last: int = 0) -> str:
        """The trace as text; only the last lines, unless 0."""
        return "\n".join(f"{at:10.4f} {who:12} {what}" for at, who, what in self.lines[-last:])
