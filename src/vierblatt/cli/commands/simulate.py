"""`vierblatt simulate`: plays a job, shows progress and reports the result, also a partial one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import (
    STANDARD_RULES,
    Checkpoint,
    GameName,
    HouseRules,
    Lang,
    Ray,
    WholeNumber,
    WholeNumberOrNone,
    chosen_language,
)
from vierblatt.cli.files import NO_FILES, ReportFiles, text_writer
from vierblatt.cli.interrupts import exit_code
from vierblatt.cli.names import bot_known_as
from vierblatt.cli.progress import progress_line
from vierblatt.cli.simulation_query import NO_QUERY, QueryOptions, run_query
from vierblatt.cli.simulation_report import SimulationReporter
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.background import compile_first
from vierblatt.games.parallel_compiling import compile_in_two_processes
from vierblatt.locale.bidi import display
from vierblatt.simulate.files import to_csv, to_json
from vierblatt.simulate.job import SimulationJob, Unit
from vierblatt.simulate.progress import Done, SimulationInterrupted
from vierblatt.simulate.report import SimulationReport, report
from vierblatt.simulate.setup import PLAYERS
from vierblatt.simulate.tally import Tally
from vierblatt.simulate.threads import run
from vierblatt.simulate.wording import SimulationWording

DEALS = 100_000  #: unless the command says how many


def simulate(
    game: GameName,
    /,
    *,
    deals: Annotated[WholeNumberOrNone, Parameter(help="How many single deals; 100000 by default.")] = None,
    matches: Annotated[WholeNumberOrNone, Parameter(help="How many whole matches, instead of single deals.")] = None,
    players: Annotated[str, Parameter(help="rules or random: one for all, or one per side (rules,random).")] = "rules",
    seed: Annotated[WholeNumber, Parameter(help="The same seed gives the same figures, however many threads.")] = 1,
    threads: Annotated[WholeNumber, Parameter(help="Threads; 0 for one per core.")] = 0,
    house_rules: HouseRules = STANDARD_RULES,
    files: ReportFiles = NO_FILES,
    csv: Annotated[Path | None, Parameter(help="Write the report as CSV to this file.")] = None,
    checkpoint: Checkpoint = None,
    ray: Ray = "",
    query: QueryOptions = NO_QUERY,
    lang: Lang = None,
) -> None:
    """Plays deals or matches and reports on them, or answers a question about deals; exits with 130 after Ctrl+C."""
    language = chosen_language(lang)
    job = job_of(game, house_rules, deals=deals, matches=matches, players=players, seed=seed)
    if threads < 0:
        raise BadOption("bad-value", option="threads", value=str(threads), takes="0..")
    if query.asked:
        others = ("matches", matches), ("plot", files.plot), ("csv", csv), ("checkpoint", checkpoint), ("ray", ray)
        query.refuse_with(others)
        run_query(job, query, threads, files, language)
        return
    wording = SimulationWording(language, job)
    writers: list[Callable[[SimulationReport], None]] = files.writers(to_json, lambda: _drawing(wording))
    if csv is not None:
        writers.append(text_writer(csv, to_csv))
    compile_first()
    tell_compiling(language)
    complete = True
    with compile_in_two_processes(job.game), bar(language, job) as done:
        try:
            tally = play_job(job, threads or os.cpu_count() or 1, done, checkpoint, ray)
        except SimulationInterrupted as stop:
            tally, complete = stop.progress.tally, False
    result = report(job, tally)
    files.deliver(result, writers, SimulationReporter(language, job).show)
    if not complete:
        if checkpoint is not None and files.to_terminal:
            Printer(language).line(wording.words.text("simulate-go-on", path=str(checkpoint)))
        sys.exit(exit_code())


def job_of(
    game: str,
    house_rules: HouseRules = STANDARD_RULES,
    *,
    deals: int | None = None,
    matches: int | None = None,
    players: str = "rules",
    seed: int = 1,
) -> SimulationJob:
    """The job that the command line describes; raises BadOption."""
    chosen, rules = house_rules.of(game)
    if deals is not None and matches is not None:
        raise BadOption("not-together", keys="--deals, --matches")
    unit: Unit = "deals" if matches is None else "matches"
    count = matches if matches is not None else DEALS if deals is None else deals
    names = tuple(bot_known_as(name, PLAYERS) for name in players.split(","))
    sides = chosen.rules.shape(rules.values).sides
    if len(names) > sides:
        raise BadOption("players-count", given=len(names), sides=sides)
    return SimulationJob(chosen.id, count, unit, rules.changed, seed, names)


def play_job(job: SimulationJob, threads: int, done: Done, checkpoint: Path | None, ray: str) -> Tally:
    """The result of the job, from this process or from a cluster; raises SimulationInterrupted."""
    if not ray:
        return run(job, threads=threads, done=done, checkpoint=checkpoint)
    from vierblatt.simulate.cluster import run_on_ray

    return run_on_ray(job, ray, done=done, checkpoint=checkpoint)


@contextmanager
def bar(lang: str, job: SimulationJob) -> Iterator[Done]:
    """A bar on a terminal; nothing elsewhere."""
    with progress_line() as progress:
        task = progress.add_task(display(SimulationWording(lang, job).words.game_name), total=job.count)
        yield lambda state: progress.update(task, completed=int(state.tally.units))


def _drawing(wording: SimulationWording) -> Callable[[SimulationReport, Path], object]:
    from vierblatt.simulate.plots import draw

    return lambda report, path: draw(report, wording, path)
