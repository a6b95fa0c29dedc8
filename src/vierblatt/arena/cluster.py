"""Contests on many machines: plays the boards as tasks of a Ray cluster, with the same results as `run`."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from vierblatt.arena.contest import Contest
from vierblatt.arena.ledger import Ledger, Task
from vierblatt.arena.playing import BoardPlayer
from vierblatt.arena.results import BoardResult
from vierblatt.arena.run_contest import Done, run_with
from vierblatt.simulate.cluster import AHEAD, RETRIES, fetch_result, ray_connection

#: The maximum number of boards of a task: a worker starts external programs once for all of them.
TASK_BOARDS = 8


def run_on_ray(
    contest: Contest, address: str = "local", *, done: Done | None = None, checkpoint: Path | None = None, **init: Any
) -> Ledger:
    """Plays a contest, or the rest of it after a checkpoint, on a Ray cluster.

    address: `local` for a cluster on this machine that ends with the contest, `auto`, or `ray://host:10001`. init:
    further arguments for `ray.init`. done and checkpoint: as for `run`. Raises what `run` raises, MissingPackage and
    ClusterFailure.
    """
    return run_with(_runner(contest, address, init), contest, done, checkpoint)


@contextmanager
def _runner(contest: Contest, address: str, init: dict[str, Any]) -> Iterator[_Cluster]:
    with ray_connection(address, init) as ray:
        yield _Cluster(ray, contest)


class _Cluster:
    def __init__(self, ray: ModuleType, contest: Contest) -> None:
        self._ray = ray
        self._contest = contest

    def play(self, tasks: Sequence[Task]) -> Generator[BoardResult]:
        """Yields the boards as they arrive; if closed early, cancels the remaining tasks."""
        ray = self._ray
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = max(1, min(TASK_BOARDS, len(tasks) // (4 * cores)))
        parts = (tasks[at : at + size] for at in range(0, len(tasks), size))
        play = ray.remote(num_cpus=1, max_retries=RETRIES)(_played)
        waiting: set[Any] = set()
        try:
            while True:
                while len(waiting) < AHEAD * cores and (part := next(parts, None)):
                    waiting.add(play.remote(self._contest, self._contest.rules_key, part))
                if not waiting:
                    return
                ready, _ = ray.wait(list(waiting))
                for result in ready:
                    waiting.discard(result)
                    yield from msgspec.json.decode(fetch_result(ray, result), type=list[BoardResult])
        finally:
            for result in waiting:
                ray.cancel(result)


def _played(contest: Contest, key: str, tasks: Sequence[Task]) -> bytes:
    """Runs in a worker: plays these boards, or returns nothing if its rules are of another version."""
    if contest.rules_key != key:
        return b""
    with BoardPlayer(contest) as player:
        return msgspec.json.encode([player.play(pair, number) for pair, number in tasks])
