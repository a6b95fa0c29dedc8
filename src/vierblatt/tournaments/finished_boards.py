"""Which boards of a tournament nobody plays any more, and what may be shown of the others' results until then.

A board that somebody has yet to play is secret, and so is how it ended elsewhere: a margin says something about cards.

>>> from vierblatt.tournaments.entries import Meeting
>>> board_and_room(Meeting(meeting=1, table=1, sides=[[1], [2]], boards=[5, 6]), 4, rooms=2)
(6, 1)
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from vierblatt.tournaments.entries import Meeting
from vierblatt.tournaments.formats import PairsFormat
from vierblatt.tournaments.pairing.pairs import pairs_round
from vierblatt.tournaments.state import MeetingResult, MeetingState, TournamentState


def board_and_room(meeting: Meeting, number: int, rooms: int) -> tuple[int, int]:
    """The board of a meeting's table, and in which room it is played. number: of the table in its meeting, from 1."""
    place, room = divmod(number - 1, rooms)
    return meeting.boards[place], room


def finished_boards(state: TournamentState) -> set[int]:
    """The boards that were in a round, and that nobody has yet to play."""
    begun = {board for each in state.meetings.values() for board in each.meeting.boards}
    if not begun or state.stage == "closed":
        return begun
    waiting = {board for each in state.open_meetings for board in each.meeting.boards}
    return begun - waiting - _to_come(state)


def without_boards(state: TournamentState, secret: Collection[int]) -> TournamentState:
    """The same state without what was played on secret boards. A meeting of teams counts when all its boards do."""
    if not secret:
        return state
    rounds = [replace(each, meetings=[_without(state, meeting, secret) for meeting in each.meetings])
              for each in state.rounds]  # fmt: skip
    meetings = {each.meeting.meeting: each for played in rounds for each in played.meetings}
    return replace(state, rounds=rounds, meetings=meetings)


def _to_come(state: TournamentState) -> set[int]:
    """The boards of the rounds of a movement that have not begun."""
    chosen = state.created.format
    if not isinstance(chosen, PairsFormat):  # teams have new boards in every round
        return set()
    active = {*state.active}  # who has withdrawn cannot return
    rounds = (pairs_round(state.order, chosen, number + 1) for number in range(len(state.rounds), chosen.rounds))
    return {
        board for each in rounds for meeting in each if active.issuperset(meeting.sides) for board in meeting.boards
    }


def _without(state: TournamentState, each: MeetingState, secret: Collection[int]) -> MeetingState:
    result = each.result
    if result is None or not any(played.margins and played.board in secret for played in result.boards):
        return each
    if not isinstance(state.created.format, PairsFormat):
        return replace(each, result=None, at_tables=())
    return replace(each, result=_shown(result, secret), at_tables=())


def _shown(result: MeetingResult, secret: Collection[int]) -> MeetingResult:
    return replace(result, boards=[each for each in result.boards if not each.margins or each.board not in secret])
