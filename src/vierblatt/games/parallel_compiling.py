"""Compiling in two processes on the first start: the second one compiles the larger half of a game's rules.

Numba compiles one function at a time, however many threads there are. The cache has one file per compiled rule, so this
process finds what the other one has compiled. The halves are `act`, with everything that follows from an action, and
the rest.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import numba

from vierblatt import games
from vierblatt.games.background import command, environment
from vierblatt.kernel import cache, engine
from vierblatt.kernel.jit import PLAIN


@contextmanager
def compile_in_two_processes(game_id: str) -> Iterator[None]:
    """Within the block, the first rule that must be compiled starts a second process, if there is a core for it.

    The process ends with the block at the latest. If it fails, this process compiles the same rules.
    """
    wanted, lock = not PLAIN and cores() > 1, threading.Lock()
    helpers: list[subprocess.Popen[bytes]] = []

    def begin(_rule: str) -> None:
        nonlocal wanted
        with lock:  # a thread may still be compiling after the block has ended
            if wanted:
                wanted = False
                helpers.append(begin_process("vierblatt.games.parallel_compiling", game_id))

    cache.on_compile.append(begin)
    try:
        yield
    finally:
        cache.on_compile.remove(begin)
        with lock:
            wanted = False
        for helper in helpers:
            helper.kill()
            helper.wait()


def begin_process(module: str, *arguments: str) -> subprocess.Popen[bytes]:
    """Starts one of our modules in another process with the same cache; the caller must end it."""
    nothing = subprocess.DEVNULL
    return subprocess.Popen(  # noqa: S603 - our own module
        command(module, *arguments), env=environment(), stdin=nothing, stdout=nothing, stderr=nothing
    )


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def compile_act(game_id: str) -> None:
    """Compiles `act` and everything that follows from it into the cache."""
    states = games.get(game_id).layout.new(1)
    kinds = numba.from_dtype(states.dtype)[::1], numba.int64, numba.int64
    engine.act.compile(kinds)  # type: ignore[attr-defined]


if __name__ == "__main__":
    compile_act(sys.argv[1])
