"""``python -m tests.simulation``: one seed with all that happens in it, or many seeds one after the other.

    python -m tests.simulation --seed 17
    python -m tests.simulation --seeds 1000-200000 --minutes 60

Many seeds go on where they were stopped. Exit code 1: a promise was broken; the seed and its last lines are printed.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from pathlib import Path

import msgspec

from tests.simulation.world import Run, World

STATE = Path(".soak") / "simulation.json"
TOLD_EVERY = 10.0  #: seconds


class Progress(msgspec.Struct):
    """Of a range of seeds: the next one, and what those before it were worth."""

    seeds: str
    next: int
    schedules: int = 0
    entries: int = 0
    frames: int = 0
    matches: int = 0
    seconds: float = 0.0  #: of computing
    lived: float = 0.0  #: seconds that passed in the worlds

    @classmethod
    def of(cls, seeds: str, first: int) -> Progress:
        """What was done of these seeds before."""
        if STATE.exists():
            known = msgspec.json.decode(STATE.read_bytes(), type=dict[str, Progress])
            return known.get(seeds, cls(seeds, first))
        return cls(seeds, first)

    def save(self) -> None:
        """Beside other ranges."""
        STATE.parent.mkdir(exist_ok=True)
        known = msgspec.json.decode(STATE.read_bytes(), type=dict[str, Progress]) if STATE.exists() else {}
        STATE.write_bytes(msgspec.json.encode(known | {self.seeds: self}))

    def add(self, run: Run, seconds: float) -> None:
        """A run more."""
        self.next = run.seed + 1
        self.schedules += 1
        self.entries += run.entries
        self.frames += run.frames
        self.matches += run.matches
        self.seconds += seconds
        self.lived += run.seconds

    def tell(self) -> None:
        """A line of how far it is."""
        rate = self.schedules / max(0.001, self.seconds)
        print(
            f"{self.schedules:,} schedules, {rate:.1f} a second, next seed {self.next}: {self.lived / 3600:,.0f} hours "
            f"lived, {self.entries:,} entries, {self.frames:,} frames, {self.matches:,} matches, nothing broken",
            flush=True,
        )


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description="Plays worlds drawn from seeds.")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--seed", type=int, help="one world, told line by line")
    which.add_argument("--seeds", metavar="FIRST-LAST", help="many worlds, until a promise is broken")
    parser.add_argument("--minutes", type=float, default=0, help="stops then; 0: after the last seed")
    parser.add_argument("--lines", type=int, default=60, help="last lines of a broken world that are printed; 0: all")
    return parser.parse_args()


def main() -> int:
    """The command."""
    asked = arguments()
    if asked.seed is not None:
        run = World(asked.seed).run()
        print(run.trace.text())
        return told(run)
    return explore(asked.seeds, asked.minutes * 60 or float("inf"), asked.lines)


def told(run: Run) -> int:
    """Says how a run ended; the exit code."""
    print(f"\nseed {run.seed}, trace {run.hash}: {len(run.broken)} promises broken, {run.entries} entries", flush=True)
    for what in run.broken:
        print(f"  {what}")
    return 1 if run.broken else 0


def explore(seeds: str, limit: float, lines: int) -> int:
    """World after world; the exit code."""
    first, _, last = seeds.partition("-")
    progress = Progress.of(seeds, int(first))
    began = shown = time.monotonic()
    gc.freeze()  # the rules and their compiler stay for ever: no collection has to look at them
    try:
        while progress.next <= int(last) and time.monotonic() - began < limit:
            start = time.monotonic()
            run = World(progress.next).run()
            if run.broken:
                print(run.trace.text(lines))
                return told(run)
            progress.add(run, time.monotonic() - start)
            if time.monotonic() - shown > TOLD_EVERY:
                shown = time.monotonic()
                progress.save()
                progress.tell()
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on from here")
    finally:
        progress.save()
    progress.tell()
    return 0


if __name__ == "__main__":
    sys.exit(main())
