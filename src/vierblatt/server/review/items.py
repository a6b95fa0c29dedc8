"""Between what the store keeps of a review and what everybody is sent."""

from __future__ import annotations

import msgspec

from vierblatt.protocol.review import AnyContent, Branch, Review, ReviewContent, ReviewItem
from vierblatt.server.store.port import ReviewItemRow, StoredReview

_decoder: msgspec.json.Decoder[AnyContent] = msgspec.json.Decoder(AnyContent)


def item_row(slot: str, player: str, content: ReviewContent | None) -> ReviewItemRow:
    """What is stored of a slot; None empties it. A branch outlives the account of whoever began it."""
    body = b"" if content is None else msgspec.json.encode(content)
    return ReviewItemRow(slot=slot, player=player, body=body, lasting=isinstance(content, Branch))


def items_of(stored: StoredReview) -> list[ReviewItem]:
    """The items of a review; leaves out any that a later version of the program has put there."""
    found = []
    for row in stored.items:
        try:
            content = _decoder.decode(row.body)
        except msgspec.DecodeError:
            continue
        found.append(ReviewItem(slot=row.slot, seq=row.seq, player=row.player, name=row.name, content=content))
    return found


def review_of(stored: StoredReview) -> Review:
    """A review as everybody is sent it."""
    row = stored.row
    return Review(
        id=row.id, record=row.record, game=stored.game, opener=row.opener, players=stored.players, created=row.created,
        seq=row.seq, items=items_of(stored),
    )  # fmt: skip
