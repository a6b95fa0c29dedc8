"""The report of a tally: every figure computed by hand."""

from __future__ import annotations

import csv
import io

import numpy as np
import pytest

from tests.registry import ALL_GAMES
from tests.scale import scaled
from vierblatt.simulate.estimates import Estimate, mean, rate, student
from vierblatt.simulate.files import COLUMNS, from_json, to_csv, to_json
from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.report import SimulationReport, report
from vierblatt.simulate.tally import LOWEST, Tally
from vierblatt.simulate.threads import run

# --- estimates -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    # Newcombe (1998), table I: Wilson's score method without continuity correction.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_rates_have_wilsons_interval(hits: int, tries: int, low: float, high: float) -> None:
    found = rate(hits, tries)
    assert found is not None
    assert (found.value, round(found.low, 4), round(found.high, 4)) == (hits / tries, low, high)


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    values = np.random.default_rng(1).normal(3, 2, 1000)
    found = mean(values.sum(), (values**2).sum(), len(values))
    assert found is not None
    error = values.std(ddof=1) / len(values) ** 0.5
    assert found.value == pytest.approx(values.mean())
    assert found.reach == pytest.approx(student(999) * error)


def test_there_is_no_estimate_without_data() -> None:
    assert (rate(0, 0), mean(0, 0, 0)) == (None, None)


def test_a_single_value_has_no_interval_and_is_no_estimate() -> None:
    assert mean(3, 9, 1) is None
    assert mean(6, 18, 2, observations=1) is None


def test_intervals_cover_the_truth_in_95_of_100_cases() -> None:
    rng = np.random.default_rng(7)
    found = [rate(int(hits), 200) for hits in rng.binomial(200, 0.3, 2000)]
    covered = np.mean([each is not None and each.low <= 0.3 <= each.high for each in found])
    assert 0.93 < covered < 0.97


# --- a tally written by hand -----------------------------------------------------------------------------------------


@pytest.fixture
def example() -> SimulationReport:
    """Four deals of Back Alley: the first seat's team scores 10, 20, 30 and -40, the other one nothing."""
    job = SimulationJob("back_alley", 5, players=("rules", "random"))
    tally = job.empty()
    for name, value in {"units": 4, "finished": 3, "deals": 4, "moves": 100}.items():
        getattr(tally, name)[()] = value
    for first, score in ((0, 10), (0, 20), (2, 30), (1, -40)):
        side = first % 2
        tally.firsts[first] += 1
        tally.wins[first, side if score > 0 else 1 - side] += 1
        tally.sums[first, side] += score
        tally.products[first, side, side] += score * score
        tally.scores[side, score - LOWEST] += 1
        tally.scores[1 - side, -LOWEST] += 1
    tally.lengths[20], tally.lengths[40] = 3, 1
    counters = {
        "size.3": 4, "size.3.board": 2, "board.3": 4, "board.3.made": 1, "board.3.points.squares": 3600,
        "call.pass": 4, "call.2": 12,
    }  # fmt: skip
    for name, value in counters.items():
        tally.counts[job.game_object.counters.index(name)] = value
    return report(job, tally)


def value(estimate: Estimate | None) -> float:
    assert estimate is not None
    return estimate.value


def test_it_states_how_much_of_the_request_is_done(example: SimulationReport) -> None:
    assert (example.asked, example.units, example.complete, example.deals, example.moves) == (5, 4, False, 4, 100)
    assert value(example.finished) == 0.75


def test_places_are_seen_from_the_first_seat(example: SimulationReport) -> None:
    first, other = example.places
    assert (value(first.wins), value(other.wins)) == (0.75, 0.25)
    assert (value(first.score), value(other.score)) == (5, 0)
    assert (value(first.ahead), value(other.ahead)) == (5, -5)


def test_sides_stay_where_they_are(example: SimulationReport) -> None:
    first, other = example.sides
    assert (first.player, other.player) == ("rules", "random")
    assert (value(first.score), value(other.score)) == (15, -10)
    assert (value(first.wins), value(other.wins)) == (1, 0)


def test_scores_are_of_each_side_where_the_players_differ(example: SimulationReport) -> None:
    first, other = example.scores
    assert first.histogram == [(0, 1), (10, 1), (20, 1), (30, 1)]
    assert other.histogram == [(-40, 1), (0, 3)]
    assert (first.quantiles["50"], first.quantiles["99"], other.quantiles["5"]) == (10, 30, -40)
    assert first.deviation == pytest.approx(125**0.5)


def test_lengths_are_a_distribution(example: SimulationReport) -> None:
    assert (value(example.length.mean), example.length.quantiles["75"], example.length.quantiles["95"]) == (25, 20, 40)


def test_shares_rates_and_means_come_from_the_counters(example: SimulationReport) -> None:
    tables = {table.name: {row.name: row for row in table.rows} for table in example.tables}
    board = tables["board"]["3"]
    assert (board.count, value(board.share)) == (4, 4 / 8)  # two teams in each of four deals
    assert (value(board.rates["made"]), value(board.means["points"])) == (1 / 4, 0)
    assert value(tables["call"]["2"].share) == 12 / 16
    assert tables["board"]["5"].share is None and tables["board"]["5"].rates["made"] is None


def test_a_deal_that_is_counted_four_times_is_one_observation(example: SimulationReport) -> None:
    calls = next(table for table in example.tables if table.name == "call")
    share = next(row.share for row in calls.rows if row.name == "pass")
    assert share == rate(1, 4)


# --- real ones -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=ALL_GAMES)
def played(request: pytest.FixtureRequest) -> tuple[SimulationJob, Tally]:
    job = SimulationJob(request.param, scaled(500), players=("rules",))
    return job, run(job)


def test_json_brings_the_report_back(played: tuple[SimulationJob, Tally]) -> None:
    found = report(*played)
    assert from_json(to_json(found)) == found


def test_csv_has_six_columns_and_every_figure_of_the_tables(played: tuple[SimulationJob, Tally]) -> None:
    found = report(*played)
    lines = list(csv.reader(io.StringIO(to_csv(found))))
    assert tuple(lines[0]) == COLUMNS and {len(line) for line in lines} == {len(COLUMNS)}
    named = {(line[0], line[1], line[2]) for line in lines[1:]}
    assert len(named) == len(lines) - 1
    for table in found.tables:
        for row in table.rows:
            assert {(table.name, row.name, name) for name in (*row.rates, *row.means)} <= named


def test_shares_of_every_deal_add_up(played: tuple[SimulationJob, Tally]) -> None:
    """Properties that each deal has exactly once are counted once in every deal."""
    job, tally = played
    found = {table.name: sum(row.count for row in table.rows) for table in report(job, tally).tables}
    whole = {
        "baloot": lambda: found["contract"] + found["unplayed"],
        "king_bolola": lambda: found["contract"],
        "kout_bo": lambda: found["bid"] + found["unplayed"],
        "back_alley": lambda: found["size"],
    }
    assert whole.get(job.game, lambda: job.count)() == tally.deals == job.count


def test_the_mean_of_the_histogram_is_that_of_the_sums(played: tuple[SimulationJob, Tally]) -> None:
    found = report(*played)
    standing = np.mean([value(side.score) for side in found.sides])
    assert value(found.scores[0].mean) == pytest.approx(standing)


def test_an_empty_report_has_no_figures() -> None:
    job = SimulationJob("baloot", 10)
    found = report(job, job.empty())
    assert (found.units, found.complete, found.finished, found.length.mean) == (0, False, None, None)
    assert from_json(to_json(found)) == found
