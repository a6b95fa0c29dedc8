"""The bus over Redis (pub/sub): every node listens to its own channel and to that of its group."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from structlog.typing import FilteringBoundLogger

from vierblatt.server.cluster.bus import OnOpen, Receive

#: Seconds without any data, not even this node's own heartbeat, after which the connection counts as broken.
SILENCE = 3.0
#: Seconds before a lost connection is retried.
AGAIN = 0.3
#: Seconds that the last messages may take at shutdown.
GOODBYE = 1.0
#: Messages that may wait to be sent; more are dropped, which is noticed like any other loss.
MOST = 20_000
FAULTS = (RedisError, OSError, TimeoutError)


class RedisBus:
    """A `Bus`; takes the URL of a Redis server."""

    def __init__(self, url: str, log: FilteringBoundLogger) -> None:
        once = Retry(NoBackoff(), 0)  # a connection that reconnected silently would hide what it lost
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
        """Whether Redis accepted the last data sent, and this node is subscribed."""
        return self._listening and self._sending

    async def start(self, group: str, node: str, receive: Receive, on_open: OnOpen) -> None:
        """See `Bus`."""
        self._group = f"vierblatt:{group}"
        self._tasks = [
            asyncio.create_task(self._listen(self._channel(node), receive, on_open)),
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

    def broadcast(self, data: bytes) -> None:
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

    async def _listen(self, channel: str, receive: Receive, on_open: OnOpen) -> None:
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as subscribed:
                    await subscribed.subscribe(channel, self._group)
                    self._listening = True
                    self._log.info("bus-open")
                    on_open()
                    while True:
                        async with asyncio.timeout(SILENCE):
                            message = await subscribed.get_message(timeout=None)
                        if message is not None:
                            receive(message["data"])
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
            # Otherwise the idle connections would fail one by one.
            await self._client.connection_pool.disconnect(inuse_connections=False)
        except Exception as another:  # noqa: BLE001 - then they fail one by one
            self._log.warning("bus-not-closed", reason=_reason(another))


def _reason(fault: Exception) -> str:
    return str(fault) or type(fault).__name__
