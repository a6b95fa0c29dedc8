"""The frames that wait to be written to one socket. They are bounded: who reads too slowly is cut off."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from vierblatt.server.live.closing import Close

Write = Callable[[str], Awaitable[None]]
#: Told of each delivery: when the command that caused it came in, in seconds of `time.perf_counter`.
Delivered = Callable[[float], None]


class Outbox:
    """write: sends one frame, as late as the network takes it. most: frames that may wait."""

    def __init__(self, write: Write, most: int, delivered: Delivered) -> None:
        self._write, self._most, self._delivered = write, most, delivered
        self._waiting: deque[tuple[str, float]] = deque()
        self._filled = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.code: Close | None = None  #: why nothing more is taken

    def start(self) -> asyncio.Task[None]:
        """Begins to write; the task is done when the outbox was ended and everything is written, or it was cut."""
        self._task = asyncio.create_task(self._run())
        return self._task

    def put(self, text: str, born: float = 0.0) -> None:
        """Queues a frame. born: when the command came that it follows from, or 0."""
        if self.code is not None:
            return
        if len(self._waiting) >= self._most:
            self.cut(Close.SLOW)
            return
        self._waiting.append((text, born))
        self._filled.set()

    def end(self, code: Close) -> None:
        """Takes nothing more, writes what waits, then stops."""
        if self.code is None:
            self.code = code
            self._filled.set()

    def cut(self, code: Close) -> None:
        """Stops at once."""
        self.code = self.code or code
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            while self._waiting:
                text, born = self._waiting.popleft()
                await self._write(text)
                if born:
                    self._delivered(born)
            if self.code is not None:
                return
            self._filled.clear()
            await self._filled.wait()
