"""Where the commands print: what a file says cannot steer the terminal, and what the terminal lacks ends nothing."""

from __future__ import annotations

import io
import re
import sys
from typing import Any

from rich.console import Console

#: What a terminal would obey instead of showing it.
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class Output(Console):
    """A console for texts that may come from anybody's file."""

    def print(self, *objects: Any, **options: Any) -> None:
        """As `Console.print`, with a replacement sign for each control character."""
        shown = (_CONTROL.sub("\ufffd", each) if isinstance(each, str) else each for each in objects)
        super().print(*shown, **options)

    def on_broken_pipe(self) -> None:
        """Leaves a reader who has gone to `main`: rich would exit with 1, which means a fault that was found."""
        raise BrokenPipeError


def forgive_encoding() -> None:
    """From now on a character that an output cannot encode becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def shows_suits() -> bool:
    """Whether the output can encode the signs of the suits."""
    try:
        "♠♥♦♣".encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
