"""The frames that wait to be written to one socket. They are bounded: who reads too slowly is cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from vierblatt.server.live.closing import CloseCode

Write = Callable[[str], Awaitable[None]]
#: Writes frames without waiting; False, and nothing is written, where that cannot be.
WriteAtOnce = Callable[[Sequence[str]], bool]
#: Under this name a socket offers it among the extensions of its ASGI scope.
AT_ONCE = "vierblatt.at_once"
#: Told of each delivery: when the command that caused it came in, in seconds of `time.perf_counter`.
Delivered = Callable[[float], None]


class FlushRound:
    """Flushes many outboxes at the end of a turn of the event loop: one call of it for all who are told of a move."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def join(self, flush: Callable[[], None]) -> None:
        """Is called soon, once."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._go)
        self._waiting.append(flush)

    def _go(self) -> None:
        waiting, self._waiting = self._waiting, []
        for flush in waiting:
            try:
                flush()
            except Exception as fault:  # noqa: BLE001 - the others get what is theirs; it is logged as any such fault
                asyncio.get_running_loop().call_exception_handler({"message": "a flush failed", "exception": fault})


class Outbox:
    """write: sends one frame, as late as the network takes it. most: frames that may wait.

    at_once: where the socket has it, all that was said in one go leaves in one piece, and no task has to wake up. A
    task there is only while the client does not read as quickly as it is told. together: the round that it shares with
    others.
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
        self._flushing = False  # `_flush` will be called in this turn of the event loop
        self._ended = _nobody
        self.code: CloseCode | None = None  #: why nothing more is taken

    def start(self, ended: Callable[[], None]) -> None:
        """ended: is told when the outbox was ended and everything is written, or it was cut, or a write failed."""
        self._ended = ended
        if self.code is not None:
            self._flush_soon()

    async def stop(self) -> BaseException | None:
        """Writes no more; what a write has raised."""
        task, self._ended, self._most = self._task, _nobody, 0
        self._waiting.clear()
        if task is None:
            return None
        task.cancel()
        return (await asyncio.gather(task, return_exceptions=True))[0]

    def put(self, text: str, received_at: float = 0.0) -> None:
        """Queues a frame. received_at: when the command came that it follows from, or 0."""
        if self.code is not None or not self._most:
            return
        if len(self._waiting) >= self._most:
            self.cut(CloseCode.SLOW)
            return
        self._waiting.append((text, received_at))
        self._flush_soon()

    def end(self, code: CloseCode) -> None:
        """Takes nothing more, writes what waits, then stops."""
        if self.code is None:
            self.code = code
            self._flush_soon()

    def cut(self, code: CloseCode) -> None:
        """Stops at once."""
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
        """Writes one frame after the other, as the client reads; nothing overtakes them."""
        while self._waiting:
            text, received_at = self._waiting.pop(0)
            await self._write(text)
            if received_at:
                self._delivered(received_at)

    def _drained(self, task: asyncio.Task[None]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._ended()  # the task stays, so that nothing is written any more
        elif self._task is task:
            self._task = None
            if self._waiting or self.code is not None:
                self._flush_soon()


def _nobody() -> None:
    """Nobody is told."""
