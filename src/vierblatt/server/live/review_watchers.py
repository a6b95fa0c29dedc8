"""Tells the sockets that watch a review what has changed there.

A change is sent as the items that it put into their slots. Whatever order they come in, and however often, the newest
item of each slot counts; so a watcher who has the whole review once needs only what has changed since.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

import msgspec
from structlog.typing import FilteringBoundLogger

from vierblatt.protocol import frames
from vierblatt.protocol.commands import WatchReview
from vierblatt.protocol.review import MOST_WATCHED, Review, ReviewItem
from vierblatt.server.accounts.faults import Conflict, Unknown
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.review_presence import ReviewPresence
from vierblatt.server.people.reach import Reach
from vierblatt.server.review.hearing import heard, is_said
from vierblatt.server.review.items import review_of
from vierblatt.server.store.reviews_port import ReviewsPort
from vierblatt.server.store.values import StoreFault

RETRY = 1.0  #: seconds until a store that failed is asked again
MOST_WATCHERS = 300  #: of one review, at one server

#: By player, those whose words they do not get.
Unheard = Mapping[str, AbstractSet[str]]


@dataclass
class _Watched:
    """One review. newcomers: who has not got it yet, with the command to answer. known: by slot, the seq last sent."""

    watchers: dict[Connection, None] = field(default_factory=dict)
    newcomers: dict[Connection, str] = field(default_factory=dict)
    known: dict[str, int] = field(default_factory=dict)


class ReviewWatchers:
    """The watchers at one server, and their `presence`. elsewhere: tells other servers that a review has changed."""

    def __init__(self, store: ReviewsPort, reach: Reach, log: FilteringBoundLogger) -> None:
        self._store, self._reach, self._log = store, reach, log
        self.elsewhere: Callable[[str], None] = lambda _review: None
        self._watched: dict[str, _Watched] = {}
        self.presence = ReviewPresence(self._watchers)
        self._pending: dict[str, None] = {}
        self._sending: asyncio.Task[None] | None = None

    def watch(self, connection: Connection, command: WatchReview) -> None:
        """Starts or stops sending a review to a connection, and answers the command."""
        review, watched = command.review, self._watched.get(command.review)
        if not command.on:
            self._drop(connection, review)
            connection.send(frames.Ack(id=command.id))
            return
        mine = [each for each in self._watched.values() if connection in each.watchers or connection in each.newcomers]
        if watched not in mine and len(mine) >= MOST_WATCHED:
            connection.refuse(command.id, Conflict("too-many-watched", most=MOST_WATCHED))
        elif watched is not None and len(watched.watchers) + len(watched.newcomers) >= MOST_WATCHERS:
            connection.refuse(command.id, Conflict("review-crowded", most=MOST_WATCHERS))
        else:
            self._watched.setdefault(review, _Watched()).newcomers[connection] = command.id
            self.heard(review)

    def forget(self, connection: Connection) -> None:
        """Removes a closed connection."""
        for review in [*self._watched]:
            self._drop(connection, review)

    def _drop(self, connection: Connection, review: str) -> None:
        watched = self._watched.get(review)
        if watched is not None:
            watched.watchers.pop(connection, None)
            watched.newcomers.pop(connection, None)
            self.presence.changed(review)
            if not watched.watchers and not watched.newcomers:
                del self._watched[review]

    def _watchers(self, review: str) -> dict[Connection, None]:
        watched = self._watched.get(review)
        return {} if watched is None else watched.watchers

    # --- what has changed --------------------------------------------------------------------------------------------

    def changed(self, review: str) -> None:
        """Tells those who watch a review, here and at other servers."""
        self.heard(review)
        self.elsewhere(review)

    def heard(self, review: str) -> None:
        """Tells those who watch a review here."""
        if review not in self._watched:
            return
        self._pending[review] = None
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send(), name="review watchers")

    def missed(self) -> None:
        """Something that other servers could not report may have changed anywhere."""
        for review in [*self._watched]:
            self.heard(review)

    async def stop(self) -> None:
        """Stops sending anything."""
        await self.presence.stop()
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    async def _send(self) -> None:
        while self._pending:
            review = next(iter(self._pending))
            del self._pending[review]
            newcomers = {*self._watched[review].newcomers} if review in self._watched else set()
            try:
                stored = await self._store.review(review)
                found = None if stored is None else review_of(stored)
                unheard = await self._unheard(review, found)
            except StoreFault as fault:
                self._log.warning("review-news-late", code=fault.code)
                self._refuse_newcomers(review, fault)
                await asyncio.sleep(RETRY)
                self.heard(review)
                continue
            self._tell(review, found, newcomers, unheard)

    async def _unheard(self, review: str, found: Review | None) -> Unheard:
        """Whose words each of those who watch does not get, if anything is to be sent that somebody says."""
        watched = self._watched.get(review)
        if watched is None or found is None:
            return {}
        fresh = (item for item in found.items if watched.newcomers or watched.known.get(item.slot) != item.seq)
        if not any(is_said(item) for item in fresh):
            return {}
        people = {connection.person.id for connection in (*watched.watchers, *watched.newcomers)}
        return await self._reach.unheard_by_each(people)

    def _tell(self, review: str, found: Review | None, newcomers: AbstractSet[Connection], unheard: Unheard) -> None:
        """newcomers: those whose `unheard` is known; whoever has come since then is told in the next round."""
        watched = self._watched.get(review)
        if watched is None:
            return
        if found is None:
            self._refuse_newcomers(review, Unknown("no-such-review"))
            for connection in [*watched.watchers]:
                connection.send(frames.ReviewChanged(review=review, seq=0, gone=True))
            self._watched.pop(review, None)
            self.presence.changed(review)
            return
        slots = {item.slot: item.seq for item in found.items}
        items = [item for item in found.items if watched.known.get(item.slot) != item.seq]
        removed = [slot for slot in watched.known if slot not in slots]
        if items or removed:
            changed = frames.ReviewChanged(review=review, seq=found.seq, items=items, removed=removed)
            _send_heard([*watched.watchers], changed, items, unheard)
        watched.known = slots
        coming = {each: command for each, command in watched.newcomers.items() if each in newcomers}
        if coming:
            _send_heard([*coming], frames.ReviewShown(review=found), found.items, unheard)
            for connection, command in coming.items():
                connection.send(frames.Ack(id=command))
                del watched.newcomers[connection]
            watched.watchers |= dict.fromkeys(coming)
            self.presence.changed(review)

    def _refuse_newcomers(self, review: str, fault: StoreFault | Unknown) -> None:
        watched = self._watched.get(review)
        for connection, command in [*(watched.newcomers.items() if watched is not None else ())]:
            connection.refuse(command, fault)
            self._drop(connection, review)


def _send_heard(
    connections: Sequence[Connection],
    frame: frames.ReviewChanged | frames.ReviewShown,
    items: Sequence[ReviewItem],
    unheard: Unheard,
) -> None:
    """Sends a frame with these items to each connection, without those that it must not get."""
    text = frames.encode(frame).decode()
    speaking = {item.player for item in items if is_said(item)}
    for connection in connections:
        kept_out = speaking & unheard.get(connection.person.id, set())
        connection.send_encoded(text if not kept_out else frames.encode(_without(frame, kept_out)).decode())


def _without(frame: frames.ReviewChanged | frames.ReviewShown, unheard: AbstractSet[str]) -> frames.Frame:
    """A frame without what these players say."""
    if isinstance(frame, frames.ReviewChanged):
        return msgspec.structs.replace(frame, items=heard(frame.items, unheard))
    shown = msgspec.structs.replace(frame.review, items=heard(frame.review.items, unheard))
    return msgspec.structs.replace(frame, review=shown)
