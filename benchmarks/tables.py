"""Checks the performance targets for a server under the load of `vierblatt load`.

    python -m benchmarks.tables throughput    as fast as possible: at least 3,000 moves a second
    python -m benchmarks.tables latency       1,500 moves a second: 99 % reach every player within 50 ms
    python -m benchmarks.tables idle          8,000 sockets: at most 220 MiB, plus 30 KiB each
    python -m benchmarks.tables soak          24,000 moves after a warm-up of 8,000: the memory grows by at most 5 %
    python -m benchmarks.tables bots          20 people, each alone with bots that think for 100 ms: no acknowledgement
                                              takes over 100 ms; with `--bots best` the bots think for 1000 ms

Each run starts a real server (SQLite on disk, every move synced before anyone sees it), pinned to core 0, and plays
from the other cores. With bots, the server has cores 0 and 1, which the load shares on a machine with two cores; the
figures then include the bots. Options change the size: `--tables 500 --seconds 60 --pace 3 --idle 1000`. Any fault
that the load detects fails the run. Figures are printed and written under `benchmarks/results/`; the exit code is 1
if a target is not met. The machine should be otherwise idle.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

import msgspec
from prometheus_client.parser import text_string_to_metric_families

from benchmarks.bars import Bar
from benchmarks.served import Served, stand_aside, vierblatt
from vierblatt.arena.provenance import provenance
from vierblatt.cli.commands.load import allow_sockets
from vierblatt.load import Load, LoadPlan
from vierblatt.load.timeline import LoadTimeline
from vierblatt.server.ops.metrics import Why

RESULTS = Path(__file__).parent / "results"
CORES = (0,)  #: of the server
BOTS_CORES = (0, 1)  #: of a server with bots
WARM_UP = 0.25  #: the share of a soak's moves before the first measurement of its memory

#: The size of each run unless options change it.
RUNS: dict[str, dict[str, Any]] = {
    "throughput": {"tables": 200, "pace": 0.0, "seconds": 30},
    "latency": {"tables": 500, "pace": 3.0, "seconds": 60},
    "idle": {"tables": 0, "idle": 8000, "seconds": 10},
    "soak": {"tables": 200, "pace": 3.0, "seconds": 54},
    "bots": {"tables": 20, "pace": 1.0, "seconds": 60, "bots": "search", "games": ()},
}


def bars(run: str, figures: Mapping[str, Any]) -> list[Bar]:
    """The targets for a run; a figure that is missing because nothing was played meets no target."""
    report = figures["report"]
    match run:
        case "throughput":
            return [Bar("moves a second", report["moves_per_second"], 3000, "", at_most=False)]
        case "latency":
            return [
                Bar("moves a second", report["moves_per_second"], 0.98 * 1500, "", at_most=False),
                Bar("99 % with everybody", _time(report, "delivered", "p99"), 50, "ms", at_most=True),
            ]
        case "idle":
            return [
                Bar("idle process", figures["mib_before"], 220, "MiB", at_most=True),
                Bar("a socket", figures.get("kib_per_socket", math.nan), 30, "KiB", at_most=True),
            ]
        case "soak":
            return [Bar("growth of the memory", figures.get("growth_percent", math.nan), 5, "%", at_most=True)]
        case _:
            return [acknowledgement(report)]


def acknowledgement(report: Mapping[str, Any]) -> Bar:
    """The target at a table with bots: no command of a person waits long for its acknowledgement."""
    return Bar("longest acknowledgement", _time(report, "acknowledged", "max"), 100, "ms", at_most=True)


def thinking(metrics: str) -> dict[str, Any]:
    """The figures of the thinking bots, from the metrics of a server since its start.

    seconds: the total time from question to answer, waiting included. dropped: questions that the quick bot answered,
    by reason.
    """
    values = {
        (sample.name.removeprefix("vierblatt_bot_"), sample.labels.get("why", "")): sample.value
        for family in text_string_to_metric_families(metrics)
        for sample in family.samples
    }
    asked, seconds = values["seconds_count", ""], values["seconds_sum", ""]
    return {
        "questions": int(asked), "seconds": round(seconds, 1),
        "seconds_each": round(seconds / asked, 3) if asked else None,
        "hurried": int(values["questions_hurried_total", ""]),
        "dropped": {why: int(values["questions_dropped_total", why]) for why in get_args(Why)},
    }  # fmt: skip


def _time(report: Mapping[str, Any], what: str, quantile: str) -> float:
    return float(report[what][quantile]) if report[what] else math.nan


class Watch:
    """Records the server's memory and processor time, twice a second."""

    def __init__(self, served: Served, plan: LoadPlan) -> None:
        self._served, self._plan = served, plan
        self._looks: list[tuple[int, float, float]] = []  # moves, processor time, MiB; while all tables are open
        self.most = 0.0

    def __call__(self, timeline: LoadTimeline) -> None:
        """Called with the progress of the load."""
        self.most = max(self.most, self._served.mebibytes)
        if timeline.tables >= self._plan.tables[1]:
            self._looks.append((timeline.moves, self._served.seconds, self._served.mebibytes))

    def figures(self) -> dict[str, float]:
        """Moves per second of processor time, and the growth of the memory after the first quarter of the moves."""
        moves = [look[0] for look in self._looks]
        if not moves or moves[-1] == moves[0]:
            return {}
        _, busy, _ = self._looks[0]
        warm = next(look for look in self._looks if look[0] >= moves[0] + WARM_UP * (moves[-1] - moves[0]))
        return {
            "moves_per_core_second": round((moves[-1] - moves[0]) / max(self._looks[-1][1] - busy, 0.01), 1),
            "growth_percent": round(100 * (self._looks[-1][2] / warm[2] - 1), 2),
        }


