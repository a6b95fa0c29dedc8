"""`vierblatt league check`."""

from __future__ import annotations

import json as encoding
import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter

from vierblatt.arena.contest import MOST
from vierblatt.cli.arguments import Lang, WholeNumber, chosen_language
from vierblatt.cli.files import Json, try_files, write_json
from vierblatt.cli.league.arguments import ResultFile
from vierblatt.cli.progress import progress_line
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.background import compile_first
from vierblatt.league.checking import LeagueCheck
from vierblatt.league.checking import check as check_result
from vierblatt.league.result import LeagueResult
from vierblatt.league.signing import checked_public_key
from vierblatt.locale.bidi import display


def check(
    file: ResultFile,
    /,
    *,
    public_key: Annotated[str, Parameter(help="The public key of whoever must have signed it.")] = "",
    replay: Annotated[
        WholeNumber, Parameter(help="Play so many boards again, drawn at random, and compare; by default none.")
    ] = 0,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Checks a result; exits with 1 when something is wrong with it."""
    printer = Printer(chosen_language(lang))
    if not 0 <= replay <= MOST:
        raise BadOption("bad-value", option="replay", value=str(replay), takes=f"0..{MOST}")
    expected = checked_public_key(public_key) if public_key else ""
    try_files(json)
    result = LeagueResult.read(file)
    if replay:
        compile_first()
        tell_compiling(printer.words.language)
    with progress_line() as progress:
        task = progress.add_task(display(printer.words.text("league-replaying")), total=replay, visible=replay > 0)
        found = check_result(result, public_key=expected, replays=replay, done=lambda: progress.update(task, advance=1))
    if not write_json(json, encoding.dumps(msgspec.to_builtins(found), indent=1)):
        _print(result, found, printer, pinned=bool(expected))
    if found.faults:
        sys.exit(1)


def _print(result: LeagueResult, found: LeagueCheck, printer: Printer, *, pinned: bool) -> None:
    text = printer.words.text
    for fault in found.faults:
        printer.line(text(f"fault-{fault.code}", **fault.details), style="red")
    if found.replayed:
        printer.line(text("league-replayed", count=found.replayed))
    if not found.same_sources:
        printer.line(text("league-other-version", version=result.version), style="yellow")
    if not found.faults:
        printer.line(text("league-holds", boards=len(result.boards), key=result.public_key))
        if not pinned:
            printer.line(text("league-whose"), style="dim")
