"""The queue of analyses: what was requested, who is working on it, and how far they are.

It survives its workers: a job that its owner does not extend in time goes to the next one that asks for work.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exc, func, select, update

from vierblatt.server.store.database import Database
from vierblatt.server.store.port import AnalysisJob, NotQueued
from vierblatt.server.store.schema.records import analysis_jobs as jobs

_job = select(
    jobs.c.record_id.label("record"),
    func.coalesce(jobs.c.player, "").label("player"),
    *[column for column in jobs.c if column.name not in {"record_id", "player"}],
)


class Jobs(Database):
    """The part of the store for analysis jobs."""

    async def add_analysis_job(self, job: AnalysisJob, *, most: int) -> None:
        """Queues an analysis, unless it is queued already; one that has failed may be tried again.

        Raises NotQueued ``analyses-full`` if `most` are waiting, ``analysis-pending`` if the player is waiting for
        another one.
        """
        row = _row(job)

        def work(connection: Connection) -> None:
            waiting = connection.execute(select(jobs.c.record_id, jobs.c.player).where(~jobs.c.failed)).all()
            if any(record == job.record for record, _ in waiting):
                return
            if any(player == job.player for _, player in waiting):
                raise NotQueued("analysis-pending")
            if len(waiting) >= most:
                raise NotQueued("analyses-full")
            # A job that another server has just added stays; one that has failed starts again.
            new = self._upsert(jobs).values(row)
            try:
                with connection.begin_nested():
                    connection.execute(
                        new.on_conflict_do_update(index_elements=["record_id"], set_=row, where=jobs.c.failed)
                    )
            except exc.IntegrityError as fault:
                # Another server has just queued this record for this player, or another one of theirs.
                queued = select(jobs.c.record_id).where(jobs.c.record_id == job.record, ~jobs.c.failed)
                if connection.scalar(queued) is None:
                    raise NotQueued("analysis-pending") from fault

        await self._write(work)

    async def analysis_jobs(self) -> list[AnalysisJob]:
        """All pending and failed jobs, in the order of their requests."""
        return await self._all(AnalysisJob, _job.order_by(jobs.c.asked, jobs.c.record_id))

    async def take_analysis_job(self, owner: str, until: int, now: int) -> AnalysisJob | None:
        """Gives an owner the first job that no other owner has, until a time; None if there is none.

        An owner that asks is not working: a job of its own is one that it began before a restart.
        """
        free = ~jobs.c.failed & ((jobs.c.until <= now) | (jobs.c.owner == owner))
        first = _job.where(free).order_by(jobs.c.asked, jobs.c.record_id).limit(1).with_for_update(skip_locked=True)

        def work(connection: Connection) -> AnalysisJob | None:
            row = connection.execute(first).mappings().first()
            if row is None:
                return None
            job = AnalysisJob(**row)
            taken = msgspec.structs.replace(job, owner=owner, until=until, tries=job.tries + 1, done=0, pieces=0)
            connection.execute(update(jobs).where(jobs.c.record_id == job.record).values(_row(taken)))
            return taken

        return await self._write(work)

    async def keep_analysis_job(self, job: AnalysisJob) -> bool:
        """Stores the progress of a job and extends it to its `until`; returns False if its owner has lost it."""
        progress = {"until": job.until, "tries": job.tries, "done": job.done, "pieces": job.pieces}
        return await self._execute(update(jobs).where(_own(job)).values(progress)) > 0

    async def end_analysis_job(self, job: AnalysisJob) -> None:
        """Removes a job that its owner has finished; a `failed` one stays, but no player waits for it any more."""
        ended = update(jobs).where(_own(job)).values(failed=True, player=None, owner="", until=0)
        await self._execute(ended if job.failed else delete(jobs).where(_own(job)))


def _own(job: AnalysisJob) -> ColumnElement[bool]:
    return (jobs.c.record_id == job.record) & (jobs.c.owner == job.owner) & ~jobs.c.failed


def _row(job: AnalysisJob) -> dict[str, object]:
    fields = msgspec.structs.asdict(job)
    return {"record_id": fields.pop("record"), **fields, "player": job.player or None}
