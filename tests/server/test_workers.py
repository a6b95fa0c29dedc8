"""Worker processes: they are replaced when they die or hang, and no caller waits for ever."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import time
from collections.abc import AsyncIterator

import pytest

from vierblatt.errors import VierblattError
from vierblatt.server.workers import workers as module
from vierblatt.server.workers.workers import WorkerDied, Workers


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    """One process that has begun."""
    made = Workers(1)
    await made.run(os.getpid)
    yield made
    made.stop()


async def test_a_process_that_hangs_is_replaced(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    (stuck,) = workers.pids
    monkeypatch.setattr(module, "STUCK", 0.3)
    with pytest.raises(WorkerDied):
        await workers.run(time.sleep, 600)
    monkeypatch.undo()
    assert await workers.run(os.getpid) != stuck


async def test_a_dead_process_raises_a_worded_error(workers: Workers) -> None:
    with pytest.raises(VierblattError, match="process-died"):
        await workers.run(signal.raise_signal, signal.SIGKILL)


async def test_a_caller_behind_a_dying_process_gets_the_next_one(workers: Workers) -> None:
    dying, given_up, waiting = (
        asyncio.create_task(workers.run(*each))
        for each in ((signal.raise_signal, signal.SIGKILL), (os.getpid,), (os.getpid,))
    )
    await asyncio.sleep(0)
    given_up.cancel()
    with pytest.raises(WorkerDied):
        await dying
    assert await waiting in workers.pids


async def test_an_abandoned_call_keeps_its_process_busy(workers: Workers) -> None:
    began = time.monotonic()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(workers.run(time.sleep, 0.5), 0.1)
    await workers.run(os.getpid)
    assert time.monotonic() - began >= 0.5


async def test_an_abandoned_call_ends_without_complaints(workers: Workers) -> None:
    complaints: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))
    given_up = asyncio.create_task(workers.run(time.sleep, 600))
    await asyncio.sleep(0.1)
    given_up.cancel()
    await asyncio.wait([given_up])
    workers.stop()
    del given_up
    await asyncio.wait([task for task in asyncio.all_tasks() if task is not asyncio.current_task()])
    gc.collect()
    assert complaints == []


async def test_no_call_starts_after_the_end(workers: Workers) -> None:
    at_work, waiting = asyncio.create_task(workers.run(time.sleep, 600)), asyncio.create_task(workers.run(os.getpid))
    await asyncio.sleep(0.1)
    workers.stop()
    for each in (at_work, waiting):
        with pytest.raises(WorkerDied):
            await each
    assert not workers.pids
