"""Steps of the vector environments: ours against pgx and jaxmarl, on the same number of cores.

It runs in a process of its own, tied to its cores before XLA counts them: `python -m benchmarks.vectors FILE`. A step
chooses a random open action, plays it, computes the reward, and writes the observation and mask of the next player; a
finished game restarts. Our target in steps per second applies to the environment alone, with prepared actions.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import numpy as np
from cyclopts import App

from benchmarks import vector_peers
from benchmarks.bars import Bar
from benchmarks.clock import Clock, Contest, Playing, Spread, contest, deals_for, pin, sample
from vierblatt.envs.vector import VectorEnv

#: Games at once, and the targets for that: steps per second and core, and the ratio to pgx's bridge at its best batch.
BATCH, STEPS_BAR, PGX_BAR = 1024, 5e6, 30
MAIN_PEER = "bridge_bidding"
#: Seconds of a slice; steps whose actions are recorded beforehand.
SLICE, RECORDED = 0.25, 256
ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Steps:
    """One of our games: steps per second with the choice of the action, without it, and the ratio to each peer."""

    game: str
    chosen: Spread
    alone: Spread
    against: dict[str, Spread]


@dataclass(frozen=True)
class PeerSteps:
    """One peer: steps per second at the batch sizes tried, and in the contest at the best of them."""

    name: str
    tried: dict[int, float]
    best: int
    steps: Spread


@dataclass(frozen=True)
class VectorTimes:
    """The results of one run."""

    cores: int
    batch: int = BATCH
    ours: list[Steps] = field(default_factory=list)
    peers: list[PeerSteps] = field(default_factory=list)


class Ours:
    """One of our games, stepped in two ways; a call is one step of every environment."""

    def __init__(self, game: str, threads: int) -> None:
        self.env = VectorEnv(game, BATCH, threads=threads)
        self.env.reset(1)
        self._actions = self._record()

    def _record(self) -> list[np.ndarray]:
        actions = []
        for _ in range(RECORDED):
            actions.append(self.env.pick_random().copy())
            self.env.step(actions[-1])
        return actions

    def chosen(self, calls: int) -> int:
        """Steps with a random choice."""
        env = self.env
        for _ in range(calls):
            env.step(env.pick_random())
        return calls * BATCH

    def alone(self, calls: int) -> int:
        """Steps with the recorded actions, repeated as needed; the same seed gives the same games."""
        for left in range(calls, 0, -RECORDED):
            self.env.reset(1)
            for actions in self._actions[:left]:
                self.env.step(actions)
        return calls * BATCH


def best_peers(clock: Clock) -> Iterator[tuple[str, dict[int, float], Playing]]:
    """Each peer at its best batch size, with the steps per second at all sizes tried."""
    for name, batches in vector_peers.BATCHES.items():
        made = {batch: vector_peers.peer(name, batch) for batch in batches}
        tried = {
            batch: sample(playing, deals_for(playing, SLICE, clock), clock).moves_per_second
            for batch, playing in made.items()
        }
        yield name, tried, made[max(tried, key=lambda batch: tried[batch])]


def measure(games: list[str], runs: int, cores: int) -> VectorTimes:
    """Measures in this process, which must already be tied to `cores` cores."""
    clock: Clock = time.process_time if cores == 1 else time.perf_counter
    peers = list(best_peers(clock)) if vector_peers.available() else []
    ours = [Ours(game, cores) for game in games]
    contestants = [way for env in ours for way in (env.chosen, env.alone)] + [playing for _, _, playing in peers]
    timed = contest(contestants, runs, SLICE, lambda text: print(text, file=sys.stderr), clock)
    return VectorTimes(
        cores,
        BATCH,
        [steps_of(timed, n, game, [name for name, *_ in peers], 2 * len(ours)) for n, game in enumerate(games)],
        [
            PeerSteps(name, tried, max(tried, key=lambda batch: tried[batch]), timed.moves(2 * len(ours) + n))
            for n, (name, tried, _) in enumerate(peers)
        ],
    )


def steps_of(found: Contest, n: int, game: str, peers: list[str], first: int) -> Steps:
    """The figures of our n-th game; the peers begin at contestant `first`."""
    against = {name: found.ratio(2 * n, first + k) for k, name in enumerate(peers)}
    return Steps(game, found.moves(2 * n), found.moves(2 * n + 1), against)


def vector_times(games: list[str], runs: int, cores: int) -> VectorTimes:
    """Measures in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "vectors.json"
        command = [sys.executable, "-m", "benchmarks.vectors", str(file), *games, f"--runs={runs}", f"--cores={cores}"]
        subprocess.run(command, check=True, cwd=ROOT, stderr=subprocess.DEVNULL)
        return msgspec.json.decode(file.read_bytes(), type=VectorTimes)


def vector_bars(times: VectorTimes) -> list[Bar]:
    """The targets; they are for one core."""
    bars = []
    for game in times.ours:
        bars.append(Bar(f"{game.game}: vector steps/s", game.alone.median, STEPS_BAR, ""))
        if MAIN_PEER in game.against:
            ratio = game.against[MAIN_PEER].median
            bars.append(Bar(f"{game.game}: vector steps against pgx {MAIN_PEER}", ratio, PGX_BAR))
    return bars


app = App(name="python -m benchmarks.vectors", help="Time vector environments and write the results to a file.")


@app.default
def main(file: Path, *games: str, runs: int = 9, cores: int = 1) -> None:
    """Ties itself to its cores and measures."""
    pin(cores)
    file.write_bytes(msgspec.json.encode(measure(list(games), runs, cores)))


if __name__ == "__main__":
    app()
