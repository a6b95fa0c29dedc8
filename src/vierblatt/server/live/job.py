"""What waits to be done at a table, one thing after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from vierblatt.errors import VierblattError

T = TypeVar("T")


def _nobody(_: VierblattError) -> None:
    """Nobody waits for the answer."""


@dataclass(slots=True)
class InboxItem:
    """do: the work. fail: tells whoever asked for it that it was not done, and why."""

    do: Callable[[], Awaitable[None]]
    fail: Callable[[VierblattError], None] = _nobody


class Inbox:
    """What waits at one table, in order; None ends it. `asyncio.Queue` does more, and takes longer for every move."""

    def __init__(self) -> None:
        self._waiting: deque[InboxItem | None] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, job: InboxItem | None) -> None:
        """Something is to be done."""
        self._waiting.append(job)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> InboxItem | None:
        """The next thing to be done, when there is one. For one reader alone."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

    def take(self) -> InboxItem | None:
        """The next thing to be done; raises IndexError where there is none."""
        return self._waiting.popleft()


def asked(work: Callable[[], Awaitable[T]]) -> tuple[InboxItem, asyncio.Future[T]]:
    """A job whose result somebody in this process waits for."""
    answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    async def do() -> None:
        result = await work()
        if not answer.done():
            answer.set_result(result)

    def fail(fault: VierblattError) -> None:
        if not answer.done():
            answer.set_exception(fault)

    return InboxItem(do, fail), answer
