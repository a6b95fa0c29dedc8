"""Bots that think in other processes: what they answer, what happens when they cannot, and that nobody waits."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator

import pytest
import structlog
from structlog.testing import capture_logs

from vierblatt.bots.question import Question
from vierblatt.match import Match
from vierblatt.server.live import thinking
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.thinking import Thinkers
from vierblatt.server.metrics import Metrics
from vierblatt.server.workers import Workers

ORPHAN = """
import asyncio, os, signal, structlog
from tests.server.live.test_thinking import question
from vierblatt.server.live.thinking import Thinkers
from vierblatt.server.metrics import Metrics
from vierblatt.server.workers import Workers

async def main():
    thinkers = Thinkers(Workers(1), Metrics(), structlog.get_logger())
    await thinkers.choose(question())
    print(*thinkers._workers.pids, flush=True)
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
async def thinkers() -> AsyncIterator[Thinkers]:
    workers = Workers(1)
    yield Thinkers(workers, Metrics(), structlog.get_logger())
    workers.stop()


def dropped(thinkers: Thinkers, why: str) -> float:
    return float(thinkers._metrics.not_thought.labels(why)._value.get())


async def test_another_process_answers_as_this_one_would(thinkers: Thinkers) -> None:
    assert await thinkers.choose(question()) == question().answer()


async def test_the_event_loop_goes_on_meanwhile(thinkers: Thinkers) -> None:
    await thinkers.choose(question())
    answers = asyncio.gather(*(thinkers.choose(question()) for _ in range(20)))
    turns = 0
    while not answers.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > 20 and await answers == [question().answer()] * 20


async def test_when_too_much_is_waiting_the_quick_bot_answers(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "WAITING", 0)
    assert await thinkers.choose(question("no such bot")) == question().answer()
    assert dropped(thinkers, "full") == 1 and not thinkers._workers.pids


async def test_when_a_process_dies_the_quick_bot_answers_and_the_next_question_finds_a_new_one(
    thinkers: Thinkers,
) -> None:
    await thinkers.choose(question())
    for pid in thinkers._workers.pids:
        os.kill(pid, signal.SIGKILL)
    assert await thinkers.choose(question()) == question().answer()
    assert dropped(thinkers, "died") == 1
    assert await thinkers.choose(question()) == question().answer()
    assert dropped(thinkers, "died") == 1


async def test_an_answer_that_does_not_come_is_not_waited_for(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)
    assert await thinkers.choose(question()) == question().answer()
    assert dropped(thinkers, "late") == 1


async def test_when_a_bot_has_a_defect_the_quick_bot_answers(thinkers: Thinkers) -> None:
    with capture_logs() as logged:
        assert await thinkers.choose(question("no such bot")) == question().answer()
    assert dropped(thinkers, "failed") == 1 and thinkers._metrics.faults._value.get() == 1
    assert [(line["event"], line["bot"]) for line in logged] == [("bot-failed", "no such bot")]


async def test_one_player_asks_one_thing_at_a_time(thinkers: Thinkers) -> None:
    with thinkers.one_at_a_time("amal"):
        with thinkers.one_at_a_time("badr"):
            pass
        with pytest.raises(LiveFault, match="hint-pending"), thinkers.one_at_a_time("amal"):
            pass
    with thinkers.one_at_a_time("amal"):
        pass


def test_no_process_thinks_on_when_its_server_was_killed() -> None:
    ran = subprocess.run([sys.executable, "-c", ORPHAN], capture_output=True, text=True, check=False)
    thinker = int(ran.stdout)
    for _ in range(200):
        if not runs(thinker):
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
    """Dead, but nobody has asked for its end yet."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return not state or state.startswith("Z")
