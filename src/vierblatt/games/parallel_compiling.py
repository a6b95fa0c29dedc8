"""A first start on two cores: a second process compiles the larger half of a game's rules meanwhile.

Numba compiles one function after the other, whatever the threads. Since every rule is kept as a file of its own, what
another process has compiled is found like anything that was compiled earlier. The halves are `act`, with all that
follows from an action, and the rest.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import numba

from vierblatt import games
from vierblatt.kernel import cache, engine
from vierblatt.kernel.jit import PLAIN


@contextmanager
def compile_in_two_processes(game_id: str) -> Iterator[None]:
    """Within the block the first rule that has to be compiled brings a second process, where there is a core for it.

    It ends with the block at the latest. What it meets with is its own affair: without it the same is compiled here.
    """
    wanted, turns = not PLAIN and cores() > 1, threading.Lock()
    helpers: list[subprocess.Popen[bytes]] = []

    def begin(_rule: str) -> None:
        nonlocal wanted
        with turns:  # a thread may compile on when the block has been left
            if wanted:
                wanted = False
                helpers.append(begin_process("vierblatt.games.parallel_compiling", game_id))

    cache.on_compile.append(begin)
    try:
        yield
    finally:
        cache.on_compile.remove(begin)
        with turns:
            wanted = False
        for helper in helpers:
            helper.kill()
            helper.wait()


def run_in_process(module: str, *arguments: str) -> None:
    """Runs a module of ours in a process of its own, with the same cache, that ends with this one at the latest."""
    helper = begin_process(module, *arguments)
    atexit.register(helper.wait)
    atexit.register(helper.kill)


def begin_process(module: str, *arguments: str) -> subprocess.Popen[bytes]:
    """Begins a module of ours in a process of its own, with the same cache; whoever calls sees to its end."""
    there = {"VIERBLATT_CACHE": str(cache.root()), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    nothing = subprocess.DEVNULL
    return subprocess.Popen(  # noqa: S603 - our own module
        [sys.executable, "-m", module, *arguments],
        env=os.environ | there,
        stdin=nothing,
        stdout=nothing,
        stderr=nothing,
    )


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def compile_act(game_id: str) -> None:
    """Compiles what follows from an action, and keeps it."""
    states = games.get(game_id).layout.new(1)
    kinds = numba.from_dtype(states.dtype)[::1], numba.int64, numba.int64
    engine.act.compile(kinds)  # type: ignore[attr-defined]


if __name__ == "__main__":
    compile_act(sys.argv[1])
