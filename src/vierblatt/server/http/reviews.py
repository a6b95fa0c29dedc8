"""Endpoints: reviews of finished matches. `vierblatt.server.review` says what a change does, and for whom.

What a seat could know and what the cards were worth as they lay are answers of separate endpoints.
"""

from __future__ import annotations

import asyncio

import msgspec

from vierblatt.analysis.review import ActionReview, CardChance, OnTheseCards
from vierblatt.bounds import Count, SeatNumber, SeatOrNone
from vierblatt.protocol.review import (
    AddRemark,
    AnyChange,
    DealNumber,
    Review,
    ReviewAnswer,
    ReviewId,
    ReviewPoint,
    ReviewSummary,
    StepNumber,
)
from vierblatt.protocol.values import TableId
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup, FileAnswer
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import StrictRequest
from vierblatt.server.pages.replays import line_steps
from vierblatt.server.workers.judging import WORLDS

api = EndpointGroup("Reviews")


class LineQuery(StrictRequest, frozen=True):
    """A line of a review. branch: 0 for the deal as it was played."""

    deal: DealNumber
    branch: Count = 0

    def point(self) -> ReviewPoint:
        """The beginning of the line."""
        return ReviewPoint(self.deal, self.branch)


class PointQuery(StrictRequest, frozen=True):
    """A point of a review. branch: 0 for the deal as it was played."""

    deal: DealNumber
    branch: Count = 0
    step: StepNumber = 0

    def point(self) -> ReviewPoint:
        """The point."""
        return ReviewPoint(self.deal, self.branch, self.step)


class SeatPointQuery(PointQuery, frozen=True, kw_only=True):
    """A point of a review, and a seat."""

    seat: SeatNumber


class KnownActions(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat to act could know. worlds: in how many deals each action was tried. actions: best first."""

    seat: SeatOrNone
    worlds: Count
    actions: list[ActionReview]


class KnownChances(msgspec.Struct, frozen=True, kw_only=True):
    """Where a seat could expect the cards that it did not see."""

    seat: SeatNumber
    chances: list[CardChance]


class PossibleSwaps(msgspec.Struct, frozen=True, kw_only=True):
    """Card -> the cards with which it can be exchanged without the seat's noticing."""

    seat: SeatNumber
    swaps: dict[str, list[str]]


class MyReviews(msgspec.Struct, frozen=True):
    """The reviews that the player has opened, the last changed first."""

    reviews: list[ReviewSummary]


@api.post("/api/records/{record}/review", faults=(404, 409))
async def open_review(services: HttpServices, caller: Caller, record: TableId) -> Review:
    """Opens a review of a finished match, or finds the caller's own; whoever knows its id can take part.

    Only its players may open one; anyone may if none of them has an account.
    """
    return await services.reviews.open(caller.person, record)


@api.get("/api/me/reviews")
async def my_reviews(services: HttpServices, caller: Caller) -> MyReviews:
    """The reviews that the caller has opened."""
    return MyReviews(await services.store.reviews_of(caller.account.id))


@api.get("/api/reviews/{review}", faults=(404,))
async def review(services: HttpServices, review: ReviewId) -> Review:
    """A review with everything in it."""
    return await services.reviews.whole(review)


@api.delete("/api/reviews/{review}", faults=(404,))
async def delete_review(services: HttpServices, caller: Caller, review: ReviewId) -> None:
    """Deletes a review; for who opened it, or for those who played if that account is gone."""
    await services.reviews.delete(caller.person, review)


@api.post("/api/reviews/{review}/changes", faults=(404, 409))
async def change_review(services: HttpServices, caller: Caller, review: ReviewId, body: AnyChange) -> ReviewAnswer:
    """Changes a review: moves the cursor, says, draws or plays something. Everybody who watches it is told."""
    services.gate.enter("chat" if isinstance(body, AddRemark) else "reviews", caller.account.id)
    return await services.reviews.change(caller.person, review, body)


@api.get("/api/reviews/{review}/line", limit="replays", faults=(404,))
async def review_line(services: HttpServices, review: ReviewId, query: LineQuery) -> FileAnswer:
    """A line move by move: `steps` as in a replay, for each the open actions (`legal`), and the actions (`played`)."""
    line, record = await services.reviews.line(review, query.point())
    steps, legal = await asyncio.to_thread(line_steps, record, query.deal, line.pack, line.actions)
    return FileAnswer(msgspec.json.encode({"steps": steps, "legal": legal, "played": line.texts()}))


@api.get("/api/reviews/{review}/known/actions", faults=(404,))
async def review_known_actions(
    services: HttpServices, caller: Caller, review: ReviewId, query: PointQuery
) -> KnownActions:
    """What each open action was worth to the seat to act, from what it could know."""
    services.gate.enter("judgements", caller.account.id)
    line = await services.reviews.line_at(review, query.point())
    seat = line.seat_to_act()
    actions = await services.judges.actions(line, caller.account.id) if seat >= 0 else []
    return KnownActions(seat=seat, worlds=WORLDS, actions=actions)


@api.get("/api/reviews/{review}/known/chances", faults=(404,))
async def review_known_chances(
    services: HttpServices, caller: Caller, review: ReviewId, query: SeatPointQuery
) -> KnownChances:
    """Where a seat could expect each card that it did not see."""
    services.gate.enter("judgements", caller.account.id)
    line = await services.reviews.line_at(review, query.point())
    return KnownChances(seat=query.seat, chances=await services.judges.chances(line, query.seat, caller.account.id))


@api.get("/api/reviews/{review}/cards", faults=(404,))
async def review_these_cards(
    services: HttpServices, caller: Caller, review: ReviewId, query: PointQuery
) -> OnTheseCards:
    """What each open action brings as the cards lie."""
    services.gate.enter("judgements", caller.account.id)
    line = await services.reviews.line_at(review, query.point())
    return await services.judges.these_cards(line, caller.account.id)


@api.get("/api/reviews/{review}/swaps", faults=(404,))
async def review_swaps(
    services: HttpServices, caller: Caller, review: ReviewId, query: SeatPointQuery
) -> PossibleSwaps:
    """Which cards can be exchanged so that a seat could not have noticed it."""
    services.gate.enter("judgements", caller.account.id)
    line = await services.reviews.line_at(review, query.point())
    return PossibleSwaps(seat=query.seat, swaps=await services.judges.swaps(line, query.seat, caller.account.id))
