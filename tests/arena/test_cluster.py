"""A contest on a Ray cluster of this machine: the boards of the plain run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ray_clusters import local_cluster
from vierblatt.arena import Contest, run
from vierblatt.arena import cluster as arena_cluster
from vierblatt.arena.cluster import run_on_ray
from vierblatt.errors import BadOption, ClusterFailure

# What Ray leaves open in this process, or has deprecated itself, is none of our faults.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:ray.*"),
    pytest.mark.filterwarnings("ignore::FutureWarning:ray.*"),
    pytest.mark.usefixtures("connection"),
]

CONTEST = Contest("kout_bo", ["rules", "random"], 20, until_decided=True)


@pytest.fixture(scope="module")
def connection() -> Iterator[None]:
    """A cluster that all tests of this file use."""
    with local_cluster(1):
        yield


def test_the_cluster_plays_the_boards_of_a_plain_run() -> None:
    heard: list[int] = []
    found = run_on_ray(CONTEST, done=lambda ledger: heard.append(len(ledger.boards)))
    plain = run(CONTEST)
    assert {task: board.tables for task, board in found.boards.items()} == {
        task: board.tables for task, board in plain.boards.items()
    }
    assert heard == [*range(1, len(plain.boards) + 1)]


def test_a_fault_there_is_raised_here(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="unknown-bot"):
        run_on_ray(Contest("kout_bo", ["rules", "kasparov"], 1))
    monkeypatch.setattr(arena_cluster, "_played", lambda contest, key, tasks: b"")
    with pytest.raises(ClusterFailure, match="another-version"):
        run_on_ray(Contest("kout_bo", ["rules", "random"], 1))
