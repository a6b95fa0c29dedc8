"""`vierblatt league run`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.arena.entrant import SeatAssignment
from vierblatt.arena.entrants import try_out
from vierblatt.arena.report import RATED
from vierblatt.arena.run_contest import ContestInterrupted
from vierblatt.cli.arguments import Checkpoint, Lang, Ray, WholeNumber, chosen_language
from vierblatt.cli.commands.arena import bar, play_contest
from vierblatt.cli.files import try_files
from vierblatt.cli.interrupts import exit_code
from vierblatt.cli.league.arguments import LeagueFile
from vierblatt.cli.league.reporting import LeagueReporter
from vierblatt.cli.words import tell_compiling
from vierblatt.errors import BadLeague, BadOption
from vierblatt.games.background import compile_first
from vierblatt.games.parallel_compiling import cores
from vierblatt.league.definition import read_definition
from vierblatt.league.result import LeagueResult, hashes_of_nets, league_report
from vierblatt.league.signing import LeagueKey


def run(
    file: LeagueFile,
    /,
    *,
    key: Annotated[Path, Parameter(help="Sign with this private key; `vierblatt league key` makes one.")],
    output: Annotated[
        Path | None, Parameter(help="Write the result to this file; by default next to the league, .result.json.")
    ] = None,
    checkpoint: Checkpoint = None,
    workers: Annotated[WholeNumber, Parameter(help="Processes; 0 for one per core.")] = 0,
    ray: Ray = "",
    lang: Lang = None,
) -> None:
    """Plays a league, or the rest of it; exits with 130 after Ctrl+C."""
    language = chosen_language(lang)
    if workers < 0:
        raise BadOption("bad-value", option="workers", value=str(workers), takes="0..")
    definition = read_definition(file)
    contest = definition.contest()
    signer = LeagueKey.read(key)
    target = output or file.with_suffix(".result.json")
    progress = checkpoint or file.with_suffix(".checkpoint.json")
    if target.exists():
        raise BadLeague("league-file-exists", path=str(target))
    try_files(target)
    nets = hashes_of_nets(definition)
    if len(contest.bots) >= RATED:
        from vierblatt.arena.ratings import model

        model()
    compile_first()
    tell_compiling(language)
    first_seat = SeatAssignment(contest.game_object, contest.rule_set, contest.table, 0, contest.seed)
    try_out(contest.bots, first_seat, contest.seconds)
    reporter = LeagueReporter(language, definition)
    try:
        with bar(language, contest) as done:
            ledger = play_contest(contest, workers or cores(), done, progress, ray)
    except ContestInterrupted as stop:
        reporter.show(league_report(definition, stop.ledger))
        reporter.line("simulate-go-on", path=str(progress))
        sys.exit(exit_code())
    LeagueResult.of(definition, ledger, nets, signer).write(target)
    progress.unlink(missing_ok=True)  # the result has everything
    reporter.show(league_report(definition, ledger))
    reporter.line("league-written", path=str(target), key=signer.public)
