"""A real server in its own process on its own cores, and its use of the machine."""

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
    """A running server. url: its address."""

    def __init__(self, url: str, process: int) -> None:
        self.url, self.process = url, process

    @property
    def mebibytes(self) -> float:
        """Resident memory in MiB."""
        status = Path(f"/proc/{self.process}/status").read_text(encoding="ascii")
        resident = re.search(r"VmRSS:\s+(\d+)", status)
        assert resident
        return int(resident[1]) / 1024

    @property
    def metrics(self) -> str:
        """Its metrics, in the format of Prometheus."""
        return httpx.get(f"{self.url}/metrics").raise_for_status().text

    @property
    def seconds(self) -> float:
        """Processor time so far, in seconds."""
        fields = Path(f"/proc/{self.process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def vierblatt(folder: Path, cores: Collection[int]) -> Iterator[Served]:
    """`vierblatt serve` with an SQLite database in the folder; every move is synced before anyone hears of it."""
    config = folder / "load.toml"
    config.write_text(_LIMITS, encoding="utf-8")
    words = ["--port", "0", "--lang", "en", "--config", str(config), "--database", str(folder / "load.db")]
    with running([sys.executable, "-m", "vierblatt", "serve", *words], cores) as served:
        yield served


@contextmanager
def running(command: Sequence[str], cores: Collection[int], folder: Path | None = None) -> Iterator[Served]:
    """Starts a server that prints its HTTP address in its first lines."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=folder)
    os.sched_setaffinity(process.pid, cores)  # before it starts a second thread
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
    """Moves this process off the cores of the server, where there are others."""
    others = os.sched_getaffinity(0) - {*cores}
    if others:
        os.sched_setaffinity(0, others)
