"""The bus over Redis: every node listens to a channel of its own and to one of the group (pub/sub)."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from structlog.typing import FilteringBoundLogger

from vierblatt.server.cluster.bus import Opened, Take

#: Seconds without anything, not even this node's own beat, after which the connection counts as cut.
SILENCE = 3.0
#: Seconds until a connection that was lost is tried again.
AGAIN = 0.3
#: Seconds that the last messages may take.
GOODBYE = 1.0
#: Messages that may wait to be sent; more are dropped, and noticed as everything that is lost.
MOST = 20_000
FAULTS = (RedisError, OSError, TimeoutError)


class RedisBus:
    """A `Bus`; takes the URL of a Redis server."""

    def __init__(self, url: str, log: FilteringBoundLogger) -> None:
        once = Retry(NoBackoff(), 0)  # a connection that mended itself in silence would hide what it has lost
        self._client = redis.asyncio.Redis.from_url(
            url, socket_connect_timeout=SILENCE, socket_timeout=SILENCE, retry=once, health_check_interval=0
        )
        self._log = log
        self._listening = self._sending = self._stopping = False
        self._group = ""
        self._queue: deque[tuple[str, bytes]] = deque()
        self._filled = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def connected(self) -> bool:
        """Whether Redis took what was sent last, and sends."""
        return self._listening and self._sending

    async def start(self, group: str, node: str, take: Take, opened: Opened) -> None:
        """See `Bus`."""
        self._group = f"vierblatt:{group}"
        self._tasks = [
            asyncio.create_task(self._listen(self._channel(node), take, opened)),
            asyncio.create_task(self._send()),
        ]

    async def stop(self) -> None:
        """See `Bus`."""
        self._stopping = True
        self._filled.set()
        if self._tasks:
            listening, sending = self._tasks
            await asyncio.wait({sending}, timeout=GOODBYE)
            for task in (listening, sending):
                task.cancel()
            await asyncio.gather(listening, sending, return_exceptions=True)
        with contextlib.suppress(*FAULTS):
            await self._client.aclose()

    def send(self, node: str, data: bytes) -> None:
        """See `Bus`."""
        self._put(self._channel(node), data)

    def tell(self, data: bytes) -> None:
        """See `Bus`."""
        self._put(self._group, data)

    def _channel(self, node: str) -> str:
        return f"{self._group}:{node}"

    def _put(self, channel: str, data: bytes) -> None:
        if len(self._queue) < MOST:
            self._queue.append((channel, data))
            self._filled.set()

    async def _send(self) -> None:
        while not self._stopping or self._queue:
            await self._filled.wait()
            self._filled.clear()
            try:
                pipe = self._client.pipeline(transaction=False)
                while self._queue:
                    pipe.publish(*self._queue.popleft())
                await pipe.execute()
            except Exception as fault:  # noqa: BLE001 - whatever it is must not end the sending; it is logged
                await self._is_down(fault)
                await asyncio.sleep(AGAIN)
            else:
                self._sending = True

    async def _listen(self, channel: str, take: Take, opened: Opened) -> None:
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as subscribed:
                    await subscribed.subscribe(channel, self._group)
                    self._listening = True
                    self._log.info("bus-open")
                    opened()
                    while True:
                        async with asyncio.timeout(SILENCE):
                            message = await subscribed.get_message(timeout=None)
                        if message is not None:
                            take(message["data"])
            except Exception as fault:  # noqa: BLE001 - whatever it is must not end the listening; it is logged
                await self._is_down(fault)
            self._listening = False
            await asyncio.sleep(AGAIN)

    async def _is_down(self, fault: Exception) -> None:
        if not isinstance(fault, FAULTS):
            self._log.error("bus-failed", exc_info=fault)
        elif self._listening or self._sending:
            self._log.warning("bus-down", reason=_reason(fault))
        self._sending = False
        try:
            # Those that nobody uses would fail one after the other.
            await self._client.connection_pool.disconnect(inuse_connections=False)
        except Exception as another:  # noqa: BLE001 - they fail one after the other, then
            self._log.warning("bus-not-closed", reason=_reason(another))


def _reason(fault: Exception) -> str:
    return str(fault) or type(fault).__name__
