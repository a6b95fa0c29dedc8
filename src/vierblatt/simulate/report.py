"""What a simulation found out: plain data, made from a job and its tally.

Intervals take a unit (a deal on its own, or a match) as one observation. Deals of the same match are treated as
independent of each other; where a deal is counted several times in a section (a hand each), it still is one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from vierblatt import __version__
from vierblatt.games.counters import DEALS, Section
from vierblatt.simulate.estimates import Estimate, mean, rate
from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.tally import LOWEST, Numbers, Tally

FORMAT = "vierblatt-report-1"
QUANTILES = (1, 5, 25, 50, 75, 95, 99)


class ReportRow(msgspec.Struct, frozen=True):
    """How often something was counted, its share of what the section says, its rates and means."""

    name: str
    count: int
    share: Estimate | None
    rates: Mapping[str, Estimate | None]
    means: Mapping[str, Estimate | None]


class ReportTable(msgspec.Struct, frozen=True):
    """One section of what the game counts."""

    name: str
    of: str  #: what the shares are of; "" without shares
    each: int  #: how often a deal can be counted in it
    rows: Sequence[ReportRow]


class SideStanding(msgspec.Struct, frozen=True):
    """How a side did, a place of its own or one seen from the first seat.

    wins: the rate of units won, alone or with others. score: of a deal or match. ahead: its score less the mean of the
    others' scores, the other way round where fewer points win.
    """

    name: str
    player: str  #: who played it; "" for a place, which all sides held in turn
    units: int
    wins: Estimate | None
    score: Estimate | None
    ahead: Estimate | None


class Distribution(msgspec.Struct, frozen=True):
    """How whole numbers were spread: percent -> the least value that so many do not exceed, and value -> how often."""

    name: str
    mean: Estimate | None
    deviation: float
    quantiles: Mapping[str, int]
    histogram: Sequence[tuple[int, int]]


class SimulationReport(msgspec.Struct, frozen=True):
    """Everything about one simulation.

    asked: the units of the whole job; `complete` says whether they are all in. finished: the rate of deals that were
    scored, or of matches that came to their end. scores: of all sides together where the same player plays them, else
    one a side. length: moves of a deal, deals of a match.
    """

    format: str
    version: str
    game: str
    rules: Mapping[str, Any]
    players: Sequence[str]
    seed: int
    unit: str
    asked: int
    units: int
    complete: bool
    deals: int
    moves: int
    checksum: int
    finished: Estimate | None
    sides: Sequence[SideStanding]
    places: Sequence[SideStanding]
    scores: Sequence[Distribution]
    length: Distribution
    tables: Sequence[ReportTable]


def report(job: SimulationJob, tally: Tally) -> SimulationReport:
    """The report of what has been played so far.

    >>> from vierblatt.simulate.threads import run
    >>> job = SimulationJob("back_alley", 200, players=("rules",))
    >>> found = report(job, run(job))
    >>> found.complete, found.tables[0].name, found.tables[0].rows[0].name
    (True, 'size', '1')
    """
    units = int(tally.units)
    return SimulationReport(
        format=FORMAT,
        version=__version__,
        game=job.game,
        rules=job.rules,
        players=list(job.players),
        seed=job.seed,
        unit=job.unit,
        asked=job.count,
        units=units,
        complete=units == job.count,
        deals=int(tally.deals),
        moves=int(tally.moves),
        checksum=int(tally.checksum),
        finished=rate(int(tally.finished), units),
        sides=_sides(job, tally),
        places=_places(job, tally),
        scores=_scores(job, tally),
        length=_distribution("length", tally.lengths, 0),
        tables=_tables(job.home.research.sections, job.home.counters, tally),
    )


# --- sides and places ------------------------------------------------------------------------------------------------


def _sides(job: SimulationJob, tally: Tally) -> list[SideStanding]:
    turned = [range(job.table.sides)] * job.table.seats
    players = [job.players[side % len(job.players)] for side in range(job.table.sides)]
    return [_standing(job, str(side + 1), players[side], tally, [of[side] for of in turned]) for side in turned[0]]


def _places(job: SimulationJob, tally: Tally) -> list[SideStanding]:
    """The side of the first seat, then those that follow it round the table."""
    sides = job.table.sides
    return [
        _standing(job, str(place + 1), "", tally, [(first + place) % sides for first in range(job.table.seats)])
        for place in range(sides)
    ]


def _standing(job: SimulationJob, name: str, player: str, tally: Tally, side_at: Sequence[int]) -> SideStanding:
    """How the side did that is `side_at[first]` when seat `first` comes first."""
    sign = job.home.rules.points_sign
    sides = tally.sums.shape[1]
    wins = total = squares = ahead = ahead_squares = 0.0
    for first, side in enumerate(side_at):
        weights = np.full(sides, -1 / max(sides - 1, 1))
        weights[side] = 1
        wins += int(tally.wins[first, side])
        total += int(tally.sums[first, side])
        squares += int(tally.products[first, side, side])
        ahead += sign * float(weights @ tally.sums[first])
        ahead_squares += float(weights @ tally.products[first] @ weights)
    units = int(tally.firsts.sum())
    return SideStanding(
        name=name,
        player=player,
        units=units,
        wins=rate(wins, units),
        score=mean(total, squares, units),
        ahead=mean(ahead, ahead_squares, units),
    )


# --- distributions ---------------------------------------------------------------------------------------------------


def _scores(job: SimulationJob, tally: Tally) -> list[Distribution]:
    if len(set(job.players)) == 1:
        return [_distribution("all", tally.scores.sum(axis=0), LOWEST, each=job.table.sides)]
    return [_distribution(str(side + 1), counts, LOWEST) for side, counts in enumerate(tally.scores)]


def _distribution(name: str, counts: Numbers, lowest: int, *, each: int = 1) -> Distribution:
    """From how often each value occurred, `lowest` first."""
    values = np.flatnonzero(counts)
    often = counts[values].astype(float)
    values = values + lowest
    number = float(often.sum())
    found = mean(float(often @ values), float(often @ (values * values)), number, number / each)
    spread = float(often @ (values - (found.value if found else 0.0)) ** 2 / max(number, 1)) ** 0.5
    below = np.cumsum(often)
    places = {percent: int(np.searchsorted(below, number * percent / 100)) for percent in QUANTILES} if number else {}
    return Distribution(
        name=name,
        mean=found,
        deviation=spread,
        quantiles={str(percent): int(values[place]) for percent, place in places.items()},
        histogram=[(int(value), int(times)) for value, times in zip(values, often, strict=True)],
    )


# --- what the game counts --------------------------------------------------------------------------------------------


def _tables(sections: Sequence[Section], names: Sequence[str], tally: Tally) -> list[ReportTable]:
    counts = {name: int(number) for name, number in zip(names, tally.counts, strict=True)}
    counts[DEALS] = int(tally.deals)
    whole = {section.name: sum(counts[f"{section.name}.{row}"] for row in section.rows) for section in sections}
    return [
        ReportTable(
            name=section.name,
            of=section.of,
            each=section.each,
            rows=[_row(section, row, {**whole, **counts}) for row in section.rows],
        )
        for section in sections
    ]


def _row(section: Section, row: str, counts: Mapping[str, int]) -> ReportRow:
    own = f"{section.name}.{row}"
    count = counts[own]
    base = counts[section.of.replace("*", row)] if section.of else 0
    seen = count / section.each
    return ReportRow(
        name=row,
        count=count,
        share=rate(count, section.each * base, base),
        rates={name: rate(counts[f"{own}.{name}"], count, seen) for name in section.rates},
        means={
            name: mean(counts[f"{own}.{name}"], counts[f"{own}.{name}.squares"], count, seen) for name in section.means
        },
    )
