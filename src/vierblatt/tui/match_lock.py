"""Notices whether a saved match is open in another window, even right after that window's process has ended or crashed.

The claim is a lock on a file beside the match, which the system releases when the process ends.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable
from pathlib import Path


class MatchLock:
    """A claim on the file of a match; `elsewhere` says whether another window had one before.

    If the system has no such locks, or the folder cannot be written to, `elsewhere` is always False.
    """

    def __init__(self, file: Path) -> None:
        self.elsewhere = False
        self._release: Callable[[], object] = _nothing
        try:
            import fcntl

            file.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(file.with_name(f".{file.stem}.lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except (ImportError, OSError):
            return
        self._release = weakref.finalize(self, os.close, handle)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.elsewhere = True
        except OSError:
            self._release()

    def release(self) -> None:
        """Ends the claim."""
        self._release()


def _nothing() -> None:
    """There is nothing to release."""
