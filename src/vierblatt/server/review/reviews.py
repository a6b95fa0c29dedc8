"""Opens and changes reviews: the value of `review_state`, kept in the store.

Nothing of a review is kept in memory but the lines of its record, which never change. A change is decided on what the
store has, and stored only if nothing else was stored in the meantime; otherwise it is decided again. So it does not
matter which server gets it, and when it is acknowledged it is stored.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from vierblatt.analysis.review import Line, lines_of
from vierblatt.protocol.review import MOST_REVIEWS, AnyChange, PlayOn, Review, ReviewAnswer, ReviewPoint
from vierblatt.record import Record
from vierblatt.server.accounts.faults import Conflict, NotAllowed, Unknown
from vierblatt.server.accounts.ids import fresh_link
from vierblatt.server.review.deciding import PlayedOn, decide
from vierblatt.server.review.items import item_row, items_of, review_of
from vierblatt.server.review.review_state import ReviewState
from vierblatt.server.store.port import Outdated, ReviewRow, Store, StoredRecord, StoredReview
from vierblatt.server.table import Person

RECORDS = 64  #: matches whose lines are kept in memory
#: How many times to decide a change while others change the same review.
TRIES = 20


class Reviews:
    """All reviews of a server. announce: tells all servers that a review has changed. now: milliseconds since 1970.

    Methods raise VierblattError if they cannot do what is asked. A review is named by its link.
    """

    def __init__(self, store: Store, announce: Callable[[str], None], now: Callable[[], int]) -> None:
        self._store, self._announce, self._now = store, announce, now
        self._lines: OrderedDict[str, tuple[Line, ...]] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, person: Person, record: str) -> Review:
        """Opens the review of a finished match, or finds the caller's own.

        Only its players may; anybody if none of them has an account.
        """
        stored = await self._record(record)
        if any(stored.players) and person.id not in stored.players:
            raise NotAllowed("review-not-yours-to-open")
        await self.lines_of(stored)  # a record that cannot be replayed has no review
        now = self._now()
        row = ReviewRow(id=fresh_link(), record=record, opener=person.id, created=now, changed=now)
        review = await self._store.add_review(row, most=MOST_REVIEWS)
        if review is None:
            raise Conflict("too-many-reviews", most=MOST_REVIEWS)
        return await self.whole(review)

    async def whole(self, review: str) -> Review:
        """A review with everything in it."""
        return review_of(await self._stored(review))

    async def change(self, person: Person, review: str, change: AnyChange | PlayedOn) -> ReviewAnswer:
        """Changes a review; when this returns, the change is stored."""
        lock = self._locks.setdefault(review, asyncio.Lock())
        async with lock:  # changes at this server need not be tried twice
            for _ in range(TRIES):
                state = await self._state(await self._stored(review))
                decision = decide(state, change, person.id, self._now())
                if not decision.changes:
                    return ReviewAnswer(seq=state.seq, point=decision.point)
                rows = [item_row(each.slot, each.player, each.content) for each in decision.changes]
                try:
                    if not await self._store.change_review(review, state.seq, rows, self._now()):
                        raise Unknown("no-such-review")
                except Outdated:  # somebody else was faster, at another server
                    continue
                self._announce(review)
                return ReviewAnswer(seq=state.seq + 1, point=decision.point)
        raise Outdated("store-conflict")

    async def delete(self, person: Person, review: str) -> None:
        """Deletes a review; for who opened it, or those who played if that account is gone."""
        stored = await self._stored(review)
        allowed = [stored.row.opener] if stored.row.opener else stored.players
        if person.id not in allowed:
            raise NotAllowed("review-not-yours")
        await self._store.delete_review(review)
        self._announce(review)

    async def line(self, review: str, point: ReviewPoint) -> tuple[Line, Record]:
        """The whole line on which a point lies, and the record."""
        stored = await self._stored(review)
        state = await self._state(stored)
        return state.line(point), Record.from_json((await self._record(stored.row.record)).body)

    async def line_at(self, review: str, point: ReviewPoint) -> Line:
        """The line up to a point."""
        return (await self._state(await self._stored(review))).at(point)

    async def line_to_play_on(self, person: Person, review: str, point: ReviewPoint) -> Line:
        """The line up to a point from which somebody lets bots play on; raises what would be refused after all."""
        state = await self._state(await self._stored(review))
        decide(state, PlayOn(point=point), person.id, self._now())
        return state.at(point)

    # --- helpers -----------------------------------------------------------------------------------------------------

    async def _stored(self, review: str) -> StoredReview:
        stored = await self._store.review(review)
        if stored is None:
            raise Unknown("no-such-review")
        return stored

    async def _state(self, stored: StoredReview) -> ReviewState:
        record = stored.row.record
        lines = self._lines.get(record) or await self.lines_of(await self._record(record))
        players = {*stored.players, *([stored.row.opener] if stored.row.opener else [])}
        return ReviewState.of(lines, players, stored.row.seq, items_of(stored))

    async def _record(self, record: str) -> StoredRecord:
        stored = await self._store.record(record)
        if stored is None:
            raise Unknown("unknown-record")
        return stored

    async def lines_of(self, stored: StoredRecord) -> tuple[Line, ...]:
        """The lines of a record; replaying a long match would hold up every table of this server."""
        if stored.id in self._lines:
            return self._lines[stored.id]
        lines = await asyncio.to_thread(lambda: tuple(lines_of(Record.from_json(stored.body))))
        self._lines[stored.id] = lines
        self._lines.move_to_end(stored.id)
        if len(self._lines) > RECORDS:
            self._lines.popitem(last=False)
        return lines
