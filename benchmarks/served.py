"""A real server in a process of its own, on cores of its own, and what it takes of the machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

_LIMITS = """[limits]
commands = 1_000_000
commands_per_second = 1_000_000.0
sockets_per_address = 100_000
guests_per_hour = 10_000_000
requests_per_minute = 10_000_000
tables_per_player = 1000
seats_per_minute = 100_000
"""


class Served:
    """url: where it listens."""

    def __init__(self, url: str, process: int) -> None:
        self.url, self.process = url, process

    @property
    def mebibytes(self) -> float:
        """Resident memory."""
        status = Path(f"/proc/{self.process}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found
        return int(found[1]) / 1024

    @property
    def metrics(self) -> str:
        """What it counts, as Prometheus reads it."""
        return httpx.get(f"{self.url}/metrics").raise_for_status().text

    @property
    def seconds(self) -> float:
        """Processor time so far."""
        fields = Path(f"/proc/{self.process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def vierblatt(folder: Path, cores: Collection[int]) -> Iterator[Served]:
    """`vierblatt serve` with a database in the folder: SQLite, every move synced before anyone hears of it."""
    config = folder / "load.toml"
    config.write_text(_LIMITS, encoding="utf-8")
    words = ["--port", "0", "--lang", "en", "--config", str(config), "--database", str(folder / "load.db")]
    with running([sys.executable, "-m", "vierblatt", "serve", *words], cores) as served:
        yield served


@contextmanager
def running(command: Sequence[str], cores: Collection[int], folder: Path | None = None) -> Iterator[Served]:
    """A server that says at its start, in its first lines, at which http address it listens."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=folder)
    os.sched_setaffinity(process.pid, cores)  # before it has begun a second thread
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := re.search(r"http://[0-9.]+:\d+", line):
                yield Served(found[0], process.pid)
                return
        raise SystemExit(f"{command[0]} did not start")
    finally:
        process.terminate()
        process.wait(30)


def stand_aside(cores: Collection[int]) -> None:
    """From now on this process leaves cores to the server, where there are others."""
    others = os.sched_getaffinity(0) - {*cores}
    if others:
        os.sched_setaffinity(0, others)
