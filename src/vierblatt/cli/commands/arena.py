"""`vierblatt arena`: plays a contest, shows how far it has come, and tells what came out, also of a part."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from vierblatt.arena.contest import Contest, Unit
from vierblatt.arena.entrant import SeatAssignment
from vierblatt.arena.entrants import try_out
from vierblatt.arena.files import results_file, results_folder, to_json
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.provenance import provenance
from vierblatt.arena.report import RATED, ContestReport, report
from vierblatt.arena.running import ContestInterrupted, Done, run
from vierblatt.arena.wording import ContestWording
from vierblatt.cli.arguments import language, rules_of
from vierblatt.cli.commands.simulate import INTERRUPTED, PICTURES
from vierblatt.cli.contest_report import ContestReporter
from vierblatt.cli.files import STANDARD_OUTPUT, writable, write_text, writing
from vierblatt.cli.progress import showing
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.parallel_compiling import cores
from vierblatt.locale.bidi import display

DEALS = 200  #: unless the command says how many


def arena(
    game: str,
    bots: Sequence[str],
    rule: Sequence[str],
    preset: str,
    lang: str | None,
    *,
    deals: int | None,
    matches: int | None,
    drawn: bool,
    until_decided: bool,
    seed: int,
    seconds: float,
    workers: int,
    json: Path | None,
    record_results: bool,
    plot: Path | None,
    checkpoint: Path | None,
    ray: str,
) -> None:
    """Plays a contest and reports on it; exits with 130 after Ctrl+C."""
    tongue = language(lang)
    found, rules = rules_of(game, rule, preset)
    if deals is not None and matches is not None:
        raise BadOption("not-together", keys="--deals, --matches")
    if workers < 0:
        raise BadOption("bad-value", option="workers", value=str(workers), takes="0..")
    unit: Unit = "deals" if matches is None else "matches"
    contest = Contest(
        game=found.id,
        bots=bots,
        count=matches if matches is not None else DEALS if deals is None else deals,
        unit=unit,
        rules=rules.changed,
        seed=seed,
        drawn=drawn,
        until_decided=until_decided,
        seconds=seconds,
    )
    writers = writers_of(tongue, contest, json=json, record_results=record_results, plot=plot)
    tell_compiling(tongue)
    try_out(contest.bots, SeatAssignment(found, contest.rule_set, contest.table, 0, seed), seconds)
    complete = True
    with bar(tongue, contest) as done:
        try:
            ledger = played(contest, workers or cores(), done, checkpoint, ray)
        except ContestInterrupted as stop:
            ledger, complete = stop.ledger, False
    result = report(ledger)
    if json != STANDARD_OUTPUT:
        ContestReporter(tongue, contest).show(result)
    for write in writers:
        write(result)
    if not complete:
        if checkpoint is not None and json != STANDARD_OUTPUT:
            Printer(tongue).line(ContestWording(tongue, contest).words.text("simulate-go-on", path=str(checkpoint)))
        sys.exit(INTERRUPTED)


def played(contest: Contest, workers: int, done: Done, checkpoint: Path | None, ray: str) -> Ledger:
    """The boards, from processes of this machine or from a cluster; raises ContestInterrupted."""
    if not ray:
        return run(contest, workers=workers, done=done, checkpoint=checkpoint)
    from vierblatt.arena.cluster import run_on_ray

    return run_on_ray(contest, ray, done=done, checkpoint=checkpoint)


@contextmanager
def bar(lang: str, contest: Contest) -> Iterator[Done]:
    """A bar on a terminal; nothing elsewhere. It is shorter for every pair that is decided early."""
    with showing() as progress:
        task = progress.add_task(display(ContestWording(lang, contest).words.game_name), total=None)
        yield lambda ledger: progress.update(task, completed=len(ledger.boards), total=ledger.most)


def writers_of(
    lang: str, contest: Contest, *, json: Path | None, record_results: bool, plot: Path | None
) -> list[Callable[[ContestReport], None]]:
    """What writes each file that is asked for; raises BadOption and MissingPackage before anything is played."""
    writers: list[Callable[[ContestReport], None]] = []
    if json is not None:
        target = writable(json)
        writers.append(lambda found: write_text(target, to_json(found)))
    if record_results:
        folder = results_folder()
        writers.append(lambda found: write_text(results_file(found, folder), to_json(found, **provenance(folder))))
    if plot is not None:
        if plot.suffix.lower() not in PICTURES:
            raise BadOption("bad-value", option="plot", value=str(plot), takes=", ".join(PICTURES))
        writers.append(_plotter(writable(plot), ContestWording(lang, contest)))
    if len(contest.bots) >= RATED:
        from vierblatt.arena.ratings import model

        model()
    return writers


def _plotter(path: Path, wording: ContestWording) -> Callable[[ContestReport], None]:
    from vierblatt.arena.plots import draw

    def write(found: ContestReport) -> None:
        with writing(path):
            draw(found, wording, path)

    return write
