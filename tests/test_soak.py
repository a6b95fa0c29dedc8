"""The long tests: every shard is a test of its own, so that a run that was broken off goes on with the others.

`pytest -m slow tests/test_soak.py -k "reference and baloot-shard7]"` runs one of them. With VIERBLATT_SCALE=large each
writes a line into `benchmarks/results/soak-COMMIT.jsonl`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from tests.scale import SCALE, scaled
from tests.test_differential import GAMES, MATCHES, SHARDS, play_side_by_side
from tests.test_parsers import test_a_spoilt_case_is_judged_or_refused as spoilt_case
from tests.test_parsers import test_a_spoilt_record_is_refused_or_found_faulty as spoilt_record
from tests.test_position import test_a_spoilt_position_is_refused_or_can_be_played as spoilt_position
from tests.test_stateful import MatchMachine
from tests.walks import ALL_GAMES, game_of
from vierblatt.simulate import Job, MatchStats, play_matches, run

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results"
CHECKPOINTS = ROOT / ".soak"
TIMES = 10  #: the size of the soak, where the normal test is 1
RANDOM_MATCHES = 10_000
RANDOM_DEALS = 10_000_000
EXAMPLES = 3_000
FIRST_SEED = 1_000_000_000  #: no match of the normal test is played again
PRESETS = [(name, preset) for name in GAMES for preset in game_of(name).options.preset_names()]

Tell = Callable[..., None]


@pytest.fixture
def tell(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> Tell:
    """Prints what a shard came to, and keeps it where results are kept."""
    began = time.perf_counter()

    def told(**facts: Any) -> None:
        line = json.dumps({"test": request.node.name, "seconds": round(time.perf_counter() - began, 1), **facts})
        with capsys.disabled():
            print(f"\n{line}", end="", flush=True)  # noqa: T201 - who waits for an hour wants to see something
        if SCALE == "large":
            from vierblatt.arena.provenance import commit

            RESULTS.mkdir(parents=True, exist_ok=True)
            with (RESULTS / f"soak-{commit(RESULTS)}.jsonl").open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")

    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_million_random_deals_keep_every_promise(game: str, tell: Tell) -> None:
    """A run that was broken off goes on from its checkpoint, as long as no rule has changed since."""
    job = Job(game, scaled(RANDOM_DEALS), seed=2027, checked=True)
    CHECKPOINTS.mkdir(exist_ok=True)
    file = CHECKPOINTS / f"{game}-{job.count}-{job.rules_key}.json"
    resumed = file.exists()
    tally = run(job, checkpoint=file)
    assert tally.units == job.count
    tell(deals=job.count, moves=int(tally.moves), checksum=int(tally.checksum), resumed=resumed)


@pytest.mark.parametrize("shard", [f"shard{number}" for number in range(SHARDS * TIMES)])
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_reference_over_many_matches(game: str, shard: str, tell: Tell) -> None:
    first = FIRST_SEED + int(shard.removeprefix("shard")) * 1_000_000
    matches = MATCHES[game] // SHARDS
    positions = sum(play_side_by_side(game, first + number) for number in range(matches))
    tell(matches=matches, positions=positions)


@pytest.mark.parametrize("players", ["random", "rules", "rules-random"])
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_thousands_of_matches_come_to_a_right_end(game: str, preset: str, players: str, tell: Tell) -> None:
    rules = game_of(game).options.rule_set(dict(game_of(game).simulation), preset)
    stats = play_matches(game, rules, matches=RANDOM_MATCHES, seed=2026, players=players.split("-"))
    assert stats.unfinished == 0
    check_winners(stats)
    again = play_matches(game, rules, matches=100, seed=2026, players=players.split("-"))
    assert np.array_equal(again.scores, stats.scores[:100]) and np.array_equal(again.winners, stats.winners[:100])
    tell(matches=RANDOM_MATCHES, deals=stats.deals, moves=stats.moves, checksum=stats.checksum)


def check_winners(stats: MatchStats) -> None:
    """Who won agrees with the totals, as far as totals alone tell."""
    won = [stats.winners >> side & 1 == 1 for side in range(stats.scores.shape[1])]
    if stats.game == "king_bolola":
        for side, has_won in enumerate(won):
            assert np.array_equal(has_won, stats.scores[:, side] > 0)
        assert np.all(stats.scores % 5 == 0)
        assert np.all(stats.scores.sum(axis=1) % 800 == 0)
        return
    assert not np.any(won[0] & won[1])
    ours, theirs = stats.scores[:, 0], stats.scores[:, 1]
    if stats.game == "back_alley":
        assert np.array_equal(won[0], ours > theirs) and np.array_equal(won[1], theirs > ours)
    else:  # a Gahwa or a Bawan wins whatever the totals are; but nobody wins a finished match is wrong
        assert np.all(won[0] | won[1])


@pytest.mark.parametrize("shard", [f"shard{number}" for number in range(TIMES)])
@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_state_machine_for_long(name: str, shard: str, tell: Tell) -> None:
    machine: type[MatchMachine] = type(f"{name}{shard}", (MatchMachine,), {"game": name})
    bounds = settings(max_examples=EXAMPLES // TIMES, stateful_step_count=60, deadline=None)
    run_state_machine_as_test(machine, settings=bounds)
    tell(examples=EXAMPLES // TIMES)


@pytest.mark.parametrize("shard", [f"shard{number}" for number in range(TIMES)])
def test_spoilt_positions_for_long(shard: str, tell: Tell) -> None:
    longer(spoilt_position, data=st.data())
    tell(examples=EXAMPLES, shard=shard)


@pytest.mark.parametrize("game", GAMES)
def test_spoilt_cases_and_records_for_long(game: str, tell: Tell) -> None:
    longer(spoilt_case, game=st.just(game), data=st.data())
    longer(spoilt_record, name=st.just(game), data=st.data())
    tell(examples=2 * EXAMPLES)


def longer(test: Any, **strategies: Any) -> None:
    """A property test with more examples than it has by itself."""

    def again(**drawn: Any) -> None:
        test.hypothesis.inner_test(**drawn)

    settings(max_examples=EXAMPLES, deadline=None, database=None)(given(**strategies)(again))()
