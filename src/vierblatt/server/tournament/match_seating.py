"""Who sits where at the table of a match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from vierblatt.protocol.tournament import TournamentTables
from vierblatt.server.live.creating import NewRows
from vierblatt.server.live.opening import NewTable, opening
from vierblatt.server.store.port import MatchKey, TournamentPlace, TournamentRow
from vierblatt.server.table import AnyEntry, Person
from vierblatt.server.table import entries as log
from vierblatt.shuffle import DuplicateBoard
from vierblatt.tournaments.entries import Meeting, TournamentCreated

#: Nobody is the host of a table that a tournament opens.
NO_HOST = Person("", "")


@dataclass(frozen=True)
class TournamentSeating:
    """Who plays in a tournament. players: of a contestant. by_contestant: their places, each with its number."""

    players: int
    by_contestant: Mapping[int, Mapping[int, TournamentPlace]]

    @classmethod
    def of(cls, players: int, places: Sequence[TournamentPlace]) -> TournamentSeating:
        """The seating for the places that are taken."""
        found: dict[int, dict[int, TournamentPlace]] = {}
        for each in places:
            found.setdefault(each.contestant, {})[each.place] = each
        return cls(players, found)

    def complete(self, contestant: int) -> bool:
        """Whether all places of a contestant are taken."""
        return len(self.by_contestant.get(contestant, {})) == self.players

    def side(self, contestants: Sequence[int]) -> list[TournamentPlace | None]:
        """Who sits on a side, from its first seat on; None for an open place."""
        return [self.by_contestant.get(each, {}).get(place) for each in contestants for place in range(self.players)]

    def seats(self, meeting: Meeting, room: int = 0, rooms: int = 1) -> Iterator[tuple[int, TournamentPlace | None]]:
        """The seats of a table, each with who sits there: the sides take turns, so that partners sit opposite.

        room: of a board that a meeting plays in `rooms` rooms at once, by different players of each contestant. In
        every second one, the sides change seats.
        """
        here = slice(room * self.players // rooms, (room + 1) * self.players // rooms)
        sides = [self.side(contestants)[here] for contestants in meeting.sides]
        if room % 2:
            sides.reverse()
        for turn in range(len(sides[0])):
            for side, people in enumerate(sides):
                yield turn * len(sides) + side, people[turn]


def match_table(
    row: TournamentRow,
    created: TournamentCreated,
    chosen: TournamentTables,
    seating: TournamentSeating,
    meeting: Meeting,
    number: int,
    now: int,
    *,
    board: DuplicateBoard | None = None,
    key: bytes | None = None,
    room: int = 0,
    rooms: int = 1,
) -> NewRows:
    """The table of a match with its players. number: of the match in its meeting. now: by the clock of tables.

    board: what is played in place of a match, with its key. room: as in `TournamentSeating.seats`.
    """
    new = NewTable(game=created.game, preset=created.preset, changes=created.changes, settings=chosen.settings)
    opened, secret = opening(new, NO_HOST, now, secret=key)
    event = log.ForTournament(
        tournament=row.id, name=created.name, meeting=meeting.meeting, number=number,
        come_by=now + 60_000 * chosen.minutes, absent=chosen.absent, board=board,
    )  # fmt: skip
    seats = [_seated(seat, who, now) for seat, who in seating.seats(meeting, room, rooms)]
    match = MatchKey(tournament=row, meeting=meeting.meeting, number=number)
    return NewRows(msgspec.structs.replace(opened, tournament=event), secret, seats, match=match)


def _seated(seat: int, who: TournamentPlace | None, now: int) -> AnyEntry:
    if who is None:
        return log.BotSat(at=now, seat=seat, bot=log.REPLACEMENT)
    return log.SatDown(at=now, seat=seat, player=who.player, name=who.name)
