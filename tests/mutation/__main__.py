"""`python -m tests.mutation`: tries every mutant of the rules, prints survivors; exit code 1 if one should have died.

Progress is stored for as long as rules and tests do not change, so that a run can be stopped and resumed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.mutation.listed import LEAST, Listed, Verdict, enough_died, judge
from tests.mutation.mutants import ROOT, Mutant, mutants_of
from tests.mutation.trial import trials, warm_up
from tests.registry import GAMES
from tests.soak import FOLDER, load_state, save_state, sources


def main() -> int:
    """Does what the module says; exits with 2 if the unchanged rules fail the tests."""
    asked = _arguments()
    if os.environ.get("NUMBA_DISABLE_JIT") != "1":
        os.environ["NUMBA_DISABLE_JIT"] = "1"
        os.execv(sys.executable, [sys.executable, "-m", "tests.mutation", *sys.argv[1:]])
    warm_up()
    verdicts = [_try_all(game, asked) for game in asked.game or GAMES]
    tried, alive = sum(verdict.tried for verdict in verdicts), sum(verdict.alive for verdict in verdicts)
    print(f"all together: {tried - alive} of {tried} mutants died; at least {LEAST:.0%} must")
    return 0 if enough_died(verdicts) and all(verdict.fine for verdict in verdicts) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="of one game; may be given several times")
    parser.add_argument("--file", default="", help="of one file, such as scoring.py")
    parser.add_argument("--line", type=int, default=0, help="of one line")
    parser.add_argument("--every", type=int, default=1, help="every nth mutant: a sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    return parser.parse_args()


def _try_all(game: str, asked: argparse.Namespace) -> Verdict:
    """Tries the mutants of one game; returns the verdict."""
    wanted = [mutant for mutant in mutants_of(game) if _is_wanted(mutant, asked)][:: asked.every]
    whole = not asked.file and not asked.line and asked.every == 1
    with tempfile.TemporaryDirectory() as folder:
        if [*trials([None], game, jobs=1, folder=Path(folder))] != [(None, True)]:
            said = (Path(folder) / "trial-0").read_text(encoding="utf-8")
            print(f"{game}: the rules as they are fail the tests:\n{said[-4000:]}", file=sys.stderr)
            sys.exit(2)
        alive = list(_alive(game, wanted, asked.jobs, Path(folder)))
    verdict = judge(Listed.read(game), alive, tried=len(wanted), whole=whole)
    print(f"{game}: {verdict}", flush=True)
    return verdict


def _is_wanted(mutant: Mutant, asked: argparse.Namespace) -> bool:
    return asked.file in {"", mutant.file} and asked.line in {0, mutant.line}


def _alive(game: str, wanted: list[Mutant], jobs: int, folder: Path) -> Iterator[Mutant]:
    """The mutants that survive, as they are found."""
    file = ROOT / FOLDER / f"mutants-{game}-{sources(ROOT / 'tests')}.json"
    known: dict[str, bool] = load_state(file, dict[str, bool]) or {}
    yield from (mutant for mutant in wanted if known.get(mutant.key))
    new = [mutant for mutant in wanted if mutant.key not in known]
    for count, (mutant, lives) in enumerate(trials(new, game, jobs=jobs, folder=folder), 1):
        assert mutant is not None
        known[mutant.key] = lives
        if lives:
            print(f"lives: {mutant.key}  {mutant}", flush=True)
            yield mutant
        if count % 20 == 0 or count == len(new):
            save_state(file, known)
            print(f"{game}: {count} of {len(new)}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
