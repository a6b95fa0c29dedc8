"""The part of the storage port for reviews of finished matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.protocol.review import OwnRemark, ReviewSummary
from vierblatt.server.store.values import ReviewItemRow, ReviewRow, StoredReview


class ReviewsPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def add_review(self, row: ReviewRow, *, most: int) -> str | None:
        """Adds a review, unless its opener already has one of this record; returns the id of that or of the new one.

        Returns None if the opener already has `most` reviews, or no account any more.
        """
        ...

    async def review(self, review: str) -> StoredReview | None:
        """A review with everything in it, or None."""
        ...

    async def change_review(self, review: str, seq: int, items: Sequence[ReviewItemRow], now: int) -> bool:
        """Puts items into their slots, all or none, as the change `seq` + 1.

        Raises Outdated if the review has changed since `seq`, or if an account in the items is gone. Returns False if
        the review is gone.
        """
        ...

    async def delete_review(self, review: str) -> bool:
        """Deletes a review; returns False if there is none."""
        ...

    async def reviews_of(self, player: str) -> list[ReviewSummary]:
        """The reviews that a player has opened, the last changed first."""
        ...

    async def review_ids_of(self, player: str) -> list[str]:
        """The reviews that a player has opened, or in which they have written, drawn or played."""
        ...

    async def own_remarks(self, player: str) -> list[OwnRemark]:
        """Everything that a player has said in reviews, oldest first."""
        ...
