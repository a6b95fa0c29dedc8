"""The results of one run, and their JSON file, which names the measured commit."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.bars import Bar
from benchmarks.checks import SolverCheck, check_bars
from benchmarks.deals import DealTimes, deal_bars
from benchmarks.moves import MoveTimes, move_bars
from benchmarks.solver import solver_bars
from benchmarks.solving import SolverTimes
from benchmarks.starts import StartTimes, start_bars
from benchmarks.threads import ThreadTimes, thread_bars
from benchmarks.vectors import VectorTimes, vector_bars
from benchmarks.worlds import WorldTimes, world_bars
from vierblatt.arena.provenance import commit, provenance

HERE = Path(__file__).resolve().parent
#: The packages on which the figures depend.
PACKAGES = ("numba", "numpy", "open_spiel", "chess", "jax", "pgx", "jaxmarl", "endplay", "colver")


@dataclass(frozen=True)
class Report:
    """All results of one run."""

    runs: int
    deals: list[DealTimes] = field(default_factory=list)
    moves: list[MoveTimes] = field(default_factory=list)
    vectors: list[VectorTimes] = field(default_factory=list)
    threads: list[ThreadTimes] = field(default_factory=list)
    starts: list[StartTimes] = field(default_factory=list)
    worlds: list[WorldTimes] = field(default_factory=list)
    solver: list[SolverTimes] = field(default_factory=list)
    checks: list[SolverCheck] = field(default_factory=list)

    def bars(self) -> list[Bar]:
        """Every target that this run could check."""
        return [
            *deal_bars(self.deals),
            *(bar for times in self.vectors if times.cores == 1 for bar in vector_bars(times)),
            *(bar for times in self.moves for bar in move_bars(times)),
            *(bar for times in self.threads for bar in thread_bars(times)),
            *(bar for times in self.starts for bar in start_bars(times)),
            *world_bars(self.worlds),
            *solver_bars(self.solver),
            *check_bars(self.checks),
        ]


def as_json(report: Report) -> str:
    """The report as JSON."""
    body: dict[str, Any] = {
        **provenance(HERE, PACKAGES),
        "bars": [asdict(bar) | {"kept": bar.kept} for bar in report.bars()],
        **asdict(report),
    }
    return json.dumps(body, indent=1) + "\n"


def default_file() -> Path:
    """The default file of the report."""
    return HERE / "results" / f"bench-{commit(HERE)}.json"
