"""Which results a meeting can have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vierblatt.errors import BadTournament
from vierblatt.tournaments.entries import BoardPlayed, Meeting, ResultReported, ResultRuled
from vierblatt.tournaments.formats import ArenaFormat, Groups, Knockout, PairsFormat, rooms_of
from vierblatt.tournaments.state import MeetingResult, TournamentState

MOST_POINTS = 1_000_000  #: in a match or on a board, either way


class TableOfResult(NamedTuple):
    """A table from which a part of a result comes. record: its id. board, room: 0 for a match.

    points: of each side, or the margin of the table's own side 0 on a board.
    """

    record: str
    board: int
    room: int
    points: Sequence[int]


def tables_of_result(entry: ResultReported) -> list[TableOfResult]:
    """The tables of a server at which a result came about; none if it was entered by hand."""
    if not entry.records:
        return []
    matches = [(0, 0, points) for points in entry.matches]
    boards = [
        (each.board, room, [-margin if room % 2 else margin])
        for each in entry.boards
        for room, margin in enumerate(each.margins)
    ]
    return [TableOfResult(record, *of) for record, of in zip(entry.records, [*matches, *boards], strict=True)]


def reported_result(state: TournamentState, entry: ResultReported) -> MeetingResult:
    """The result that was reported for a meeting. Raises BadTournament if the meeting cannot have ended so."""
    records, tables = entry.records, len(entry.matches) + sum(len(board.margins) for board in entry.boards)
    if records and (len({*records}) != len(records) or len(records) != tables):
        raise BadTournament("bad-records", meeting=entry.meeting, records=len(records), matches=tables)
    _check_left(state, entry)
    return _played(state, entry.meeting, entry.matches, entry.boards)


def ruled_result(state: TournamentState, entry: ResultRuled) -> MeetingResult:
    """The result as the organiser decided it. Raises BadTournament."""
    meeting = state.meetings[entry.meeting].meeting
    if entry.ruling == "result":
        if entry.side != -1:
            raise BadTournament("ruling-fields", ruling=entry.ruling)
        return _played(state, entry.meeting, entry.matches, entry.boards)
    if entry.matches or entry.boards or (entry.side != -1) is not (entry.ruling == "walkover"):
        raise BadTournament("ruling-fields", ruling=entry.ruling)
    if isinstance(state.created.format, PairsFormat) and entry.ruling != "annulled":
        raise BadTournament("ruling-in-pairs", ruling=entry.ruling)
    if entry.ruling == "walkover" and not 0 <= entry.side < len(meeting.sides):
        raise BadTournament("no-such-side", meeting=meeting.meeting, side=entry.side, most=len(meeting.sides) - 1)
    return MeetingResult(played=False, annulled=entry.ruling == "annulled", winner=entry.side)


def best_of(state: TournamentState, meeting: Meeting) -> int:
    """How many matches a meeting has at the most."""
    chosen = state.created.format
    if isinstance(chosen, ArenaFormat | PairsFormat) or len(meeting.sides) > 2:
        return 1
    if isinstance(chosen, Groups) and not meeting.group:
        return chosen.knockout_best_of
    return chosen.best_of


def needs_winner(state: TournamentState, meeting: Meeting) -> bool:
    """Whether somebody has to go on from a meeting."""
    chosen = state.created.format
    return isinstance(chosen, Knockout) or (isinstance(chosen, Groups) and not meeting.group)


def match_wins(matches: Sequence[Sequence[int]], sides: int, *, fewest_win: bool) -> list[int]:
    """How many matches each side has won; a match without a sole winner is won by nobody.

    >>> match_wins([[152, 98], [140, 155], [160, 90]], 2, fewest_win=False)
    [2, 1]
    """
    won = [0] * sides
    for points in matches:
        best = (min if fewest_win else max)(points)
        if points.count(best) == 1:
            won[points.index(best)] += 1
    return won


def _played(
    state: TournamentState, number: int, matches: Sequence[Sequence[int]], boards: Sequence[BoardPlayed]
) -> MeetingResult:
    meeting = state.meetings[number].meeting
    if meeting.boards:
        if matches:
            raise BadTournament("boards-not-matches", meeting=number)
        _check_boards(state, meeting, boards)
    else:
        if boards:
            raise BadTournament("matches-not-boards", meeting=number)
        _check_matches(state, meeting, matches)
    return MeetingResult(matches=matches, boards=boards)


def _check_matches(state: TournamentState, meeting: Meeting, matches: Sequence[Sequence[int]]) -> None:
    sides, most = len(meeting.sides), best_of(state, meeting)
    if not 1 <= len(matches) <= most:
        raise BadTournament("bad-number-of-matches", meeting=meeting.meeting, matches=len(matches), most=most)
    for points in matches:
        if len(points) != sides:
            raise BadTournament("bad-match-sides", meeting=meeting.meeting, given=len(points), sides=sides)
        _check_points(points)
    fewest_win = state.created.fewest_points_win
    won = match_wins(matches[:-1], sides, fewest_win=fewest_win)
    if max(won) * 2 > most:
        raise BadTournament("decided-before", meeting=meeting.meeting, matches=len(matches))
    won = match_wins(matches, sides, fewest_win=fewest_win)
    if len(matches) < most and max(won) * 2 <= most:
        raise BadTournament("not-decided", meeting=meeting.meeting, matches=len(matches), most=most)
    if needs_winner(state, meeting) and won.count(max(won)) != 1:
        raise BadTournament("needs-winner", meeting=meeting.meeting)


def _check_boards(state: TournamentState, meeting: Meeting, boards: Sequence[BoardPlayed]) -> None:
    given = sorted(board.board for board in boards)
    if given != sorted(meeting.boards):
        expected = ", ".join(map(str, sorted(meeting.boards)))
        raise BadTournament("bad-boards", meeting=meeting.meeting, boards=expected)
    tables = rooms_of(state.created.format)
    for board in boards:
        if board.percents:
            if board.margins or len(board.percents) != 2 or not all(0 <= each <= 100 for each in board.percents):
                raise BadTournament("bad-percents", board=board.board)
        elif len(board.margins) != tables:
            raise BadTournament("bad-margins", board=board.board, given=len(board.margins), tables=tables)
        _check_points(board.margins)


def _check_left(state: TournamentState, entry: ResultReported) -> None:
    """Only at a table of a server can anybody say who left."""
    playing = {number for side in state.meetings[entry.meeting].meeting.sides for number in side}
    possible = playing if entry.boards and entry.records else set[int]()
    if entry.left != sorted(possible & {*entry.left}):
        raise BadTournament("bad-left", meeting=entry.meeting)


def _check_points(points: Sequence[int]) -> None:
    for each in points:
        if abs(each) > MOST_POINTS:
            raise BadTournament("too-many-points", points=each, most=MOST_POINTS)
