"""The queue of analyses: each is requested once, done by one worker at a time, and survives its worker."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.store.stores import MINUTE, NOW, a_match, an_account
from vierblatt.server.store.port import AnalysisJob, NotQueued
from vierblatt.server.store.sql import SqlStore

UNTIL = NOW + MINUTE


@pytest.fixture(autouse=True)
async def matches(store: SqlStore) -> None:
    """Three matches of three players."""
    for name in ("amal", "badr", "clara"):
        await store.add_account(an_account(name))
    for name in ("m1", "m2", "m3"):
        await store.put_record(a_match(name), [], [])


def a_job(record: str = "m1", player: str = "amal", asked: int = NOW) -> AnalysisJob:
    return AnalysisJob(record=record, player=player, asked=asked)


async def test_jobs_wait_in_the_order_of_their_requests(store: SqlStore) -> None:
    later, sooner = a_job("m1", "amal", NOW + 1), a_job("m2", "badr", NOW)
    for job in (later, sooner):
        await store.add_analysis_job(job, most=9)
    assert await store.analysis_jobs() == [sooner, later]


async def test_simultaneous_requests_make_one_job(store: SqlStore, elsewhere: SqlStore) -> None:
    jobs = [a_job(player=player) for player in ("amal", "badr", "clara")]
    await asyncio.gather(*(side.add_analysis_job(job, most=9) for job in jobs for side in (store, elsewhere)))
    (kept,) = await store.analysis_jobs()
    assert kept in jobs


async def test_a_player_has_one_job_and_the_queue_is_limited(store: SqlStore) -> None:
    await store.add_analysis_job(a_job("m1", "amal"), most=2)
    with pytest.raises(NotQueued, match="analysis-pending"):
        await store.add_analysis_job(a_job("m2", "amal"), most=2)
    await store.add_analysis_job(a_job("m2", "badr"), most=2)
    with pytest.raises(NotQueued, match="analyses-full"):
        await store.add_analysis_job(a_job("m3", "clara"), most=2)


async def test_each_job_is_given_to_one_worker(store: SqlStore, elsewhere: SqlStore) -> None:
    await store.add_analysis_job(a_job("m1", "amal"), most=9)
    await store.add_analysis_job(a_job("m2", "badr"), most=9)
    taken = await asyncio.gather(
        *(side.take_analysis_job(owner, UNTIL, NOW) for side, owner in zip([store, elsewhere] * 2, "abcd", strict=True))
    )
    found = [job for job in taken if job is not None]
    assert sorted(job.record for job in found) == ["m1", "m2"]
    assert all(job.tries == 1 and job.until == UNTIL for job in found)


async def test_a_job_that_is_not_prolonged_passes_to_the_next_worker(store: SqlStore) -> None:
    await store.add_analysis_job(a_job(), most=9)
    first = await store.take_analysis_job("here", UNTIL, NOW)
    assert first is not None
    longer = msgspec.structs.replace(first, until=UNTIL + MINUTE, done=3, pieces=9)
    assert await store.keep_analysis_job(longer)
    assert await store.analysis_jobs() == [longer]
    assert await store.take_analysis_job("there", UNTIL + 9 * MINUTE, UNTIL) is None
    second = await store.take_analysis_job("there", UNTIL + 9 * MINUTE, UNTIL + MINUTE)
    assert second is not None and (second.tries, second.done) == (2, 0)
    assert not await store.keep_analysis_job(longer)
    await store.end_analysis_job(longer)
    assert await store.analysis_jobs() == [second]
    await store.end_analysis_job(second)
    assert await store.analysis_jobs() == []


async def test_a_restarted_worker_resumes_its_job(store: SqlStore) -> None:
    await store.add_analysis_job(a_job(), most=9)
    for tries in (1, 2):
        taken = await store.take_analysis_job("here", UNTIL, NOW)
        assert taken is not None and taken.tries == tries


async def test_a_failed_job_is_retried_on_a_new_request(store: SqlStore) -> None:
    await store.add_analysis_job(a_job(), most=9)
    taken = await store.take_analysis_job("here", UNTIL, NOW)
    assert taken is not None
    await store.end_analysis_job(msgspec.structs.replace(taken, failed=True))
    (failed,) = await store.analysis_jobs()
    assert failed.failed and failed.player == ""
    assert await store.take_analysis_job("here", UNTIL, NOW) is None
    await store.add_analysis_job(a_job("m2", "amal"), most=9)
    again = a_job("m1", "badr", NOW + 5)
    await store.add_analysis_job(again, most=9)
    assert await store.analysis_jobs() == [a_job("m2", "amal"), again]


async def test_a_deleted_player_no_longer_waits_for_a_job(store: SqlStore) -> None:
    await store.put_record(a_match("m4", players=["badr", "", "", ""]), [], [])
    await store.add_account(an_account("dana"))
    await store.add_analysis_job(a_job("m4", "dana"), most=9)
    assert await store.delete_account("dana")
    (job,) = await store.analysis_jobs()
    assert (job.record, job.player) == ("m4", "")
