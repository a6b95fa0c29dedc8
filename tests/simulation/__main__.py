"""``python -m tests.simulation``: one seed with a full trace, or many seeds one after the other.

    python -m tests.simulation --seed 17
    python -m tests.simulation --seeds 1000-200000 --minutes 60

Many seeds resume where they were stopped; after a change of the sources they start from the first. Exit code 1: a
promise was broken; the seed and the last lines of its trace are printed.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from pathlib import Path

from tests.simulation.progress import Progress
from tests.simulation.world import Run, World
from tests.soak import FOLDER, sources

STATE = FOLDER / "simulation.json"
SEEDS = range(1, 1001)  #: unless the command names others
TOLD_EVERY = 10.0  #: seconds


def arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description="Plays worlds drawn from seeds.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--seed", type=int, help="one world, told line by line")
    which.add_argument(
        "--seeds",
        metavar="FIRST-LAST",
        type=seeds,
        default=SEEDS,
        help=f"many worlds, until a promise is broken; {SEEDS[0]}-{SEEDS[-1]} by default",
    )
    parser.add_argument("--minutes", type=float, default=0, help="stops then; 0: after the last seed")
    parser.add_argument("--lines", type=int, default=60, help="last lines of a broken world that are printed; 0: all")
    return parser.parse_args()


def seeds(text: str) -> range:
    """`1000-2000`, or `17` alone."""
    first, _, last = text.partition("-")
    numbers = range(int(first), int(last or first) + 1)
    if not numbers:
        raise ValueError(text)
    return numbers


def main() -> int:
    """The command."""
    asked = arguments()
    if asked.seed is not None:
        run = World(asked.seed).run()
        print(run.trace.text())
        return exit_code_of(run)
    return explore(asked.seeds, asked.minutes * 60 or float("inf"), asked.lines)


def exit_code_of(run: Run) -> int:
    """Prints how a run ended; returns the exit code."""
    print(f"\nseed {run.seed}, trace {run.hash}: {len(run.broken)} promises broken, {run.entries} entries", flush=True)
    for what in run.broken:
        print(f"  {what}")
    return 1 if run.broken else 0


def explore(seeds: range, limit: float, lines: int) -> int:
    """Runs world after world; returns the exit code."""
    progress = Progress.of(STATE, seeds, sources(Path(__file__).parent))
    if progress.next not in seeds:
        print("all of these were played before, with the same sources: other --seeds play more")
    began = shown = time.monotonic()
    gc.freeze()  # the rules and their compiler stay in memory: no collection has to scan them
    try:
        while progress.next in seeds and time.monotonic() - began < limit:
            start = time.monotonic()
            run = World(progress.next).run()
            if run.broken:
                print(run.trace.text(lines))
                return exit_code_of(run)
            progress.add(run, time.monotonic() - start)
            if time.monotonic() - shown > TOLD_EVERY:
                shown = time.monotonic()
                progress.save(STATE)
                print(progress.line(), flush=True)
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on from here")
    finally:
        progress.save(STATE)
    print(progress.line(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
