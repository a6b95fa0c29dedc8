"""Endpoints: reports about players, what was done to oneself, and what moderators see and do."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vierblatt.bounds import LARGEST, Count
from vierblatt.protocol.moderation import (
    ActNumber,
    AnyReportPlace,
    CaseActKind,
    CaseId,
    Hours,
    ModerationCase,
    ModerationQueue,
    ModerationTrail,
    MyModeration,
    MyReports,
    ReportKind,
    ReportState,
    Words,
)
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import StrictRequest

api = EndpointGroup("Moderation")


class NewReport(StrictRequest, frozen=True):
    """A report. text: what the reporter wants to say about it. The server adds the evidence itself."""

    kind: ReportKind
    place: AnyReportPlace
    text: Words = ""


class NewAppeal(StrictRequest, frozen=True):
    """Why something should be undone."""

    text: Words


class NewModerationAct(StrictRequest, frozen=True):
    """What to do. reason: the player reads it, except that of `dismiss`. version: of the case, as it was seen.

    hours: of `silence` and `ban`. lifts: the number of the act that `lift` undoes. close: whether the case is closed.
    """

    act: CaseActKind
    version: Count
    reason: Words
    hours: Hours = 0
    lifts: Count = 0
    close: bool = True


class TrailQuery(StrictRequest, frozen=True):
    """A part of the trail. before: the number of the oldest entry already received."""

    before: Count = LARGEST
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


@api.post("/api/reports", limit="reports", faults=(404, 409))
async def report_player(services: HttpServices, caller: Caller, body: NewReport) -> ReportState:
    """Reports a player to the moderators; the same report twice is one."""
    return await services.reporting.report(caller.person, body.kind, body.text, body.place)


@api.get("/api/me/reports")
async def my_reports(services: HttpServices, caller: Caller) -> MyReports:
    """What the caller has reported, and whether it has been handled."""
    return await services.reporting.mine(caller.account.id)


@api.get("/api/me/moderation", banned=True)
async def my_moderation(services: HttpServices, caller: Caller) -> MyModeration:
    """What moderators have done to the caller, and why; a banned player may ask this, too."""
    return await services.reporting.on_me(caller.account)


@api.post("/api/me/moderation/{act}/appeal", session=True, banned=True, limit="reports", faults=(404, 409))
async def appeal(services: HttpServices, caller: Caller, act: ActNumber, body: NewAppeal) -> MyModeration:
    """Appeals against an act, once; a banned player may do this, too."""
    return await services.reporting.appeal(caller.account, act, body.text)


@api.get("/api/moderation/queue", session=True)
async def moderation_queue(services: HttpServices, caller: Caller) -> ModerationQueue:
    """The open cases; for moderators, as all that follows."""
    return await services.moderating.queue(caller.account.id)


@api.get("/api/moderation/cases/{case}", session=True, faults=(404,))
async def moderation_case(services: HttpServices, caller: Caller, case: CaseId) -> ModerationCase:
    """A case with its reports and their evidence."""
    return await services.moderating.case(caller.account.id, case)


@api.post("/api/moderation/cases/{case}/acts", session=True, faults=(404, 409))
async def moderate(services: HttpServices, caller: Caller, case: CaseId, body: NewModerationAct) -> ModerationCase:
    """Does something to the player of a case; refused if the case has changed since it was seen."""
    return await services.moderating.act(
        caller.account.id, case, body.act, version=body.version, reason=body.reason, hours=body.hours,
        lifts=body.lifts, close=body.close,
    )  # fmt: skip


@api.get("/api/moderation/trail", session=True)
async def moderation_trail(services: HttpServices, caller: Caller, query: TrailQuery) -> ModerationTrail:
    """What moderators and administrators have done, newest first."""
    return await services.moderating.trail(caller.account.id, before=query.before, limit=query.limit)
