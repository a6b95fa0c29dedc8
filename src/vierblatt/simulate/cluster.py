"""Simulation on many machines: runs the chunks of a job as tasks of a Ray cluster, with the same results as `run`."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Generator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from vierblatt.errors import ClusterFailure
from vierblatt.extras import packages_of
from vierblatt.simulate.checkpoint import checkpointing
from vierblatt.simulate.job import ChunkRunner, SimulationJob
from vierblatt.simulate.progress import Done
from vierblatt.simulate.tally import Tally

#: How often a task whose worker died is retried.
RETRIES = 10
#: The maximum number of chunks of a task: about half a second of deals, so that Ray's overhead is small.
TASK_CHUNKS = 50
#: Tasks in flight per core, so that no core is idle while results travel.
AHEAD = 2


def run_on_ray(
    job: SimulationJob, address: str = "local", *, done: Done | None = None, checkpoint: Path | None = None, **init: Any
) -> Tally:
    """Plays a job, or the rest of it after a checkpoint, on a Ray cluster; the tally equals that of `run`.

    address: `local` for a cluster on this machine that ends with the job, `auto`, or `ray://host:10001`. If Ray is
    already connected, that connection is used and left open. init: further arguments for `ray.init`. If a worker dies,
    another one repeats its task. done and checkpoint: as for `run`. Raises MissingPackage, ClusterFailure,
    SimulationInterrupted, BadCheckpoint, SimulationFault.
    """
    with (
        ray_connection(address, init) as ray,
        checkpointing(job, checkpoint, done) as writer,
        contextlib.closing(_played(ray, job, list(writer.progress.left()))) as results,
    ):
        for chunks, tally in results:
            writer.add(chunks, tally)
    return writer.progress.tally


@contextlib.contextmanager
def ray_connection(address: str, init: dict[str, Any]) -> Iterator[ModuleType]:
    """Ray, connected to the cluster at this address; raises MissingPackage and ClusterFailure."""
    with packages_of("ray"):
        import ray
    if ray.is_initialized():
        yield ray
        return
    with contextlib.ExitStack() as stack:
        if address == "local":
            # Ray's sockets are in this folder, and the path of a socket is limited to 107 bytes.
            short = "/tmp" if os.name == "posix" else None  # noqa: S108 - only the parent of a temporary folder
            folder = stack.enter_context(TemporaryDirectory(prefix="vb-", dir=short, ignore_cleanup_errors=True))
            # If a worker takes longer than this to start, Ray abandons it but waits for it forever.
            patient = {"worker_register_timeout_seconds": 600}
            ours = {"include_dashboard": False, "log_to_driver": False, "_temp_dir": folder, "_system_config": patient}
            init = ours | init
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage reports
        try:
            ray.init(address=address, logging_level=logging.ERROR, **init)
        except Exception as error:  # Ray raises a bare Exception if its own processes take more than 30 s to start
            ray.shutdown()
            raise ClusterFailure("cluster-unreachable", address=address, reason=str(error)) from error
        stack.callback(ray.shutdown)
        yield ray


def _played(ray: ModuleType, job: SimulationJob, chunks: list[int]) -> Generator[tuple[list[int], Tally]]:
    """Yields the results as they arrive; if closed early, cancels the remaining tasks."""
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = max(1, min(TASK_CHUNKS, len(chunks) // (4 * cores)))
    tasks = (chunks[at : at + size] for at in range(0, len(chunks), size))
    play = ray.remote(num_cpus=1, max_retries=RETRIES)(_play)
    key = job.rules_key
    waiting: dict[Any, list[int]] = {}
    try:
        while True:
            while len(waiting) < AHEAD * cores and (task := next(tasks, None)):
                waiting[play.remote(job, key, task)] = task
            if not waiting:
                return
            ready, _ = ray.wait(list(waiting))
            for result in ready:
                yield waiting.pop(result), Tally.from_bytes(fetch_result(ray, result))
    finally:
        for result in waiting:
            ray.cancel(result)


def _play(job: SimulationJob, key: str, chunks: list[int]) -> bytes:
    """Runs in a worker: returns the tally of some chunks, or nothing if its rules are of another version."""
    if job.rules_key != key:
        return b""
    runner, total = ChunkRunner(job), job.empty()
    for chunk in chunks:
        total += runner.play(chunk)
    return total.to_bytes()


def fetch_result(ray: ModuleType, result: Any) -> bytes:
    """The result of a task; re-raises its exception, and raises ClusterFailure if there is no result."""
    try:
        data: bytes = ray.get(result)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise ClusterFailure("cluster-lost-work", reason=str(error).splitlines()[0]) from error
    if not data:
        raise ClusterFailure("cluster-of-another-version")
    return data
