"""What has to be done in a tournament at its tables now where boards are played in place of matches.

A meeting of pairs plays its boards one after the other, each at a table of its own; a meeting of teams does so in two
rooms at once. The numbers of its tables count through the boards, and within a board through the rooms.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vierblatt.errors import BadTournament
from vierblatt.server.store.port import TournamentTable
from vierblatt.server.tournament.match_outcomes import MatchOutcome
from vierblatt.server.tournament.match_plan import ABSENT, INCOMPLETE, MatchPlan, MatchPlanner
from vierblatt.tournaments import deciding
from vierblatt.tournaments.entries import BoardPlayed, Meeting, TournamentEntry
from vierblatt.tournaments.finished_boards import board_and_room, finished_boards
from vierblatt.tournaments.formats import PairsFormat, rooms_of
from vierblatt.tournaments.state import MeetingState

#: Percent of a board that was not played: for those who were there, for those who were not, and if nobody is to blame.
CAME, MISSED, BROKEN = 60, 40, 50


@dataclass(frozen=True)
class BoardPlanner(MatchPlanner):
    """opened: the boards that are open. unrated: whether the tournament is closed, and has yet to change ratings."""

    opened: Mapping[int, int] = field(default_factory=dict)
    unrated: bool = False

    def plan(self) -> MatchPlan:
        """What is to be done. Tables are done when their boards are open."""
        plan = super().plan()
        plan.done = []
        if not plan.entries:
            plan.boards = self._to_open()
        plan.rates = self.unrated and not plan.boards and not any(each.open for each in self.tables)
        return plan

    def see_to(self, each: MeetingState, tables: Sequence[TournamentTable], plan: MatchPlan) -> None:
        """A meeting without a result."""
        with contextlib.suppress(BadTournament):  # such as more points than a tournament counts: the organiser decides
            self._see_to_rooms(each.meeting, {table.number: table for table in tables}, plan)

    def _see_to_rooms(self, meeting: Meeting, tables: Mapping[int, TournamentTable], plan: MatchPlan) -> None:
        present = self._absence(meeting, tables)
        if present is not None:
            plan.entries += self._missed(meeting, tables, present, ABSENT)
            return
        waiting, following = self._next(meeting, tables)
        if not waiting and not following:
            plan.entries += self._result(meeting, tables)
        elif following and not self.tournament.state.paused:
            sides = self.complete_sides(meeting)
            if self.chosen.absent == "walkover" and len(sides) < len(meeting.sides):
                plan.entries += self._missed(meeting, tables, sides, INCOMPLETE)
            else:
                plan.opening += [(meeting, number) for number in following]

    def _next(self, meeting: Meeting, tables: Mapping[int, TournamentTable]) -> tuple[bool, list[int]]:
        """Whether a table is being played, and the numbers of those that are to be opened."""
        waiting, following, rooms = False, list[int](), self._rooms
        for room in range(rooms):
            numbers = range(room + 1, len(meeting.boards) * rooms + 1, rooms)
            if any(number in tables and tables[number].open for number in numbers):
                waiting = True
            else:
                following += [number for number in numbers if number not in tables][:1]
        return waiting, following

    def _absence(self, meeting: Meeting, tables: Mapping[int, TournamentTable]) -> list[int] | None:
        """The sides that came to a table to which others did not; None if all came."""
        for number, table in tables.items():
            outcome = None if table.open else self.outcomes[table.table]
            if outcome is not None and outcome.end == "absent":
                _, room = board_and_room(meeting, number, self._rooms)
                return sorted(side ^ room % 2 for side in outcome.present)
        return None

    def _missed(
        self, meeting: Meeting, tables: Mapping[int, TournamentTable], present: Sequence[int], why: str
    ) -> list[TournamentEntry]:
        """What follows if players do not come. Pairs have a result on every board; among teams, the others win."""
        if not isinstance(self.tournament.state.created.format, PairsFormat):
            return self.walkover(meeting, present, why)
        percents = [CAME if side in present else MISSED for side in range(len(meeting.sides))]
        return self._result(meeting, tables, percents, why)

    def _result(
        self, meeting: Meeting, tables: Mapping[int, TournamentTable], percents: Sequence[int] = (BROKEN, BROKEN),
        why: str = "",
    ) -> list[TournamentEntry]:  # fmt: skip
        """The result of all boards. percents: for those that were not played."""
        boards, records, rooms, left = list[BoardPlayed](), list[str](), self._rooms, set[int]()
        for place, board in enumerate(meeting.boards):
            of_board = [tables.get(place * rooms + room + 1) for room in range(rooms)]
            played = [self._played(each) for each in of_board]
            if all(played):
                margins = [-each.points[0] if room % 2 else each.points[0] for room, each in enumerate(played) if each]
                boards.append(BoardPlayed(board=board, margins=margins))
                records += [each.table for each in of_board if each is not None]
                sides = [side ^ room % 2 for room, each in enumerate(played) if each for side in each.left]
                left |= {number for side in sides for number in meeting.sides[side]}
            else:
                boards.append(BoardPlayed(board=board, percents=[*percents]))
        state, at, number = self.tournament.state, self.at, meeting.meeting
        if not records:
            return deciding.rule(state, at, number, "result", boards=boards, reason=why)
        return deciding.report(state, at, number, boards=boards, records=records, left=left)

    def _played(self, table: TournamentTable | None) -> MatchOutcome | None:
        """What came of a table that was played to its end."""
        outcome = None if table is None or table.open else self.outcomes[table.table]
        return outcome if outcome is not None and outcome.end == "played" else None

    def _to_open(self) -> list[int]:
        """The boards that nobody has yet to play and no table is just ending; also those with a table left over."""
        state, playing, left_over = self.tournament.state, set[int](), set[int]()
        for each in self.tables:
            board, _ = board_and_room(state.meetings[each.meeting].meeting, each.number, self._rooms)
            if each.open:
                playing.add(board)
            elif not each.done:
                left_over.add(board)
        return sorted(finished_boards(state) - playing - ({*self.opened} - left_over))

    @property
    def _rooms(self) -> int:
        return rooms_of(self.tournament.state.created.format)
