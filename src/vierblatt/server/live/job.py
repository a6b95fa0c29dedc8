"""The inbox of a table: work waiting to be done, one item at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from vierblatt.errors import VierblattError

T = TypeVar("T")


def _ignore(_: VierblattError) -> None:
    """Does nothing: no one waits for the answer."""


@dataclass(slots=True)
class InboxItem:
    """do: the work. fail: reports to the caller that it was not done, and why."""

    do: Callable[[], Awaitable[None]]
    fail: Callable[[VierblattError], None] = _ignore


class Inbox:
    """The work waiting at one table, in order; None ends it. `asyncio.Queue` would be slower for every move."""

    def __init__(self) -> None:
        self._waiting: deque[InboxItem | None] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, job: InboxItem | None) -> None:
        """Adds an item."""
        self._waiting.append(job)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> InboxItem | None:
        """Waits for the next item and removes it. Only one reader may use it."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

    def take(self) -> InboxItem | None:
        """Removes the next item; raises IndexError if there is none."""
        return self._waiting.popleft()


def item_with_future(work: Callable[[], Awaitable[T]]) -> tuple[InboxItem, asyncio.Future[T]]:
    """An inbox item, and the future that gets its result."""
    answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    async def do() -> None:
        result = await work()
        if not answer.done():
            answer.set_result(result)

    def fail(fault: VierblattError) -> None:
        if not answer.done():
            answer.set_exception(fault)

    return InboxItem(do, fail), answer
