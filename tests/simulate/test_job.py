"""A job: the same numbers however it is cut, and the numbers that its deals and matches really have."""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.registry import ALL_GAMES
from tests.scale import scaled
from vierblatt import games
from vierblatt.errors import BadOption
from vierblatt.simulate import SimulationJob, Tally, play_matches, run, run_chunk
from vierblatt.simulate.tally import LOWEST

ROOT = Path(__file__).resolve().parents[2]

PRINTED = """
import hashlib
from tests.registry import TEST_MODULES
from vierblatt import games
from vierblatt.kernel.jit import PLAIN
from vierblatt.simulate import SimulationJob, run
games.MODULES.update(TEST_MODULES)
def summary(game):
    jobs = SimulationJob(game, 6, seed=3, players=("rules", "random")), SimulationJob(game, 1, unit="matches", seed=3)
    return [hashlib.sha256(run(job).to_bytes()).hexdigest() for job in jobs]
"""


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_job_of_matches_counts_like_play_matches(game: str) -> None:
    players = ("rules", "random")
    tally = run(SimulationJob(game, 10, unit="matches", seed=5, players=players, chunk=4))
    stats = play_matches(game, matches=10, seed=5, players=players)
    sides = stats.scores.shape[1]
    assert [*map(int, (tally.units, tally.finished))] == [10, 10 - stats.unfinished]
    assert [*map(int, (tally.deals, tally.moves, tally.checksum))] == [stats.deals, stats.moves, stats.checksum]
    assert tally.sums.sum(axis=0).tolist() == stats.scores.sum(axis=0).tolist()
    assert tally.products.sum(axis=0).tolist() == (stats.scores.T @ stats.scores).tolist()
    assert tally.wins.sum(axis=0).tolist() == [stats.wins(side) for side in range(sides)]
    assert np.repeat(np.arange(len(tally.lengths)), tally.lengths).tolist() == sorted(stats.match_deals.tolist())
    for side in range(sides):
        found = np.repeat(np.arange(tally.scores.shape[1]) + LOWEST, tally.scores[side])
        assert found.tolist() == sorted(stats.scores[:, side].tolist())


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_tables_of_a_job_of_deals_agree_with_each_other(game: str) -> None:
    deals = scaled(3000)
    tally = run(SimulationJob(game, deals, seed=2))
    values = np.arange(tally.scores.shape[1]) + LOWEST
    assert tally.units == tally.deals == deals == tally.firsts.sum() == tally.lengths.sum()
    assert tally.finished <= tally.units
    assert (tally.scores.sum(axis=1) == deals).all()
    assert (tally.scores @ values).tolist() == tally.sums.sum(axis=0).tolist()
    assert (tally.scores @ values**2).tolist() == np.diagonal(tally.products.sum(axis=0)).tolist()
    assert (tally.lengths @ np.arange(len(tally.lengths))) == tally.moves
    assert (tally.wins.sum(axis=1) <= tally.firsts * tally.wins.shape[1]).all()
    if deals > 1000:
        assert (tally.firsts > deals / len(tally.firsts) / 2).all()


def test_a_deal_is_won_by_the_best_score() -> None:
    tally = run(SimulationJob("whist", 50, seed=4))
    assert tally.wins.sum() == 50 == tally.finished


@pytest.mark.parametrize("unit", ["deals", "matches"])
def test_chunks_of_any_size_and_order_give_the_same_bytes(unit: Any) -> None:
    whole = run(SimulationJob("whist", 23, unit=unit))
    job = SimulationJob("whist", 23, unit=unit, chunk=4)
    chunks = list(range(job.chunks))
    assert [len(job.numbers(chunk)) for chunk in chunks] == [4, 4, 4, 4, 4, 3]
    random.Random(1).shuffle(chunks)
    total = job.empty()
    for chunk in chunks:
        total += run_chunk(job, chunk)
    assert total.to_bytes() == whole.to_bytes()


