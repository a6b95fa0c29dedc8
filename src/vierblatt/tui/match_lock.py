"""Notices that a saved match is open in another window, also right after that window's process has crashed or ended.

The claim is a lock that the system holds on a file beside the match, and that it releases with the process.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable
from pathlib import Path


class MatchLock:
    """A claim on the file of a match; `elsewhere` says whether another window had one before.

    Where the system has no such locks, or the folder cannot be written to, nobody is ever elsewhere.
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
