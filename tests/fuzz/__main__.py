"""``python -m tests.fuzz``: fuzzes all targets for long, resumes where it was stopped, stores what it finds.

    make fuzz ARGS="--count 10000000"
    make fuzz ARGS="--minutes 30 --only http sockets"

After a change of the sources it starts from the beginning. Exit code 1: an input failed; it is stored in
`tests/fuzz/corpus`, and fails the tests until the defect is fixed.
"""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from tests.fuzz.progress import Progress
from tests.fuzz.running import BLOCK, Feeder
from tests.fuzz.target import Check
from tests.fuzz.targets import TARGETS
from tests.soak import FOLDER, sources

STATE = FOLDER / "fuzz.json"
COUNT = 1_000_000  #: inputs, unless the command sets a number or a time
NO_END = 10**15
TOLD_EVERY = 10.0  #: seconds


def arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description="Feeds every parser with inputs that are wrong."
    )
    parser.add_argument(
        "--count",
        type=int,
        help=f"inputs over all targets, earlier runs included; {COUNT:,} without --minutes",
    )
    parser.add_argument("--minutes", type=float, default=0, help="stops then; 0: when the count is reached")
    parser.add_argument("--only", nargs="+", choices=sorted(TARGETS), default=sorted(TARGETS), metavar="TARGET")
    parser.add_argument("--seed", type=int, default=1, help="another one makes other inputs")
    parser.add_argument("--list", action="store_true", help="says which targets there are")
    return parser.parse_args()


def main() -> int:
    """The command."""
    asked = arguments()
    if asked.list:
        print("\n".join(f"{target.name:16} {target.share / 100:5.2f} %" for target in TARGETS.values()))
        return 0
    run = Run(asked.only, asked.count or (NO_END if asked.minutes else COUNT), asked.seed)
    if not run.behind():
        print("all of it was fed before, to the same sources: a higher --count or another --seed feeds more")
    try:
        run.go(asked.minutes * 60 or float("inf"))
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on from here")
    finally:
        run.progress.save(STATE)
    run.tell()
    return 1 if run.found else 0


class Run:
    """One run of the command. names: of the targets. count: inputs over all of them."""

    def __init__(self, names: list[str], count: int, seed: int) -> None:
        shares = {name: TARGETS[name].share for name in names}
        self.endless = count == NO_END
        self.goal = {name: -(-count * share // sum(shares.values()) // BLOCK) for name, share in shares.items()}
        self.progress = Progress.of(STATE, seed, sources(Path(__file__).parent))
        self.feeders = {name: Feeder(TARGETS[name], seed) for name in names}
        self.found = 0
        self._fed, self._began, self._reported = 0, time.monotonic(), time.monotonic()

    def go(self, seconds: float) -> None:
        """Feeds block after block, always to the target furthest behind, until all are done or the time is up."""
        checks: dict[str, Check] = {}
        with ExitStack() as stack:
            while time.monotonic() - self._began < seconds:
                behind = self.behind()
                if not behind:
                    return
                name = min(behind, key=lambda each: behind[each])
                if name not in checks:
                    checks[name] = stack.enter_context(TARGETS[name].open_check())
                    self.feeders[name].warm(checks[name])
                self._block(name, checks[name])

    def behind(self) -> dict[str, float]:
        """The unfinished targets, each with the share of its inputs that it has received."""
        return {name: self._done(name) / goal for name, goal in self.goal.items() if self._done(name) < goal}

    def _block(self, name: str, check: Check) -> None:
        for failure in self.feeders[name].block(check, self._done(name)):
            self.found += 1
            failure.save()
            print(f"\n{name}: {failure.file}\n{failure.why}", file=sys.stderr)
        self.progress.blocks[name] = self._done(name) + 1
        self._fed += BLOCK
        if time.monotonic() - self._reported > TOLD_EVERY:
            self._reported = time.monotonic()
            self.progress.save(STATE)
            self.tell()

    def _done(self, name: str) -> int:
        return self.progress.blocks.get(name, 0)

    def tell(self) -> None:
        """Prints a line of progress."""
        done, goal = (BLOCK * sum(each) for each in (map(self._done, self.goal), self.goal.values()))
        rate = self._fed / max(0.001, time.monotonic() - self._began)
        of = "" if self.endless else f" of {goal:,}"
        print(f"{done:,}{of} inputs, {rate:,.0f} a second, {self.found} found", flush=True)


if __name__ == "__main__":
    sys.exit(main())
