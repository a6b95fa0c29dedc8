"""Memory that a server gives back when it is ready: it has compiled, or found compiled, all that it will ever call."""

from __future__ import annotations

import ctypes
import gc
import re
import sys
from collections.abc import Iterator
from pathlib import Path

_COMPILER = "libllvmlite"
_DONT_NEED = 4  # MADV_DONTNEED: the system may forget these pages, and reads them again when they are wanted
_MAPPED = re.compile(r"([0-9a-f]+)-([0-9a-f]+) r-xp .*/([^/]+)$")


def release() -> None:
    """Makes the process as light as it can be while it serves."""
    _relieve_the_collector()
    if sys.platform == "linux":
        _put_the_compiler_aside()


def _relieve_the_collector() -> None:
    """The compiler alone leaves a million objects that stay for ever: looking through them all stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def _put_the_compiler_aside() -> None:
    """The compiler's own code, 50 MiB of a file that nobody has changed, need not lie in memory."""
    libc = ctypes.CDLL(None)
    libc.madvise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    for start, size in _code_of(_COMPILER):
        libc.madvise(start, size, _DONT_NEED)


def _code_of(library: str) -> Iterator[tuple[int, int]]:
    """Where the code of a library lies: address and bytes. Code is never written, so the file has it all."""
    for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines():
        found = _MAPPED.match(line)
        if found and found[3].startswith(library):
            start = int(found[1], 16)
            yield start, int(found[2], 16) - start
