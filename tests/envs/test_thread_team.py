"""Threads that work for the vector environment."""

from __future__ import annotations

import gc
import signal
import threading
import time

import pytest

from vierblatt.envs.thread_team import ThreadTeam
from vierblatt.envs.vector import VectorEnv


def workers() -> set[threading.Thread]:
    """The threads of all teams."""
    return {thread for thread in threading.enumerate() if thread.name.startswith("vierblatt-envs")}


def gone(threads: set[threading.Thread]) -> bool:
    """Whether they end within ten seconds."""
    until = time.monotonic() + 10
    while threads & workers() and time.monotonic() < until:
        time.sleep(0.01)
    return not threads & workers()


def test_every_thread_runs_its_part_every_time() -> None:
    team, before = ThreadTeam(3), workers()
    for _ in range(200):
        done: list[int] = []
        team.run(done.append)
        assert sorted(done) == [0, 1, 2, 3]
    team.close()
    assert gone(before)


@pytest.mark.parametrize("guilty", [0, 2])
def test_an_error_is_raised_in_the_caller_and_the_team_keeps_working(guilty: int) -> None:
    def fail(number: int) -> None:
        if number == guilty:
            raise KeyError(number)

    team = ThreadTeam(2)
    with pytest.raises(KeyError):
        team.run(fail)
    done: list[int] = []
    team.run(done.append)
    assert sorted(done) == [0, 1, 2]
    team.close()


def test_the_faults_of_one_time_are_not_raised_the_next_time() -> None:
    def fail(number: int) -> None:
        raise KeyError(number)

    team, done = ThreadTeam(2), list[int]()
    with pytest.raises(KeyError):
        team.run(fail)
    team.run(done.append)
    assert sorted(done) == [0, 1, 2]
    team.close()


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="no signals for single threads here")
def test_ctrl_c_is_raised_when_all_threads_are_done() -> None:
    team, done = ThreadTeam(2), list[int]()
    main = threading.main_thread().ident
    assert main is not None

    def press(number: int) -> None:
        if number == 1:
            signal.pthread_kill(main, signal.SIGINT)
            time.sleep(0.2)
        done.append(number)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            team.run(press)
        assert sorted(done) == [0, 1, 2]
        for _ in range(100):
            done.clear()
            team.run(done.append)
            assert sorted(done) == [0, 1, 2]
    finally:
        signal.signal(signal.SIGINT, before)
        team.close()


def test_threads_end_with_their_environment() -> None:
    others = workers()
    env = VectorEnv("kout_bo", 128, threads=2)
    own = workers() - others
    assert len(own) == 1
    env.step(env.pick_random())
    del env
    gc.collect()
    assert gone(own)


def test_a_closed_environment_works_without_threads() -> None:
    open_env, closed = VectorEnv("kout_bo", 128, threads=2), VectorEnv("kout_bo", 128, threads=2)
    closed.close()
    for _ in range(20):
        open_env.step(open_env.pick_random())
        closed.step(closed.pick_random())
    assert closed.observations.tobytes() == open_env.observations.tobytes()