def measured(served: Served, plan: LoadPlan) -> dict[str, Any]:
    """Puts the load on a server and returns the figures."""
    before, watch = served.mebibytes, Watch(served, plan)
    report = asyncio.run(Load(plan).run(watch, asyncio.Event()))
    figures: dict[str, Any] = {"mib_before": round(before, 1), "mib_most": round(watch.most, 1), **watch.figures()}
    if plan.idle:
        figures["kib_per_socket"] = round((watch.most - before) * 1024 / plan.idle, 2)
    load_report: dict[str, Any] = msgspec.to_builtins(report)
    del load_report["lines"]
    if plan.bots:
        figures["thinking"] = thinking(served.metrics)
    return {**figures, "report": load_report}


def main() -> int:
    """The command line; returns 1 if a target is missed or the load detected a fault."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("run", choices=RUNS)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--pace", type=float)
    parser.add_argument("--idle", type=int)
    parser.add_argument("--bots")
    parser.add_argument("--game", dest="games", type=lambda game: (game,), help="back_alley; with bots, all games")
    given = vars(parser.parse_args())
    run = given.pop("run")
    wanted = (
        {"games": ("back_alley",)} | RUNS[run] | {name: value for name, value in given.items() if value is not None}
    )
    tables, bots = wanted.pop("tables"), wanted.get("bots", "")
    cores = BOTS_CORES if bots else CORES
    if bots:  # otherwise the bots would first compile their search
        subprocess.run([sys.executable, "-m", "vierblatt", "warm"], check=True)
    stand_aside(cores)
    with tempfile.TemporaryDirectory() as folder, vierblatt(Path(folder), cores) as served:
        plan = LoadPlan(servers=(served.url,), tables=(tables, tables), **wanted)
        allow_sockets(plan.sockets)
        figures = measured(served, plan)
    judged = bars(run, figures)
    figures |= provenance(RESULTS.parent, ("websockets", "uvicorn", "msgspec"))
    figures |= {"bars": [asdict(bar) | {"kept": bar.kept} for bar in judged]}
    text = json.dumps(figures, indent=1)
    print(text)
    RESULTS.mkdir(exist_ok=True)
    name = "-".join(filter(None, ("tables", run, bots, figures["commit"])))
    (RESULTS / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    return 0 if all(bar.kept for bar in judged) and not figures["report"]["faults"] else 1


if __name__ == "__main__":
    sys.exit(main())
