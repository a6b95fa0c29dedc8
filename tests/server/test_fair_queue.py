"""The fair queue: whose turn it is, for how long, and that no slot is lost."""

from __future__ import annotations

import asyncio

import pytest

from vierblatt.server.workers.fair_queue import AIM, FairQueue


class Queue:
    """Callers waiting for the one slot, which is taken; served: their owners, and their share of the time."""

    def __init__(self) -> None:
        self.turns, self.served = FairQueue(1), list[tuple[str, float]]()

    async def wait(self, *those: str, seconds: float = 0.0) -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(self._wait(whose, seconds)) for whose in those]
        await settled()
        return tasks

    async def serve(self, times: int) -> list[str]:
        for _ in range(times):
            self.turns.give_back()
            await settled()
        return [whose for whose, _ in self.served]

    async def _wait(self, whose: str, seconds: float) -> None:
        self.served.append((whose, await self.turns.take(whose, seconds)))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
async def queue() -> Queue:
    made = Queue()
    await made.turns.take()
    return made


async def test_a_caller_with_a_free_slot_neither_waits_nor_loses_time() -> None:
    turns = FairQueue(2)
    async with asyncio.timeout(60):
        assert [await turns.take(seconds=60.0), await turns.take(seconds=60.0)] == [1.0, 1.0]
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(turns.take(), 0.01)


async def test_every_waiting_caller_gets_a_turn_before_any_gets_a_second(queue: Queue) -> None:
    await queue.wait("amal", "amal", "amal", "badr", "badr", "dana")
    assert await queue.serve(2) == ["amal", "badr"]
    await queue.wait("badr", "zain")
    assert await queue.serve(6) == ["amal", "badr", "dana", "amal", "badr", "zain", "amal", "badr"]


async def test_all_waiting_callers_are_served_within_the_target_time(queue: Queue) -> None:
    await queue.wait(*("amal" for _ in range(8)), *("badr", "dana"), seconds=3.0)
    await queue.serve(10)
    assert sum(share * 3.0 for _, share in queue.served) == pytest.approx(AIM)


async def test_waiting_callers_get_equal_time_whatever_they_want(queue: Queue) -> None:
    await queue.wait(*("amal" for _ in range(8)), "badr", seconds=1.0)
    await queue.serve(9)
    shares = dict(queue.served)
    assert shares == {"amal": pytest.approx(AIM / 2 / 8), "badr": pytest.approx(AIM / 2)}


async def test_calls_without_duration_leave_their_share_to_others(queue: Queue) -> None:
    await queue.wait("amal", "amal", seconds=0.0)
    await queue.wait("amal", seconds=AIM)
    await queue.serve(3)
    assert [share for _, share in queue.served] == [1.0, 1.0, 1.0]


async def test_a_cancelled_caller_is_skipped_and_no_slot_is_lost(queue: Queue) -> None:
    gone, called, _ = await queue.wait("amal", "badr", "dana")
    gone.cancel()
    await settled()
    queue.turns.give_back()
    called.cancel()  # before the caller could do anything with it
    await settled()
    assert queue.served == [("dana", 1.0)]
    queue.turns.give_back()
    async with asyncio.timeout(60):
        await queue.turns.take()


async def test_a_caller_cancelled_at_its_turn_is_skipped_too(queue: Queue) -> None:
    gone, _ = await queue.wait("amal", "badr")
    gone.cancel()
    queue.turns.give_back()
    await settled()
    assert queue.served == [("badr", 1.0)]
