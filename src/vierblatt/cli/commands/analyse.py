"""`vierblatt analyse`: judges a record, shows how far it has come, tells what came out, also of a part."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from vierblatt.analysis import Analysis, AnalysisInterrupted, Settings, analyse
from vierblatt.analysis.files import load as load_analysis
from vierblatt.analysis.files import write
from vierblatt.analysis.page import page
from vierblatt.analysis.run import Done
from vierblatt.analysis.wording import AnalysisWording
from vierblatt.cli.analysis_report import AnalysisPrinter
from vierblatt.cli.arguments import language
from vierblatt.cli.files import STANDARD_OUTPUT, check_folders, write_text
from vierblatt.cli.output import shows_suits
from vierblatt.cli.progress import showing
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.locale.bidi import display
from vierblatt.locale.words import Words
from vierblatt.record import load

#: The exit code after Ctrl-C, as shells have it.
INTERRUPTED = 130
MOST_WORLDS = 10_000
MOST_SECONDS = 3600.0


def analyse_record(
    file: Path,
    lang: str | None,
    *,
    html: Path | None,
    json: Path | None,
    worlds: int,
    seconds: float,
    seed: int,
    workers: int,
) -> None:
    """Judges a record and tells what came out."""
    tongue = language(lang)
    settings = settings_of(worlds, seconds, seed)
    if workers < 0:
        raise BadOption("bad-value", option="workers", value=str(workers), takes="0..")
    check_folders(html, json)
    record = load(file)
    kept = json if json != STANDARD_OUTPUT else None  # what was printed cannot be read again
    begun = load_analysis(kept) if kept is not None else None
    tell_compiling(tongue)

    def keep(found: Analysis) -> None:
        if kept is not None:
            write(kept, found.to_json())

    processes = workers or os.cpu_count() or 1
    stopped = False
    with bar(tongue) as done:
        try:
            found = analyse(record, settings, workers=processes, begun=begun, done=done, keep=keep)
        except AnalysisInterrupted as stop:
            found, stopped = stop.analysis, True
    keep(found)
    printer = Printer(tongue)
    if json is not None and json == STANDARD_OUTPUT:
        write_text(json, found.to_json().decode())
    else:
        AnalysisPrinter(printer, AnalysisWording(tongue, found, suit_symbols=shows_suits())).tell()
    if html is not None:
        write(html, page(found, tongue).encode())
    if html is not None and json != STANDARD_OUTPUT:
        printer.line(Words(tongue).text("analysis-written", path=str(html)), style="dim")
    if stopped:
        if kept is not None:
            printer.line(Words(tongue).text("analysis-go-on", path=str(kept)))
        sys.exit(INTERRUPTED)


def settings_of(worlds: int, seconds: float, seed: int) -> Settings:
    """The settings that the command line describes; raises BadOption."""
    if not 2 <= worlds <= MOST_WORLDS:
        raise BadOption("bad-value", option="worlds", value=str(worlds), takes=f"2..{MOST_WORLDS}")
    if not 0 <= seconds <= MOST_SECONDS:
        raise BadOption("bad-value", option="seconds", value=str(seconds), takes=f"0..{MOST_SECONDS:.0f}")
    if not 0 <= seed < 2**62:
        raise BadOption("bad-value", option="seed", value=str(seed), takes="0..2^62")
    return Settings(worlds, seconds, seed)


@contextmanager
def bar(lang: str) -> Iterator[Done]:
    """A bar on a terminal; nothing elsewhere."""
    with showing() as progress:
        task = progress.add_task(display(Words(lang).text("analysis-bar")), total=None)
        yield lambda done, pieces: progress.update(task, completed=done, total=pieces)
