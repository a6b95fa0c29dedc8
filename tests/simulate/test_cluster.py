"""A job on a Ray cluster of this machine: the bytes of the plain run, whatever happens to the workers."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ray_clusters import local_cluster
from vierblatt.errors import BadCheckpoint, ClusterFailure
from vierblatt.simulate import Progress, SimulationJob, Tally, cluster, run
from vierblatt.simulate.cluster import run_on_ray

JOB = SimulationJob("kout_bo", 96, seed=9, chunk=4)

# What Ray leaves open in this process, or has deprecated itself, is none of our faults.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:ray.*"),
    pytest.mark.filterwarnings("ignore::FutureWarning:ray.*"),
]


@pytest.fixture(scope="module")
def connection() -> Iterator[None]:
    """A cluster that all tests of this file use."""
    with local_cluster(2):
        yield


@pytest.fixture(scope="module")
def plain() -> Tally:
    return run(JOB)


@pytest.mark.usefixtures("connection")
def test_a_worker_that_dies_changes_nothing(plain: Tally, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play, marker = cluster._play, tmp_path / "died"

    def dying(job: SimulationJob, key: str, chunks: list[int]) -> bytes:
        if len(chunks) and chunks[0] > 6 and not marker.exists():
            marker.touch()
            os._exit(1)
        return play(job, key, chunks)

    monkeypatch.setattr(cluster, "_play", dying)
    heard: list[int] = []
    found = run_on_ray(JOB, done=lambda progress: heard.append(int(progress.tally.units)), checkpoint=tmp_path / "job")
    assert marker.exists()
    assert found.to_bytes() == plain.to_bytes()
    assert len(heard) > 4 and heard == sorted(heard) and heard[-1] == JOB.count


@pytest.mark.usefixtures("connection")
def test_the_cluster_resumes_a_job_of_one_machine(plain: Tally, tmp_path: Path) -> None:
    file = tmp_path / "job"

    def stop(progress: Progress) -> None:
        if progress.tally.units > 30:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(JOB, done=stop, checkpoint=file)
    heard: list[int] = []
    found = run_on_ray(JOB, done=lambda progress: heard.append(int(progress.tally.units)), checkpoint=file)
    assert heard[0] > 30
    assert found.to_bytes() == plain.to_bytes()
    with pytest.raises(BadCheckpoint, match="checkpoint-of-another-job"):
        run_on_ray(SimulationJob("kout_bo", 96, seed=10, chunk=4), checkpoint=file)


@pytest.mark.usefixtures("connection")
def test_a_worker_with_other_rules_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SimulationJob, "rules_key", "mine")
    with pytest.raises(ClusterFailure, match="cluster-of-another-version"):
        run_on_ray(JOB)


def test_an_unreachable_cluster_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(**settings: object) -> None:
        assert settings["address"] == "ray://nowhere:10001"
        raise ConnectionError("no answer")

    monkeypatch.setattr("ray.is_initialized", lambda: False)
    monkeypatch.setattr("ray.init", nobody)
    with pytest.raises(ClusterFailure, match=r"cluster-unreachable.*no answer"):
        run_on_ray(JOB, "ray://nowhere:10001")
