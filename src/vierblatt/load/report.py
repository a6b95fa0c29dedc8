"""The result of a load: how much, how quickly, and what was wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from vierblatt.load.findings import Finding, Findings
from vierblatt.load.plan import LoadPlan
from vierblatt.load.timeline import LoadTimeline, Second
from vierblatt.load.times import LatencyCounts, Quantiles


class SecondReport(msgspec.Struct, frozen=True, kw_only=True):
    """One second of the load."""

    second: int
    tables: int
    moves: int
    acknowledged: Quantiles | None
    delivered: Quantiles | None


class LoadReport(msgspec.Struct, frozen=True, kw_only=True):
    """acknowledged: from sending a move to its acknowledgement. delivered: to its arrival at the last seat.

    Rate and times are those of the seconds in which all tables were there; 0 and None if there were none.
    """

    plan: dict[str, Any]
    took: float  #: seconds
    complete: bool  #: whether it ran to its planned end
    full: tuple[int, int]  #: the first of the seconds in which all tables were there, and the one after the last
    moves: int  #: those acknowledged, in all seconds
    moves_per_second: float
    matches: int
    sockets: int  #: the most that were open at the same time
    returns: int  #: times that a player came back to a table after losing their socket
    acknowledged: Quantiles | None
    delivered: Quantiles | None
    faults: dict[str, int]  #: by kind
    examples: list[Finding]
    lines: list[SecondReport]

    @property
    def sound(self) -> bool:
        """Whether nothing was wrong."""
        return not self.faults


def report(plan: LoadPlan, timeline: LoadTimeline, findings: Findings, full: tuple[float, float] | None) -> LoadReport:
    """The report on a load. full: the seconds between which all tables were there, if they ever were."""
    took = timeline.age
    timeline.second.tables = timeline.tables
    full_seconds = range(0) if full is None else range(-int(-full[0] // 1), int(full[1]))
    if full is not None and not full_seconds:  # less than a second
        full_seconds = range(int(full[0]), int(full[0]) + 1)
    counted = [timeline.seconds[at] for at in full_seconds if at < len(timeline.seconds)]
    moves = sum(second.moves for second in counted)
    return LoadReport(
        plan=msgspec.json.decode(msgspec.json.encode(plan)), took=round(took, 2),
        complete=full is not None and full[1] - full[0] >= plan.seconds,
        full=(full_seconds.start, full_seconds.stop), moves=timeline.moves,
        moves_per_second=round(moves / len(counted), 1) if counted else 0.0, matches=timeline.matches,
        sockets=timeline.most_sockets, returns=timeline.returns,
        acknowledged=_merged([second.acknowledged for second in counted]),
        delivered=_merged([second.delivered for second in counted]), faults=findings.counts, examples=findings.examples,
        lines=[_line(at, second) for at, second in enumerate(timeline.seconds)],
    )  # fmt: skip


def to_json(found: LoadReport) -> str:
    """The whole report as a JSON document."""
    return msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"


def _line(at: int, second: Second) -> SecondReport:
    return SecondReport(
        second=at, tables=second.tables, moves=second.moves, acknowledged=second.acknowledged.quantiles(),
        delivered=second.delivered.quantiles(),
    )  # fmt: skip


def _merged(times: list[LatencyCounts]) -> Quantiles | None:
    merged = LatencyCounts()
    for each in times:
        merged.add_all(each)
    return merged.quantiles()
