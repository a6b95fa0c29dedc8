"""Reviews, and what is in their slots. A change locks the row of its review, and then the accounts that it names."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from vierblatt.protocol.review import OwnRemark, Remark, ReviewSummary
from vierblatt.server.store.database import Database
from vierblatt.server.store.majlises import lock_account
from vierblatt.server.store.port import Outdated, ReviewItemRow, ReviewRow, StoredReview
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.records import record_seats, records
from vierblatt.server.store.schema.reviews import review_items, reviews

_row = select(
    reviews.c.id, reviews.c.record_id.label("record"), func.coalesce(reviews.c.opener, "").label("opener"),
    reviews.c.created, reviews.c.changed, reviews.c.seq,
)  # fmt: skip
_players = select(record_seats.c.player).where(record_seats.c.player.is_not(None)).order_by(record_seats.c.seat)
_whose = func.coalesce(review_items.c.player, review_items.c.author)


class ReviewStore(Database):
    """The part of the store for reviews."""

    async def add_review(self, row: ReviewRow, *, most: int) -> str | None:
        """Adds a review, unless its opener already has one of this record; returns the id of that or of the new one.

        Returns None if the opener already has `most` reviews, or no account any more.
        """
        mine = select(reviews.c.id, reviews.c.record_id).where(reviews.c.opener == row.opener)

        def work(connection: Connection) -> str | None:
            if not lock_account(connection, row.opener):
                return None
            by_record = {record: review for review, record in connection.execute(mine)}
            if row.record in by_record:
                return str(by_record[row.record])
            if len(by_record) >= most:
                return None
            fields = msgspec.structs.asdict(row)
            connection.execute(insert(reviews).values(fields | {"record_id": fields.pop("record")}))
            return row.id

        return await self._write(work)

    async def review(self, review: str) -> StoredReview | None:
        """A review with everything in it, or None."""
        item = review_items.c
        inside = (
            select(
                item.slot, item.seq, item.body, item.player.is_(None).label("lasting"),
                func.coalesce(_whose, "").label("player"), func.coalesce(accounts.c.name, "").label("name"),
            )
            .join(accounts, accounts.c.id == _whose, isouter=True)
            .where(item.review == review)
            .order_by(item.seq, item.slot)
        )  # fmt: skip

        def work(connection: Connection) -> StoredReview | None:
            row = connection.execute(_row.where(reviews.c.id == review)).mappings().first()
            if row is None:
                return None
            game = connection.scalar(select(records.c.game).where(records.c.id == row["record"])) or ""
            players = connection.scalars(_players.where(record_seats.c.record_id == row["record"]))
            items = connection.execute(inside).mappings()
            return StoredReview(ReviewRow(**row), game, [*players], [ReviewItemRow(**each) for each in items])

        return await self._read(work)

    async def change_review(self, review: str, seq: int, items: Sequence[ReviewItemRow], now: int) -> bool:
        """Puts items into their slots, all or none, as the change `seq` + 1.

        Raises Outdated if the review has changed since `seq`, or if an account in the items is gone. Returns False if
        the review is gone.
        """
        here = reviews.c.id == review
        old = (review_items.c.review == review) & review_items.c.slot.in_([item.slot for item in items])
        rows = [_item(review, seq + 1, item) for item in items if item.body]
        people = sorted({item.player for item in items if item.body and item.player})

        def work(connection: Connection) -> bool:
            found = connection.scalar(select(reviews.c.seq).where(here).with_for_update())
            if found is None:
                return False
            if found != seq or not all(lock_account(connection, player, shared=True) for player in people):
                raise Outdated("store-conflict")
            connection.execute(delete(review_items).where(old))
            if rows:
                connection.execute(insert(review_items), rows)
            connection.execute(update(reviews).where(here).values(seq=seq + 1, changed=now))
            return True

        return await self._write(work)

    async def delete_review(self, review: str) -> bool:
        """Deletes a review; returns False if there is none."""
        return await self._execute(delete(reviews).where(reviews.c.id == review)) > 0

    async def reviews_of(self, player: str) -> list[ReviewSummary]:
        """The reviews that a player has opened, the last changed first."""
        query = (
            select(
                reviews.c.id, reviews.c.record_id.label("record"), records.c.game, reviews.c.created, reviews.c.changed
            )
            .join(records, records.c.id == reviews.c.record_id)
            .where(reviews.c.opener == player)
            .order_by(reviews.c.changed.desc(), reviews.c.id)
        )
        return await self._all(ReviewSummary, query)

    async def review_ids_of(self, player: str) -> list[str]:
        """The reviews that a player has opened, or in which they have written, drawn or played."""
        theirs = or_(review_items.c.player == player, review_items.c.author == player)
        inside = select(review_items.c.review).where(theirs)
        query = select(reviews.c.id).where(or_(reviews.c.opener == player, reviews.c.id.in_(inside)))
        return await self._read(lambda connection: [*connection.scalars(query.order_by(reviews.c.id))])

    async def own_remarks(self, player: str) -> list[OwnRemark]:
        """Everything that a player has said in reviews, oldest first."""
        item = review_items.c
        said = (
            select(item.body, reviews.c.record_id)
            .join(reviews, reviews.c.id == item.review)
            .where(item.player == player, item.slot.like("note-%"))
        )

        def work(connection: Connection) -> list[OwnRemark]:
            found = []
            for body, record in connection.execute(said):
                remark = msgspec.json.decode(body, type=Remark)
                found.append(OwnRemark(record=record, at=remark.at, text=remark.text))
            return sorted(found, key=lambda each: (each.at, each.text))

        return await self._read(work)


def _item(review: str, seq: int, item: ReviewItemRow) -> dict[str, object]:
    whose = item.player or None
    player, author = (None, whose) if item.lasting else (whose, None)
    return {
        "review": review, "slot": item.slot, "seq": seq, "player": player, "author": author, "body": item.body
    }  # fmt: skip