def test_plain_and_compiled_code_count_the_same() -> None:
    """A second process runs in the other mode than this one."""
    here: dict[str, Any] = {}
    exec(PRINTED + f"plain, ours = PLAIN, [summary(game) for game in {ALL_GAMES}]", here)
    code = PRINTED + f"print([PLAIN, *(summary(game) for game in {ALL_GAMES})])"
    mode = {"NUMBA_DISABLE_JIT": "0" if here["plain"] else "1", "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | mode, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str([not here["plain"], *here["ours"]])


def test_another_seed_plays_other_deals() -> None:
    seeds = [run(SimulationJob("whist", 20, seed=seed)).checksum for seed in (1, 2)]
    assert seeds[0] != seeds[1]


def test_players_sit_on_the_sides_that_the_job_names() -> None:
    tally = run(SimulationJob("whist", 100, players=("rules", "random"), seed=6))
    swapped = run(SimulationJob("whist", 100, players=("random", "rules"), seed=6))
    ours, theirs = tally.sums.sum(axis=0)
    assert ours > 2 * theirs
    ours, theirs = swapped.sums.sum(axis=0)
    assert theirs > 2 * ours


def test_the_games_own_counters_are_in_the_tally() -> None:
    job = SimulationJob("baloot", scaled(2000))
    tally = run(job)
    assert tally.counts.shape == (len(job.game_object.counters),)
    if job.game_object.counters:
        assert tally.counts.any()


def test_a_job_survives_a_round_trip_through_json() -> None:
    job = SimulationJob(
        "back_alley", 10, unit="matches", rules={"tie": "draw", "points_per_bid": "10"}, players=("rules",)
    )
    again = SimulationJob(**json.loads(json.dumps(job.facts())))
    assert again == job and again.hash == job.hash
    assert job.rules == {"all_pass_limit": 20, "points_per_bid": 10}
    assert job.rule_set.values["points_per_bid"] == 10


def test_jobs_that_differ_have_different_hashes() -> None:
    base = {"game": "whist", "count": 10}
    changes: list[dict[str, Any]] = [
        {}, {"count": 11}, {"unit": "matches"}, {"seed": 2}, {"players": ("rules",)}, {"rules": {"target": 7}},
        {"chunk": 5}, {"most_deals": 3}, {"checked": True}, {"game": "baloot"},
    ]  # fmt: skip
    assert len({SimulationJob(**{**base, **change}).hash for change in changes}) == len(changes)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "skat"}, "unknown-game"),
        ({"count": 0}, "bad-value"),
        ({"count": 10**13}, "bad-value"),
        ({"unit": "tricks"}, "bad-value"),
        ({"rules": {"target": 0}}, "bad-value"),
        ({"rules": {"colour": 1}}, "unknown-option"),
        ({"players": ("clever",)}, "unknown-bot"),
        ({"players": ()}, "bad-value"),
        ({"most_deals": 0}, "bad-value"),
        ({"chunk": -1}, "bad-value"),
    ],
)
def test_bad_job_arguments_are_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as caught:
        SimulationJob(**{"game": "whist", "count": 5, **change})
    assert caught.value.code == code


def test_every_game_knows_its_table_through_the_job() -> None:
    shapes = {game: run_chunk(SimulationJob(game, 1), 0).shape[:2] for game in ALL_GAMES}
    known = {"baloot": (4, 2), "king_bolola": (4, 4), "kout_bo": (6, 2), "back_alley": (4, 2), "whist": (4, 2)}
    assert {game: shapes[game] for game in known} == known and shapes["hearts"] == (4, 4)
    assert run_chunk(SimulationJob("kout_bo", 1, rules={"players": 4}), 0).shape[:2] == (4, 2)
    assert set(ALL_GAMES) <= {*games.game_ids()}


def test_a_tally_is_read_back_only_from_its_own_bytes() -> None:
    tally = run(SimulationJob("whist", 5))
    data = tally.to_bytes()
    assert Tally.from_bytes(data) == tally
    assert tally != run(SimulationJob("whist", 6)) and tally != data
    for damaged in (b"", data[:3], data[:-8], data[:-1], b"XXXX" + data[4:]):
        with pytest.raises(ValueError):  # noqa: PT011 - numpy words it in its own way
            Tally.from_bytes(damaged)


def test_tallies_of_different_games_do_not_add_up() -> None:
    with pytest.raises(ValueError, match="do not add up"):
        SimulationJob("whist", 1).empty() + SimulationJob("king_bolola", 1).empty()


def test_values_beyond_the_tables_are_counted_at_their_ends() -> None:
    from vierblatt.simulate.loops import DEALS
    from vierblatt.simulate.loops import SCORES as AT

    rows = np.zeros((3, AT + 4), np.int64)
    rows[:, AT : AT + 2] = [[-10_000, 3], [5, 10_000], [7, 8]]
    rows[:, DEALS] = [1, 2, 10_000]
    tally = SimulationJob("whist", 1).empty()
    tally.add_rows(rows, matches=True)
    assert [tally.scores[0, 0], tally.scores[1, -1], tally.lengths[-1]] == [1, 1, 1]
    assert tally.sums.sum(axis=0).tolist() == [-10_000 + 12, 10_000 + 11]


def test_a_job_travels_without_its_game() -> None:
    job = SimulationJob("kout_bo", 96, seed=9)
    assert job.table.seats == 6  # has looked at its game
    assert pickle.loads(pickle.dumps(job)) == job
