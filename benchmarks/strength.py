"""The strength of the bots: one command for every target, which resumes where it was stopped.

    python -m benchmarks.strength                          # everything; many hours on two cores
    python -m benchmarks.strength baloot --only rules      # one game, one kind of trial
    python -m benchmarks.strength --scale 0.01             # a trial run with a hundredth of the boards

Three kinds of trials, each a contest of the arena (`docs/arena.md`):

- rules: `search:ms=100` against `rules` over 1,000 duplicate deals (King Bolola: 200 full games, that is 100 boards of
  two); the target is a margin, and the 95 % interval must exclude zero.
- levels: each level against the one below it, by a sequential test of at most 400 duplicate deals.
- ismcts: `search:ms=100` against OpenSpiel's Python ISMCTS with 300 ms, on OpenSpiel's form of the game, by a
  sequential test of at most 200 duplicate deals.

A summary with the commit goes to `benchmarks/results/`; until then, the boards of every trial are kept in a separate
folder. The exit code is 1 if a target is missed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from benchmarks.bars import Bar
from benchmarks.report import HERE, PACKAGES
from vierblatt.arena.contest import Contest, Unit
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.provenance import commit, provenance
from vierblatt.arena.report import ContestReport, report
from vierblatt.arena.run_contest import ContestInterrupted, run
from vierblatt.bots import LEVELS
from vierblatt.bots.levels import LEVEL_SPECS
from vierblatt.errors import BadCheckpoint
from vierblatt.games.parallel_compiling import cores
from vierblatt.locale.words import Words

Kind = Literal["rules", "levels", "ismcts"]

Clock = Literal["ms", "cpu"]

SEARCH = "search:ms=100"
ISMCTS = f"exec:{sys.executable} -m benchmarks.ismcts_player ismcts:ms=300"
#: Points per board by which `search` has to be ahead of `rules`; in King Bolola, the balance of a full game.
MARGINS: Mapping[str, float] = {"baloot": 4.0, "kout_bo": 2.5, "back_alley": 6.0, "king_bolola": 250.0}
DEALS, GAMES, LEVEL_DEALS, ISMCTS_DEALS = 1000, 100, 400, 200
#: The first answer of a Python program that loads OpenSpiel takes a long time.
SECONDS = 60.0

app = App(name="python -m benchmarks.strength", help="Measure how strong the bots are.")


@dataclass(frozen=True)
class Trial:
    """One contest and its target: the first bot must be better, by at least `margin` points."""

    kind: Kind
    contest: Contest
    margin: float = 0.0
    levels: tuple[str, ...] = ()  #: the upper and the lower level

    @property
    def name(self) -> str:
        """The name of its files."""
        return "-".join([self.contest.game, *(self.levels or [self.kind])])

    def bars(self, found: ContestReport) -> Iterator[Bar]:
        """The targets, judged."""
        (pair,) = found.pairs
        yield Bar(f"{self.name}: who is better", pair.decided, 1, "")
        if self.margin:
            yield Bar(f"{self.name}: ahead by", pair.margin.value if pair.margin else 0.0, self.margin, "points")


def trials(games: Sequence[str], kinds: Sequence[Kind], scale: float, clock: Clock = "ms") -> Iterator[Trial]:
    """All trials of these games and kinds, the quickest kind first."""

    def by_clock(bot: str) -> str:
        return LEVEL_SPECS.get(bot, bot).replace("ms=", "cpu=") if clock == "cpu" else bot

    def contest(game: str, bots: Sequence[str], count: int, unit: Unit = "deals", *, decided: bool = True) -> Contest:
        boards = max(2, round(count * scale))
        return Contest(game, [*map(by_clock, bots)], boards, unit, until_decided=decided, seconds=SECONDS)

    for game in games if "ismcts" in kinds else []:
        yield Trial("ismcts", contest(game, [SEARCH, ISMCTS], ISMCTS_DEALS))
    for game in games if "levels" in kinds else []:
        for lower, upper in pairwise(LEVELS):
            yield Trial("levels", contest(game, [upper, lower], LEVEL_DEALS), levels=(upper, lower))
    for game in games if "rules" in kinds else []:
        whole = game == "king_bolola"
        boards = contest(
            game, [SEARCH, "rules"], GAMES if whole else DEALS, "matches" if whole else "deals", decided=False
        )
        yield Trial("rules", boards, MARGINS[game])


@app.default
def main(
    *games: str,
    only: Annotated[Sequence[Kind], Parameter(help="The kinds of trials; all by default.")] = (),
    scale: Annotated[float, Parameter(help="Play this share of the boards, for a trial run.")] = 1.0,
    clock: Annotated[
        Clock, Parameter(help="The clock for a decision's time: cpu is processor time, for a busy machine.")
    ] = "ms",
    workers: Annotated[int, Parameter(help="The number of processes; 0: one per core.")] = 0,
    kept: Annotated[Path, Parameter(help="The folder for boards meanwhile.")] = HERE.parent / "build" / "strength",
    summary: Annotated[Path | None, Parameter(help="The file for the summary.")] = None,
) -> int:
    """Measure these games, or all four."""
    console = Console()
    if unknown := [game for game in games if game not in MARGINS]:
        console.print(f"No such game: {', '.join(unknown)}. The games are {', '.join(MARGINS)}.")
        return 2
    kept.mkdir(parents=True, exist_ok=True)
    results: list[tuple[Trial, ContestReport]] = []
    boards: list[Path] = []
    for trial in trials(games or [*MARGINS], only or get_args(Kind), scale, clock):
        with console.status(trial.name) as status:

            def progress(ledger: Ledger, name: str = trial.name) -> None:
                status.update(f"{name}: {len(ledger.boards)} of at most {ledger.most}")

            boards.append(kept / f"{trial.name}-{trial.contest.count}-{clock}.json")
            try:
                ledger = run(trial.contest, workers=workers or cores(), done=progress, checkpoint=boards[-1])
            except ContestInterrupted:
                console.print(f"Stopped at {trial.name}. The results so far are kept; the same command continues.")
                return 130
            except BadCheckpoint as fault:
                console.print(Words("en").error(fault))
                return 2
        results.append((trial, report(ledger)))
        for bar in trial.bars(results[-1][1]):
            console.print(f"{'kept ' if bar.kept else 'MISSED'} {bar.what}: {bar.figure:+.2f} (bar {bar.bar:g})")
    file = summary or HERE / "results" / f"strength-{clock}-{commit(HERE)}.json"
    file.write_text(as_json(results), encoding="utf-8")
    for each in boards:  # the next summary uses new boards
        each.unlink()
    console.print(f"Written to {file.name}")
    return 0 if all(bar.kept for trial, each in results for bar in trial.bars(each)) else 1


def as_json(found: Sequence[tuple[Trial, ContestReport]]) -> str:
    """The summary: every target, and every trial's report without the margins of single boards."""
    bars = [bar for trial, each in found for bar in trial.bars(each)]
    body: dict[str, Any] = {
        **provenance(HERE, PACKAGES),
        "bars": [{"what": bar.what, "figure": bar.figure, "bar": bar.bar, "kept": bar.kept} for bar in bars],
        "trials": {trial.name: _as_summary(each) for trial, each in found},
    }
    return json.dumps(body, indent=1) + "\n"


def _as_summary(found: ContestReport) -> dict[str, Any]:
    summary: dict[str, Any] = msgspec.to_builtins(found)
    for pair in summary["pairs"]:
        del pair["margins"]
    return summary


if __name__ == "__main__":
    sys.exit(app())
