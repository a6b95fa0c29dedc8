"""Files that commands write, and `--json` as all of them take it: a file, or `-` for standard output."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import Parameter

from vierblatt.errors import BadOption
from vierblatt.whole_files import draft_for, try_out, write_whole

R = TypeVar("R")

#: In place of a file: standard output, which then has nothing else.
STANDARD_OUTPUT = Path("-")


def _reject_option(_: object, path: Path | None) -> None:
    if path is not None and path != STANDARD_OUTPUT and str(path).startswith("-"):
        raise ValueError(f"a file is missing before {path}: name one, or - for standard output.")


Json = Annotated[
    Path | None,
    Parameter(
        allow_leading_hyphen=True,
        validator=_reject_option,
        help="Write everything as JSON to this file, or with - to standard output, which then contains nothing else.",
    ),
]


def writable(path: Path) -> Path:
    """The path, if a file can be written there; raises BadOption."""
    if path == STANDARD_OUTPUT:
        return path
    if not path.parent.is_dir():
        raise BadOption("no-folder", path=str(path), folder=str(path.parent))
    with writing(path):
        try_out(path)
    return path


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What the system says against writing becomes BadOption."""
    try:
        yield
    except OSError as fault:
        raise BadOption("cannot-write", path=str(path), reason=fault.strerror or str(fault)) from None


def try_files(*paths: Path | None) -> None:
    """Before long work: whether all that is to be written can be; raises BadOption."""
    for path in paths:
        if path is not None:
            writable(path)


def write_all(report: R, writers: Iterable[Callable[[R], None]]) -> None:
    """Calls every writer, also after one has failed; then raises the first BadOption."""
    first: BadOption | None = None
    for write in writers:
        try:
            write(report)
        except BadOption as fault:
            first = first or fault
    if first is not None:
        raise first


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
        write_whole(path, text.encode())


#: File endings of the pictures that a report can be drawn as.
PICTURES = (".png", ".svg", ".pdf")


@Parameter(name="*")
@dataclass(frozen=True)
class ReportFiles:
    """The files that a command with a report can write: `--json` and `--plot`."""

    json: Json = None
    plot: Annotated[Path | None, Parameter(help="Draw the report to this .png, .svg or .pdf file.")] = None

    @property
    def to_terminal(self) -> bool:
        """Whether the report is printed; not where standard output gets the JSON and nothing else."""
        return self.json != STANDARD_OUTPUT

    def deliver(self, report: R, writers: Iterable[Callable[[R], None]], show: Callable[[R], None]) -> None:
        """Writes the files, then prints the report unless standard output gets the JSON.

        In this order a file does not depend on a reader who has gone; what cannot be written can still be read.
        """
        try:
            write_all(report, writers)
        finally:
            if self.to_terminal:
                show(report)

    def writers(
        self, to_json: Callable[[R], str], load_drawing: Callable[[], Callable[[R, Path], object]]
    ) -> list[Callable[[R], None]]:
        """A function for each file, which writes a report to it.

        load_drawing: imports what draws a report, called only for `--plot`. Raises BadOption or MissingPackage, before
        any long work, where a file could not be written.
        """
        writers: list[Callable[[R], None]] = []
        if self.json is not None:
            writers.append(text_writer(self.json, to_json))
        if self.plot is not None:
            if self.plot.suffix.lower() not in PICTURES:
                raise BadOption("bad-value", option="plot", value=str(self.plot), takes=", ".join(PICTURES))
            writers.append(_picture_writer(writable(self.plot), load_drawing()))
        return writers


#: Where a command line names no file.
NO_FILES = ReportFiles()


def text_writer(path: Path, to_text: Callable[[R], str]) -> Callable[[R], None]:
    """A function that writes a report as text to the path; raises BadOption where it cannot."""
    writable(path)
    return lambda report: write_text(path, to_text(report))


def _picture_writer(path: Path, draw: Callable[[R, Path], object]) -> Callable[[R], None]:
    def write(report: R) -> None:
        with writing(path), draft_for(path) as draft:
            draw(report, draft)

    return write
