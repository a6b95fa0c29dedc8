"""`vierblatt warm`: compiles everything ahead of time."""

from __future__ import annotations

from collections.abc import Sequence

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from vierblatt import games
from vierblatt.bots import make
from vierblatt.bots.driver import run
from vierblatt.cli.output import Output
from vierblatt.kernel import cache
from vierblatt.kernel.jit import PLAIN
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks
from vierblatt.simulate import duplicate_pairs, play_matches


def warm(names: Sequence[str] | None) -> None:
    """Plays a little of each game, so that every rule is compiled and kept."""
    console = Output(stderr=True)
    chosen = [games.get(name) for name in names or games.game_ids()]
    compiled: list[str] = []
    cache.on_compile.append(compiled.append)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=PLAIN) as progress:
        steps = progress.add_task("compiling the rules", total=2 * len(chosen))
        for game in chosen:
            progress.update(steps, description=f"compiling {game.id}")
            packs = SeededPacks(1)
            match = Match(game, dict(game.simulation), first_seat=packs.seat(4))
            for _ in run(match, packs, [make("rules")] * match.table.seats, deals=1):
                pass
            progress.advance(steps)
            play_matches(game, matches=1, most_deals=2)
            duplicate_pairs(game, pairs=2)
            progress.advance(steps)
    cache.on_compile.remove(compiled.append)
    cache.prune()
    if PLAIN:
        console.print("plain mode: nothing to compile")
    else:
        console.print(f"{len(compiled)} rules compiled, the others were ready; kept in {cache.root()}", highlight=False)
