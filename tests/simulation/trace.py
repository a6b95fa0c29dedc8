"""What happened in a run, line by line, and its hash: two runs of a seed have the same."""

from __future__ import annotations

import hashlib
from collections.abc import Callable


class Trace:
    """now: the time of the world in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.lines: list[tuple[float, str, str]] = []
        self.broken: list[str] = []  #: the promises that were broken, in words
        self._now = now
        self._bytes = hashlib.sha256()

    def mix(self, text: str) -> None:
        """Something went over the wire: it counts for the hash, letter by letter."""
        self._bytes.update(text.encode())

    def note(self, who: str, what: str) -> None:
        """Something happened."""
        self.lines.append((self._now(), who, what))

    def breaks(self, what: str) -> None:
        """A promise is broken: the run ends at the next opportunity."""
        self.note("BROKEN", what)
        self.broken.append(what)

    @property
    def hash(self) -> str:
        """Of all that happened."""
        whole = self._bytes.copy()
        whole.update(repr(self.lines).encode())
        return whole.hexdigest()[:16]

    def text(self, last: int = 0) -> str:
        """For people to read; the last lines only, unless 0."""
        return "\n".join(f"{at:10.4f} {who:12} {what}" for at, who, what in self.lines[-last:])
