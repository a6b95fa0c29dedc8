"""The frames that wait to be written to one socket. They are bounded: who reads too slowly is cut off."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from vierblatt.server.live.closing import Close

Write = Callable[[str], Awaitable[None]]
#: Writes frames without waiting; False, and nothing is written, where that cannot be.
WriteAtOnce = Callable[[Sequence[str]], bool]
#: Under this name a socket offers it among the extensions of its ASGI scope.
AT_ONCE = "vierblatt.at_once"
#: Told of each delivery: when the command that caused it came in, in seconds of `time.perf_counter`.
Delivered = Callable[[float], None]


class Outbox:
    """write: sends one frame, as late as the network takes it. most: frames that may wait.

    at_once: where the socket has it, all that was said in one go leaves in one piece, and no task has to wake up.
    """

    def __init__(self, write: Write, most: int, delivered: Delivered, *, at_once: WriteAtOnce | None = None) -> None:
        self._write, self._most, self._delivered, self._at_once = write, most, delivered, at_once
        self._waiting: deque[tuple[str, float]] = deque()
        self._filled = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._slow = at_once is None  # the task writes, and nothing may overtake it
        self._flushing = False  # the frames will leave at once in this turn of the event loop
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
        if self._slow:
            self._filled.set()
        elif not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

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

    def _flush(self) -> None:
        self._flushing = False
        if self._slow or not self._waiting or self._at_once is None:
            return
        if not self._at_once([text for text, _ in self._waiting]):
            self._slow = True
            self._filled.set()
            return
        for _, born in self._waiting:
            if born:
                self._delivered(born)
        self._waiting.clear()

    async def _run(self) -> None:
        while True:
            self._slow = True
            while self._waiting:
                text, born = self._waiting.popleft()
                await self._write(text)
                if born:
                    self._delivered(born)
            if self.code is not None:
                return
            self._slow = self._at_once is None
            self._filled.clear()
            await self._filled.wait()
