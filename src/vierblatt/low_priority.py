"""For processes that work for another one: it comes first where processor time or memory is short."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

NICE = 10  #: the niceness of such a process
#: How much sooner Linux ends it when memory runs out: as if it used this many thousandths of all memory more.
SOONER = 500


def yield_to_others() -> None:
    """Lowers the priority of this process, for good."""
    if sys.platform == "win32":
        import ctypes

        below_normal = 0x4000
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), below_normal)
    else:
        with contextlib.suppress(OSError):  # a sandbox may forbid it
            os.nice(NICE)
    with contextlib.suppress(OSError, ValueError):  # there only on Linux
        file = Path("/proc/self/oom_score_adj")
        file.write_text(str(max(SOONER, int(file.read_text(encoding="ascii")))), encoding="ascii")
