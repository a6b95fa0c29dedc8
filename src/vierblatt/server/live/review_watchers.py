"""Tells the sockets that watch a review what has changed there.

A change is sent as the items that it put into their slots. Whatever order they come in, and however often, the newest
item of each slot counts; so a watcher who has the whole review once needs only what has changed since.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from structlog.typing import FilteringBoundLogger

from vierblatt.protocol import frames
from vierblatt.protocol.commands import WatchReview
from vierblatt.protocol.review import MOST_WATCHED, Review
from vierblatt.server.accounts.faults import Conflict, Unknown
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.review_presence import ReviewPresence
from vierblatt.server.review.items import review_of
from vierblatt.server.store.reviews_port import ReviewsPort
from vierblatt.server.store.values import StoreFault

RETRY = 1.0  #: seconds until a store that failed is asked again
MOST_WATCHERS = 300  #: of one review, at one server


@dataclass
class _Watched:
    """One review. newcomers: who has not got it yet, with the command to answer. known: by slot, the seq last sent."""

    watchers: dict[Connection, None] = field(default_factory=dict)
    newcomers: dict[Connection, str] = field(default_factory=dict)
    known: dict[str, int] = field(default_factory=dict)


class ReviewWatchers:
    """The watchers at one server, and their `presence`. elsewhere: tells other servers that a review has changed."""

    def __init__(self, store: ReviewsPort, log: FilteringBoundLogger) -> None:
        self._store, self._log = store, log
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
            try:
                stored = await self._store.review(review)
            except StoreFault as fault:
                self._log.warning("review-news-late", code=fault.code)
                self._refuse_newcomers(review, fault)
                await asyncio.sleep(RETRY)
                self.heard(review)
                continue
            self._tell(review, None if stored is None else review_of(stored))

    def _tell(self, review: str, found: Review | None) -> None:
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
            text = frames.encode(changed).decode()
            for connection in [*watched.watchers]:
                connection.send_encoded(text)
        watched.known = slots
        if watched.newcomers:
            text = frames.encode(frames.ReviewShown(review=found)).decode()
            for connection, command in [*watched.newcomers.items()]:
                connection.send_encoded(text)
                connection.send(frames.Ack(id=command))
            watched.watchers |= dict.fromkeys(watched.newcomers)
            watched.newcomers = {}
            self.presence.changed(review)

    def _refuse_newcomers(self, review: str, fault: StoreFault | Unknown) -> None:
        watched = self._watched.get(review)
        for connection, command in [*(watched.newcomers.items() if watched is not None else ())]:
            connection.refuse(command, fault)
            self._drop(connection, review)
