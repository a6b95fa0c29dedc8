"""`python -m tests.chaos.wrong_clock FILE ...`: `vierblatt ...` with a wrong time of day.

FILE says by how many hours it is wrong, and may change while the program runs. The monotonic clock is not affected,
as when a real clock is set.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from vierblatt.cli import main


def set_off(file: Path) -> None:
    """Shifts the time of day that this process sees."""
    true = time.time_ns

    def time_ns() -> int:
        return true() + int(float(file.read_text()) * 3600e9)

    def time_s() -> float:
        return time_ns() / 1e9

    time.time_ns, time.time = time_ns, time_s


if __name__ == "__main__":
    set_off(Path(sys.argv.pop(1)))
    main()
