"""Endpoints: the rule sets and standing events of majlises. `vierblatt.server.majlis` says who may do what."""

from __future__ import annotations

from typing import Any

import msgspec

from vierblatt.protocol.majlis import MajlisId, MajlisRules, RulesId
from vierblatt.protocol.majlis_events import EventDay, EventId, MajlisEvents
from vierblatt.protocol.tournament import TournamentId
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup, FileAnswer
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import Name, PresetId, StrictRequest
from vierblatt.server.majlis.events import NewEvent

api = EndpointGroup("Rule sets and events of majlises")


class NewRules(StrictRequest, frozen=True):
    """A rule set. name: 1 to 40 visible characters."""

    name: Name
    preset: PresetId = "standard"
    changes: dict[str, Any] = msgspec.field(default_factory=dict)


class SkippedDate(StrictRequest, frozen=True):
    """Whether nothing takes place on a date."""

    on: bool


@api.post("/api/majlises/{majlis}/rules", faults=(404, 409))
async def add_majlis_rules(services: HttpServices, caller: Caller, majlis: MajlisId, body: NewRules) -> MajlisRules:
    """Gives some house rules a name; for managers, as all that follows."""
    services.gate.enter("majlises", caller.account.id)
    return await services.rule_sets.put(caller.person, majlis, body.name, body.preset, body.changes)


@api.put("/api/majlises/{majlis}/rules/{rules}", faults=(404, 409))
async def change_majlis_rules(
    services: HttpServices, caller: Caller, majlis: MajlisId, rules: RulesId, body: NewRules
) -> MajlisRules:
    """Changes a rule set. Open tables and tournaments keep their rules."""
    services.gate.enter("majlises", caller.account.id)
    return await services.rule_sets.put(caller.person, majlis, body.name, body.preset, body.changes, rules)


@api.post("/api/majlises/{majlis}/rules/{rules}/usual", faults=(404,))
async def use_majlis_rules(services: HttpServices, caller: Caller, majlis: MajlisId, rules: RulesId) -> None:
    """Makes a rule set the usual one: `preset` and `changes` of the majlis are its own from now on."""
    services.gate.enter("majlises", caller.account.id)
    await services.rule_sets.use(caller.person, majlis, rules)


@api.delete("/api/majlises/{majlis}/rules/{rules}", faults=(404,))
async def delete_majlis_rules(services: HttpServices, caller: Caller, majlis: MajlisId, rules: RulesId) -> None:
    """Deletes a rule set; events that had it go on with the usual rules, which stay as they are."""
    services.gate.enter("majlises", caller.account.id)
    await services.rule_sets.delete(caller.person, majlis, rules)


@api.get("/api/majlises/{majlis}/events", faults=(404,))
async def majlis_events(services: HttpServices, caller: Caller, majlis: MajlisId) -> MajlisEvents:
    """The standing events of a majlis with their next dates, and the tournaments made of them; for members."""
    return await services.events.listed(caller.person, majlis)


@api.post("/api/majlises/{majlis}/events", faults=(404, 409))
async def add_majlis_event(services: HttpServices, caller: Caller, majlis: MajlisId, body: NewEvent) -> MajlisEvents:
    """Sets up a standing event: the majlis makes a tournament for each of its dates; for managers."""
    services.gate.enter("majlises", caller.account.id)
    return await services.events.add(caller.person, majlis, body)


@api.delete("/api/majlises/{majlis}/events/{event}", faults=(404,))
async def end_majlis_event(services: HttpServices, caller: Caller, majlis: MajlisId, event: EventId) -> MajlisEvents:
    """Ends a standing event; tournaments that were made of it stay. For managers."""
    services.gate.enter("majlises", caller.account.id)
    return await services.events.end(caller.person, majlis, event)


@api.put("/api/majlises/{majlis}/events/{event}/dates/{day}", faults=(404, 409))
async def skip_majlis_event(
    services: HttpServices, caller: Caller, majlis: MajlisId, event: EventId, day: EventDay, body: SkippedDate
) -> MajlisEvents:
    """Skips one date for which no tournament has been made yet, or takes that back; for managers."""
    services.gate.enter("majlises", caller.account.id)
    return await services.events.skip(caller.person, majlis, event, day, on=body.on)


@api.post("/api/majlises/{majlis}/tournaments/{tournament}/organiser", faults=(404,))
async def take_over_tournament(
    services: HttpServices, caller: Caller, majlis: MajlisId, tournament: TournamentId
) -> MajlisEvents:
    """Makes the caller, a manager, the organiser of a tournament of the majlis that is not closed."""
    services.gate.enter("majlises", caller.account.id)
    return await services.events.take_over(caller.person, majlis, tournament)


@api.get("/api/majlises/{majlis}/events/{event}/calendar.ics", faults=(404,), media="text/calendar")
async def majlis_event_calendar(services: HttpServices, majlis: MajlisId, event: EventId) -> FileAnswer:
    """The dates to come of a standing event, for calendars (iCalendar). Whoever knows both ids may read it."""
    return FileAnswer(await services.events.calendar(majlis, event), f"{event}.ics")
