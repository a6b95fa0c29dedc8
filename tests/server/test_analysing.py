"""Analyses on request: each is made once, of the current record, and again if an older version made it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from structlog.testing import capture_logs

from tests.server.accounts.finished import NOW, add_players, played
from tests.server.store.stores import sqlite
from vierblatt.analysis import Analysis
from vierblatt.analysis.run import AnalysisProgress
from vierblatt.analysis.tasks import Piece
from vierblatt.record import Record
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.accounts.results import Results
from vierblatt.server.live.services import milliseconds
from vierblatt.server.store.port import AnalysisJob, StoredRecord, StoreFault
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.workers import analysing
from vierblatt.server.workers.analysing import LEASE, TRIES, AnalysisFault, Analysts
from vierblatt.server.workers.workers import Workers

MATCH = "abcdefghij"


class Gate(Workers):
    """Workers that judge nothing: a piece is done as soon as the test allows it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may = asyncio.Event()
        self.may.set()

    async def run(self, work: Callable[..., Any], *given: object) -> Any:  # noqa: ARG002 - nothing is done with them
        """That there was nothing to judge."""
        await self.may.wait()


class FirstOnly(AnalysisProgress):
    """Has the first decision judged, and no other."""

    def left(self) -> Sequence[Piece]:
        """The piece."""
        return [self.deals[0].decision_points[0]]


