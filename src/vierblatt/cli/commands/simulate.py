"""`vierblatt simulate`: plays a job, shows how far it has come, and tells what came out, also of a part."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from vierblatt.cli.arguments import language, rules_of
from vierblatt.cli.files import STANDARD_OUTPUT, writable, write_text, writing
from vierblatt.cli.progress import showing
from vierblatt.cli.simulation_report import SimulationReporter
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.parallel_compiling import compile_in_two_processes
from vierblatt.locale.bidi import display
from vierblatt.simulate.files import to_csv, to_json
from vierblatt.simulate.job import SimulationJob, Unit
from vierblatt.simulate.progress import Done, SimulationInterrupted
from vierblatt.simulate.report import SimulationReport, report
from vierblatt.simulate.tally import Tally
from vierblatt.simulate.threads import run
from vierblatt.simulate.wording import SimulationWording

DEALS = 100_000  #: unless the command says how many
PICTURES = (".png", ".svg", ".pdf")
#: The exit code of a program that Ctrl+C has ended.
INTERRUPTED = 130


def simulate(
    game: str,
    rule: Sequence[str],
    preset: str,
    lang: str | None,
    *,
    deals: int | None,
    matches: int | None,
    players: str,
    seed: int,
    threads: int,
    json: Path | None,
    csv: Path | None,
    plot: Path | None,
    checkpoint: Path | None,
    ray: str,
) -> None:
    """Plays deals or matches and reports on them; exits with 130 after Ctrl+C."""
    tongue = language(lang)
    job = job_of(game, rule, preset, deals=deals, matches=matches, players=players, seed=seed)
    if threads < 0:
        raise BadOption("bad-value", option="threads", value=str(threads), takes="0..")
    writers = writers_of(tongue, job, json=json, csv=csv, plot=plot)
    tell_compiling(tongue)
    complete = True
    with compile_in_two_processes(job.game), bar(tongue, job) as done:
        try:
            tally = played(job, threads or os.cpu_count() or 1, done, checkpoint, ray)
        except SimulationInterrupted as stop:
            tally, complete = stop.progress.tally, False
    found = report(job, tally)
    if json != STANDARD_OUTPUT:
        SimulationReporter(tongue, job).show(found)
    for write in writers:
        write(found)
    if not complete:
        if checkpoint is not None and json != STANDARD_OUTPUT:
            Printer(tongue).line(SimulationWording(tongue, job).words.text("simulate-go-on", path=str(checkpoint)))
        sys.exit(INTERRUPTED)


def job_of(
    game: str,
    rule: Sequence[str],
    preset: str,
    *,
    deals: int | None = None,
    matches: int | None = None,
    players: str = "rules",
    seed: int = 1,
) -> SimulationJob:
    """The job that the command line describes; raises BadOption."""
    found, rules = rules_of(game, rule, preset)
    if deals is not None and matches is not None:
        raise BadOption("not-together", keys="--deals, --matches")
    unit: Unit = "deals" if matches is None else "matches"
    count = matches if matches is not None else DEALS if deals is None else deals
    names = tuple(name.strip() for name in players.split(","))
    sides = found.rules.shape(rules.values).sides
    if len(names) > sides:
        raise BadOption("players-count", given=len(names), sides=sides)
    return SimulationJob(found.id, count, unit, rules.changed, seed, names)


def played(job: SimulationJob, threads: int, done: Done, checkpoint: Path | None, ray: str) -> Tally:
    """The result of the job, from this process or from a cluster; raises SimulationInterrupted."""
    if not ray:
        return run(job, threads=threads, done=done, checkpoint=checkpoint)
    from vierblatt.simulate.cluster import run_on_ray

    return run_on_ray(job, ray, done=done, checkpoint=checkpoint)


@contextmanager
def bar(lang: str, job: SimulationJob) -> Iterator[Done]:
    """A bar on a terminal; nothing elsewhere."""
    with showing() as progress:
        task = progress.add_task(display(SimulationWording(lang, job).words.game_name), total=job.count)
        yield lambda state: progress.update(task, completed=int(state.tally.units))


# --- files -----------------------------------------------------------------------------------------------------------


def writers_of(
    lang: str, job: SimulationJob, *, json: Path | None, csv: Path | None, plot: Path | None
) -> list[Callable[[SimulationReport], None]]:
    """What writes each file that is asked for; raises BadOption and MissingPackage before anything is played."""
    writers: list[Callable[[SimulationReport], None]] = []
    for path, text in ((json, to_json), (csv, to_csv)):
        if path is not None:
            writers.append(_text_writer(writable(path), text))
    if plot is not None:
        if plot.suffix.lower() not in PICTURES:
            raise BadOption("bad-value", option="plot", value=str(plot), takes=", ".join(PICTURES))
        writers.append(_plotter(writable(plot), SimulationWording(lang, job)))
    return writers


def _text_writer(path: Path, text: Callable[[SimulationReport], str]) -> Callable[[SimulationReport], None]:
    def write(found: SimulationReport) -> None:
        write_text(path, text(found))

    return write


def _plotter(path: Path, wording: SimulationWording) -> Callable[[SimulationReport], None]:
    from vierblatt.simulate.plots import draw

    def write(found: SimulationReport) -> None:
        with writing(path):
            draw(found, wording, path)

    return write
