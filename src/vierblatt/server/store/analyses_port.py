"""The part of the storage port for analyses of records, finished and requested."""

from __future__ import annotations

from typing import Protocol

from vierblatt.server.store.values import AnalysisJob


class AnalysesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def put_analysis(self, record: str, of: bytes, body: bytes) -> bool:
        """Stores the analysis of a record, replacing an older one. Returns False if the body is not `of` now."""
        ...

    async def analysis(self, record: str) -> bytes | None:
        """The analysis of a record, or None."""
        ...

    async def add_analysis_job(self, job: AnalysisJob, *, most: int) -> None:
        """Queues an analysis, unless it is queued already; one that has failed may be tried again.

        Raises NotQueued ``analyses-full`` if `most` are waiting, ``analysis-pending`` if the player is waiting for
        another one.
        """
        ...

    async def analysis_jobs(self) -> list[AnalysisJob]:
        """All pending and failed jobs, in the order of their requests."""
        ...

    async def take_analysis_job(self, owner: str, until: int, now: int) -> AnalysisJob | None:
        """Gives an owner, until a time, the first job that no other owner has; None if there is none.

        An owner that asks has no work in progress: a job of its own is one that it began before a restart.
        """
        ...

    async def keep_analysis_job(self, job: AnalysisJob) -> bool:
        """Stores the progress of a job and extends it to its `until`; returns False if its owner has lost it."""
        ...

    async def end_analysis_job(self, job: AnalysisJob) -> None:
        """Removes a job that its owner has finished; a `failed` one stays, but no player is waiting for it any more."""
        ...
