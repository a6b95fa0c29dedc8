"""Whether there is a terminal in which a program can draw."""

from __future__ import annotations

import os
import sys


def has_screen() -> bool:
    """Whether there is a terminal in which a program can draw; one without such abilities says so in TERM."""
    return at_terminal() and os.environ.get("TERM") not in {"dumb", "unknown"}


def at_terminal() -> bool:
    """Whether somebody types and reads, rather than a file or a pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty()
