"""What waits to be done at a table, one thing after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from vierblatt.errors import VierblattError

T = TypeVar("T")


def _nobody(_: VierblattError) -> None:
    """Nobody waits for the answer."""


@dataclass(frozen=True)
class Job:
    """do: the work. fail: tells whoever asked for it that it was not done, and why."""

    do: Callable[[], Awaitable[None]]
    fail: Callable[[VierblattError], None] = _nobody


def asked(work: Callable[[], Awaitable[T]]) -> tuple[Job, asyncio.Future[T]]:
    """A job whose result somebody in this process waits for."""
    answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    async def do() -> None:
        result = await work()
        if not answer.done():
            answer.set_result(result)

    def fail(fault: VierblattError) -> None:
        if not answer.done():
            answer.set_exception(fault)

    return Job(do, fail), answer
