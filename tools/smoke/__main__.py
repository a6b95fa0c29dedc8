"""Install the built wheel with each of its extras on each Python, and use it as its users would.

    python3 -m tools.smoke                                        every Python on the path, every extra
    python3 -m tools.smoke --python python3.12 --extra terminal,server --extra all

Each installation is a fresh environment, with a home of its own, in a temporary folder; nothing in it knows the
checkout. Every step is one line. The first one that fails ends the run with exit code 1, and its output follows.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from tools.smoke.installing import Combination, install, megabytes
from tools.smoke.pythons import VERSIONS, look_for
from tools.smoke.running import Failed
from tools.smoke.steps import EXTRAS, steps_of

ROOT = Path(__file__).resolve().parents[2]
LAST_LINES = 200  #: of the output of a step that failed
CORE, ALL = "core", "all"  #: no extra, and every one


def wheel_of_this_version(folder: Path = ROOT / "dist") -> Path:
    """Where `make dist` puts the wheel."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return folder / f"{project['name']}-{project['version']}-py3-none-any.whl"


def arguments_of(words: Sequence[str]) -> argparse.Namespace:
    """What was asked for; ends the program with a sentence and exit code 2 if it cannot be done."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.smoke", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", action="append", help="a command or a path; by default python3.11 to python3.14")
    parser.add_argument(
        "--extra", action="append", help=f"{', '.join(EXTRAS)}, {ALL}, {CORE} (none); or several with commas"
    )
    parser.add_argument("--wheel", type=Path, default=wheel_of_this_version(), help="by default what `make dist` made")
    parser.add_argument(
        "--newest", action="store_true", help="the newest packages that fit, not those of requirements/"
    )
    given = parser.parse_args(words)
    given.extra = [
        tuple(name for name in each.split(",") if name != CORE) for each in given.extra or (CORE, *EXTRAS, ALL)
    ]
    if unknown := {name for extras in given.extra for name in extras} - {*EXTRAS, ALL}:
        parser.error(f"no such extra: {', '.join(sorted(unknown))}")
    if not given.wheel.is_file():
        parser.error(f"there is no wheel {given.wheel}; `make dist` builds one")
    named, standard = given.python, [f"python{version}" for version in VERSIONS]
    given.python, missing = look_for(named or standard)
    if named and missing:
        parser.error(f"no Python (with venv) starts as {', '.join(missing)}")
    if missing:
        print(f"Not found, and so not tried: {', '.join(missing)}", flush=True)
    if not given.python:
        parser.error("no Python was found")
    return given


def try_out(combination: Combination, wheel: Path, *, newest: bool) -> str:
    """Installs a combination and takes all its steps; returns the line that sums it up; raises Failed."""
    began = time.monotonic()
    print(f"== {combination}", flush=True)
    with tempfile.TemporaryDirectory(prefix="smoke-", ignore_cleanup_errors=True) as temporary:
        with timed("pip installs the wheel"):
            place = install(combination, wheel, Path(temporary).resolve(), newest=newest)
        installed, size = time.monotonic(), megabytes(place)
        steps = steps_of(combination.extras)
        for step in steps:
            with timed(step.title):
                step.run(place)
        used = time.monotonic()
    return (
        f"{combination}: {len(steps)} steps passed, {size:.0f} MB, "
        f"installed in {installed - began:.0f} s, used for {used - installed:.0f} s"
    )


@contextmanager
def timed(title: str) -> Iterator[None]:
    """Prints a line at the end of what it contains: whether it passed, how long it took, its title."""
    began, outcome = time.monotonic(), "FAILED"
    try:
        yield
        outcome = "ok"
    finally:
        print(f"{outcome:6} {time.monotonic() - began:6.1f} s  {title}", flush=True)


def main(words: Sequence[str]) -> int:
    """Does what the module's docstring says."""
    given = arguments_of(words)
    passed: list[str] = []
    fault: Failed | None = None
    try:
        for python, extras in product(given.python, given.extra):
            passed.append(try_out(Combination(python, extras), given.wheel.resolve(), newest=given.newest))
    except Failed as first:
        fault = first
    print("== passed", *passed, sep="\n", flush=True)
    if fault is not None:
        print(*fault.output.splitlines()[-LAST_LINES:], fault, sep="\n", file=sys.stderr)
    return 1 if fault is not None else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
