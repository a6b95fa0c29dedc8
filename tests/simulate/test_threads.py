"""Threads, Ctrl-C and the checkpoint: nothing that was done is lost, and nothing else is taken for it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vierblatt.errors import BadCheckpoint
from vierblatt.simulate import Progress, SimulationInterrupted, SimulationJob, run, run_chunk
from vierblatt.simulate import checkpoint as checkpoints
from vierblatt.simulate.checkpoint import load, save
from vierblatt.simulate.job import ChunkRunner

JOB = SimulationJob("baloot", 60, seed=8, chunk=5)
ROOT = Path(__file__).resolve().parents[2]

KILLED = """
import os, sys
from pathlib import Path
from vierblatt.simulate import SimulationJob, checkpoint, run
checkpoint.INTERVAL = 0.0
run(SimulationJob("baloot", 60, seed=8, chunk=5), checkpoint=Path(sys.argv[1]),
    done=lambda progress: os._exit(9) if progress.tally.units > 30 else None)
"""


@pytest.fixture(autouse=True)
def ctrl_c() -> Iterator[None]:
    """Enables Ctrl-C, which is ignored if the tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def stop_after(units: int) -> Any:
    """Presses Ctrl-C once so much is done."""

    def done(progress: Progress) -> None:
        if progress.tally.units >= units:
            signal.raise_signal(signal.SIGINT)

    return done


@pytest.mark.parametrize("game", ["whist", "king_bolola"])
def test_any_number_of_threads_gives_the_same_bytes(game: str) -> None:
    job = SimulationJob(game, 30, chunk=3, players=("rules", "random"))
    one = run(job).to_bytes()
    assert run(job, threads=2).to_bytes() == one
    assert run(job, threads=5).to_bytes() == one


def test_progress_is_reported_after_every_chunk() -> None:
    reports: list[Progress] = []
    tally = run(JOB, threads=2, done=reports.append)
    assert [int(progress.tally.units) for progress in reports] == list(range(5, 61, 5))
    assert reports[-1].tally == tally and not list(reports[-1].left())


@pytest.mark.parametrize("threads", [1, 3])
def test_ctrl_c_reports_the_completed_part(threads: int) -> None:
    with pytest.raises(SimulationInterrupted) as caught:
        run(JOB, threads=threads, done=stop_after(20))
    progress = caught.value.progress
    assert 20 <= progress.tally.units < JOB.count
    left = set(progress.left())
    done = [chunk for chunk in range(JOB.chunks) if chunk not in left]
    total = JOB.empty()
    for chunk in done:
        total += run_chunk(JOB, chunk)
    assert total == progress.tally


def test_a_job_resumes_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "job.json"
    with pytest.raises(SimulationInterrupted) as caught:
        run(JOB, done=stop_after(25), checkpoint=file)
    assert load(JOB, file).tally == caught.value.progress.tally
    counts: list[int] = []
    tally = run(JOB, threads=2, checkpoint=file, done=lambda progress: counts.append(int(progress.tally.units)))
    assert counts[0] == int(caught.value.progress.tally.units) + 5
    assert tally == run(JOB)
    assert list(tmp_path.iterdir()) == [file]


def test_a_job_that_is_done_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "job.json"
    tally = run(JOB, checkpoint=file)

    def played(runner: ChunkRunner, chunk: int) -> None:
        raise AssertionError(chunk)

    monkeypatch.setattr(ChunkRunner, "play", played)
    assert run(JOB, checkpoint=file) == tally


def test_a_process_that_is_killed_has_lost_little(tmp_path: Path) -> None:
    file = tmp_path / "job.json"
    path = {"PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}
    killed = subprocess.run([sys.executable, "-c", KILLED, str(file)], env=os.environ | path, check=False)
    assert killed.returncode == 9
    assert load(JOB, file).tally.units == 30
    assert run(JOB, checkpoint=file) == run(JOB)


def test_the_checkpoint_of_another_job_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "job.json"
    run(JOB, checkpoint=file)
    before = file.read_bytes()
    for other in (
        SimulationJob("baloot", 60, seed=9, chunk=5),
        SimulationJob("baloot", 60, seed=8, chunk=6),
        SimulationJob("king_bolola", 60, seed=8),
    ):
        with pytest.raises(BadCheckpoint, match="checkpoint-of-another-job"):
            run(other, checkpoint=file)
    assert file.read_bytes() == before


def test_the_checkpoint_of_other_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "job.json"
    run(JOB, checkpoint=file)
    with monkeypatch.context() as patch:
        patch.setattr(SimulationJob, "rules_key", "others")
        with pytest.raises(BadCheckpoint, match="checkpoint-of-another-version"):
            load(JOB, file)
    with monkeypatch.context() as patch:
        patch.setattr(checkpoints, "FORMAT", "vierblatt-simulation-2")
        with pytest.raises(BadCheckpoint, match="checkpoint-of-another-version"):
            load(JOB, file)
    assert load(JOB, file).tally.units == 60


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "job.json"
    save(Progress.of(JOB).plus([0], run_chunk(JOB, 0)), file)
    text = file.read_text()
    body = json.loads(text)
    spoilt = [
        "", "[]", "null", "{}", text[: len(text) // 2], text + "x", text.replace('"done": "1"', '"done": "3"'),
        json.dumps({**body, "tally": "AAAA"}), json.dumps({**body, "units": 6}),
        json.dumps({name: value for name, value in body.items() if name != "job"}),
    ]  # fmt: skip
    for content in spoilt:
        file.write_text(content)
        with pytest.raises(BadCheckpoint, match="checkpoint-damaged"):
            load(JOB, file)


def test_an_unreadable_or_unwritable_checkpoint_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadCheckpoint, match="checkpoint-unreadable"):
        run(JOB, checkpoint=tmp_path)
    with pytest.raises(BadCheckpoint, match="checkpoint-unwritable"):
        run(JOB, checkpoint=tmp_path / "nowhere" / "job.json")


def test_an_unwritable_checkpoint_is_reported_before_play(tmp_path: Path) -> None:
    def nothing(progress: Any) -> None:
        raise AssertionError("something was played")

    with pytest.raises(BadCheckpoint) as caught:
        run(JOB, checkpoint=tmp_path / "nowhere" / "x.json", done=nothing)
    assert caught.value.code == "checkpoint-unwritable"


def test_an_interrupt_that_makes_a_lock_fail_is_still_an_interrupt() -> None:
    def stopped(progress: Progress) -> None:
        try:
            raise KeyboardInterrupt
        finally:
            raise RuntimeError("cannot release an un-acquired lock")

    with pytest.raises(SimulationInterrupted) as stop:
        run(JOB, done=stopped)
    assert stop.value.progress.tally.units == 5
