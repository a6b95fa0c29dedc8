"""Endpoints: the people whom a player knows, and challenges to a match. `vierblatt.server.people` says what follows."""

from __future__ import annotations

from vierblatt.protocol.people import ChallengeId, KnownPeople, MadeChallenge, PersonRelation, ReachableBy
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.history import Records, lines_of
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.tables import Place
from vierblatt.server.http.values import PageQuery, PlayerId, StrictRequest
from vierblatt.server.people.challenging import NewChallenge

api = EndpointGroup("People")


class Reachability(StrictRequest, frozen=True):
    """Who may ask the caller for friendship, challenge and follow them."""

    by: ReachableBy


@api.get("/api/people")
async def known_people(services: HttpServices, caller: Caller) -> KnownPeople:
    """Friends and who of them is online, requests for friendship, and whom the caller follows, blocks and mutes."""
    services.gate.enter("people", caller.account.id)
    return await services.people.known(caller.person)


@api.put("/api/people")
async def set_reachability(services: HttpServices, caller: Caller, body: Reachability) -> None:
    """Chooses who may ask the caller for friendship, challenge and follow them; friends stay."""
    services.gate.enter("people", caller.account.id)
    await services.people.set_reachable_by(caller.person, body.by)


@api.get("/api/people/matches")
async def followed_matches(services: HttpServices, caller: Caller, query: PageQuery) -> Records:
    """The matches at public tables that those whom the caller follows have finished, newest first."""
    services.gate.enter("people", caller.account.id)
    player = caller.account.id
    return lines_of(await services.store.followed_records(player, before=query.before, limit=query.limit))


@api.get("/api/people/{player}", faults=(404,))
async def person_relation(services: HttpServices, caller: Caller, player: PlayerId) -> PersonRelation:
    """What there is between the caller and another player."""
    return await services.people.relation(caller.person, player)


@api.put("/api/people/{player}/friend", faults=(403, 404, 409))
async def befriend(services: HttpServices, caller: Caller, player: PlayerId) -> PersonRelation:
    """Asks another player for friendship, or accepts their request."""
    services.gate.enter("people", caller.account.id)
    services.gate.enter("asks", caller.account.id)
    return await services.people.befriend(caller.person, player)


@api.delete("/api/people/{player}/friend", faults=(404, 409))
async def unfriend(services: HttpServices, caller: Caller, player: PlayerId) -> PersonRelation:
    """Ends a friendship, declines a request or takes the caller's own back; nobody is told."""
    services.gate.enter("people", caller.account.id)
    return await services.people.unfriend(caller.person, player)


@api.put("/api/people/{player}/follow", faults=(403, 404, 409))
async def follow(services: HttpServices, caller: Caller, player: PlayerId) -> PersonRelation:
    """Follows another player: `GET /api/people` then says whether they are at a public table."""
    services.gate.enter("people", caller.account.id)
    return await services.people.decide(caller.person, player, "follow", on=True)


@api.delete("/api/people/{player}/follow", faults=(404, 409))
async def unfollow(services: HttpServices, caller: Caller, player: PlayerId) -> PersonRelation:
    """Follows another player no more."""
    services.gate.enter("people", caller.account.id)
    return await services.people.decide(caller.person, player, "follow", on=False)


@api.put("/api/people/{player}/block", faults=(404, 409))
async def block(services: HttpServices, caller: Caller, player: PlayerId) -> PersonRelation:
    """Blocks another player: neither reaches the other in any way. Ends friendship and follows; nobody is told."""
    services.gate.enter("people", caller.account.id)
    return await services.people.decide(caller.person, player, "block", on=True)


@api.delete("/api/people/{player}/block", faults=(404, 409))
async def unblock(services: HttpServices, caller: Caller, player: PlayerId) -> PersonRelation:
    """Blocks another player no more; what the block has ended stays ended."""
    services.gate.enter("people", caller.account.id)
    return await services.people.decide(caller.person, player, "block", on=False)


@api.put("/api/people/{player}/mute", faults=(404, 409))
async def mute(services: HttpServices, caller: Caller, player: PlayerId) -> PersonRelation:
    """Mutes another player: the caller no longer gets what they say, anywhere; nobody is told."""
    services.gate.enter("people", caller.account.id)
    return await services.people.decide(caller.person, player, "mute", on=True)


@api.delete("/api/people/{player}/mute", faults=(404, 409))
async def unmute(services: HttpServices, caller: Caller, player: PlayerId) -> PersonRelation:
    """Mutes another player no more."""
    services.gate.enter("people", caller.account.id)
    return await services.people.decide(caller.person, player, "mute", on=False)


@api.post("/api/people/{player}/challenge", faults=(403, 404, 409))
async def challenge(services: HttpServices, caller: Caller, player: PlayerId, body: NewChallenge) -> MadeChallenge:
    """Challenges another player to a match at a private table, which is opened with the caller at it."""
    services.gate.enter("asks", caller.account.id)
    return await services.challenging.challenge(caller.person, player, body)


@api.post("/api/challenges/{challenge}/accept", faults=(404, 409))
async def accept_challenge(services: HttpServices, caller: Caller, challenge: ChallengeId) -> Place:
    """Accepts a challenge; the answer is the table. It lapses after ten minutes."""
    services.gate.enter("people", caller.account.id)
    return Place(await services.challenging.answer(caller.person, challenge, accept=True))


@api.post("/api/challenges/{challenge}/decline", faults=(404, 409))
async def decline_challenge(services: HttpServices, caller: Caller, challenge: ChallengeId) -> None:
    """Declines a challenge; the challenger is told."""
    services.gate.enter("people", caller.account.id)
    await services.challenging.answer(caller.person, challenge, accept=False)
