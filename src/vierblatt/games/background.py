"""While the rules of a game are not compiled, they run as Python, and another process compiles them: nobody waits.

The process starts with the first call that would have had to wait, compiles that game and then all others, yields to
other work, and ends with this process at the latest. What it has compiled stays in the cache.

`VIERBLATT_COMPILE=first` switches this off, and so does `compile_first()`, which programs call that have a lot to
compute and little to answer: a first call then waits for the compiler.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from vierblatt.games.registry import MODULES
from vierblatt.kernel import cache, waiting
from vierblatt.kernel.jit import PLAIN

VARIABLE, FIRST = "VIERBLATT_COMPILE", "first"


class _Compiler:
    """The process that compiles for this one: it is started once at most."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    def works(self, game_id: str) -> bool:
        """Whether it, or that of another process, is compiling; if there is none, it begins to, with this game."""
        with self._lock:
            if self._process is not None:
                return self.runs
            return _is_reserved() or (game_id in MODULES and self._begin(game_id))

    def _begin(self, game_id: str) -> bool:
        ordered = sorted(MODULES, key=lambda each: each != game_id)
        command = [sys.executable, "-m", "vierblatt.precompiling", *(f"{each}={MODULES[each]}" for each in ordered)]
        ours = {"VIERBLATT_CACHE": str(cache.root()), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        pipe, nothing, given = subprocess.PIPE, subprocess.DEVNULL, os.environ | ours
        try:
            # Standard input is a pipe that ends with this process, however it ends.
            self._process = subprocess.Popen(command, env=given, stdin=pipe, stdout=nothing, stderr=nothing)  # noqa: S603 - our own module
        except OSError:  # too many processes, or no memory
            return False
        atexit.register(self.end)
        threading.Thread(target=self._process.wait, name="compiling", daemon=True).start()  # it leaves no zombie
        return True

    @property
    def runs(self) -> bool:
        """Whether the process is at work."""
        return self._process is not None and self._process.poll() is None

    def end(self) -> None:
        """Ends the process; what it has compiled stays."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()


_compiler = _Compiler()


def compile_first() -> None:
    """From now on, a call of an entry waits until it is compiled; in the processes that this one starts, too."""
    os.environ[VARIABLE] = FIRST


def compiles_now() -> bool:
    """Whether a process of this one is compiling in the background."""
    return _compiler.runs


def is_compiled_elsewhere(game_id: str) -> bool:
    """Whether another process compiles this game; if none does, one begins to, but only once.

    game_id: "" asks whether any process compiles any game.
    """
    return os.environ.get(VARIABLE) != FIRST and _compiler.works(game_id)


def search_is_ready(game_id: str, marker: str) -> bool:
    """Whether a search need not wait for a process that is compiling it. marker: that of the game's states."""
    return PLAIN or _searched(marker).exists() or not is_compiled_elsewhere(game_id)


def note_that_search_is_ready(marker: str) -> None:
    """Notes in the cache that everything is compiled that a search in a game needs."""
    with contextlib.suppress(OSError):  # a full disk: tables go on without the search until this process ends
        _searched(marker).touch()


def _searched(marker: str) -> Path:
    return cache.root() / f"{marker}.searched"


def _is_reserved() -> bool:
    with _reservation(wait=False) as mine:
        return not mine


@contextlib.contextmanager
def reserve_compiling() -> Iterator[None]:
    """Within the block no other process compiles in the background into the same cache; waits for one that does."""
    with _reservation(wait=True):
        yield


@contextlib.contextmanager
def _reservation(*, wait: bool) -> Iterator[bool]:
    """A lock that the system releases with the process; yields whether this process has it."""
    try:
        import fcntl

        handle = os.open(cache.root() / ".compiling.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except (ImportError, OSError):  # a system without such locks: two processes may compile the same
        yield True
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        mine = True
    except OSError as fault:
        mine = not isinstance(fault, BlockingIOError)
    try:
        yield mine
    finally:
        os.close(handle)


waiting.compiled_elsewhere = is_compiled_elsewhere
