"""Endpoints: studies. `vierblatt.server.study` says what they are."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vierblatt.bounds import Count
from vierblatt.protocol.review import DealNumber, ReviewId, StepNumber
from vierblatt.protocol.study import MOST_POSITIONS, NoteText, Study, StudyId, StudyPosition, StudySummary
from vierblatt.protocol.values import TableId
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import Name, StrictRequest

api = EndpointGroup("Studies")

#: A number that names a position within its study.
PositionNumber = Annotated[int, Meta(ge=1, le=1_000_000)]


class NewStudy(StrictRequest, frozen=True):
    """A new study, or the new name of one. name: 1 to 40 visible characters."""

    name: Name


class NewPosition(StrictRequest, frozen=True):
    """A position to add: of a finished match (`record`), or of a review (`review`), then with its branch."""

    record: TableId | None = None
    review: ReviewId | None = None
    deal: DealNumber = 1
    branch: Count = 0
    step: StepNumber = 0
    note: NoteText = ""


class PositionChange(StrictRequest, frozen=True):
    """What to change of a position. note: up to 300 characters. place: in the order, from 0."""

    note: NoteText | None = None
    place: Annotated[int, Meta(ge=0, lt=MOST_POSITIONS)] | None = None


class MyStudies(msgspec.Struct, frozen=True):
    """The player's studies, the last changed first."""

    studies: list[StudySummary]


@api.post("/api/studies", faults=(409,))
async def new_study(services: HttpServices, caller: Caller, body: NewStudy) -> Study:
    """Makes a study; whoever knows its id can read it."""
    services.gate.enter("reviews", caller.account.id)
    return await services.studies.make(caller.person, body.name)


@api.get("/api/me/studies")
async def my_studies(services: HttpServices, caller: Caller) -> MyStudies:
    """The caller's studies."""
    return MyStudies(await services.store.studies_of(caller.account.id))


@api.get("/api/studies/{study}", faults=(404,))
async def study(services: HttpServices, study: StudyId) -> Study:
    """A study with its positions. It contains no cards: those come from the records and reviews that it names."""
    return await services.studies.whole(study)


@api.patch("/api/studies/{study}", faults=(404,))
async def rename_study(services: HttpServices, caller: Caller, study: StudyId, body: NewStudy) -> Study:
    """Renames a study; for its owner, as all that follows."""
    services.gate.enter("reviews", caller.account.id)
    return await services.studies.rename(caller.person, study, body.name)


@api.delete("/api/studies/{study}", faults=(404,))
async def delete_study(services: HttpServices, caller: Caller, study: StudyId) -> None:
    """Deletes a study."""
    await services.studies.delete(caller.person, study)


@api.post("/api/studies/{study}/positions", faults=(404, 409))
async def add_position(services: HttpServices, caller: Caller, study: StudyId, body: NewPosition) -> Study:
    """Adds a position at the end."""
    services.gate.enter("reviews", caller.account.id)
    position = StudyPosition(
        number=0, record=body.record or "", game="", review=body.review or "", deal=body.deal, branch=body.branch,
        step=body.step, note=body.note,
    )  # fmt: skip
    return await services.studies.add(caller.person, study, position)


@api.patch("/api/studies/{study}/positions/{number}", faults=(404,))
async def change_position(
    services: HttpServices, caller: Caller, study: StudyId, number: PositionNumber, body: PositionChange
) -> Study:
    """Changes the note of a position or its place in the order."""
    services.gate.enter("reviews", caller.account.id)
    return await services.studies.edit(caller.person, study, number, body.note, body.place)


@api.delete("/api/studies/{study}/positions/{number}", faults=(404,))
async def remove_position(services: HttpServices, caller: Caller, study: StudyId, number: PositionNumber) -> Study:
    """Removes a position."""
    services.gate.enter("reviews", caller.account.id)
    return await services.studies.remove(caller.person, study, number)
