"""`vierblatt puzzles check`."""

from __future__ import annotations

import json as encoding
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, WholeNumber, chosen_language
from vierblatt.cli.files import Json, try_files, write_json
from vierblatt.cli.puzzles.arguments import Processes, PuzzlesFile, number_of_processes, puzzles_to_answer
from vierblatt.cli.puzzles.making import MOST_WORLDS, bar
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.background import compile_first
from vierblatt.puzzles import PuzzleFile
from vierblatt.puzzles.checking import PuzzleReport
from vierblatt.puzzles.checking import check as judge


def check(
    file: PuzzlesFile,
    /,
    *,
    worlds: Annotated[WholeNumber, Parameter(help="Deals in which each puzzle is judged.")] = 8192,
    seed: Annotated[WholeNumber, Parameter(help="Of these deals, which also differ with their number.")] = 2,
    processes: Processes = 0,
    output: Annotated[Path | None, Parameter(help="Write the puzzles that stand to this file.")] = None,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Judges the puzzles of a file; exits with 1 when too few of them stand."""
    printer = Printer(chosen_language(lang))
    if not 2 <= worlds <= MOST_WORLDS:
        raise BadOption("bad-value", option="worlds", value=str(worlds), takes=f"2..{MOST_WORLDS}")
    if not 0 <= seed < 2**62:
        raise BadOption("bad-value", option="seed", value=str(seed), takes="0..2^62")
    many = number_of_processes(processes)
    try_files(json, output)
    puzzles = [*puzzles_to_answer(file)]
    compile_first()
    tell_compiling(printer.words.language)
    with bar(printer.words.language, len(puzzles)) as done:
        report = judge(puzzles, worlds=worlds, seed=seed, processes=many, done=done)
    if output is not None:
        fallen = {each.id for each in report.checks if not each.stands}
        PuzzleFile(output, (puzzle for puzzle in puzzles if puzzle.id not in fallen)).write()
    document = {
        "worlds": worlds,
        "seed": seed,
        "judged": len(report.checks),
        "standing": report.standing,
        "faults": [msgspec.to_builtins(each) for each in report.checks if not each.stands],
    }
    if not write_json(json, encoding.dumps(document, indent=1)):
        _print(report, printer)
    if not report.enough:
        sys.exit(1)


def _print(report: PuzzleReport, printer: Printer) -> None:
    text = printer.words.text
    for each in report.checks:
        if not each.stands:
            printer.line(f"{each.id}: {text(f'puzzles-fault-{each.fault}')}", style="red")
    share = 100 * report.standing / len(report.checks)
    printer.line(text("puzzles-stand", standing=report.standing, judged=len(report.checks), share=f"{share:.1f}"))
