"""`python -m benchmarks.blunders [GAME...] [--cases N]`: planted blunders are found, clean play is accepted.

Blunders are planted in deals that the search bot plays (`planting`). A blunder is found if the analysis complains about
it, and priced if its cost is close to what the card loses by the solver. In a clean ending (`endings`) no card loses
anything on the actual deal, so every complaint is an error. Such a card may be called a risk, unless it loses in no
other deal either.

Every case is judged at two depths, those of the command line and of the server, unless `--worlds` names others. Results
are stored as they come, and the same command resumes from them. A summary with the commit and every case that went
wrong goes to `benchmarks/results/`. The exit code is 1 if a target is not met.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from benchmarks import endings, judged, planting
from benchmarks.bars import Bar
from benchmarks.endings import Oracle, clean_ending
from benchmarks.judged import JudgedCase
from benchmarks.planting import Loss, Planting, Solving, by_evaluation, plant
from vierblatt import games
from vierblatt.analysis.document import Settings
from vierblatt.analysis.run import engine_key
from vierblatt.analysis.walk import DecisionPoint
from vierblatt.arena.provenance import commit, provenance
from vierblatt.kernel.cache import rules_key
from vierblatt.kernel.state import PLAY

By = Literal["solving", "evaluation"]

HERE = Path(__file__).resolve().parent
BOT = "search:worlds=16"
#: The distance from the first deal of the blunders to that of the clean endings.
APART = 10_000

app = App(name="python -m benchmarks.blunders", help="Does the analysis find planted blunders and accept clean play?")


class Deal(msgspec.Struct, frozen=True):
    """The cases of one deal; it may have none."""

    seed: int
    tried: tuple[JudgedCase, ...]


class Kept:
    """The deals of one half of an experiment, one per line in a growing file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]  # the last one may be incomplete
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"".join(whole))
        self._deals = {deal.seed: deal for deal in map(msgspec.json.Decoder(Deal).decode, whole)}

    def of(self, seed: int, trying: Callable[[int], Iterable[JudgedCase]]) -> Sequence[JudgedCase]:
        """The cases of a deal, from the file if they are there."""
        if seed not in self._deals:
            self._deals[seed] = Deal(seed, tuple(trying(seed)))
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(self._deals[seed]) + b"\n")
        return self._deals[seed].tried


class Experiment:
    """Both halves of the experiment for one game."""

    def __init__(self, game: str, by: By, depths: Sequence[int]) -> None:
        self.game, self.depths = games.get(game), depths
        self._oracle = Oracle(self.game)
        self._planting: Planting = Solving(self._oracle) if by == "solving" else by_evaluation

    @property
    def key(self) -> str:
        """A hash of all sources that affect the results, so that results of other sources are not used."""
        own = (Path(str(module.__file__)) for module in (endings, judged, planting))
        return f"{engine_key(self.game)}-{rules_key(self.game.folder, *own)}"

    def blunders(self, seed: int) -> Iterator[JudgedCase]:
        """A blunder, if this deal offers one."""
        planted = plant(self.game.id, seed, BOT, self._planting)
        if planted is not None:
            prices = (planted.uniform, planted.weighed)
            yield self._tried(seed, planted.point, planted.held, planted.lost, prices)

    def clean(self, seed: int) -> Iterator[JudgedCase]:
        """The decisions of a clean ending."""
        for each in clean_ending(self.game.id, seed, self._oracle, BOT):
            yield self._tried(seed, each.point, each.held, faultless=each.faultless)

    def _tried(
        self,
        seed: int,
        point: DecisionPoint,
        held: int,
        lost: float = 0,
        prices: tuple[Loss, ...] = (),
        *,
        faultless: bool = False,
    ) -> JudgedCase:
        card = self.game.format(PLAY, point.action)
        answers = judged.judged(point, self.depths)
        return JudgedCase(seed, point.number, card, held, lost, prices, faultless, answers)


@app.default
def main(
    *names: str,
    cases: Annotated[int, Parameter(help="Blunders and clean endings of each game.")] = 100,
    first: Annotated[int, Parameter(help="The seed of the first deal, for an experiment in parts.")] = 1,
    worlds: Annotated[Sequence[int], Parameter(help="The most worlds per decision, for one or more depths.")] = (),
    by: Annotated[By, Parameter(help="What decides where a blunder can be planted.")] = "solving",
    kept: Annotated[Path, Parameter(help="The folder for partial results.")] = HERE.parent / "build" / "blunders",
    summary: Annotated[Path | None, Parameter(help="The file for the summary.")] = None,
) -> int:
    """Plant blunders in deals of these games, or of all four."""
    console = Console(soft_wrap=True)
    depths = worlds or usual_depths()
    results: dict[str, Any] = {}
    bars: list[Bar] = []
    files: list[Path] = []
    for game in names or games.game_ids():
        experiment = Experiment(game, by, depths)
        name = f"{game}-{by}-{'-'.join(map(str, depths))}-{experiment.key}"
        halves = [Kept(kept / f"{name}-{half}.jsonl") for half in ("blunders", "clean")]
        files += [half.file for half in halves]
        blunders: list[JudgedCase] = []
        clean: list[JudgedCase] = []
        with console.status(game) as status:
            for seed in count(first):
                blunders += halves[0].of(seed, experiment.blunders)
                status.update(f"{game}: {len(blunders)} of {cases} blunders, in {seed - first + 1} deals")
                if len(blunders) >= cases:
                    break
            for seed in range(APART + first, APART + first + cases):
                status.update(f"{game}: {seed - APART - first} of {cases} clean endings")
                clean += halves[1].of(seed, experiment.clean)
        results[game] = {"first": first, "last": blunders[-1].deal, "rows": rows(blunders, clean, depths)}
        judged_bars = [bar for depth in depths for bar in judged.bars(game, blunders, clean, depth)]
        for bar in judged_bars:
            console.print(f"{'kept ' if bar.kept else 'MISSED'} {bar.what}: {bar.figure:g} (bar {bar.bar:g})")
        for row in results[game]["rows"]:
            for line in row["wrong"]:
                console.print(f"  {line}")
        bars += judged_bars
    name = "-".join(["blunders", *(names or ["all"]), *([] if by == "solving" else [by]), commit(HERE)])
    file = summary or HERE / "results" / f"{name}.json"
    body = {"by": by, "bot": BOT, "bars": [as_fact(bar) for bar in bars], "games": results}
    file.write_text(json.dumps({**provenance(HERE), **body}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for each in files:
        each.unlink()
    console.print(f"Written to {file.name}")
    return 0 if all(bar.kept for bar in bars) else 1


def usual_depths() -> Sequence[int]:
    """The maximum number of worlds per decision on the command line, and on a server."""
    from vierblatt.server.workers.analysing import SETTINGS  # takes a second

    return Settings().worlds, SETTINGS.worlds


def rows(blunders: Sequence[JudgedCase], clean: Sequence[JudgedCase], depths: Sequence[int]) -> list[Mapping[str, Any]]:
    """The results of a game in the summary, at each depth."""
    return [{"worlds": depth, **judged.counts(blunders, clean, depth)} for depth in depths]


def as_fact(bar: Bar) -> dict[str, Any]:
    """A bar in JSON."""
    return {"what": bar.what, "figure": bar.figure, "bar": bar.bar, "kept": bar.kept}


if __name__ == "__main__":
    sys.exit(app())
