"""`vierblatt analyse`: judges a record, shows progress and reports the result, also a partial one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.analysis import Analysis, AnalysisInterrupted, Settings
from vierblatt.analysis import analyse as judge
from vierblatt.analysis.files import load as load_analysis
from vierblatt.analysis.files import write
from vierblatt.analysis.page import page
from vierblatt.analysis.run import Done
from vierblatt.analysis.wording import AnalysisWording
from vierblatt.cli.analysis_report import AnalysisPrinter
from vierblatt.cli.arguments import Lang, RecordFile, WholeNumber, chosen_language
from vierblatt.cli.files import STANDARD_OUTPUT, Json, try_files, write_text
from vierblatt.cli.interrupts import exit_code
from vierblatt.cli.output import shows_suits
from vierblatt.cli.progress import progress_line
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.background import compile_first
from vierblatt.locale.bidi import display
from vierblatt.locale.words import Words
from vierblatt.record import load

MOST_WORLDS = 10_000
MOST_SECONDS = 3600.0


def analyse(
    record: RecordFile,
    /,
    *,
    html: Annotated[Path | None, Parameter(help="Write a page with charts and all costly moves to this file.")] = None,
    json: Annotated[
        Json, Parameter(help="Write everything as JSON to this file or -; the same command resumes from it.")
    ] = None,
    worlds: Annotated[WholeNumber, Parameter(help="The most deals examined for a decision.")] = 2048,
    seconds: Annotated[float, Parameter(help="The most seconds for a decision; 0 for no limit.")] = 0.0,
    seed: Annotated[WholeNumber, Parameter(help="The same seed draws the same deals, however many processes.")] = 1,
    workers: Annotated[WholeNumber, Parameter(help="Processes; 0 for one per core.")] = 0,
    lang: Lang = None,
) -> None:
    """Judges the decisions of a record and prints the result."""
    language = chosen_language(lang)
    settings = settings_of(worlds, seconds, seed)
    if workers < 0:
        raise BadOption("bad-value", option="workers", value=str(workers), takes="0..")
    try_files(html, json)
    loaded = load(record)
    kept = json if json != STANDARD_OUTPUT else None  # what was printed cannot be read again
    interrupted = load_analysis(kept) if kept is not None else None
    compile_first()
    tell_compiling(language)

    def keep(analysis: Analysis) -> None:
        if kept is not None:
            write(kept, analysis.to_json())

    processes = workers or os.cpu_count() or 1
    stopped = False
    with bar(language) as done:
        try:
            analysis = judge(loaded, settings, workers=processes, resume_from=interrupted, done=done, keep=keep)
        except AnalysisInterrupted as stop:
            analysis, stopped = stop.analysis, True
    keep(analysis)
    printer = Printer(language)
    if json is not None and json == STANDARD_OUTPUT:
        write_text(json, analysis.to_json().decode())
    else:
        AnalysisPrinter(printer, AnalysisWording(language, analysis, suit_symbols=shows_suits())).show()
    if html is not None:
        write(html, page(analysis, language).encode())
    if html is not None and json != STANDARD_OUTPUT:
        printer.line(Words(language).text("analysis-written", path=str(html)), style="dim")
    if stopped:
        if kept is not None:
            printer.line(Words(language).text("analysis-go-on", path=str(kept)))
        sys.exit(exit_code())


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
    with progress_line() as progress:
        task = progress.add_task(display(Words(lang).text("analysis-bar")), total=None)
        yield lambda done, pieces: progress.update(task, completed=done, total=pieces)
