"""`python -m benchmarks [GAME...] [--runs N] [--only PART] [--json FILE]`; exit code 1 if a target is not met."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal, get_args

from cyclopts import App, Parameter
from rich.console import Console

from benchmarks import chess_moves, colver_peer, dds, peers, vector_peers
from benchmarks.clock import ReportProgress, pin, usable
from benchmarks.deals import deal_times
from benchmarks.moves import move_times
from benchmarks.report import Report, as_json, default_file
from benchmarks.show import show
from benchmarks.solver import solver_times
from benchmarks.solver_belote import belote_checks
from benchmarks.solver_brute_force import brute_force_checks
from benchmarks.solver_checked import whist_checks
from benchmarks.starts import start_times
from benchmarks.threads import THREADS, thread_times
from benchmarks.vectors import vector_times
from benchmarks.worlds import world_times

Part = Literal["starts", "threads", "vectors", "deals", "moves", "worlds", "solver"]
#: The width of the tables, in columns.
WIDTH = 110
app = App(name="python -m benchmarks", help="Time Vierblatt against its peers, side by side.")


@app.default
def main(
    *games: str,
    runs: Annotated[int, Parameter(help="Rounds; in each, every contestant plays one slice.")] = 9,
    only: Annotated[Sequence[Part], Parameter(help="The parts to measure; all by default.")] = (),
    cores: Annotated[int, Parameter(help="Cores for the vector environments; from 2 on, in wall-clock time.")] = 1,
    json: Annotated[Path | None, Parameter(help="The file for the report.")] = None,
) -> int:
    """Measure these games, or all four."""
    console = Console()
    console.width = max(console.width, WIDTH)
    chosen = list(games) or list(peers.NEAREST)
    if unknown := [game for game in chosen if game not in peers.NEAREST]:
        console.print(f"No such game: {', '.join(unknown)}. The games are {', '.join(peers.NEAREST)}.")
        return 2
    for peer in (peers, vector_peers, chess_moves, dds, colver_peer):
        if not peer.available():
            console.print(peer.MISSING)
    report = Report(runs=runs)
    with console.status("") as status:
        measure(report, chosen, only or get_args(Part), cores, status.update)
    show(report, console)
    file = json or default_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(as_json(report), encoding="utf-8")
    console.print(f"Written to {file.name}")
    return 0 if all(bar.kept for bar in report.bars()) else 1


def measure(
    found: Report, games: list[str], parts: Sequence[Part], cores: int, report_progress: ReportProgress
) -> None:
    """Fills the report. Parts that need several cores or processes run before this process is tied to one core."""
    for game in games if "starts" in parts else []:
        report_progress(f"{game}: cold and warm start")
        found.starts.append(start_times(game))
    if "threads" in parts and usable() >= THREADS:
        found.threads.extend(thread_times(game, found.runs, report_progress) for game in games)
    if "vectors" in parts:
        report_progress("vector steps (XLA compiles for minutes)")
        found.vectors.append(vector_times(games, found.runs, cores))
    pin()
    if "deals" in parts:
        found.deals.extend(deal_times(game, found.runs, report_progress) for game in games)
    if "moves" in parts:
        found.moves.extend(move_times(game, found.runs, report_progress) for game in games)
    if "worlds" in parts:
        found.worlds.extend(times for game in games for times in world_times(game, found.runs, report_progress))
    if "solver" in parts:
        found.solver.extend(solver_times(games, found.runs, report_progress))
        found.checks.extend(brute_force_checks(games, report_progress))
        found.checks.extend(belote_checks(report_progress))
        found.checks.extend(whist_checks(report_progress))


if __name__ == "__main__":
    sys.exit(app())
