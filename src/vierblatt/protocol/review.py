"""The parts of a review: a finished match that several people step through together.

A review is a set of items, each in a slot of its own. Items are replaced as a whole: with the newest item of each slot
one has the whole review, in whatever order they came.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vierblatt.bots.levels import LEVEL_SPECS
from vierblatt.bounds import Count, SeatNumber, SeatOrNone
from vierblatt.protocol.values import ActionText, ChatText

ReviewId = Annotated[
    str,
    Meta(pattern="^[a-z0-9]{10}(?![\\s\\S])", description="Ten letters and digits; knowing it is the invitation"),
]
#: The name of a slot: what it is, and where there are several, a number or a player's id.
Slot = Annotated[str, Meta(pattern="^(lead|cursor|writers|(note|branch|arrows)-[a-z0-9]{1,20})(?![\\s\\S])")]
CardText = Annotated[str, Meta(pattern="^([2-9TJQKA][SHDC]|X[RB])(?![\\s\\S])")]
DealNumber = Annotated[int, Meta(ge=1, le=10_000)]
StepNumber = Annotated[int, Meta(ge=0, le=1000)]
#: What an arrow touches: a card, a seat, or the middle of the table.
ArrowPlace = Annotated[str, Meta(pattern="^([2-9TJQKA][SHDC]|X[RB]|seat-[0-9]{1,2}|table)(?![\\s\\S])")]
MOST_ARROWS = 12  #: of one person
MOST_REVIEWS = 50  #: that a player can have opened
MOST_WATCHED = 8  #: that a connection can watch
MOST_NAMED = 50  #: of those who are present


#: Who plays on in a branch: the heuristic player, or a level of bots that needs no clock.
REVIEW_BOTS = ("rules", *(level for level, spec in LEVEL_SPECS.items() if "ms=" not in spec))
ReviewBot = Annotated[str, Meta(pattern=f"^({'|'.join(REVIEW_BOTS)})(?![\\s\\S])")]


class ReviewPoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point of a match. branch: the number in its slot; 0 for the deal as it was played. step: actions before it."""

    deal: DealNumber
    branch: Count = 0
    step: StepNumber = 0


class Arrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An arrow from one place to another; on one place, if both are the same, a mark."""

    source: ArrowPlace
    target: ArrowPlace


class ReviewContent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """The base of what is in a slot."""


class Lead(ReviewContent, frozen=True, tag="lead"):
    """In `lead`: the item's player leads, and their cursor is followed."""


class Cursor(ReviewContent, frozen=True, tag="cursor"):
    """In `cursor`: where the review is. seat: whose knowledge is shown, -1 for all hands."""

    point: ReviewPoint
    seat: SeatOrNone = -1


class Writers(ReviewContent, frozen=True, tag="writers"):
    """In `writers`: only those who played the match may write and draw."""


class Remark(ReviewContent, frozen=True, tag="remark"):
    """In `note-N`: what somebody says at a point. pinned: a note that stays there; otherwise a line of the chat."""

    point: ReviewPoint
    text: str
    at: Count  #: in milliseconds since 1970
    pinned: bool = False


class Arrows(ReviewContent, frozen=True, tag="arrows"):
    """In `arrows-PLAYER`: what somebody has drawn at a point."""

    point: ReviewPoint
    arrows: list[Arrow]


class SwappedCards(msgspec.Struct, frozen=True):
    """Two cards that are exchanged."""

    first: str
    second: str


class Branch(ReviewContent, frozen=True, tag="branch"):
    """In `branch-N`: a variation. It leaves its parent after `step` actions of the deal.

    swaps: what is exchanged first, one pair after the other, so that `seat` could not have noticed. actions: what is
    then played.
    """

    deal: Count
    parent: Count  #: 0: the deal as it was played
    step: Count
    seat: SeatOrNone = -1
    swaps: list[SwappedCards] = []
    actions: list[str] = []


AnyContent = Lead | Cursor | Writers | Remark | Arrows | Branch


class ReviewItem(msgspec.Struct, frozen=True, kw_only=True):
    """What is in a slot. seq: that of the change that put it there. player: who did, empty if the account is gone."""

    slot: str
    seq: Count
    player: str
    name: str
    content: AnyContent


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A review as a whole. players: those who played the match: each may lead, and remove what others wrote."""

    id: str
    record: str
    game: str
    opener: str  #: player id, empty if the account is gone; has the same rights
    players: list[str]
    created: Count
    seq: Count  #: of the last change
    items: list[ReviewItem]


class ReviewSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A review in a list. record: that of the match. created, changed: in milliseconds since 1970."""

    id: str
    record: str
    game: str
    created: Count
    changed: Count


class OwnRemark(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has said in a review. record: that of the match."""

    record: str
    at: Count
    text: str


class PresentPerson(msgspec.Struct, frozen=True):
    """Somebody who is looking at a review."""

    player: str
    name: str


# --- changes ----------------------------------------------------------------------------------------------------------


class ReviewChange(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """The base of what somebody may do in a review."""


class TakeLead(ReviewChange, frozen=True, tag="lead"):
    """Takes the lead, or gives it up. Those who played may take it at any time, others where nobody leads."""

    on: bool = True


class MoveCursor(ReviewChange, frozen=True, tag="move"):
    """Moves the cursor; for the leader."""

    point: ReviewPoint
    seat: SeatOrNone = -1


class DrawArrows(ReviewChange, frozen=True, tag="draw"):
    """Replaces the arrows that the caller has drawn; none removes them."""

    point: ReviewPoint
    arrows: Annotated[list[Arrow], Meta(max_length=MOST_ARROWS)]


class AddRemark(ReviewChange, frozen=True, tag="remark"):
    """Says something at a point, or pins a note to it."""

    point: ReviewPoint
    text: ChatText
    pinned: bool = False


class PlayAt(ReviewChange, frozen=True, tag="play"):
    """Plays an action at a point. It continues a branch at its end, and begins a new branch elsewhere."""

    point: ReviewPoint
    action: ActionText


class PlayOn(ReviewChange, frozen=True, tag="play-on"):
    """Lets a bot act for every seat, up to this many times."""

    point: ReviewPoint
    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    bot: ReviewBot = "rules"


class SwapCards(ReviewChange, frozen=True, tag="swap"):
    """Exchanges two cards in a new branch, if the seat could not have noticed it."""

    point: ReviewPoint
    seat: SeatNumber
    first: CardText
    second: CardText


class RemoveItem(ReviewChange, frozen=True, tag="remove"):
    """Removes a note, a line, a branch or what somebody drew: the caller's own, or any for those who played."""

    slot: Slot


class LimitWriters(ReviewChange, frozen=True, tag="writers"):
    """Lets only those who played write and draw, or everybody; for those who played."""

    players_only: bool


AnyChange = TakeLead | MoveCursor | DrawArrows | AddRemark | PlayAt | PlayOn | SwapCards | RemoveItem | LimitWriters


class ReviewAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a change. seq: of the review, afterwards. point: where what was played or exchanged leads to."""

    seq: Count
    point: ReviewPoint | None = None
