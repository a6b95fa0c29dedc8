"""Lists in files: contestants and results, one a line, from a file or from standard input."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from vierblatt.cli.files import STANDARD_OUTPUT
from vierblatt.errors import BadTournament, VierblattError

MOST_BYTES = 1 << 20  #: of a list; larger files are something else


def for_each_line(path: Path, work: Callable[[str], object], lines: list[str]) -> None:
    """Does some work for each line that is not blank; raises BadTournament, which names file and line."""
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text:
            try:
                work(text)
            except VierblattError as fault:
                raise BadTournament("bad-list-line", path=str(path), line=number, reason=fault) from None


def lines_of(path: Path) -> list[str]:
    """The lines of a file in UTF-8, or of standard input for `-`; raises BadTournament."""
    try:
        if path == STANDARD_OUTPUT:
            content = sys.stdin.read(MOST_BYTES + 1).encode()
        else:
            with path.open("rb") as file:
                content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise BadTournament("list-too-long", path=str(path), most=MOST_BYTES >> 10)
        return content.decode("utf-8-sig").splitlines()
    except UnicodeError:
        raise BadTournament("list-not-text", path=str(path)) from None
    except OSError as fault:
        raise BadTournament("cannot-read", path=str(path), reason=fault.strerror or str(fault)) from None
