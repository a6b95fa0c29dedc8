"""Files that commands write, and `--json` as all of them take it: a file, or `-` for standard output."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.errors import BadOption

#: In place of a file: standard output, which then has nothing else.
STANDARD_OUTPUT = Path("-")


def _no_option(_: object, path: Path | None) -> None:
    if path is not None and path != STANDARD_OUTPUT and str(path).startswith("-"):
        raise ValueError(f"a file is missing before {path}: name one, or - for standard output.")


Json = Annotated[
    Path | None,
    Parameter(
        allow_leading_hyphen=True,
        validator=_no_option,
        help="Write everything as JSON to this file, or with - to standard output, which then has nothing else.",
    ),
]


def writable(path: Path) -> Path:
    """The path, if its folder is there; raises BadOption."""
    if path != STANDARD_OUTPUT and not path.parent.is_dir():
        raise BadOption("cannot-write", path=str(path), reason=f"{path.parent} is no folder")
    return path


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What the system says against writing becomes BadOption."""
    try:
        yield
    except OSError as fault:
        raise BadOption("cannot-write", path=str(path), reason=fault.strerror or str(fault)) from None


def check_folders(*paths: Path | None) -> None:
    """Before long work: whether all that is to be written can be; raises BadOption."""
    for path in paths:
        if path is not None:
            writable(path)


def write_json(path: Path | None, text: str) -> bool:
    """Writes what `--json` asks for; whether standard output has it, and is to have nothing else."""
    if path is not None:
        write_text(path, text)
    return path == STANDARD_OUTPUT


def write_text(path: Path, text: str) -> None:
    """Writes a file, or to standard output; raises BadOption."""
    if path == STANDARD_OUTPUT:
        sys.stdout.write(text if text.endswith("\n") else f"{text}\n")
        return
    with writing(path):
        path.write_text(text, encoding="utf-8")
