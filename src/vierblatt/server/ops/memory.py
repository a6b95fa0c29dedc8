"""Memory that a server releases when it is ready: by then everything that it will ever call is compiled."""

from __future__ import annotations

import ctypes
import gc
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_COMPILER = "libllvmlite"
_DONT_NEED = 4  # MADV_DONTNEED: the system may drop these pages, and reads them again when they are needed
_MAPPED = re.compile(r"([0-9a-f]+)-([0-9a-f]+) r-xp .*/([^/]+)$")


@contextmanager
def starting() -> Iterator[None]:
    """Collects no garbage until `release`: almost all that a starting server makes stays, so looking wastes time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def release() -> None:
    """Reduces the memory and the garbage collection of the process while it serves."""
    _freeze_objects()
    if sys.platform == "linux":
        _drop_compiler_pages()


def _freeze_objects() -> None:
    """Exempts all present objects from garbage collection: there are hundreds of thousands to scan."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    gc.enable()


def _drop_compiler_pages() -> None:
    """Lets the system drop the compiler's own code from memory: 50 MiB that it can read from the file again."""
    libc = ctypes.CDLL(None)
    libc.madvise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    with suppress(OSError):  # a sandbox may have no /proc
        for start, size in _code_of(_COMPILER):
            libc.madvise(start, size, _DONT_NEED)


def _code_of(library: str) -> Iterator[tuple[int, int]]:
    """The address and size of each piece of a library's code. Code is never written, so all of it is in the file."""
    for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines():
        mapping = _MAPPED.match(line)
        if mapping and mapping[3].startswith(library):
            start = int(mapping[1], 16)
            yield start, int(mapping[2], 16) - start
