"""The frames waiting to be written to one socket. The queue is bounded: a client that reads too slowly is cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from vierblatt.server.live.closing import CloseCode

Write = Callable[[str], Awaitable[None]]
#: Writes frames without waiting; returns False, with nothing written, if that is impossible.
WriteAtOnce = Callable[[Sequence[str]], bool]
#: The ASGI scope extension with which a socket offers it.
AT_ONCE = "vierblatt.at_once"
#: Called for each delivery with the arrival time of the causing command, in seconds of `time.perf_counter`.
Delivered = Callable[[float], None]


class FlushRound:
    """Flushes many outboxes at the end of an event loop iteration: one callback for all receivers of a move."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def join(self, flush: Callable[[], None]) -> None:
        """Calls `flush` soon, once."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._go)
        self._waiting.append(flush)

    def _go(self) -> None:
        waiting, self._waiting = self._waiting, []
        for flush in waiting:
            try:
                flush()
            except Exception as fault:  # noqa: BLE001 - the others must still be flushed; the event loop logs it
                asyncio.get_running_loop().call_exception_handler({"message": "a flush failed", "exception": fault})


class Outbox:
    """write: sends one frame, waiting for the network. most: the number of frames that may wait.

    at_once: if the socket offers it, frames queued in one go are written in one piece, without waking a task. A task
    runs only while the client reads more slowly than frames arrive. together: the round shared with other outboxes.
    """

    def __init__(
        self,
        write: Write,
        most: int,
        delivered: Delivered,
        *,
        at_once: WriteAtOnce | None = None,
        together: FlushRound | None = None,
    ) -> None:
        self._write, self._most, self._delivered, self._at_once = write, most, delivered, at_once
        self._round = together or FlushRound()
        self._waiting: list[tuple[str, float]] = []
        self._task: asyncio.Task[None] | None = None
        self._flushing = False  # `_flush` will be called in this event loop iteration
        self._ended = _ignore
        self.code: CloseCode | None = None  #: why no more frames are accepted

    def start(self, ended: Callable[[], None]) -> None:
        """ended: called when the outbox has ended and everything is written, or it was cut, or a write failed."""
        self._ended = ended
        if self.code is not None:
            self._flush_soon()

    async def stop(self) -> BaseException | None:
        """Stops writing; returns what a write has raised, if anything."""
        task, self._ended, self._most = self._task, _ignore, 0
        self._waiting.clear()
        if task is None:
            return None
        task.cancel()
        return (await asyncio.gather(task, return_exceptions=True))[0]

    def put(self, text: str, received_at: float = 0.0) -> None:
        """Queues a frame. received_at: when the causing command arrived, or 0."""
        if self.code is not None or not self._most:
            return
        if len(self._waiting) >= self._most:
            self.cut(CloseCode.SLOW)
            return
        self._waiting.append((text, received_at))
        self._flush_soon()

    def end(self, code: CloseCode) -> None:
        """Accepts no more frames, writes those that are waiting, then stops."""
        if self.code is None:
            self.code = code
            self._flush_soon()

    def cut(self, code: CloseCode) -> None:
        """Drops what is waiting and stops at once."""
        self.code = self.code or code
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
        self._flush_soon()

    def _flush_soon(self) -> None:
        if self._task is None and not self._flushing:
            self._flushing = True
            self._round.join(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self._task is not None:
            return
        if self._waiting:
            if self._at_once is None or not self._at_once([text for text, _ in self._waiting]):
                self._task = asyncio.create_task(self._drain())
                self._task.add_done_callback(self._drained)
                return
            for _, received_at in self._waiting:
                if received_at:
                    self._delivered(received_at)
            self._waiting.clear()
        if self.code is not None:
            self._ended()

    async def _drain(self) -> None:
        """Writes the frames one by one, in order, as the client reads them."""
        while self._waiting:
            text, received_at = self._waiting.pop(0)
            await self._write(text)
            if received_at:
                self._delivered(received_at)

    def _drained(self, task: asyncio.Task[None]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._ended()  # the task is kept, so that nothing more is written
        elif self._task is task:
            self._task = None
            if self._waiting or self.code is not None:
                self._flush_soon()


def _ignore() -> None:
    """Does nothing."""
