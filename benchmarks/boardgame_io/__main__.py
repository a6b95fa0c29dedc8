"""Moves per core: boardgame.io with its store in memory, against our server with every move written to disk first.

    python -m benchmarks.boardgame_io --tables 50 --seconds 20 --rounds 3

Both servers run on core 0, one after the other in each round, with players of the same kind: four sockets per table,
each of which makes its next move as soon as its turn comes. boardgame.io serves a small trick-taking game
(`server.js`), we serve Back Alley with all its rules. The exit code is 1 if we serve fewer moves per core. `npm ci`
first installs boardgame.io, at the version in `package-lock.json`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from benchmarks.bars import Bar
from benchmarks.boardgame_io import peer
from benchmarks.served import running, stand_aside, vierblatt
from benchmarks.tables import CORES, RESULTS, measured
from vierblatt.arena.provenance import provenance
from vierblatt.cli.commands.load import allow_sockets
from vierblatt.load import LoadPlan

HERE = Path(__file__).parent


def theirs(tables: int, seconds: float) -> dict[str, Any]:
    """boardgame.io's figures."""
    with running(["node", "server.js", "0"], CORES, HERE) as served:
        count, busy, took = asyncio.run(peer.play(served.url, tables, seconds, lambda: served.seconds))
        quantiles = count.delivered.quantiles()
    return {
        "moves": count.moves, "moves_per_second": round(count.moves / took, 1),
        "moves_per_core_second": round(count.moves / busy, 1), "delivered_p99": quantiles.p99 if quantiles else None,
        "faults": count.faults[:3],
    }  # fmt: skip


def ours(tables: int, seconds: float) -> dict[str, Any]:
    """Our figures."""
    with tempfile.TemporaryDirectory() as folder, vierblatt(Path(folder), CORES) as served:
        plan = LoadPlan(
            servers=(served.url,), tables=(tables, tables), seconds=seconds, pace=0.0, games=("back_alley",)
        )  # fmt: skip
        return side(measured(served, plan))


def side(figures: Mapping[str, Any]) -> dict[str, Any]:
    """The figures to compare; a server on which nothing was played served 0 moves per second."""
    report = figures["report"]
    delivered = report["delivered"]
    return {
        "moves": report["moves"], "moves_per_second": report["moves_per_second"],
        "moves_per_core_second": figures.get("moves_per_core_second", 0.0),
        "delivered_p99": delivered["p99"] if delivered else None, "faults": report["examples"],
    }  # fmt: skip


def ratio(us: Mapping[str, Any], them: Mapping[str, Any]) -> float:
    """The ratio of our moves per core to theirs; 0, which meets no target, if either side has not played."""
    peer_moves = them["moves_per_core_second"]
    return float(us["moves_per_core_second"] / peer_moves) if peer_moves else 0.0


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit("this benchmark needs node and npm")
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--omit=optional", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    allow_sockets(4 * given.tables)
    stand_aside(CORES)
    rounds = [
        {"boardgame_io": theirs(given.tables, given.seconds), "vierblatt": ours(given.tables, given.seconds)}
        for _ in range(given.rounds)
    ]
    ratios = [ratio(each["vierblatt"], each["boardgame_io"]) for each in rounds]
    bar = Bar("durable moves a core, against boardgame.io's in memory", round(statistics.median(ratios), 2), 1.0)
    figures = {
        **provenance(RESULTS.parent, ("websockets", "uvicorn")), "tables": given.tables, "rounds": rounds,
        "ratio": bar.figure, "kept": bar.kept,
    }  # fmt: skip
    text = json.dumps(figures, indent=1)
    print(text)
    (RESULTS / f"boardgame-io-{figures['commit']}.json").write_text(text + "\n", encoding="utf-8")
    faults = any(played["faults"] for each in rounds for played in each.values())
    return 0 if bar.kept and not faults else 1


if __name__ == "__main__":
    sys.exit(main())
