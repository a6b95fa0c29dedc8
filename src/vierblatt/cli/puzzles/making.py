"""`vierblatt puzzles make` and `join`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from vierblatt.analysis.walk import check as check_record
from vierblatt.bots import NAMES
from vierblatt.cli.arguments import (
    RECORD_HELP,
    STANDARD_RULES,
    Checkpoint,
    GameName,
    HouseRules,
    Lang,
    WholeNumber,
    chosen_language,
)
from vierblatt.cli.files import try_files
from vierblatt.cli.interrupts import exit_code
from vierblatt.cli.names import bot_known_as
from vierblatt.cli.progress import progress_line
from vierblatt.cli.puzzles.arguments import Processes, number_of_processes, puzzles_in
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.background import compile_first
from vierblatt.games.parallel_compiling import compile_in_two_processes
from vierblatt.locale.bidi import display
from vierblatt.puzzles import KINDS, Puzzle, PuzzleFile
from vierblatt.puzzles.deals import deals_of_record
from vierblatt.puzzles.finding import WORLDS
from vierblatt.puzzles.job import BOT, MiningJob
from vierblatt.puzzles.mining import MiningInterrupted, MiningProgress, mine
from vierblatt.puzzles.themes import with_themes
from vierblatt.record import Record, load

Output = Annotated[Path, Parameter(help="Write the puzzles to this file (.jsonl, or .jsonl.gz to compress them).")]
MOST_WORLDS = 100_000


def make(
    game: GameName,
    /,
    *,
    output: Output,
    count: Annotated[WholeNumber, Parameter(help="How many puzzles.")] = 100,
    kind: Annotated[
        Literal["card", "call", "safety", "all"],
        Parameter(help="Which: best card, best call, safe against any cards; of all, 1 in 4 is a call, 1 in 8 safety."),
    ] = "all",
    seed: Annotated[WholeNumber, Parameter(help="The same seed finds the same puzzles, however many processes.")] = 1,
    bot: Annotated[str, Parameter(help="The bot that plays the deals, without a time limit.")] = BOT,
    records: Annotated[
        list[Path] | None, Parameter(consume_multiple=True, negative="", help=f"Search these instead. {RECORD_HELP}")
    ] = None,
    worlds: Annotated[WholeNumber, Parameter(help="Deals in which a puzzle is judged at last.")] = WORLDS,
    processes: Processes = 0,
    house_rules: HouseRules = STANDARD_RULES,
    checkpoint: Checkpoint = None,
    lang: Lang = None,
) -> None:
    """Finds puzzles and writes them; exits with 1 if there are none, with 130 after Ctrl+C."""
    language = chosen_language(lang)
    chosen, rules = house_rules.of(game)
    if not 2 <= worlds <= MOST_WORLDS:
        raise BadOption("bad-value", option="worlds", value=str(worlds), takes=f"2..{MOST_WORLDS}")
    many = number_of_processes(processes)
    try_files(output)
    read = [_record(file, chosen.id) for file in records or ()]
    job = MiningJob(
        game=chosen.id,
        count=count,
        kinds=KINDS if kind == "all" else (kind,),
        rules=rules.changed,
        bot=bot_known_as(bot, NAMES),
        seed=seed,
        worlds=worlds,
        records=[record.head for record in read],
    )
    compile_first()
    tell_compiling(language)
    deals = [deal for record in read for deal in deals_of_record(record)] if records else None
    stopped = False
    with compile_in_two_processes(chosen.id), bar(language, count) as done:
        try:
            found = mine(job, deals=deals, processes=many, done=lambda each: done(_kept(each)), checkpoint=checkpoint)
        except MiningInterrupted as stop:
            found, stopped = stop.progress.puzzles, True
    printer = Printer(language)
    if found:  # an earlier file is not replaced by nothing
        _write(printer, output, found)
    elif not stopped:
        printer.line(printer.words.text("puzzles-none-found", path=str(output)))
        sys.exit(1)
    if stopped:
        if checkpoint is not None:
            printer.line(printer.words.text("simulate-go-on", path=str(checkpoint)))
        sys.exit(exit_code())


def _kept(progress: MiningProgress) -> int:
    return len(progress.selection.puzzles)


def _record(file: Path, game: str) -> Record:
    """A verified record of the game; raises BadRecord, BadAnalysis and BadOption."""
    record = load(file)
    check_record(record)
    if record.game != game:
        raise BadOption("record-of-another-game", path=str(file), found=record.game, game=game)
    return record


def join(
    files: Annotated[list[str], Parameter(name="FILE", help="Files of puzzles.")],
    /,
    *,
    output: Output,
    count: Annotated[WholeNumber, Parameter(help="At most so many puzzles; 0 for all.")] = 0,
    themes: Annotated[bool, Parameter(negative="", help="Find the themes of all puzzles anew.")] = False,
    lang: Lang = None,
) -> None:
    """Joins files; a puzzle that occurs twice is kept once."""
    printer = Printer(chosen_language(lang))
    if count < 0:
        raise BadOption("bad-value", option="count", value=str(count), takes="0..")
    try_files(output)
    joined: dict[str, Puzzle] = {}
    for file in files:
        for puzzle in puzzles_in(file):
            joined.setdefault(puzzle.id, puzzle)
    kept = [*joined.values()][: count or None]
    if themes:
        tell_compiling(printer.words.language)
        kept = [with_themes(puzzle) for puzzle in kept]
    _write(printer, output, kept)


def _write(printer: Printer, output: Path, puzzles: Sequence[Puzzle]) -> None:
    PuzzleFile(output, puzzles).write()
    printer.line(printer.words.text("puzzles-written", count=len(puzzles), path=str(output)))


@contextmanager
def bar(lang: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; nothing elsewhere."""
    printer = Printer(lang)
    with progress_line() as progress:
        task = progress.add_task(display(printer.words.text("puzzles-bar")), total=total)
        yield lambda done: progress.update(task, completed=done)
