"""What players may decide about each other, and what they see of each other then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from vierblatt.protocol.notices import FriendAccepted, FriendAsked
from vierblatt.protocol.people import (
    MOST_ASKED,
    MOST_DECIDED,
    MOST_FRIENDS,
    FollowedPerson,
    Friend,
    KnownPeople,
    KnownPerson,
    PersonRelation,
    ReachableBy,
)
from vierblatt.server.accounts.faults import Conflict, NotAllowed, Unknown
from vierblatt.server.people.notices import Notices
from vierblatt.server.people.places import places_of
from vierblatt.server.people.ports import PeopleTables
from vierblatt.server.store.people_values import SeenRelation
from vierblatt.server.store.port import PersonRow, Store
from vierblatt.server.table import Person

Kind = Literal["follow", "block", "mute"]


class People:
    """All that is between the players of a server. now: milliseconds since 1970.

    Every method takes the caller first and raises VierblattError. Who is blocked is refused with ``does-not-accept``,
    as by somebody who accepts nothing.
    """

    def __init__(self, store: Store, tables: PeopleTables, notices: Notices, now: Callable[[], int]) -> None:
        self._store, self._tables, self._notices, self._now = store, tables, notices, now

    # --- what there is -----------------------------------------------------------------------------------------------

    async def known(self, person: Person) -> KnownPeople:
        """Everybody whom the caller knows."""
        rows: dict[SeenRelation, list[PersonRow]] = {}
        for row in await self._store.people_of(person.id):
            rows.setdefault(row.kind, []).append(row)
        friends, followed = rows.get("friend", []), rows.get("follow", [])
        online = await self._tables.online([row.player for row in friends])
        seen = dict.fromkeys([*(row.player for row in friends if row.player in online), *(f.player for f in followed)])
        places = await places_of(self._tables, [*seen])
        return KnownPeople(
            friends=[
                Friend(
                    player=row.player, name=row.name, since=row.since, online=row.player in online,
                    place=places.get(row.player),
                )
                for row in friends
            ],
            asking=[_person(row) for row in rows.get("asks", [])],
            asked=[_person(row) for row in rows.get("asked", [])],
            followed=[
                FollowedPerson(player=row.player, name=row.name, since=row.since, place=places.get(row.player))
                for row in followed
            ],
            blocked=[_person(row) for row in rows.get("block", [])],
            muted=[_person(row) for row in rows.get("mute", [])],
            reachable_by=await self._store.reachable_by(person.id),
        )  # fmt: skip

    async def relation(self, person: Person, other: str) -> PersonRelation:
        """What there is between the caller and another player."""
        if await self._store.account(other) is None:
            raise Unknown("no-such-player")
        found = await self._store.relations(person.id, other)
        return PersonRelation(
            player=other, friend="friend" in found, asked="asked" in found, asks="asks" in found,
            followed="follow" in found, blocked="block" in found, muted="mute" in found,
            reachable=person.id != other and await self._store.accepts(person.id, other),
        )  # fmt: skip

    # --- friends -----------------------------------------------------------------------------------------------------

    async def befriend(self, person: Person, other: str) -> PersonRelation:
        """Asks for friendship, or accepts the other one's request."""
        _check_other(person, other)
        outcome = await self._store.ask_friend(person.id, other, self._now())
        match outcome:
            case "gone":
                raise Unknown("no-such-player")
            case "closed":
                raise NotAllowed("does-not-accept")
            case "blocking":
                raise Conflict("you-block-them")
            case "many-friends":
                raise Conflict("too-many-friends", most=MOST_FRIENDS)
            case "many-asked":
                raise Conflict("too-many-asked", most=MOST_ASKED)
            case "asked":
                await self._notices.add(other, FriendAsked(), sender=person.id)
            case "friends":
                await self._notices.add(other, FriendAccepted(), sender=person.id)
                await self._notices.remove_about(person.id, other, FriendAsked)
            case "pending" | "old-friends":
                pass  # it was asked before: perhaps its answer was lost
        return await self.relation(person, other)

    async def unfriend(self, person: Person, other: str) -> PersonRelation:
        """Ends a friendship, declines the other one's request, or takes back the caller's. Nobody is told."""
        _check_other(person, other)
        await self._store.end_friend(person.id, other)
        for one, another in ((person.id, other), (other, person.id)):
            await self._notices.remove_about(one, another, FriendAsked)
        return await self.relation(person, other)

    # --- follow, block and mute --------------------------------------------------------------------------------------

    async def decide(self, person: Person, other: str, kind: Kind, *, on: bool) -> PersonRelation:
        """Follows, blocks or mutes another player, or takes that back. Nobody is told."""
        _check_other(person, other)
        if not on:
            await self._store.unrelate(person.id, other, kind)
            return await self.relation(person, other)
        match await self._store.relate(person.id, other, kind, self._now()):
            case "gone":
                raise Unknown("no-such-player")
            case "closed":
                raise NotAllowed("does-not-accept")
            case "blocking":
                raise Conflict("you-block-them")
            case "full":
                raise _too_many(kind)
            case "done" if kind == "block":
                for player in (person.id, other):
                    self._notices.changed(player)
        return await self.relation(person, other)

    async def set_reachable_by(self, person: Person, by: ReachableBy) -> None:
        """Chooses who may ask, challenge and follow the caller."""
        await self._store.set_reachable_by(person.id, by)


def _check_other(person: Person, other: str) -> None:
    if person.id == other:
        raise Conflict("not-yourself")


def _person(row: PersonRow) -> KnownPerson:
    return KnownPerson(player=row.player, name=row.name, since=row.since)


def _too_many(kind: Kind) -> Conflict:
    most = MOST_DECIDED[kind]
    match kind:
        case "follow":
            return Conflict("too-many-followed", most=most)
        case "block":
            return Conflict("too-many-blocked", most=most)
        case "mute":
            return Conflict("too-many-muted", most=most)
