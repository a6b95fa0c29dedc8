"""Bots that think in other processes: their answers, their failures, and that no table waits long."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import Future
from concurrent.futures.process import ProcessPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar, cast

import pytest
import structlog
from structlog.testing import capture_logs

from tests.simulation.loop import VirtualLoop
from vierblatt.bots import Choice, process
from vierblatt.bots.question import Question
from vierblatt.match import Match
from vierblatt.server.live import thinking
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.thinking import BotsAway, BotWorkers
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.workers.workers import Workers

T = TypeVar("T")
ORPHAN = """
import asyncio, os, signal, structlog
from tests.server.live.test_thinking import question
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.workers.workers import Workers

async def main():
    bot_workers = BotWorkers(Workers(1), Metrics(), structlog.get_logger())
    await bot_workers.choose(question(), "amal")
    print(*bot_workers._workers.pids, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def question(bot: str = "rules") -> Question:
    """The first decision of a match."""
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    return Question.of(match, bot)


@pytest.fixture
async def bot_workers() -> AsyncIterator[BotWorkers]:
    workers = Workers(1)
    yield on(workers)
    workers.stop()


@pytest.fixture
async def at_work(bot_workers: BotWorkers) -> BotWorkers:
    """Its process has begun and knows the rules."""
    await bot_workers._workers.run(process.answer, question())
    return bot_workers


def on(workers: Workers) -> BotWorkers:
    return BotWorkers(workers, Metrics(), structlog.get_logger())


def dropped(bot_workers: BotWorkers, why: str) -> float:
    return float(bot_workers._metrics.not_thought.labels(why)._value.get())


async def test_another_process_gives_the_same_answer(bot_workers: BotWorkers) -> None:
    assert await bot_workers.choose(question(), "amal") == question().answer()


async def test_the_event_loop_is_not_blocked(at_work: BotWorkers) -> None:
    answers = asyncio.gather(*(at_work.choose(question(), "amal") for _ in range(20)))
    turns = 0
    while not answers.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > 20 and await answers == [question().answer()] * 20


async def test_when_too_much_is_waiting_the_quick_bot_answers(
    bot_workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "WAITING", 0)
    assert await bot_workers.choose(question("no such bot"), "amal") == question().answer()
    assert dropped(bot_workers, "full") == 1 and not bot_workers._workers.pids


async def test_when_a_process_dies_the_quick_bot_answers_and_the_next_question_finds_a_new_one(
    at_work: BotWorkers,
) -> None:
    bot_workers = at_work
    for pid in bot_workers._workers.pids:
        os.kill(pid, signal.SIGKILL)
    assert await bot_workers.choose(question(), "amal") == question().answer()
    assert dropped(bot_workers, "died") == 1
    assert await bot_workers.choose(question(), "amal") == question().answer()
    assert dropped(bot_workers, "died") == 1


async def test_an_answer_that_does_not_come_is_not_waited_for(
    bot_workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "ANSWER_TIMEOUT", 0.0)
    assert await bot_workers.choose(question(), "amal") == question().answer()
    assert dropped(bot_workers, "late") == 1


@pytest.mark.parametrize("bot", ["no such bot", "rules:mistakes=100"])
async def test_when_a_bot_has_a_defect_the_quick_bot_answers(
    bot_workers: BotWorkers, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One defect shows before the process is asked, the other in its answer."""
    monkeypatch.setattr(thinking, "ANSWER_TIMEOUT", 60.0)
    monkeypatch.setattr(process, "answer", int)
    with capture_logs() as logged:
        assert await bot_workers.choose(question(bot), "amal") == question().answer()
    assert dropped(bot_workers, "failed") == 1 and bot_workers._metrics.faults._value.get() == 1
    assert [(line["event"], line["bot"]) for line in logged] == [("bot-failed", bot)]


async def test_one_player_asks_one_thing_at_a_time(bot_workers: BotWorkers) -> None:
    with bot_workers.one_at_a_time("amal"):
        with bot_workers.one_at_a_time("badr"):
            pass
        with pytest.raises(LiveFault, match="hint-pending"), bot_workers.one_at_a_time("amal"):
            pass
    with bot_workers.one_at_a_time("amal"):
        pass


# --- many at once, by a clock that waits for nobody -------------------------------------------------------------------


class VirtualPool:
    """A pool of one process that thinks as long as requested; asked: the bots, and when each had its turn."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop, self.asked = loop, list[tuple[float, str]]()

    def submit(self, work: Callable[[Question], Choice], asked: Question) -> Future[Choice]:
        self.asked.append((round(self._loop.time(), 3), asked.bot))
        done = Future[Choice]()
        self._loop.call_later(asked.seconds, lambda: done.set_result(work(replace(asked, bot="rules"))))
        return done


class VirtualWorkers:
    """Bot workers with one process, in virtual time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop = VirtualLoop(random.Random(1), shuffled=False)  # type: ignore[abstract]
        self.pool, workers = VirtualPool(self.loop), Workers(1)
        monkeypatch.setattr(workers, "_running", lambda: cast("ProcessPoolExecutor", self.pool))
        self.bot_workers = on(workers)
        self.waited: dict[str, float] = {}  #: for the last answer to each

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return cast("T", self.loop.run_until_complete(work))
        finally:
            self.loop.shut_down()
            self.loop.close()

    async def ask(self, whose: str, bot: str = "best") -> None:
        began = self.loop.time()
        await self.bot_workers.choose(question(bot), whose)
        self.waited[whose] = self.loop.time() - began

    @property
    def lost(self) -> float:
        return sum(dropped(self.bot_workers, why) for why in ("died", "failed", "full", "late"))

    @property
    def hurried(self) -> float:
        return float(self.bot_workers._metrics.hurried._value.get())


@pytest.fixture
def virtual_workers(monkeypatch: pytest.MonkeyPatch) -> VirtualWorkers:
    return VirtualWorkers(monkeypatch)


def test_a_question_without_a_queue_gets_full_time(virtual_workers: VirtualWorkers) -> None:
    async def play() -> None:
        for _ in range(3):
            await virtual_workers.ask("amal")

    virtual_workers.run(play())
    assert virtual_workers.pool.asked == [(0.0, "best"), (1.0, "best"), (2.0, "best")]
    assert virtual_workers.lost == virtual_workers.hurried == 0


def test_time_per_bot_shrinks_under_load_and_no_table_waits_long(virtual_workers: VirtualWorkers) -> None:
    hosts = [f"host {number}" for number in range(15)]

    async def play() -> None:
        await asyncio.gather(*map(virtual_workers.ask, hosts))

    virtual_workers.run(play())
    assert [bot for _, bot in virtual_workers.pool.asked] == ["best", *["search:ms=71"] * 14]
    assert max(virtual_workers.waited.values()) == pytest.approx(1.0 + 14 * 0.071)
    assert virtual_workers.lost == 0 and virtual_workers.hurried == 14


def test_a_bot_with_few_worlds_is_the_same_under_load(virtual_workers: VirtualWorkers) -> None:
    async def play() -> None:
        await asyncio.gather(*(virtual_workers.ask(f"host {number}", "strong") for number in range(15)))

    virtual_workers.run(play())
    assert {bot for _, bot in virtual_workers.pool.asked} == {"strong"} and virtual_workers.hurried == 0


def test_tables_of_one_host_queue_among_themselves(virtual_workers: VirtualWorkers) -> None:
    async def play() -> None:
        many = [asyncio.create_task(virtual_workers.ask("amal")) for _ in range(8)]
        await asyncio.sleep(0.5)
        await virtual_workers.ask("badr")
        await asyncio.gather(*many)

    virtual_workers.run(play())
    assert virtual_workers.waited["badr"] == pytest.approx(
        0.5 + 0.071 + 0.5
    )  # what has begun, one of Amal's, Badr's own
    assert [bot for _, bot in virtual_workers.pool.asked[:3]] == ["best", "search:ms=71", "search:ms=500"]
    assert virtual_workers.lost == 0


def test_busy_tables_do_not_keep_others_waiting(virtual_workers: VirtualWorkers) -> None:
    """Twenty tables whose next turn comes as soon as the last one was played."""

    async def play(whose: str) -> None:
        longest = 0.0
        for _ in range(10):
            await virtual_workers.ask(whose)
            longest = max(longest, virtual_workers.waited[whose])
        virtual_workers.waited[whose] = longest

    async def all_of_them() -> None:
        await asyncio.gather(*(play(f"host {number}") for number in range(20)))

    virtual_workers.run(all_of_them())
    assert max(virtual_workers.waited.values()) < 2.5 and virtual_workers.lost == 0


def test_the_quick_bot_answers_for_a_hanging_process(virtual_workers: VirtualWorkers) -> None:
    virtual_workers.run(virtual_workers.ask("amal", "search:ms=600000"))
    assert virtual_workers.waited["amal"] == thinking.ANSWER_TIMEOUT <= 5.0
    assert dropped(virtual_workers.bot_workers, "late") == 1


def test_no_process_keeps_thinking_after_its_server_was_killed() -> None:
    ran = subprocess.run([sys.executable, "-c", ORPHAN], capture_output=True, text=True, check=False)
    worker = int(ran.stdout)
    for _ in range(200):
        if not runs(worker):
            return
        time.sleep(0.05)  # until the kernel has told it
    pytest.fail("still there")


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not is_zombie(pid)


def is_zombie(pid: int) -> bool:
    """Dead, but not yet reaped."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return not state or state.startswith("Z")


async def test_where_no_other_bot_will_do_its_absence_is_a_fault(
    at_work: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await at_work.exactly(question(), "amal")).action == question().answer().action
    monkeypatch.setattr(thinking, "search_is_ready", lambda *_: False)
    with pytest.raises(BotsAway) as away:
        await at_work.exactly(question("search:worlds=2"), "amal")
    assert away.value.parameters == {"seconds": 30, "why": "compiling"}
    monkeypatch.undo()
    at_work._waiting = thinking.WAITING
    with pytest.raises(BotsAway) as away:
        await at_work.exactly(question(), "amal")
    assert away.value.parameters == {"seconds": 2, "why": "full"}
