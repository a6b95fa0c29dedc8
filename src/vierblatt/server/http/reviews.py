"""Endpoints: reviews of finished matches. `vierblatt.server.review` says what a change does, and for whom.

What a seat could know and what the cards were worth as they lay are answers of separate endpoints.
"""

from __future__ import annotations

import asyncio

import msgspec

from vierblatt.analysis.review import ActionReview, CardChance, Line, OnTheseCards
from vierblatt.bounds import Count, SeatNumber, SeatOrNone
from vierblatt.protocol.review import (
    AddRemark,
    AnyChange,
    DealNumber,
    PlayOn,
    Review,
    ReviewAnswer,
    ReviewId,
    ReviewPoint,
    ReviewSummary,
    StepNumber,
)
from vierblatt.protocol.values import TableId
from vierblatt.puzzles import PuzzleSource
from vierblatt.record import Record
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.accounts.identity import Caller, check_silence
from vierblatt.server.http.endpoint import EndpointGroup, FileAnswer
from vierblatt.server.http.history import stored_record
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import PlayedPointQuery, StrictRequest
from vierblatt.server.pages.replays import line_position, line_steps
from vierblatt.server.review.deciding import PlayedOn
from vierblatt.server.review.hearing import heard
from vierblatt.server.workers.judging import WORLDS
from vierblatt.server.workers.puzzle_judging import PointPuzzle

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
async def review(services: HttpServices, caller: Caller | None, review: ReviewId) -> Review:
    """A review with everything in it that the caller may get: not the words of those whom they block or mute."""
    found = await services.reviews.whole(review)
    if caller is None:
        return found
    return msgspec.structs.replace(found, items=heard(found.items, await services.reach.unheard_by(caller.account.id)))


@api.delete("/api/reviews/{review}", faults=(404,))
async def delete_review(services: HttpServices, caller: Caller, review: ReviewId) -> None:
    """Deletes a review; for who opened it, or for those who played if that account is gone."""
    await services.reviews.delete(caller.person, review)


@api.post("/api/reviews/{review}/changes", faults=(404, 409))
async def change_review(services: HttpServices, caller: Caller, review: ReviewId, body: AnyChange) -> ReviewAnswer:
    """Changes a review: moves the cursor, says, draws or plays something. Everybody who watches it is told."""
    if isinstance(body, AddRemark):
        check_silence(caller.account, services.now())
    services.gate.enter("chat" if isinstance(body, AddRemark) else "reviews", caller.account.id)
    if not isinstance(body, PlayOn) or body.bot == "rules":
        return await services.reviews.change(caller.person, review, body)
    services.gate.enter("judgements", caller.account.id)
    line = await services.reviews.line_to_play_on(caller.person, review, body.point)
    played = await services.judges.continued(line, body.bot, body.count, caller.account.id)
    return await services.reviews.change(caller.person, review, PlayedOn(body.point, tuple(played)))


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


@api.get("/api/reviews/{review}/puzzle", faults=(404, 409))
async def puzzle_of_review(services: HttpServices, caller: Caller, review: ReviewId, query: PointQuery) -> PointPuzzle:
    """Whether a point is a puzzle by the rules of those that the program finds; one at a time for a player."""
    line, record = await services.reviews.line(review, query.point())
    return await _puzzle(services, caller, record, line, query)


@api.get("/api/records/{record}/puzzle", faults=(404, 409))
async def puzzle_of_record(
    services: HttpServices, caller: Caller, record: TableId, query: PlayedPointQuery
) -> PointPuzzle:
    """Whether a point of a finished match is a puzzle, as at a point of a review."""
    stored = await stored_record(services, record)
    lines = await services.reviews.lines_of(stored)
    if query.deal > len(lines):
        raise Unknown("no-such-deal", deal=query.deal, deals=len(lines))
    point = PointQuery(deal=query.deal, step=query.step)
    return await _puzzle(services, caller, Record.from_json(stored.body), lines[query.deal - 1], point)


async def _puzzle(
    services: HttpServices, caller: Caller, record: Record, whole: Line, query: PointQuery
) -> PointPuzzle:
    services.gate.enter("judgements", caller.account.id)
    line = whole.until(query.step)
    position = await asyncio.to_thread(line_position, record, query.deal, line.pack, line.actions)
    source = PuzzleSource(record="" if query.branch else record.head, deal=query.deal, action=query.step + 1)
    return await services.judges.puzzle(line, position, source, caller.account.id)


@api.get("/api/reviews/{review}/swaps", faults=(404,))
async def review_swaps(
    services: HttpServices, caller: Caller, review: ReviewId, query: SeatPointQuery
) -> PossibleSwaps:
    """Which cards can be exchanged so that a seat could not have noticed it."""
    services.gate.enter("judgements", caller.account.id)
    line = await services.reviews.line_at(review, query.point())
    return PossibleSwaps(seat=query.seat, swaps=await services.judges.swaps(line, query.seat, caller.account.id))
