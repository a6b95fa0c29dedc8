"""`vierblatt arena`: plays a contest, shows progress and reports the result, also a partial one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.arena.contest import Contest, Unit
from vierblatt.arena.files import results_file, results_folder, to_json
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.provenance import provenance
from vierblatt.arena.report import RATED, ContestReport, report
from vierblatt.arena.run_contest import ContestInterrupted, Done, run
from vierblatt.arena.wording import ContestWording
from vierblatt.bots import NAMES
from vierblatt.cli.arguments import (
    STANDARD_RULES,
    BotName,
    Checkpoint,
    GameName,
    HouseRules,
    Lang,
    Ray,
    WholeNumber,
    WholeNumberOrNone,
    chosen_language,
)
from vierblatt.cli.contest_report import ContestReporter
from vierblatt.cli.files import NO_FILES, ReportFiles, write_text
from vierblatt.cli.interrupts import exit_code
from vierblatt.cli.names import bot_known_as
from vierblatt.cli.progress import progress_line
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.background import compile_first
from vierblatt.games.parallel_compiling import cores
from vierblatt.locale.bidi import display

DEALS = 200  #: unless the command says how many


def arena(
    game: GameName,
    /,
    *bots: BotName,
    deals: Annotated[WholeNumberOrNone, Parameter(help="Deals for each pair; 200 by default.")] = None,
    matches: Annotated[WholeNumberOrNone, Parameter(help="Whole matches for each pair, instead of deals.")] = None,
    drawn: Annotated[
        bool, Parameter(negative="", help="Set each deal in a randomly drawn situation of a match.")
    ] = False,
    until_decided: Annotated[
        bool, Parameter(negative="", help="Stop a pair once it is clear which is better.")
    ] = False,
    seed: Annotated[WholeNumber, Parameter(help="Fixes the cards, the situations and what bots leave to chance.")] = 1,
    seconds: Annotated[float, Parameter(help="The most seconds an external program has for a decision.")] = 10.0,
    workers: Annotated[WholeNumber, Parameter(help="Processes; 0 for one per core.")] = 0,
    house_rules: HouseRules = STANDARD_RULES,
    files: ReportFiles = NO_FILES,
    record_results: Annotated[
        bool, Parameter(negative="", help="Keep the report, with its commit, in a checkout.")
    ] = False,
    checkpoint: Checkpoint = None,
    ray: Ray = "",
    lang: Lang = None,
) -> None:
    """Plays a contest and reports on it; exits with 130 after Ctrl+C."""
    language = chosen_language(lang)
    chosen, rules = house_rules.of(game)
    if deals is not None and matches is not None:
        raise BadOption("not-together", keys="--deals, --matches")
    if workers < 0:
        raise BadOption("bad-value", option="workers", value=str(workers), takes="0..")
    unit: Unit = "deals" if matches is None else "matches"
    contest = Contest(
        game=chosen.id,
        bots=tuple(bot_known_as(bot, NAMES) for bot in bots),
        count=matches if matches is not None else DEALS if deals is None else deals,
        unit=unit,
        rules=rules.changed,
        seed=seed,
        drawn=drawn,
        until_decided=until_decided,
        seconds=seconds,
    )
    wording = ContestWording(language, contest)
    writers = writers_of(contest, files, wording, record_results=record_results)
    compile_first()
    tell_compiling(language)
    complete = True
    with bar(language, contest) as done:
        try:
            ledger = play_contest(contest, workers or cores(), done, checkpoint, ray)
        except ContestInterrupted as stop:
            ledger, complete = stop.ledger, False
    result = report(ledger)
    files.deliver(result, writers, ContestReporter(language, contest).show)
    if not complete:
        if checkpoint is not None and files.to_terminal:
            Printer(language).line(wording.words.text("simulate-go-on", path=str(checkpoint)))
        sys.exit(exit_code())


def play_contest(contest: Contest, workers: int, done: Done, checkpoint: Path | None, ray: str) -> Ledger:
    """The boards, from processes of this machine or from a cluster; raises ContestInterrupted."""
    if not ray:
        return run(contest, workers=workers, done=done, checkpoint=checkpoint)
    from vierblatt.arena.cluster import run_on_ray

    return run_on_ray(contest, ray, done=done, checkpoint=checkpoint)


@contextmanager
def bar(lang: str, contest: Contest) -> Iterator[Done]:
    """A bar on a terminal; nothing elsewhere. It is shorter for every pair that is decided early."""
    with progress_line() as progress:
        task = progress.add_task(display(ContestWording(lang, contest).words.game_name), total=None)
        yield lambda ledger: progress.update(task, completed=len(ledger.boards), total=ledger.most)


def writers_of(
    contest: Contest, files: ReportFiles, wording: ContestWording, *, record_results: bool
) -> list[Callable[[ContestReport], None]]:
    """What writes each file that is asked for; raises BadOption and MissingPackage before anything is played."""
    writers: list[Callable[[ContestReport], None]] = files.writers(to_json, lambda: _drawing(wording))
    if record_results:
        folder = results_folder()
        writers.append(lambda report: write_text(results_file(report, folder), to_json(report, **provenance(folder))))
    if len(contest.bots) >= RATED:
        from vierblatt.arena.ratings import model

        model()
    return writers


def _drawing(wording: ContestWording) -> Callable[[ContestReport, Path], object]:
    from vierblatt.arena.plots import draw

    return lambda report, path: draw(report, wording, path)
