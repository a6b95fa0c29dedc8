"""What one run measured, and the JSON file about it, which names the commit that was measured."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from benchmarks.bars import Bar
from benchmarks.deals import DealTimes, deal_bars
from benchmarks.moves import MoveTimes, move_bars
from benchmarks.starts import StartTimes, start_bars
from benchmarks.threads import ThreadTimes, thread_bars
from benchmarks.vectors import VectorTimes, vector_bars

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Report:
    """All that one run measured."""

    runs: int
    deals: list[DealTimes] = field(default_factory=list)
    moves: list[MoveTimes] = field(default_factory=list)
    vectors: list[VectorTimes] = field(default_factory=list)
    threads: list[ThreadTimes] = field(default_factory=list)
    starts: list[StartTimes] = field(default_factory=list)

    def bars(self) -> list[Bar]:
        """Every promise that this run could judge."""
        return [
            *deal_bars(self.deals),
            *(bar for times in self.vectors if times.cores == 1 for bar in vector_bars(times)),
            *(bar for times in self.moves for bar in move_bars(times)),
            *(bar for times in self.threads for bar in thread_bars(times)),
            *(bar for times in self.starts for bar in start_bars(times)),
        ]


def git(*arguments: str) -> str:
    """What git answers here; empty outside a checkout."""
    try:
        run = subprocess.run(["git", "-C", str(HERE), *arguments], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return run.stdout.strip()


def commit() -> str:
    """The commit measured; `-changed` if its sources were touched since."""
    found = git("rev-parse", "--short=12", "HEAD") or "unknown"
    return found + ("-changed" if git("status", "--porcelain", "--", str(HERE.parent / "src")) else "")


def processor() -> str:
    """The model of the processor, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def versions() -> dict[str, str]:
    """What the figures hang on besides our own code."""
    found = {"python": platform.python_version()}
    for package in ("numba", "numpy", "open_spiel", "chess", "jax", "pgx", "jaxmarl"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def as_json(report: Report) -> str:
    """The whole report."""
    body: dict[str, Any] = {
        "commit": commit(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "processor": processor(),
        "versions": versions(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "bars": [asdict(bar) | {"kept": bar.kept} for bar in report.bars()],
        **asdict(report),
    }
    return json.dumps(body, indent=1) + "\n"


def default_file() -> Path:
    """Where the report goes unless another place is named."""
    return HERE / "results" / f"bench-{commit()}.json"
