"""The report of a simulation: plain data, made from a job and its tally.

For the intervals, a unit (a single deal or a match) is one observation. Deals of the same match are treated as
independent. A deal that a section counts several times (once for each hand) is still one observation.
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
    """One counter of a section: its count, its share of the base that the section names, its rates and means."""

    name: str
    count: int
    share: Estimate | None
    rates: Mapping[str, Estimate | None]
    means: Mapping[str, Estimate | None]


class ReportTable(msgspec.Struct, frozen=True):
    """One section of the game's counters."""

    name: str
    of: str  #: the base of the shares; "" without shares
    each: int  #: how often a deal can be counted in this section
    rows: Sequence[ReportRow]


class SideStanding(msgspec.Struct, frozen=True):
    """The results of a side: an absolute side, or a place relative to the first seat.

    wins: the rate of units won, alone or jointly. score: per deal or match. ahead: its score less the mean of the
    others' scores, negated where fewer points win.
    """

    name: str
    player: str  #: who played it; "" for a place, which all sides have in turn
    units: int
    wins: Estimate | None
    score: Estimate | None
    ahead: Estimate | None


class Distribution(msgspec.Struct, frozen=True):
    """A distribution of whole numbers. quantiles: by percentage. histogram: each value and how often it occurred."""

    name: str
    mean: Estimate | None
    deviation: float
    quantiles: Mapping[str, int]
    histogram: Sequence[tuple[int, int]]


class SimulationReport(msgspec.Struct, frozen=True):
    """Everything about one simulation.

    asked: the units of the whole job; `complete` says whether all have been played. finished: the rate of deals that
    were scored, or of matches that ended. scores: one for all sides if the same player plays them, otherwise one for
    each side. length: moves per deal, or deals per match.
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
    """The report of the units played so far.

    >>> from vierblatt.simulate.threads import run
    >>> job = SimulationJob("back_alley", 200, players=("rules",))
    >>> result = report(job, run(job))
    >>> result.complete, result.tables[0].name, result.tables[0].rows[0].name
    (True, 'size', '1')
    """
    units = int(tally.units)
    return SimulationReport(
        format=FORMAT,
        version=__version__,
        game=job.game,
        rules=job.facts()["rules"],
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
        tables=_tables(job.game_object.research.sections, job.game_object.counters, tally),
    )


# --- sides and places ------------------------------------------------------------------------------------------------


def _sides(job: SimulationJob, tally: Tally) -> list[SideStanding]:
    absolute = [range(job.table.sides)] * job.table.seats
    players = [job.players[side % len(job.players)] for side in range(job.table.sides)]
    return [_standing(job, str(side + 1), players[side], tally, [of[side] for of in absolute]) for side in absolute[0]]


def _places(job: SimulationJob, tally: Tally) -> list[SideStanding]:
    """The side of the first seat, then those that follow around the table."""
    sides = job.table.sides
    return [
        _standing(job, str(place + 1), "", tally, [(first + place) % sides for first in range(job.table.seats)])
        for place in range(sides)
    ]


def _standing(job: SimulationJob, name: str, player: str, tally: Tally, side_at: Sequence[int]) -> SideStanding:
    """The results of side `side_at[first]`, over all seats `first` that come first."""
    sign = job.game_object.rules.points_sign
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
    """Builds a distribution from the counts of each value, starting with `lowest`."""
    values = np.flatnonzero(counts)
    often = counts[values].astype(float)
    values = values + lowest
    number = float(often.sum())
    mean_score = mean(float(often @ values), float(often @ (values * values)), number, number / each)
    spread = float(often @ (values - (mean_score.value if mean_score else 0.0)) ** 2 / max(number, 1)) ** 0.5
    below = np.cumsum(often)
    places = {percent: int(np.searchsorted(below, number * percent / 100)) for percent in QUANTILES} if number else {}
    return Distribution(
        name=name,
        mean=mean_score,
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
