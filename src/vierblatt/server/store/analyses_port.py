"""The part of the storage port that has analyses of records: those that are made, and those that are asked for."""

from __future__ import annotations

from typing import Protocol

from vierblatt.server.store.values import AnalysisJob


class AnalysesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def put_analysis(self, record: str, of: bytes, body: bytes) -> bool:
        """Keeps the analysis of a record; a later one takes its place. False if the record's body is not `of` now."""
        ...

    async def analysis(self, record: str) -> bytes | None:
        """The analysis of a record, if there is one."""
        ...

    async def add_analysis_job(self, job: AnalysisJob, *, most: int) -> None:
        """Has an analysis wait for its turn, unless it does so already; one that has failed may be tried again.

        Raises NotQueued ``analyses-full`` where `most` are waiting, ``analysis-pending`` where the player waits for
        another one.
        """
        ...

    async def analysis_jobs(self) -> list[AnalysisJob]:
        """All that were asked for and are not made yet, and those that have failed, in the order of asking."""
        ...

    async def take_analysis_job(self, owner: str, until: int, now: int) -> AnalysisJob | None:
        """Gives an owner the first that nobody else is making, until a time; None where there is none.

        An owner that asks is making nothing: a job of its own is one that it began before it was restarted.
        """
        ...

    async def keep_analysis_job(self, job: AnalysisJob) -> bool:
        """Notes how far it is and prolongs it to its `until`; False if it is not its owner's any more."""
        ...

    async def end_analysis_job(self, job: AnalysisJob) -> None:
        """Takes out what its owner has made; one that is `failed` stays, and nobody waits for it any more."""
        ...
