"""Worlds drawn from seeds: whatever happens in them, no promise is broken."""

from __future__ import annotations

import pytest

from tests.scale import SCALE, scaled, slow_except
from tests.simulation.bugs import BUGS
from tests.simulation.world import World


@pytest.mark.parametrize("part", slow_except(range(2), range(4)))
def test_the_worlds_of_the_first_seeds_break_no_promise(part: int) -> None:
    count = 15 if SCALE == "large" else scaled(8)
    for seed in range(1 + part * count, 1 + (part + 1) * count):
        run = World(seed).run()
        assert not run.broken, f"seed {seed}\n{run.trace.text(40)}"


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_twenty_thousand_worlds_break_no_promise(part: int) -> None:
    for seed in range(100_000 + part * 1000, 101_000 + part * 1000):
        run = World(seed).run()
        assert not run.broken, f"seed {seed}\n{run.trace.text(40)}"


@pytest.mark.parametrize("seed", BUGS)
def test_worlds_that_once_broke_a_promise_do_so_no_more(seed: int) -> None:
    run = World(seed).run()
    assert not run.broken, f"{BUGS[seed]}\n{run.trace.text(40)}"


def test_a_process_that_is_killed_while_it_starts_does_not_hold_the_world_up() -> None:
    run = World(1, processes=1, troubles=["kill"], pause=0.3, rough=20.0, latency=1.0).run()
    assert not run.broken, run.trace.text(40)
    assert run.seconds < 1000


def test_a_seed_reproduces_a_run_exactly() -> None:
    one, other = World(5).run(), World(5).run()
    assert one.trace.lines == other.trace.lines
    assert one.hash == other.hash != World(6).run().hash


def test_worlds_are_full_of_life() -> None:
    """Matches are played, people come and go, things go wrong, and several processes share the tables."""
    runs = [World(seed).run() for seed in range(300, 312)]
    assert not [run.trace.text(40) for run in runs if run.broken]
    assert sum(run.matches for run in runs) >= 10
    text = "\n".join(run.trace.text() for run in runs)
    for seen in (
        "trouble",
        "entry=replaced",
        "entry=returned",
        "entry=rematched",
        "refused",
        "node-met",
        "append-failed",
    ):
        assert seen in text, seen
