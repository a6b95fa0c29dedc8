"""Analyses of finished matches on request: one at a time, decision by decision, in the worker processes.

A bot that has to think waits for at most one decision of an analysis. Requests wait in the store, so they outlive the
server, and several servers share the work; finished analyses are stored there as well.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import cache
from typing import Literal

import msgspec
from structlog.typing import FilteringBoundLogger

from vierblatt import games
from vierblatt.analysis import Analysis, Settings
from vierblatt.analysis.run import AnalysisProgress, engine_key
from vierblatt.analysis.tasks import work
from vierblatt.errors import VierblattError
from vierblatt.record import Record
from vierblatt.server.live.services import milliseconds
from vierblatt.server.store.port import AnalysisJob, NotQueued, Store, StoreFault
from vierblatt.server.workers.workers import WorkerDied, Workers

WAITING = 32  #: matches that may be waiting
#: How many times to try a decision whose process dies, and a match whose server dies.
TRIES = 3
#: Milliseconds for which a server reserves a match, and seconds after which it extends that.
LEASE, PROLONG = 30_000, 5.0
LOOK_EVERY = 10.0  #: seconds between two searches for work that another server has left
SETTINGS = Settings(worlds=256)


class AnalysisFault(VierblattError):
    """An analysis that is not available now."""


class AnalysisState(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of an analysis.

    ahead: how many others come before it. done, pieces: decisions and deals, 0 of 0 before it begins.
    """

    state: Literal["none", "waiting", "running", "done", "failed"]
    ahead: int = 0
    done: int = 0
    pieces: int = 0


class Analysts:
    """Makes analyses. workers: where the work is done. owner: this server's name in the store's jobs."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        log: FilteringBoundLogger,
        *,
        owner: str,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self._store, self._workers, self._log, self._owner, self._now = store, workers, log, owner, now
        self._job: AnalysisJob | None = None  # the one in progress here
        self._asked = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts with the jobs that are waiting in the store."""
        self._task = asyncio.create_task(self._work(), name="analysts")

    async def stop(self) -> None:
        """Stops the work in progress; the next server, or this one after a restart, takes it up again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def state(self, record: str) -> AnalysisState:
        """How far the analysis of a record has got. One that this version would make differently counts as none."""
        if (progress := await self._progress(record)) and progress.state != "failed":
            return progress
        kept = await self._store.analysis(record)
        if kept is not None and await asyncio.to_thread(_is_ours, kept):
            return AnalysisState(state="done")
        return await self._progress(record) or AnalysisState(state="none")

    async def ask(self, record: str, player: str) -> AnalysisState:
        """Requests the analysis of a record, unless there is one; raises AnalysisFault."""
        current = await self.state(record)
        if current.state not in {"none", "failed"}:
            return current
        try:
            job = AnalysisJob(record=record, player=player, asked=self._now())
            await self._store.add_analysis_job(job, most=WAITING)
        except NotQueued as why:
            raise AnalysisFault(why.code) from None
        self._asked.set()
        return await self.state(record)

    async def _progress(self, record: str) -> AnalysisState | None:
        waiting = 0
        for job in await self._store.analysis_jobs():
            if job.record == record:
                if job.failed:
                    return AnalysisState(state="failed")
                now = self._job if self._job is not None and self._job.record == record else job
                state: Literal["running", "waiting"] = "running" if now.pieces else "waiting"
                return AnalysisState(state=state, ahead=waiting, done=now.done, pieces=now.pieces)
            waiting += not job.failed
        return None

    async def _work(self) -> None:
        while True:
            self._asked.clear()
            try:
                while job := await self._next():
                    await self._make(job)
            except StoreFault as fault:
                self._log.warning("analyses-wait", code=fault.code)
            except Exception:  # noqa: BLE001 - a defect in one round must not end the others
                self._log.exception("analyses-wait")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._asked.wait()

    async def _next(self) -> AnalysisJob | None:
        """The next job that no server works on; writes to the store only if there is one."""
        now = self._now()
        if all(job.failed or job.taken(self._owner, now) for job in await self._store.analysis_jobs()):
            return None
        return await self._store.take_analysis_job(self._owner, now + LEASE, now)

    async def _make(self, job: AnalysisJob) -> None:
        self._job = job
        tries = job.tries
        making = asyncio.create_task(self._made(job), name=f"analysis {job.record}")
        try:
            while not (await asyncio.wait([making], timeout=PROLONG))[0]:
                if not await self._renew_job():
                    making.cancel()  # another server has taken it over
            if not making.cancelled():
                await self._store.end_analysis_job(msgspec.structs.replace(job, failed=making.result()))
        except asyncio.CancelledError:
            tries -= 1  # the server ends in an orderly way: that does not count as a try
            raise
        finally:
            making.cancel()
            await asyncio.gather(making, return_exceptions=True)
            self._job = None
            with contextlib.suppress(StoreFault):  # so that an unfinished job can be taken up at once
                await self._store.keep_analysis_job(msgspec.structs.replace(job, until=0, tries=tries))

    async def _renew_job(self) -> bool:
        """Whether the job still belongs to this server, as far as the store says."""
        assert self._job is not None
        try:
            return await self._store.keep_analysis_job(msgspec.structs.replace(self._job, until=self._now() + LEASE))
        except StoreFault:
            return True

    async def _made(self, job: AnalysisJob) -> bool:
        """Makes an analysis and stores it; returns whether that failed for good. Raises StoreFault."""
        if job.tries > TRIES:
            self._log.error("analysis-given-up", record=job.record, tries=job.tries)
            return True
        try:
            while not await self._kept(job):
                pass  # the record was rewritten in the meantime, because one of its players deleted their account
        except StoreFault:
            raise
        except VierblattError as fault:
            self._log.warning("analysis-failed", record=job.record, code=fault.code)
            return True
        except Exception:  # noqa: BLE001 - a defect here must not end the server; it is logged, and the page reports it
            self._log.exception("analysis-failed", record=job.record)
            return True
        return False

    async def _kept(self, job: AnalysisJob) -> bool:
        stored = await self._store.record(job.record)
        if stored is None:
            raise AnalysisFault("unknown-record")
        return await self._store.put_analysis(stored.id, stored.body, await self._judged(job, stored.body))

    async def _judged(self, job: AnalysisJob, body: bytes) -> bytes:
        progress = await asyncio.to_thread(lambda: AnalysisProgress(Record.from_json(body), SETTINGS, None))
        self._job = msgspec.structs.replace(job, done=0, pieces=progress.pieces)
        for piece in progress.left():
            for attempt in range(TRIES):
                try:
                    progress.add(piece, await self._workers.run(work, piece, SETTINGS))
                    break
                except WorkerDied:
                    if attempt + 1 == TRIES:
                        raise
            self._job = msgspec.structs.replace(self._job, done=progress.done)
        return await asyncio.to_thread(lambda: progress.analysis().to_json())


def _is_ours(body: bytes) -> bool:
    """Whether this version of the program reads an analysis and would judge in the same way."""
    try:
        analysis = Analysis.from_json(body)
        return analysis.engine == _engine(analysis.game)
    except VierblattError:
        return False


@cache
def _engine(game: str) -> str:
    return engine_key(games.get(game))
