"""Questions from one node to another, each with an awaited answer."""

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

ANSWER_TIMEOUT = 3.0  #: seconds that an answer may take

#: Answers a question from another node; raises VierblattError.
Respond = Callable[[Question], Awaitable[object]]


class Calls:
    """Asks other nodes, and answers their questions."""

    def __init__(self, links: Links, respond: Respond, log: FilteringBoundLogger) -> None:
        self._links, self._respond, self._log = links, respond, log
        self._numbers = itertools.count(1)
        self._asked: dict[int, tuple[str, asyncio.Future[CallReply]]] = {}
        self._answering: dict[asyncio.Task[None], None] = {}

    async def ask(self, node: str, question: Question, kind: type[T]) -> T:
        """Asks a node and returns its answer. Raises LiveFault with the node's fault, or if it does not answer."""
        number = next(self._numbers)
        future: asyncio.Future[CallReply] = asyncio.get_running_loop().create_future()
        self._asked[number] = node, future
        self._links.send(node, CallRequest(number, question))
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                answer = await future
        except TimeoutError:
            raise LiveFault("node-silent") from None
        finally:
            del self._asked[number]
        if answer.fault is not None:
            raise LiveFault(answer.fault.code, rule=answer.fault.rule, **answer.fault.parameters)
        return msgspec.msgpack.decode(answer.body, type=kind)

    async def ask_all(self, question: Question, kind: type[T]) -> list[T]:
        """The answers of all other nodes that answer."""
        by_node = await asyncio.gather(*(self._ask_or_empty(node, question, kind) for node in self._links.nodes()))
        return [answer for answers in by_node for answer in answers]

    async def _ask_or_empty(self, node: str, question: Question, kind: type[T]) -> list[T]:
        """The answer of a node in a list; an empty list if there is none."""
        try:
            return [await self.ask(node, question, kind)]
        except VierblattError:
            return []

    def take(self, node: str, message: CallRequest | CallReply) -> None:
        """Handles an incoming question or answer."""
        if isinstance(message, CallRequest):
            task = asyncio.create_task(self._answer(node, message))
            self._answering[task] = None
            task.add_done_callback(self._answering.pop)
        elif message.number in self._asked:
            _, future = self._asked[message.number]
            if not future.done():
                future.set_result(message)

    def on_unsendable(self, asked: CallRequest) -> None:
        """Handles a question that could not be encoded."""
        if asked.number in self._asked:
            _, future = self._asked[asked.number]
            if not future.done():
                future.set_exception(LiveFault("server-fault"))

    def on_link_broken(self, node: str) -> None:
        """Fails the pending questions to a node, whose answers may have been lost."""
        for asked_node, future in self._asked.values():
            if asked_node == node and not future.done():
                future.set_exception(LiveFault("node-silent"))

    async def stop(self) -> None:
        """Cancels the answers in progress."""
        for task in [*self._answering]:
            task.cancel()
        await asyncio.gather(*self._answering, return_exceptions=True)

    async def _answer(self, node: str, asked: CallRequest) -> None:
        try:
            body = msgspec.msgpack.encode(await self._respond(asked.question))
        except VierblattError as fault:
            self._links.send(node, CallReply(asked.number, fault=fault_of(fault)))
        except Exception:  # noqa: BLE001 - the asking node gets an answer even so
            self._log.exception("answer-failed")
            self._links.send(node, CallReply(asked.number, fault=fault_of(LiveFault("server-fault"))))
        else:
            self._links.send(node, CallReply(asked.number, body))
