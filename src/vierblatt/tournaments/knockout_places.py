"""The places of a knock-out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vierblatt.tournaments.meeting_points import meeting_points
from vierblatt.tournaments.state import MeetingState, RoundState, TournamentState


def winner_of(state: TournamentState, meeting: MeetingState) -> list[int]:
    """The contestants of the side that won a meeting; empty if nobody has."""
    if not meeting.counts:
        return []
    shares = meeting_points(state, meeting).shares
    return next((side for side, share in zip(meeting.meeting.sides, shares, strict=True) if share == 1), [])


def knockout_places(state: TournamentState, rounds: Sequence[RoundState], contestants: Iterable[int]) -> dict[int, int]:
    """The place of each contestant after these rounds; 1 for all who are still in."""
    remaining, places = {*contestants}, dict[int, int]()
    for played in rounds:
        main = [each for each in played.meetings if not each.meeting.place]
        present = {each for meeting in main for side in meeting.meeting.sides for each in side} | {*played.byes}
        out = remaining - present
        for meeting in main:
            if meeting.result is not None:
                members = {each for side in meeting.meeting.sides for each in side}
                out |= members - {*winner_of(state, meeting)}
        remaining -= out
        places |= dict.fromkeys(out, 1 + len(main) + len(played.byes))
        for meeting in played.meetings:
            if meeting.meeting.place:
                places |= _third_places(state, meeting)
    return places | dict.fromkeys(remaining, 1)


def _third_places(state: TournamentState, meeting: MeetingState) -> dict[int, int]:
    place, winner = meeting.meeting.place, winner_of(state, meeting)
    members = [each for side in meeting.meeting.sides for each in side]
    return {each: place + 1 if winner and each not in winner else place for each in members}
