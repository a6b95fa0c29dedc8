"""The queue of a table where winners stay: who waits, in which order, and which of them sit down together."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from vierblatt.protocol.values import QueuedPerson, QueuePlace


class TableQueue(msgspec.Struct, kw_only=True):
    """The queue, and the run of the side that stays. joins: how often each player has joined at this table."""

    places: list[QueuePlace] = []
    champions: list[str] = []  #: who has won the last matches
    wins: int = 0  #: how many matches in a row
    joins: dict[str, int] = {}

    def place_of(self, player: str) -> QueuePlace | None:
        """The place of a player, or None."""
        return next((place for place in self.places if _is_at(place, player)), None)

    def alone(self, player: str) -> QueuedPerson | None:
        """A player who has a place of their own, or None."""
        place = self.place_of(player)
        return place.people[0] if place is not None and len(place.people) == 1 else None

    @property
    def length(self) -> int:
        """How many people wait."""
        return sum(len(place.people) for place in self.places)

    def join(self, player: str, name: str, partner: str) -> None:
        """Adds a player at the end if they do not wait yet, and notes whom they would like as their partner.

        A player without a name has been erased from the log, and does not wait.
        """
        if not name:
            return
        self.joins = {**self.joins, player: self.joins.get(player, 0) + 1}
        if self.place_of(player) is None:
            self.places = [*self.places, QueuePlace(people=[QueuedPerson(player=player, name=name)])]
        if not partner or self.alone(player) is None:
            return
        other = self.alone(partner)
        if other is not None and other.asked == player:
            self._pair(player, partner)
        else:
            self._replace(player, QueuedPerson(player=player, name=name, asked=partner))

    def remove(self, players: Collection[str]) -> None:
        """Takes players out; whoever shared a place with them keeps it, and nobody waits for their agreement."""
        left = (
            [_without(each, players) for each in place.people if each.player not in players] for place in self.places
        )
        self.places = [QueuePlace(people=people) for people in left if people]

    def _pair(self, player: str, partner: str) -> None:
        """Puts two people who have named each other at the place of the one who came first."""
        both = [each for place in self.places for each in place.people if each.player in {player, partner}]
        first = self.place_of(both[0].player)
        pair = QueuePlace(people=[QueuedPerson(player=each.player, name=each.name) for each in both])
        places = [pair if place is first else place for place in self.places]
        self.places = [place for place in places if place is pair or not _is_at(place, both[1].player)]

    def _replace(self, player: str, person: QueuedPerson) -> None:
        self.places = [QueuePlace(people=[person]) if _is_at(place, player) else place for place in self.places]


def first_fit(places: Sequence[QueuePlace], seats: int) -> list[QueuePlace] | None:
    """The places whose people fill so many seats exactly; whoever waits longest goes first. None if there are none.

    Someone alone is put together with the next who fit; people who share a place are never separated.
    """
    if not seats:
        return []
    for number, place in enumerate(places):
        if len(place.people) <= seats:
            rest = first_fit(places[number + 1 :], seats - len(place.people))
            if rest is not None:
                return [place, *rest]
    return None


def _is_at(place: QueuePlace, player: str) -> bool:
    return any(each.player == player for each in place.people)


def _without(person: QueuedPerson, players: Collection[str]) -> QueuedPerson:
    return msgspec.structs.replace(person, asked="") if person.asked in players else person
