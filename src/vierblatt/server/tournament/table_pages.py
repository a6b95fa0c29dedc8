"""What a page says about the tables of a tournament, to one reader."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vierblatt.protocol.tournament import (
    ContestantSeen,
    MatchSeen,
    MeetingSeen,
    PlaceSeen,
    RoundSeen,
    TournamentPage,
    TournamentTables,
)
from vierblatt.server.store.port import TournamentPlace, TournamentTable
from vierblatt.tournaments.formats import rooms_of


def page_at_tables(
    page: TournamentPage,
    chosen: TournamentTables,
    places: Sequence[TournamentPlace],
    tables: Sequence[TournamentTable],
    reader: str,
    *,
    organising: bool,
) -> TournamentPage:
    """A page with players and tables. reader: player id. Tables that others may not watch are shown to their own."""
    mine = next((each for each in places if each.player == reader), None)
    own = {mine.contestant} if mine is not None else set[int]()
    by_meeting: dict[int, list[MatchSeen]] = {}
    for each in tables:
        seen = MatchSeen(number=each.number, table=each.table, open=each.open)
        by_meeting.setdefault(each.meeting, []).append(seen)
    by_contestant: dict[int, list[TournamentPlace]] = {}
    for place in places:
        by_contestant.setdefault(place.contestant, []).append(place)
    watched = organising or (chosen.settings.spectators and not chosen.settings.private)
    invitation = next((each.invitation for each in places if own and (each.contestant, each.place) == (*own, 0)), "")
    meetings = [meeting for each in page.rounds for meeting in each.meetings]
    own_meetings = {each.number for each in meetings if any(not own.isdisjoint(side) for side in each.sides)}
    rooms = rooms_of(page.format) if page.boards is not None else 1
    room = mine.place * rooms // page.players if mine is not None else 0
    own_tables = [
        each.table
        for each in tables
        if each.open and each.meeting in own_meetings and (each.number - 1) % rooms == room
    ]
    return msgspec.structs.replace(
        page,
        tables=chosen,
        own_table=own_tables[-1] if own_tables else "",
        invitation=invitation,
        contestants=[_with_places(each, by_contestant.get(each.number, [])) for each in page.contestants],
        rounds=[
            _with_matches(each, by_meeting, None if watched else own_meetings) if by_meeting else each
            for each in page.rounds
        ],
    )


def _with_places(contestant: ContestantSeen, places: Sequence[TournamentPlace]) -> ContestantSeen:
    players = [PlaceSeen(place=each.place, player=each.player, name=each.name) for each in places]
    return msgspec.structs.replace(contestant, places=players)


def _with_matches(round_: RoundSeen, matches: dict[int, list[MatchSeen]], only: set[int] | None) -> RoundSeen:
    def seen(meeting: MeetingSeen) -> MeetingSeen:
        found = matches.get(meeting.number)
        if not found or (only is not None and meeting.number not in only):
            return meeting
        return msgspec.structs.replace(meeting, matches=found)

    return msgspec.structs.replace(round_, meetings=[seen(each) for each in round_.meetings])
