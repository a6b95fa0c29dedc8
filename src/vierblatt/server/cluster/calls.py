"""Questions of one node to another that somebody waits for."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from structlog.typing import FilteringBoundLogger

from vierblatt.errors import VierblattError
from vierblatt.server.cluster.links import Links
from vierblatt.server.cluster.messages import CallReply, CallRequest, Question
from vierblatt.server.live import LiveFault
from vierblatt.server.live.faults import fault_of

T = TypeVar("T")

PATIENCE = 3.0  #: seconds that an answer may take

#: Finds the answer to a question of another node; raises VierblattError.
Respond = Callable[[Question], Awaitable[object]]


class Calls:
    """Asks, and answers what others ask."""

    def __init__(self, links: Links, respond: Respond, log: FilteringBoundLogger) -> None:
        self._links, self._respond, self._log = links, respond, log
        self._numbers = itertools.count(1)
        self._asked: dict[int, tuple[str, asyncio.Future[CallReply]]] = {}
        self._answering: dict[asyncio.Task[None], None] = {}

    async def ask(self, node: str, question: Question, kind: type[T]) -> T:
        """What a node answers. Raises what it raises, and LiveFault where it does not answer."""
        number = next(self._numbers)
        future: asyncio.Future[CallReply] = asyncio.get_running_loop().create_future()
        self._asked[number] = node, future
        self._links.send(node, CallRequest(number, question))
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await future
        except TimeoutError:
            raise LiveFault("node-silent") from None
        finally:
            del self._asked[number]
        if answer.fault is not None:
            raise LiveFault(answer.fault.code, rule=answer.fault.rule, **answer.fault.parameters)
        return msgspec.msgpack.decode(answer.body, type=kind)

    async def ask_all(self, question: Question, kind: type[T]) -> list[T]:
        """What all other nodes answer that do answer."""
        found = await asyncio.gather(*(self._ask_if_there(node, question, kind) for node in self._links.nodes()))
        return [answer for answers in found for answer in answers]

    async def _ask_if_there(self, node: str, question: Question, kind: type[T]) -> list[T]:
        """The answer of a node, or none."""
        try:
            return [await self.ask(node, question, kind)]
        except VierblattError:
            return []

    def take(self, node: str, message: CallRequest | CallReply) -> None:
        """A question or an answer has come."""
        if isinstance(message, CallRequest):
            task = asyncio.create_task(self._answer(node, message))
            self._answering[task] = None
            task.add_done_callback(self._answering.pop)
        elif message.number in self._asked:
            _, future = self._asked[message.number]
            if not future.done():
                future.set_result(message)

    def unsent(self, asked: CallRequest) -> None:
        """A question could not be written down."""
        if asked.number in self._asked:
            _, future = self._asked[asked.number]
            if not future.done():
                future.set_exception(LiveFault("server-fault"))

    def broken(self, node: str) -> None:
        """An answer that is waited for may have been lost."""
        for there, future in self._asked.values():
            if there == node and not future.done():
                future.set_exception(LiveFault("node-silent"))

    async def stop(self) -> None:
        """Answers nothing any more."""
        for task in [*self._answering]:
            task.cancel()
        await asyncio.gather(*self._answering, return_exceptions=True)

    async def _answer(self, node: str, asked: CallRequest) -> None:
        try:
            body = msgspec.msgpack.encode(await self._respond(asked.question))
        except VierblattError as fault:
            self._links.send(node, CallReply(asked.number, fault=fault_of(fault)))
        except Exception:  # noqa: BLE001 - whoever asks gets an answer all the same
            self._log.exception("answer-failed")
            self._links.send(node, CallReply(asked.number, fault=fault_of(LiveFault("server-fault"))))
        else:
            self._links.send(node, CallReply(asked.number, body))
