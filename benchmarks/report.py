"""The tables on the screen and the JSON file, which names the commit that was measured."""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.clock import Spread
from benchmarks.deals import CPP_BAR, PYTHON_BAR, Contest
from benchmarks.moves import MoveTimes
from benchmarks.starts import StartTimes

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Report:
    """All that one run measured."""

    runs: int
    contests: list[Contest] = field(default_factory=list)
    moves: list[MoveTimes] = field(default_factory=list)
    starts: list[StartTimes] = field(default_factory=list)


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
    for package in ("numba", "numpy", "open_spiel"):
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
        **asdict(report),
    }
    return json.dumps(body, indent=1) + "\n"


def default_file() -> Path:
    """Where the report goes unless another place is named."""
    return HERE / "results" / f"bench-{commit()}.json"


def millions(spread: Spread | None) -> str:
    """Moves a second."""
    return "-" if spread is None else f"{spread.median / 1e6:.2f} M"


def times(spread: Spread | None, bar: int) -> str:
    """A ratio with its spread, in the colour of its bar."""
    if spread is None:
        return "-"
    colour = "green" if spread.median >= bar else "red"
    return f"[{colour}]{spread.median:.1f}[/] ({spread.least:.1f}-{spread.most:.1f})"


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table with its first column to the left and figures to the right."""
    made = Table(title=title, title_justify="left", title_style="bold")
    for n, column in enumerate(columns):
        made.add_column(column, justify="right" if n else "left")
    for row in rows:
        made.add_row(*row)
    return made


def show(report: Report, console: Console) -> None:
    """Prints what was measured."""
    console.print(f"Random deals on one core: medians of {report.runs} interleaved runs.")
    columns = ["game", "moves/s", "deals/s", "moves a deal"]
    rows = [[c.game, millions(c.moves), f"{c.deals.median:,.0f}", f"{c.moves_per_deal:.1f}"] for c in report.contests]
    console.print(table("Vierblatt", columns, rows))
    columns = [
        "OpenSpiel",
        "C++ moves/s",
        "Python moves/s",
        f"ours / C++, bar {CPP_BAR}",
        f"/ Python, bar {PYTHON_BAR}",
    ]
    rows = [
        [
            c.peer, millions(c.peer_cpp), millions(c.peer_python), times(c.against_cpp, CPP_BAR),
            times(c.against_python, PYTHON_BAR),
        ]
        for c in report.contests
        if c.against_cpp is not None
    ]  # fmt: skip
    if rows:
        console.print(table("The nearest games", columns, rows))
    rows = [[m.game, f"{m.engine:.2f} us", f"{m.match:.1f} us"] for m in report.moves]
    console.print(table("One move asked for by Python", ["game", "compiled doors", "Match, in texts"], rows))
    if report.starts:
        rows = [[s.game, f"{s.cold:.1f} s", f"{s.warm:.2f} s"] for s in report.starts]
        console.print(
            table("Starting up, until a bot's first move", ["game", "nothing compiled", "compiled before"], rows)
        )
