"""`check`, `perft`, `verify` and `duel`: the engine put to the test."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import (
    RECORD_HELP,
    STANDARD_RULES,
    BotName,
    GameName,
    HouseRules,
    PositionFile,
    WholeNumber,
    find_game,
)
from vierblatt.cli.names import bot_known_as, known_as
from vierblatt.cli.output import Output
from vierblatt.cli.words import tell_compiling
from vierblatt.errors import BadOption, BadRecord

if TYPE_CHECKING:
    from vierblatt.shuffle.seen import SeenStart

MOST_PAIRS = 10_000_000  #: their results are kept in memory


def check(
    files: Annotated[list[Path], Parameter(name="CASES", help="Files of worked cases; see docs/worked-cases.md.")],
    /,
    *,
    game: Annotated[str | None, Parameter(help="The game, if the files do not name it.")] = None,
) -> None:
    """Judges worked cases; exits with 1 when a case disagrees."""
    from vierblatt import games
    from vierblatt.check import check_file

    tell_compiling()
    console = Output(soft_wrap=True, highlight=False, markup=False)
    wrong = 0
    game = known_as(game, games.game_ids()) if game is not None else None
    for file in files:
        report = check_file(file, game)
        wrong += len(report.disagreements)
        for fault in report.disagreements:
            console.print(f"{file.name} {fault.list} {fault.case}: {fault.what} ({fault.rule})", style="red")
            console.print(f"    expected {fault.expected}")
            console.print(f"    engine   {fault.ours}")
        console.print(f"{file.name}: {report.cases} cases of {report.game}, {len(report.disagreements)} disagreements")
    if wrong:
        sys.exit(1)


def perft(
    position: PositionFile,
    /,
    *,
    depth: Annotated[WholeNumber, Parameter(help="Actions from the position on.")] = 3,
    split: Annotated[bool, Parameter(negative="", help="Count for each first action.")] = False,
) -> None:
    """Counts action sequences from a position."""
    from vierblatt import position as positions
    from vierblatt.perft import perft as count
    from vierblatt.perft import perft_split

    tell_compiling()
    console = Output(highlight=False, markup=False)
    match = positions.load(position)
    if not split:
        console.print(count(match, depth))
        return
    counts = perft_split(match, depth)
    for action, number in counts.items():
        console.print(f"{action}: {number}")
    console.print(f"total: {sum(counts.values())}")


def verify(
    files: Annotated[list[Path], Parameter(name="RECORD", help=RECORD_HELP)],
    /,
    *,
    seen: Annotated[Path | None, Parameter(help="What a seat saw when the match began; of one record.")] = None,
) -> None:
    """Proves records; exits with 1 when one has a fault. seen: what a seat saw when the only one of them began."""
    from vierblatt.record import load, seen_faults
    from vierblatt.record import verify as faults_of

    tell_compiling()
    console = Output(soft_wrap=True, highlight=False, markup=False)
    faulty = False
    if seen is not None and len(files) != 1:
        raise BadOption("bad-value", option="seen", value=str(seen), takes="one record")
    for file in files:
        record = load(file)
        faults = faults_of(record)
        if seen is not None:
            faults += seen_faults(record, _read_seen_file(seen))
        faulty = faulty or bool(faults)
        for fault in faults:
            console.print(f"{file.name}: {fault}", style="red")
        if not faults:
            console.print(f"{file.name}: proven, {len(record.deals)} deals of {record.game}", style="green")
    if faulty:
        sys.exit(1)


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
    whole: Annotated[bool, Parameter(negative="", help="Pairs of whole matches instead of single deals.")] = False,
    seed: Annotated[WholeNumber, Parameter(help="The same seed gives the same deals.")] = 1,
    house_rules: HouseRules = STANDARD_RULES,
) -> None:
    """Plays duplicate pairs and prints the difference."""
    from vierblatt.bots import NAMES
    from vierblatt.simulate import duplicate_pairs

    if not 2 <= pairs <= MOST_PAIRS:
        raise BadOption("bad-value", option="pairs", value=str(pairs), takes=f"2..{MOST_PAIRS}")
    chosen = find_game(game)
    named = house_rules.named(chosen)
    rules = chosen.options.rule_set({**chosen.rules.simulation, **named.changes()}, named.preset)
    one, other = (bot_known_as(bot, NAMES) for bot in (one, other))
    tell_compiling()
    result = duplicate_pairs(chosen, rules, pairs=pairs, seed=seed, a=one, b=other, whole=whole)
    low, high = result.interval
    console = Output(highlight=False, soft_wrap=True)
    console.print(f"{chosen.id}: {pairs} pairs with the seats swapped, {result.deals} deals")
    console.print(f"{one} minus {other}: {result.mean:+.3f} a {'match' if whole else 'deal'}", end="")
    console.print(f" (95% interval {low:+.3f} .. {high:+.3f}, standard error {result.error:.3f})")
    if whole:
        console.print(f"matches won: {one} {result.a_wins}, {other} {result.b_wins}, even {result.draws}")
