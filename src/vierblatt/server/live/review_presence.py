"""Tells those who watch a review who else is there, at all servers.

Every server tells the others whom it has, as often as that changes, and asks for theirs when somebody begins to watch.
People who come and go are told of together, a moment later: three hundred who open a link at once cause few frames.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from vierblatt.protocol import frames
from vierblatt.protocol.review import MOST_NAMED, PresentPerson
from vierblatt.server.live.connection import Connection

PACE = 0.3  #: seconds in which changes are collected


@dataclass(frozen=True)
class PeopleHere:
    """Who watches a review at one server. people: at most `MOST_NAMED`, those first who came first. count: of all."""

    people: tuple[PresentPerson, ...] = ()
    count: int = 0


@dataclass
class _Present:
    """sent: by connection, the frame that it got last. elsewhere: by server. announced: what the others were told."""

    sent: dict[Connection, str] = field(default_factory=dict)
    elsewhere: dict[str, PeopleHere] = field(default_factory=dict)
    announced: PeopleHere | None = None


class TellOthers(Protocol):
    """Tells the other servers who is here. asks: asks them for the same."""

    def __call__(self, review: str, here: PeopleHere, *, asks: bool) -> None:
        """Tells them."""
        ...


def _nobody(review: str, here: PeopleHere, *, asks: bool) -> None:
    """For a server without others."""


class ReviewPresence:
    """Who watches which review. watchers: the connections that watch a review here, in the order in which they came."""

    def __init__(self, watchers: Callable[[str], Mapping[Connection, None]]) -> None:
        self._watchers = watchers
        self.elsewhere: TellOthers = _nobody
        self._present: dict[str, _Present] = {}
        self._pending: dict[str, None] = {}
        self._sending: asyncio.Task[None] | None = None

    def changed(self, review: str) -> None:
        """Somebody has come or gone."""
        self._pending[review] = None
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._tell_soon(), name="review presence")

    def heard(self, node: str, review: str, here: PeopleHere, *, asks: bool) -> None:
        """Another server says who is there."""
        present = self._present.get(review)
        if present is None:
            return  # nobody here wants to know
        if here.count:
            present.elsewhere[node] = here
        else:
            present.elsewhere.pop(node, None)
        if asks:
            present.announced = None
        self.changed(review)

    def forget(self, node: str) -> None:
        """A server may be gone: asks whether it is still there."""
        for review, present in self._present.items():
            present.elsewhere.pop(node, None)
            self.elsewhere(review, self._here(review), asks=True)
            self.changed(review)

    async def stop(self) -> None:
        """Tells nobody any more."""
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    async def _tell_soon(self) -> None:
        while self._pending:
            await asyncio.sleep(PACE)
            pending, self._pending = self._pending, {}
            for review in pending:
                self._tell(review)

    def _tell(self, review: str) -> None:
        here, asks = self._here(review), review not in self._present
        if not here.count and asks:
            return
        present = self._present.setdefault(review, _Present())
        if present.announced != here:
            present.announced = here
            self.elsewhere(review, here, asks=asks)
        if not here.count:
            del self._present[review]
            return
        everybody = merged([here, *present.elsewhere.values()])
        frame = frames.ReviewPresent(review=review, people=[*everybody.people], count=everybody.count)
        text, before = frames.encode(frame).decode(), present.sent
        present.sent = dict.fromkeys(self._watchers(review), text)
        for connection in present.sent:
            if before.get(connection) != text:
                connection.send_encoded(text)

    def _here(self, review: str) -> PeopleHere:
        people = {each.person.id: PresentPerson(each.person.id, each.person.name) for each in self._watchers(review)}
        return PeopleHere(tuple(people.values())[:MOST_NAMED], len(people))


def merged(places: list[PeopleHere]) -> PeopleHere:
    """The people of several servers, those once who are named at several."""
    people = {person.player: person for place in places for person in place.people}
    twice = sum(len(place.people) for place in places) - len(people)
    return PeopleHere(tuple(people.values())[:MOST_NAMED], sum(place.count for place in places) - twice)
