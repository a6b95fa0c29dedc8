"""Analyses of finished matches, made on request: one after the other, a decision at a time, in the worker processes.

A bot that has to think waits for one decision of an analysis at the most. What is finished is kept in the store.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Literal

import msgspec
from structlog.typing import FilteringBoundLogger

from vierblatt.analysis import Settings
from vierblatt.analysis.run import Bench
from vierblatt.analysis.tasks import work
from vierblatt.errors import VierblattError
from vierblatt.record import Record
from vierblatt.server.store.port import Store
from vierblatt.server.workers import WorkerDied, Workers

#: Matches that may wait, and how often a decision is tried whose process has died.
WAITING, TRIES = 32, 3
SETTINGS = Settings(worlds=256)


class AnalysisFault(VierblattError):
    """An analysis that cannot be had now."""


class AnalysisState(msgspec.Struct, frozen=True, kw_only=True):
    """How far an analysis is.

    ahead: how many others come before it. done, pieces: decisions and deals, 0 of 0 before it has begun.
    """

    state: Literal["none", "waiting", "running", "done", "failed"]
    ahead: int = 0
    done: int = 0
    pieces: int = 0


@dataclass
class _Request:
    record: str
    body: bytes
    player: str
    task: asyncio.Task[None] | None = field(default=None, repr=False)
    done: int = 0
    pieces: int = 0


class Analysts:
    """workers: where the thinking happens. `stop` ends it; what is not finished then is not kept."""

    def __init__(self, store: Store, workers: Workers, log: FilteringBoundLogger) -> None:
        self._store, self._workers, self._log = store, workers, log
        self._requests: dict[str, _Request] = {}
        self._failed: set[str] = set()
        self._turn = asyncio.Lock()

    async def state(self, record: str) -> AnalysisState:
        """How far the analysis of a record is."""
        request = self._requests.get(record)
        if request is not None:
            state: Literal["waiting", "running"] = "running" if request.pieces else "waiting"
            ahead = [*self._requests].index(record)  # they are taken up in the order in which they came
            return AnalysisState(state=state, ahead=ahead, done=request.done, pieces=request.pieces)
        if await self._store.analysis(record) is not None:
            return AnalysisState(state="done")
        return AnalysisState(state="failed" if record in self._failed else "none")

    async def ask(self, record: str, body: bytes, player: str) -> AnalysisState:
        """Has a record analysed, unless that has been done; raises AnalysisFault."""
        found = await self.state(record)
        if found.state in {"waiting", "running", "done"}:
            return found
        if any(request.player == player for request in self._requests.values()):
            raise AnalysisFault("analysis-pending")
        if len(self._requests) >= WAITING:
            raise AnalysisFault("analyses-full")
        request = self._requests[record] = _Request(record, body, player)
        request.task = asyncio.create_task(self._make(request), name=f"analysis {record}")
        return await self.state(record)

    async def stop(self) -> None:
        """Ends what is being done."""
        tasks = [request.task for request in self._requests.values() if request.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, request: _Request) -> None:
        try:
            async with self._turn:
                self._failed.discard(request.record)
                await self._store.put_analysis(request.record, await self._judged(request))
        except VierblattError as fault:
            self._failed.add(request.record)
            self._log.warning("analysis-failed", record=request.record, code=fault.code)
        except Exception:  # noqa: BLE001 - a defect here must not end the server; it is logged, and the page tells of it
            self._failed.add(request.record)
            self._log.exception("analysis-failed", record=request.record)
        finally:
            del self._requests[request.record]

    async def _judged(self, request: _Request) -> bytes:
        bench = await asyncio.to_thread(lambda: Bench(Record.from_json(request.body), SETTINGS, None))
        request.pieces = bench.pieces
        for piece in bench.left():
            for attempt in range(TRIES):
                try:
                    bench.add(piece, await self._workers.run(work, piece, SETTINGS))
                    break
                except WorkerDied:
                    if attempt + 1 == TRIES:
                        raise
            request.done = bench.done
        return await asyncio.to_thread(lambda: bench.analysis().to_json())
