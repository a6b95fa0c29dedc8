"""`check`, `perft`, `verify` and `duel`: the engine put to the test."""

from __future__ import annotations

import json as encoding
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from vierblatt.cli.arguments import (
    RECORD_HELP,
    STANDARD_RULES,
    BotName,
    GameName,
    HouseRules,
    Lang,
    PositionFile,
    WholeNumber,
    chosen_language,
    find_game,
)
from vierblatt.cli.files import STANDARD_OUTPUT, Json, try_files, write_json
from vierblatt.cli.names import bot_known_as, known_as
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption, BadRecord

if TYPE_CHECKING:
    from vierblatt.shuffle.seen import SeenStart

MOST_PAIRS = 10_000_000  #: their results are kept in memory


def check(
    files: Annotated[list[Path], Parameter(name="CASES", help="Files with worked cases; see docs/worked-cases.md.")],
    /,
    *,
    game: Annotated[str | None, Parameter(help="The game, if the files do not name it.")] = None,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Judges worked cases; exits with 1 when a case disagrees."""
    from vierblatt import games
    from vierblatt.check import check_file

    printer = Printer(chosen_language(lang))
    try_files(json)
    tell_compiling(printer.words.language)
    game = known_as(game, games.game_ids()) if game is not None else None
    reports = {str(file): check_file(file, game) for file in files}
    text = printer.words.text
    if not write_json(json, _encoded({"files": [{"file": file, **asdict(each)} for file, each in reports.items()]})):
        for file, report in reports.items():
            name = Path(file).name
            for fault in report.disagreements:
                printer.line(f"{name} {fault.list} {fault.case}: {fault.what} ({fault.rule})", style="red")
                printer.line("    " + text("check-expected", value=str(fault.expected)))
                printer.line("    " + text("check-engine", value=str(fault.ours)))
            faults = len(report.disagreements)
            printer.line(text("check-file", file=name, cases=report.cases, game=report.game, faults=faults))
    if any(report.disagreements for report in reports.values()):
        sys.exit(1)


def perft(
    position: PositionFile,
    /,
    *,
    depth: Annotated[WholeNumber, Parameter(help="How many actions to look ahead.")] = 3,
    split: Annotated[bool, Parameter(negative="", help="Count each first action separately.")] = False,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Counts action sequences from a position."""
    from vierblatt import position as positions
    from vierblatt.perft import perft as count
    from vierblatt.perft import perft_split

    printer = Printer(chosen_language(lang))
    try_files(json)
    tell_compiling(printer.words.language)
    match = positions.load(position)
    counts = perft_split(match, depth) if split else {}
    total = sum(counts.values()) if split else count(match, depth)
    if write_json(json, _encoded({"depth": depth, "total": total, **({"actions": counts} if split else {})})):
        return
    for action, number in counts.items():
        printer.line(f"{action}: {number}")
    printer.line(printer.words.text("perft-total", count=str(total)) if split else str(total))


def verify(
    files: Annotated[list[Path], Parameter(name="RECORD", help=RECORD_HELP)],
    /,
    *,
    seen: Annotated[Path | None, Parameter(help="What a seat saw when the match began; for one record only.")] = None,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Proves records; exits with 1 when one has a fault. seen: what a seat saw when the only one of them began."""
    from vierblatt.record import load, seen_faults
    from vierblatt.record import verify as faults_of

    printer = Printer(chosen_language(lang))
    try_files(json)
    tell_compiling(printer.words.language)
    if seen is not None and len(files) != 1:
        raise BadOption("bad-value", option="seen", value=str(seen), takes="one record")
    found = []
    for file in files:
        record = load(file)
        faults = [*faults_of(record), *(seen_faults(record, _read_seen_file(seen)) if seen is not None else [])]
        found.append(
            {
                "file": str(file),
                "game": record.game,
                "deals": len(record.deals),
                "faults": [str(each) for each in faults],
            }
        )
        if json == STANDARD_OUTPUT:
            continue
        for fault in faults:
            printer.line(f"{file.name}: {fault}", style="red")
        if not faults:
            facts = {"file": file.name, "deals": len(record.deals), "game": record.game}
            printer.line(printer.words.text("verify-proven", **facts), style="green")
    write_json(json, _encoded({"files": found}))
    if any(each["faults"] for each in found):
        sys.exit(1)


def _encoded(document: dict[str, Any]) -> str:
    return encoding.dumps(document, ensure_ascii=False, indent=1, default=str)


def _read_seen_file(file: Path) -> SeenStart:
    from vierblatt.shuffle.seen import SeenStart

    try:
        return SeenStart.from_json(file.read_bytes())
    except OSError as fault:
        raise BadRecord("cannot-read", path=str(file), reason=fault.strerror or str(fault)) from None


def duel(
    game: GameName,
    one: BotName = "rules",
    other: BotName = "random",
    /,
    *,
    pairs: Annotated[WholeNumber, Parameter(help="Deals; each is played twice, with the seats swapped.")] = 500,
    whole: Annotated[bool, Parameter(negative="", help="Play pairs of whole matches instead of single deals.")] = False,
    seed: Annotated[WholeNumber, Parameter(help="The same seed gives the same deals.")] = 1,
    house_rules: HouseRules = STANDARD_RULES,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Plays duplicate pairs and prints the difference."""
    from vierblatt.bots import NAMES
    from vierblatt.games.options import plain
    from vierblatt.simulate import duplicate_pairs

    printer = Printer(chosen_language(lang))
    if not 2 <= pairs <= MOST_PAIRS:
        raise BadOption("bad-value", option="pairs", value=str(pairs), takes=f"2..{MOST_PAIRS}")
    chosen = find_game(game)
    named = house_rules.named(chosen)
    rules = chosen.options.rule_set({**chosen.rules.simulation, **named.changes()}, named.preset)
    one, other = (bot_known_as(bot, NAMES) for bot in (one, other))
    try_files(json)
    tell_compiling(printer.words.language)
    result = duplicate_pairs(chosen, rules, pairs=pairs, seed=seed, a=one, b=other, whole=whole)
    low, high = result.interval
    document = {
        "game": chosen.id, "rules": plain(rules.changed), "bots": [one, other], "seed": seed, "whole": whole,
        "pairs": pairs, "deals": result.deals, "mean": result.mean, "error": result.error, "interval": [low, high],
        **({"won": [result.a_wins, result.b_wins], "even": result.draws} if whole else {}),
    }  # fmt: skip
    if write_json(json, _encoded(document)):
        return
    text, line = printer.words.text, printer.line
    line(text("duel-pairs", game=chosen.id, pairs=pairs, deals=result.deals))
    figures = {
        "mean": f"{result.mean:+.3f}",
        "low": f"{low:+.3f}",
        "high": f"{high:+.3f}",
        "error": f"{result.error:.3f}",
    }
    line(text("duel-matches" if whole else "duel-deals", one=one, other=other, **figures))
    if whole:
        line(text("duel-won", one=one, other=other, ones=result.a_wins, others=result.b_wins, even=result.draws))
