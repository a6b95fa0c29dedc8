"""`python -m benchmarks [GAME...] [--runs N] [--json FILE] [--no-starts]`; exit code 1 if a promise is not kept."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from benchmarks import peers, report
from benchmarks.clock import pin
from benchmarks.deals import contest
from benchmarks.moves import move_times
from benchmarks.starts import start_times

app = App(name="python -m benchmarks", help="Time random deals against OpenSpiel, single moves, and starts.")


@app.default
def main(
    *games: str,
    runs: Annotated[int, Parameter(help="Rounds; in each of them all contestants play a slice.")] = 9,
    json: Annotated[Path | None, Parameter(help="Where the report goes.")] = None,
    starts: Annotated[bool, Parameter(help="Time cold and warm starts too (compiles every game once).")] = True,
) -> int:
    """Measure these games, or all four."""
    console = Console()
    chosen = list(games) or list(peers.NEAREST)
    if unknown := [game for game in chosen if game not in peers.NEAREST]:
        console.print(f"No such game: {', '.join(unknown)}. There are {', '.join(peers.NEAREST)}.")
        return 2
    if not peers.available():
        console.print(peers.MISSING)
    # Starts come first: they use processes of their own, which should not be tied to the core of this one.
    found = report.Report(runs=runs)
    with console.status("") as status:
        for game in chosen if starts else []:
            status.update(f"{game}: cold and warm start")
            found.starts.append(start_times(game))
        pin()
        for game in chosen:
            found.contests.append(contest(game, runs, status.update))
            status.update(f"{game}: single moves")
            found.moves.append(move_times(game))
    report.show(found, console)
    file = json or report.default_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(report.as_json(found), encoding="utf-8")
    console.print(f"Written to {file.name}")
    if missed := [c.game for c in found.contests if not c.holds]:
        console.print(f"Below the bar: {', '.join(missed)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(app())
