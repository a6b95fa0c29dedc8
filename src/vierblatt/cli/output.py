"""Where the commands print: what a file says cannot steer the terminal, and what the terminal lacks ends nothing."""

from __future__ import annotations

import errno
import io
import os
import re
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

#: What a terminal would obey instead of showing it, and what turns the direction of all that follows.
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff]")


class Output(Console):
    """A console for texts that may come from anybody's file."""

    def render_str(self, text: str, **options: Any) -> Text:
        """As `Console.render_str`, with a replacement sign for each control character, also in cells of tables."""
        return super().render_str(_CONTROL.sub("\ufffd", text), **options)

    def on_broken_pipe(self) -> None:
        """Leaves a reader who has gone to `main`: rich would exit with 1, which means a fault that was found."""
        raise BrokenPipeError


def forgive_encoding() -> None:
    """From now on a character that an output cannot encode becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def open_closed_streams() -> None:
    """Gives a process that was started without one of its three streams an empty one.

    Otherwise the next file that it opens takes the place of the stream, and gets what is meant for that.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - to the end


class _Terminal(io.FileIO):
    """A terminal that may be closed while a command runs: what is written then goes nowhere, and SIGHUP follows."""

    def write(self, data: Any) -> int:
        try:
            return super().write(data)
        except OSError as fault:
            if fault.errno != errno.EIO:
                raise
            return memoryview(data).nbytes


def outlive_terminal() -> None:
    """From now on a terminal that is closed makes no output fail, so that a command can still keep what it has."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper) and stream.isatty():
            stream.flush()
            raw = io.BufferedWriter(_Terminal(stream.fileno(), "wb", closefd=False))
            outliving = io.TextIOWrapper(raw, stream.encoding, stream.errors, line_buffering=True)
            setattr(sys, name, outliving)


def shows_suits() -> bool:
    """Whether the output can encode the signs of the suits."""
    try:
        "♠♥♦♣".encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