@pytest.fixture
def workers() -> Gate:
    return Gate()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "AnalysisProgress", FirstOnly)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A store with one match of six."""
    made = sqlite(tmp_path)
    await made.open()
    await add_players(made)
    await Results(made).finish(played(), NOW)
    yield made
    await made.close()


@pytest.fixture
async def analysts(store: SqlStore, workers: Gate) -> AsyncIterator[Analysts]:
    with capture_logs() as complaints:
        made = working(store, workers)
        yield made
        await made.stop()
    assert not complaints


def working(store: SqlStore, workers: Workers, owner: str = "here", **given: Any) -> Analysts:
    """Analysts that have started."""
    made = Analysts(store, workers, structlog.get_logger(), owner=owner, **given)
    made.start()
    return made


async def until(analysts: Analysts, wanted: str) -> None:
    for _ in range(3000):
        if (await analysts.state(MATCH)).state == wanted:
            return
        await asyncio.sleep(0.01)
    pytest.fail(f"it is never {wanted}")


async def test_a_player_erased_meanwhile_is_not_named(store: SqlStore, analysts: Analysts, workers: Gate) -> None:
    workers.may.clear()
    await analysts.ask(MATCH, "p0")
    await until(analysts, "running")
    await erase(store, "p1")
    workers.may.set()
    await until(analysts, "done")
    stored, kept = await store.record(MATCH), await store.analysis(MATCH)
    assert stored is not None and kept is not None
    assert b"Player 0" in kept and b"Player 1" not in kept
    assert Analysis.from_json(kept).record == Record.from_json(stored.body).head


async def test_simultaneous_requests_are_analysed_once(analysts: Analysts) -> None:
    states = await asyncio.gather(*(analysts.ask(MATCH, player) for player in ("p0", "p1")))
    assert {state.state for state in states} <= {"waiting", "running"} and {state.ahead for state in states} == {0}
    await until(analysts, "done")


@pytest.mark.parametrize("turns", range(6))
async def test_stopping_works_during_a_request(workers: Gate, turns: int) -> None:
    class Empty:
        async def analysis_jobs(self) -> list[AnalysisJob]:
            return []

    analysts = working(Empty(), workers)  # type: ignore[arg-type]
    await pass_by(10)  # until they wait for somebody to ask
    analysts._asked.set()
    await pass_by(turns)
    async with asyncio.timeout(60):
        await analysts.stop()


async def pass_by(turns: int) -> None:
    """Turns of the loop."""
    for _ in range(turns):
        await asyncio.sleep(0)


@pytest.mark.parametrize("change", [{"format": 0}, {"engine": "of before"}, {"game": "chess"}])
async def test_an_analysis_of_an_older_version_is_redone(
    store: SqlStore, analysts: Analysts, change: dict[str, object]
) -> None:
    await analysts.ask(MATCH, "p0")
    await until(analysts, "done")
    stored, kept = await store.record(MATCH), await store.analysis(MATCH)
    assert stored is not None and kept is not None
    await store.put_analysis(MATCH, stored.body, msgspec.json.encode(msgspec.json.decode(kept) | change))
    assert (await analysts.state(MATCH)).state == "none"
    assert (await analysts.ask(MATCH, "p0")).state != "none"
    await until(analysts, "done")
    assert await store.analysis(MATCH) == kept


async def test_waiting_jobs_survive_a_restart(store: SqlStore, workers: Gate) -> None:
    workers.may.clear()
    first = working(store, workers)
    await first.ask(MATCH, "p0")
    await until(first, "running")
    await first.stop()
    (waiting,) = await store.analysis_jobs()
    assert (waiting.until, waiting.tries) == (0, 0), "an end in good order is no failure"
    workers.may.set()
    second = working(store, workers, "there")
    await until(second, "done")
    assert await store.analysis_jobs() == []
    await second.stop()


async def test_a_dead_servers_job_is_done_after_its_lease(store: SqlStore, workers: Gate) -> None:
    clock = [NOW]
    await store.add_analysis_job(AnalysisJob(record=MATCH, player="p0", asked=NOW), most=9)
    assert await store.take_analysis_job("dead", NOW + LEASE, NOW)
    here = working(store, workers, now=lambda: clock[0])
    await asyncio.sleep(0.05)
    (kept,) = await store.analysis_jobs()
    assert kept.owner == "dead"
    clock[0] += LEASE
    await here.stop()
    here.start()
    await until(here, "done")
    await here.stop()


async def test_a_match_that_crashes_every_server_is_given_up(store: SqlStore, workers: Gate) -> None:
    await store.add_analysis_job(AnalysisJob(record=MATCH, player="p0", asked=NOW), most=9)
    for _ in range(TRIES):
        assert await store.take_analysis_job("dead", NOW, NOW)
    with capture_logs() as complaints:
        here = working(store, workers)
        await until(here, "failed")
        await here.stop()
    assert [line["event"] for line in complaints] == ["analysis-given-up"]
    again = working(store, workers)
    await again.ask(MATCH, "p1")
    await until(again, "done")
    await again.stop()


async def test_a_record_that_the_store_never_gives_is_given_up_and_holds_up_no_other(
    store: SqlStore, workers: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    (found,) = await store.all_records()
    await store.put_record(msgspec.structs.replace(found, id="bbbbbbbbbb"), [], [])
    read = store.record

    async def damaged(record: str) -> StoredRecord | None:
        if record == "bbbbbbbbbb":
            raise StoreFault("store-down")
        return await read(record)

    monkeypatch.setattr(store, "record", damaged)
    monkeypatch.setattr(analysing, "LOOK_EVERY", 0.01)
    for player, record in enumerate(("bbbbbbbbbb", MATCH)):
        await store.add_analysis_job(AnalysisJob(record=record, player=f"p{player}", asked=player), most=9)
    with capture_logs() as complaints:
        here = working(store, workers)
        await until(here, "done")
        await here.stop()
    assert [line["event"] for line in complaints] == [*["analyses-wait"] * TRIES, "analysis-given-up"]
    (kept,) = await store.analysis_jobs()
    assert kept.record == "bbbbbbbbbb" and kept.failed


async def test_a_server_that_lost_a_job_abandons_it(
    store: SqlStore, workers: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "PROLONG", 0.01)
    workers.may.clear()
    here = working(store, workers)
    await here.ask(MATCH, "p0")
    await until(here, "running")
    later = milliseconds() + 2 * LEASE
    other = await store.take_analysis_job("there", later + LEASE, later)
    assert other is not None
    for _ in range(3000):
        if all(not task.get_name().startswith("analysis ") for task in asyncio.all_tasks()):
            break
        await asyncio.sleep(0.01)
    else:
        pytest.fail("it goes on")
    assert await store.analysis_jobs() == [other]
    await here.stop()


async def test_the_limits_are_those_of_the_queue(store: SqlStore, analysts: Analysts, workers: Gate) -> None:
    workers.may.clear()
    (found,) = await store.all_records()
    await store.put_record(msgspec.structs.replace(found, id="bbbbbbbbbb"), [], [])
    await analysts.ask(MATCH, "p0")
    with pytest.raises(AnalysisFault, match="analysis-pending"):
        await analysts.ask("bbbbbbbbbb", "p0")
    assert (await analysts.ask("bbbbbbbbbb", "p1")).ahead == 1
    assert (await analysts.ask("bbbbbbbbbb", "p2")).ahead == 1
