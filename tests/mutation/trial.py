"""Runs the tests with one mutant, in a process of its own, where an import of the rules finds the faulty source."""

from __future__ import annotations

import faulthandler
import importlib.machinery
import itertools
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType

from tests.mutation.mutants import ROOT, Mutant

SECONDS = 300  #: that the tests may take with a mutant; one that takes longer counts as noticed
PROCESSOR_SECONDS = 100  #: limit of processor time, which stops an endless loop sooner, whatever else the machine does
MEMORY = 4 << 30  #: bytes that a process may use; a mutant that needs more counts as noticed
#: Matches compared with the reference before the tests of the game, which take longer, and after them.
FIRST_MATCHES, LAST_MATCHES = 60, 240
#: Tests in a game's folder that do not test its rules, but bots, solvers and statistics.
ELSEWHERE = ("policy", "solving", "statistics", "playouts", "prospects", "words")

ALIVE, NOTICED = 0, 3


class Trial:
    """The tests of one mutant, or of the unchanged rules, in a running process.

    The output of the tests goes to a file.
    """

    def __init__(self, mutant: Mutant | None, game: str, output: Path) -> None:
        self.mutant = mutant
        self._deadline = time.monotonic() + SECONDS
        self._child = os.fork()
        if self._child == 0:
            _in_child(mutant, game, output)

    def survived(self) -> bool | None:
        """Whether no test has noticed the mutant; None while the tests run."""
        ended, status = os.waitpid(self._child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status) == ALIVE
        if time.monotonic() < self._deadline:
            return None
        self.end()
        return False

    def end(self) -> None:
        """Ends the process and all processes that it has started."""
        os.killpg(self._child, signal.SIGKILL)
        os.waitpid(self._child, 0)


def trials(
    wanted: Iterable[Mutant | None], game: str, *, jobs: int, folder: Path
) -> Iterator[tuple[Mutant | None, bool]]:
    """Tries mutants, several at once, and yields for each whether it survived, as soon as that is known."""
    waiting = enumerate(wanted)
    running: list[Trial] = []
    try:
        while True:
            for number, mutant in itertools.islice(waiting, jobs - len(running)):
                running.append(Trial(mutant, game, folder / f"trial-{number}"))
            if not running:
                return
            for trial in [*running]:
                if (survived := trial.survived()) is not None:
                    running.remove(trial)
                    yield trial.mutant, survived
            time.sleep(0.005)
    finally:
        for trial in running:
            trial.end()


def _in_child(mutant: Mutant | None, game: str, output: Path) -> None:
    """Runs the tests in the forked process; never returns."""
    code = NOTICED
    try:
        os.setpgid(0, 0)  # processes started by the tests end with them
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
        descriptor = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(descriptor, 1)
        os.dup2(descriptor, 2)
        faulthandler.disable()
        if mutant is not None:
            put_in(mutant)
        code = ALIVE if all(stage(game) for stage in STAGES) else NOTICED
    except BaseException as fault:  # noqa: BLE001 - whatever a mutant does is noticed
        print(f"{type(fault).__name__}: {fault}", flush=True)
    finally:
        os._exit(code)


def put_in(mutant: Mutant) -> None:
    """Makes imports of the mutant's file find the mutant."""
    target = str(mutant.path)
    code = compile(mutant.source, target, "exec", dont_inherit=True)
    usual = importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, fullname: str) -> CodeType | None:
        return code if self.path == target else usual(self, fullname)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    loaded = f"vierblatt.games.{mutant.game}"
    assert not any(name.startswith(loaded) for name in sys.modules), "the rules were imported before the mutant"


# --- the tests, the quickest first -------------------------------------------------------------------------------


def _worked_cases(game: str) -> bool:
    from vierblatt.check import check_file

    files = [ROOT / "tests" / "cases" / f"{game}.json", ROOT / "tests" / "cases" / "seed" / f"{game}.json"]
    return all(not check_file(file).disagreements for file in files if file.exists())


def _matches(game: str, numbers: range) -> bool:
    from tests.test_differential import play_side_by_side

    for number in numbers:
        play_side_by_side(game, number)
    return True


def _own_tests(game: str) -> bool:
    import pytest

    folder = ROOT / "tests" / "games" / game
    files = [str(file) for file in sorted(folder.glob("test_*.py")) if not file.stem.endswith(ELSEWHERE)]
    quiet = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
    quiet += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # what was imported before the fork
    return pytest.main([*quiet, *files]) == pytest.ExitCode.OK


STAGES: tuple[Callable[[str], bool], ...] = (
    _worked_cases,
    lambda game: _matches(game, range(FIRST_MATCHES)),
    _own_tests,
    lambda game: _matches(game, range(FIRST_MATCHES, LAST_MATCHES)),
)


def warm_up() -> None:
    """Imports what every trial needs and no mutant changes, for the forked processes to inherit."""
    import hypothesis  # noqa: F401
    import msgspec  # noqa: F401
    import numba  # noqa: F401
    import numpy as np  # noqa: F401
    import pytest  # noqa: F401
