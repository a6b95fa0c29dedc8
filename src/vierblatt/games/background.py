"""Until the rules of a game are compiled, they run as Python while another process compiles them, so nobody waits.

The process starts with the first call that would have had to wait, compiles that game and then all others, yields to
other work, and ends with this process at the latest. What it has compiled stays in the cache.

`VIERBLATT_COMPILE=first` switches this off, and so does `compile_first()`, for programs that compute a lot and answer
little: a first call then waits for the compiler.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import hashlib
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from llvmlite.binding import get_host_cpu_name

from vierblatt.games.registry import MODULES
from vierblatt.kernel import cache, waiting
from vierblatt.kernel.jit import PLAIN

VARIABLE, FIRST = "VIERBLATT_COMPILE", "first"


class _Compiler:
    """The process that compiles for this one: it is started at most once."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    def works(self, game_id: str) -> bool:
        """Whether this compiler or another process's is at work; if none is, starts this one, with this game first."""
        with self._lock:
            if self.runs or _is_reserved():
                return True
            return self._process is None and game_id in MODULES and self._begin(game_id)

    def _begin(self, game_id: str) -> bool:
        ordered = sorted(MODULES, key=lambda each: each != game_id)
        modules = [f"{each}={MODULES[each]}" for each in ordered]
        pipe, nothing, given = subprocess.PIPE, subprocess.DEVNULL, environment() | {VARIABLE: FIRST}
        try:
            # Standard input is a pipe that closes when this process ends, however it ends.
            self._process = subprocess.Popen(  # noqa: S603 - our own module
                command("vierblatt.precompiling", *modules), env=given, stdin=pipe, stdout=nothing, stderr=nothing
            )
            threading.Thread(target=self._process.wait, name="compiling", daemon=True).start()  # leaves no zombie
        except (OSError, RuntimeError):  # too many processes or threads, or no memory
            return self.runs
        atexit.register(self.end)
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


def command(module: str, *arguments: str) -> list[str]:
    """The command that runs one of our modules in another process; raises OSError if there is no Python to run it."""
    if not sys.executable or getattr(sys, "frozen", False):
        raise OSError("this program has no Python of its own")
    return [sys.executable, "-P", "-m", module, *arguments]  # -P: no module from the current folder


def environment() -> dict[str, str]:
    """The environment for such a process, which uses this one's cache and finds the same modules."""
    path = os.pathsep.join(str(each) or str(Path.cwd()) for each in sys.path)
    return os.environ | {"VIERBLATT_CACHE": str(cache.root()), "PYTHONPATH": path}


_compiler = _Compiler()


def _begin_anew() -> None:
    """For a forked process: the compiling process is not its own, and none of its threads looks for compiled code."""
    global _compiler  # noqa: PLW0603 - there is one per process
    atexit.unregister(_compiler.end)
    _compiler = _Compiler()
    waiting.forget()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_anew)


def compile_first() -> None:
    """From now on, a call of an entry waits until it is compiled, also in the processes that this one starts."""
    os.environ[VARIABLE] = FIRST


def compiles_now() -> bool:
    """Whether a process started by this one is compiling in the background."""
    return _compiler.runs


def is_compiled_elsewhere(game_id: str) -> bool:
    """Whether another process is compiling this game; if none is, starts one, but only once.

    game_id: "" asks whether any process is compiling any game.
    """
    return os.environ.get(VARIABLE, "").strip().lower() != FIRST and _compiler.works(game_id)


def search_is_ready(game_id: str, marker: str) -> bool:
    """Whether a search need not wait for a process that is compiling it. marker: that of the game's states."""
    return PLAIN or _was_searched(marker) or not is_compiled_elsewhere(game_id)


def note_that_search_is_ready(marker: str) -> None:
    """Records in the cache that everything that a search of a game needs is compiled."""
    with contextlib.suppress(OSError):  # a full disk: tables do without the search until this process ends
        _searched(marker).touch()


def _was_searched(marker: str) -> bool:
    note = _searched(marker)
    if not note.exists():
        return False
    cache.note_use(note)
    return True


def _searched(marker: str) -> Path:
    return cache.root() / f"{marker}-{_search_key()}.searched"


@functools.cache
def _search_key() -> str:
    """A short hash of the sources that a search is compiled from, and of the processor."""
    parts = [file for name in ("search", "simulate", "bots") for file in sorted((cache.PACKAGE / name).rglob("*.py"))]
    processor = os.environ.get("NUMBA_CPU_NAME") or get_host_cpu_name()
    hasher = hashlib.sha256(f"{processor} {cache.source_key(cache.PACKAGE / 'cards.py')}".encode())
    for file in parts:
        hasher.update(file.read_bytes())
    return hasher.hexdigest()[:20]


def _is_reserved() -> bool:
    with reserve_compiling() as mine:
        return not mine


@contextlib.contextmanager
def reserve_compiling() -> Iterator[bool]:
    """Within the block, no other process compiles in the background into the same cache.

    Yields False, and reserves nothing, if another process already does. The system releases the reservation when the
    process ends.
    """
    try:
        import fcntl

        handle = os.open(cache.root() / ".compiling.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except (ImportError, OSError):  # a system without such locks: two processes may compile the same
        yield True
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        mine = True
    except OSError as fault:
        mine = not isinstance(fault, BlockingIOError)
    try:
        yield mine
    finally:
        if mine:  # a process forked in the meantime also holds the lock until it is released
            with contextlib.suppress(OSError):
                fcntl.flock(handle, fcntl.LOCK_UN)
        os.close(handle)


waiting.compiled_elsewhere = is_compiled_elsewhere
