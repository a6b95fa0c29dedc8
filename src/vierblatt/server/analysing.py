"""Analyses of finished matches, made on request: one after the other, a decision at a time, in the worker processes.

A bot that has to think waits for one decision of an analysis at the most. What is finished is kept in the store.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

import msgspec
from structlog.typing import FilteringBoundLogger

from vierblatt import games
from vierblatt.analysis import Analysis, Settings
from vierblatt.analysis.run import Bench, engine_key
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
        """How far the analysis of a record is. One that this version would not make counts as none."""
        if found := self._progress(record):
            return found
        kept = await self._store.analysis(record)
        if kept is not None and await asyncio.to_thread(_is_ours, kept):
            return AnalysisState(state="done")
        return self._progress(record) or AnalysisState(state="failed" if record in self._failed else "none")

    async def ask(self, record: str, player: str) -> AnalysisState:
        """Has a record analysed, unless that has been done; raises AnalysisFault."""
        if (await self.state(record)).state == "done":
            return AnalysisState(state="done")
        # From here on nothing is waited for: while the store was asked somebody else may have asked for the same.
        if found := self._progress(record):
            return found
        if any(request.player == player for request in self._requests.values()):
            raise AnalysisFault("analysis-pending")
        if len(self._requests) >= WAITING:
            raise AnalysisFault("analyses-full")
        request = self._requests[record] = _Request(record, player)
        request.task = asyncio.create_task(self._make(request), name=f"analysis {record}")
        return AnalysisState(state="waiting", ahead=len(self._requests) - 1)

    async def stop(self) -> None:
        """Ends what is being done."""
        tasks = [request.task for request in self._requests.values() if request.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _progress(self, record: str) -> AnalysisState | None:
        request = self._requests.get(record)
        if request is None:
            return None
        ahead = [*self._requests].index(record)  # they are taken up in the order in which they came
        return AnalysisState(
            state="running" if request.pieces else "waiting", ahead=ahead, done=request.done, pieces=request.pieces
        )

    async def _make(self, request: _Request) -> None:
        try:
            async with self._turn:
                self._failed.discard(request.record)
                while not await self._made(request):
                    pass  # the record was written anew meanwhile, since somebody who played there is no more
        except VierblattError as fault:
            self._failed.add(request.record)
            self._log.warning("analysis-failed", record=request.record, code=fault.code)
        except Exception:  # noqa: BLE001 - a defect here must not end the server; it is logged, and the page tells of it
            self._failed.add(request.record)
            self._log.exception("analysis-failed", record=request.record)
        finally:
            del self._requests[request.record]

    async def _made(self, request: _Request) -> bool:
        stored = await self._store.record(request.record)
        if stored is None:
            raise AnalysisFault("unknown-record")
        return await self._store.put_analysis(stored.id, stored.body, await self._judged(request, stored.body))

    async def _judged(self, request: _Request, body: bytes) -> bytes:
        bench = await asyncio.to_thread(lambda: Bench(Record.from_json(body), SETTINGS, None))
        request.done, request.pieces = 0, bench.pieces
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


def _is_ours(body: bytes) -> bool:
    """Whether this version of the program reads an analysis and would judge as it does."""
    try:
        found = Analysis.from_json(body)
        return found.engine == _engine(found.game)
    except VierblattError:
        return False


@cache
def _engine(game: str) -> str:
    return engine_key(games.get(game))
