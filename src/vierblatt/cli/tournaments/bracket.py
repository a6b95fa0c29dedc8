"""The bracket of a knock-out as a tree of text: the final first, and below each meeting those that lead to it."""

from __future__ import annotations

from collections.abc import Iterator

from vierblatt.cli.tournaments.wording import TournamentWording
from vierblatt.tournaments.group_rounds import knockout_rounds
from vierblatt.tournaments.state import MeetingState, TournamentState

#: Before the upper and the lower of two branches, and before what is below them.
UPPER, LOWER, BESIDE, BELOW = "├─ ", "└─ ", "│  ", "   "


def bracket_lines_of(wording: TournamentWording) -> Iterator[tuple[str, str]]:
    """Each line: the branches before it, and its text."""
    lines = len(wording.state.bracket)
    yield from _branch(wording, 0, lines, "", "")
    for meeting in _third_place(wording.state):
        yield "", wording.words.text("tournament-third", meeting=met(wording, meeting))


def _branch(wording: TournamentWording, first: int, lines: int, before: str, below: str) -> Iterator[tuple[str, str]]:
    """The tree of some lines of the bracket. first: their first one, from 0. before: its own branches."""
    members = [number for number in wording.state.bracket[first : first + lines] if number]
    if lines < 2 or not members:
        return
    meeting = _meeting(wording.state, {*members}, lines)
    if meeting is not None:
        text = met(wording, meeting)
    elif len(members) == 1:
        text = wording.words.text("tournament-has-bye", contestant=wording.contestant(members[0]))
    else:
        text = wording.words.text("tournament-not-paired")
    if not before:
        text = f"{wording.words.text('tournament-stage', lines=2)} · {text}"
    yield before, text
    if len(members) == 1:
        return
    half = lines // 2
    yield from _branch(wording, first, half, below + UPPER, below + BESIDE)
    yield from _branch(wording, first + half, half, below + LOWER, below + BELOW)


def _meeting(state: TournamentState, members: set[int], lines: int) -> MeetingState | None:
    """The meeting of the round in which so many lines have come down to two."""
    rounds = knockout_rounds(state)
    number = lines.bit_length() - 2
    for each in rounds[number].meetings if number < len(rounds) else ():
        playing = {contestant for side in each.meeting.sides for contestant in side}
        if not each.meeting.place and playing <= members:
            return each
    return None


def _third_place(state: TournamentState) -> list[MeetingState]:
    return [each for played in knockout_rounds(state) for each in played.meetings if each.meeting.place]


def met(wording: TournamentWording, meeting: MeetingState) -> str:
    """A meeting in a line, with its result if there is one."""
    text = wording.words.text("tournament-met", meeting=meeting.meeting.meeting, sides=wording.sides(meeting))
    return text if meeting.result is None else f"{text}   {wording.result(meeting)}"
