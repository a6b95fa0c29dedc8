"""A TCP proxy between two programs that does to their connections what networks do.

It works in a thread of its own, so that a test may block while others talk through it.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

CHUNK = 65536
#: Makes closing reset the connection: the other side sees an error, not an end.
_RESET = struct.pack("ii", 1, 0)


class Proxy:
    """See the module. host, port: of the program behind it; the `port` of the proxy itself is any free one."""

    def __init__(self, host: str, port: int) -> None:
        self._behind = host, port
        self.port = 0
        self._delay = 0.0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="proxy", daemon=True)
        self._passing = asyncio.Event()
        self._server: asyncio.Server | None = None
        self._links: dict[asyncio.Task[None], tuple[asyncio.StreamWriter, ...]] = {}

    def __enter__(self) -> Self:
        """Starts to listen."""
        self._thread.start()
        self._do(self._listen)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Ends all connections and stops."""
        self._do(self._end)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # --- what can happen to a network -------------------------------------------------------------------------------

    def cut(self) -> None:
        """Lets nothing through from now on, in either direction, not even the end of a connection.

        As with a network that drops packets, both sides believe that they are still connected. Only one thing is
        different: the system at the proxy's end acknowledges what it receives, so timeouts of TCP do not help.
        """
        self._do(self._set_passing, False)

    def heal(self) -> None:
        """Lets everything through again, starting with what was held back."""
        self._do(self._set_passing, True)

    def delay(self, seconds: float) -> None:
        """Delays everything by this much from now on, in each direction."""
        self._delay = seconds

    def reset(self) -> None:
        """Breaks all connections with an error, as a restarted firewall or gateway does."""
        self._do(self._reset)

    # --- in its thread ----------------------------------------------------------------------------------------------

    def _do(self, work: Callable[..., Awaitable[None]], *given: object) -> None:
        async def doing() -> None:
            await work(*given)

        asyncio.run_coroutine_threadsafe(doing(), self._loop).result(30)

    async def _listen(self) -> None:
        self._passing.set()
        self._server = await asyncio.start_server(self._link, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _set_passing(self, passing: bool) -> None:
        if passing:
            self._passing.set()
        else:
            self._passing.clear()

    async def _reset(self) -> None:
        tasks = [*self._links]
        for writers in self._links.values():
            for writer in writers:
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
                writer.transport.abort()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _end(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._reset()

    async def _link(self, near_reader: asyncio.StreamReader, near_writer: asyncio.StreamWriter) -> None:
        """Serves one connection and its counterpart, until both sides have ended it."""
        task = asyncio.current_task()
        assert task is not None
        writers: tuple[asyncio.StreamWriter, ...] = (near_writer,)
        self._links[task] = writers
        try:
            await self._passing.wait()
            far_reader, far_writer = await asyncio.open_connection(*self._behind)
            self._links[task] = writers = near_writer, far_writer
            async with asyncio.TaskGroup() as group:
                group.create_task(self._pump(near_reader, far_writer))
                group.create_task(self._pump(far_reader, near_writer))
        except (OSError, ExceptionGroup, asyncio.CancelledError):
            for writer in writers:  # one side has ended it, or the proxy is to: then the other is ended, too
                writer.transport.abort()
        finally:
            del self._links[task]
            for writer in writers:
                writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            if self._delay:
                await asyncio.sleep(self._delay)
            await self._passing.wait()
            writer.write(data)
            await writer.drain()
        await self._passing.wait()
        with contextlib.suppress(OSError):  # the other side is already gone
            writer.write_eof()
