"""What people may do in a tournament: each function returns the entries that this adds to its log, and changes nothing.

All raise BadTournament for what cannot be done. at: now, in milliseconds since 1970.

>>> from vierblatt.tournaments.formats import Knockout
>>> from vierblatt.tournaments.log import Tournament
>>> tournament = Tournament([create(0, "t", "Evening", "baloot", Knockout())])
>>> for name in ("Amal and Badr", "Dana and Essa"):
...     for entry in enter(tournament.state, 1, name):
...         tournament.add(entry)
>>> for entry in [*start(tournament.state, 2, lot=[2, 1])]:
...     tournament.add(entry)
>>> [meeting.sides for meeting in pair(tournament.state, 3)[0].meetings]
[[[2], [1]]]
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Literal

from vierblatt import games
from vierblatt.errors import BadTournament
from vierblatt.shuffle.hash_tree import LEAVES
from vierblatt.tournaments import entries as log
from vierblatt.tournaments.created import with_scale
from vierblatt.tournaments.formats import (
    MOST_ROUNDS,
    AnyFormat,
    ArenaFormat,
    Groups,
    Knockout,
    League,
    PairsFormat,
    Swiss,
    plays_boards,
)
from vierblatt.tournaments.log import check_may_pair, contestant_of, meeting_of, takes_part
from vierblatt.tournaments.pairing.league import rounds_of_cycle
from vierblatt.tournaments.pairing.next_round import has_next_round, next_round
from vierblatt.tournaments.pairing.pairs import check_movement, movement_of
from vierblatt.tournaments.results import reported_result, ruled_result
from vierblatt.tournaments.standings import standings
from vierblatt.tournaments.state import MeetingState, TournamentState

#: The tie-breaks of each format, unless others are chosen.
USUAL_TIE_BREAKS: Mapping[type, tuple[str, ...]] = {
    Swiss: ("buchholz", "wins", "points-margin"),
    League: ("head-to-head", "match-margin", "points-margin"),
    Groups: ("head-to-head", "match-margin", "points-margin"),
    ArenaFormat: ("wins", "points-margin"),
}


def create(
    at: int,
    tournament: str,
    name: str,
    game: str,
    chosen: AnyFormat,
    *,
    preset: str = "standard",
    changes: Mapping[str, Any] | None = None,
    players: int = 0,
    tie_breaks: Sequence[str] | None = None,
    check_in: bool = False,
    anchor: str = "",
) -> log.TournamentCreated:
    """The first entry of a new tournament, which `Tournament` checks. players: of a contestant; 0 for the usual number.

    A scale for IMPs is that of the game where one is needed and none is given. Raises BadOption for an unknown game,
    preset or house rule, and if the game has no scale.
    """
    rules = games.get(game)
    shape = rules.rules.shape(rules.options.rule_set(changes or {}, preset).values)
    side, chosen = shape.seats // shape.sides, with_scale(chosen, rules)
    if tie_breaks is None:
        tie_breaks = USUAL_TIE_BREAKS.get(type(chosen), ())
    return log.TournamentCreated(
        at=at, tournament=tournament, name=name, game=rules.id, format=chosen, preset=preset,
        changes={**(changes or {})},
        players=players or (2 * side if plays_boards(chosen) else side),
        fewest_points_win=rules.rules.fewer_wins, tie_breaks=[*tie_breaks], check_in=check_in, anchor=anchor,
    )  # fmt: skip


def enter(
    state: TournamentState, at: int, name: str, players: Sequence[str] = (), seed: int = 0
) -> list[log.TournamentEntry]:
    """A contestant enters."""
    number = len(state.contestants) + 1
    return [log.ContestantEntered(at=at, contestant=number, name=name, players=[*players], seed=seed)]


def check_in(state: TournamentState, at: int, contestant: int) -> list[log.TournamentEntry]:
    """A contestant is here."""
    contestant_of(state, contestant)
    return [log.ContestantCheckedIn(at=at, contestant=contestant)]


def start(
    state: TournamentState, at: int, lot: Sequence[int], boards_lot: str = "", lot_by: log.LotBy = ""
) -> list[log.TournamentEntry]:
    """The draw: seeds first, the others by lot. lot: all contestants in random order. boards_lot: of the boards."""
    present = {*takes_part(state)}
    drawn = [number for number in lot if number in present]
    drawn.sort(key=lambda number: (not state.contestants[number].seed, state.contestants[number].seed))
    _check_size(state, len(drawn))
    return [log.TournamentStarted(at=at, order=drawn, lot=boards_lot, lot_by=lot_by)]


def pair(state: TournamentState, at: int) -> list[log.TournamentEntry]:
    """The next round begins; in an arena, who is waiting is paired. Empty if nobody can be paired there now."""
    check_may_pair(state)
    planned = next_round(state, at)
    if isinstance(state.created.format, ArenaFormat) and not planned.meetings:
        return []
    first, tables = len(state.meetings) + 1, _free_tables(state)
    meetings = [
        log.Meeting(
            meeting=first + place, table=each.table or next(tables), sides=each.sides, boards=each.boards,
            group=each.group, place=each.place,
        )
        for place, each in enumerate(planned.meetings)
    ]  # fmt: skip
    number = len(state.rounds) + 1
    return [log.RoundPaired(at=at, round=number, meetings=meetings, byes=planned.byes, bracket=planned.bracket)]


def report(
    state: TournamentState,
    at: int,
    meeting: int,
    matches: Sequence[Sequence[int]] = (),
    boards: Sequence[log.BoardPlayed] = (),
    records: Sequence[str] = (),
    left: Collection[int] = (),
) -> list[log.TournamentEntry]:
    """The result of a meeting that has none. records: of each match, the table at which it was played.

    left: contestants who left a board there.
    """
    if meeting_of(state, meeting).result is not None:
        raise BadTournament("meeting-has-result", meeting=meeting)
    entry = log.ResultReported(
        at=at, meeting=meeting, matches=[[*points] for points in matches], boards=[*boards], records=[*records],
        left=sorted(left),
    )  # fmt: skip
    reported_result(state, entry)
    return [entry]


def rule(
    state: TournamentState,
    at: int,
    meeting: int,
    ruling: log.Ruling,
    *,
    side: int = -1,
    matches: Sequence[Sequence[int]] = (),
    boards: Sequence[log.BoardPlayed] = (),
    reason: str = "",
) -> list[log.TournamentEntry]:
    """The organiser decides how a meeting counts."""
    meeting_of(state, meeting)
    entry = log.ResultRuled(
        at=at, meeting=meeting, ruling=ruling, side=side, matches=[[*points] for points in matches], boards=[*boards],
        reason=reason,
    )  # fmt: skip
    ruled_result(state, entry)
    return [entry]


def penalise(
    state: TournamentState, at: int, contestant: int, points: int, reason: str = ""
) -> list[log.TournamentEntry]:
    """Takes points off; a negative number gives some. Not in a knock-out, where points do not matter."""
    contestant_of(state, contestant)
    if isinstance(state.created.format, Knockout):
        raise BadTournament("penalty-in-knockout")
    return [log.ContestantPenalised(at=at, contestant=contestant, points=points, reason=reason)]


def withdraw(state: TournamentState, at: int, contestant: int, reason: str = "") -> list[log.TournamentEntry]:
    """A contestant goes. The others win the meeting that is open without playing.

    In leagues and groups, all meetings of the contestant are annulled, so that everybody has met the same opponents.
    """
    contestant_of(state, contestant)
    entries: list[log.TournamentEntry] = [log.ContestantWithdrew(at=at, contestant=contestant, reason=reason)]
    for each in state.meetings.values():
        if any(contestant in side for side in each.meeting.sides):
            entries += _ruled_by_withdrawal(state, at, each, contestant)
    return entries


def come_back(state: TournamentState, at: int, contestant: int) -> list[log.TournamentEntry]:
    """A contestant who withdrew is paired again, from the next round on."""
    contestant_of(state, contestant)
    return [log.ContestantReturned(at=at, contestant=contestant)]


def pause(state: TournamentState, at: int, reason: str = "") -> list[log.TournamentEntry]:
    """Nothing is paired any more."""
    return [log.TournamentPaused(at=at, reason=reason)]


def resume(state: TournamentState, at: int) -> list[log.TournamentEntry]:
    """It goes on."""
    return [log.TournamentResumed(at=at)]


def close(
    state: TournamentState, at: int, reason: Literal["finished", "cancelled"] = "finished"
) -> list[log.TournamentEntry]:
    """The end. A knock-out that is not cancelled goes on as long as there is another round."""
    knockout = isinstance(state.created.format, Knockout) or bool(state.bracket)
    complete = knockout and state.stage == "running" and not state.open_meetings
    if reason == "finished" and complete and has_next_round(state, at):
        raise BadTournament("nobody-has-won", contestants=sum(each.place == 1 for each in standings(state)))
    return [log.TournamentClosed(at=at, reason=reason)]


# --- helpers ---------------------------------------------------------------------------------------------------------


def _ruled_by_withdrawal(
    state: TournamentState, at: int, each: MeetingState, contestant: int
) -> list[log.TournamentEntry]:
    meeting, chosen = each.meeting, state.created.format
    annulled = log.ResultRuled(at=at, meeting=meeting.meeting, ruling="annulled", reason="withdrew")
    if isinstance(chosen, League | Groups) and not state.bracket:
        return [] if each.result is not None and each.result.annulled else [annulled]
    if each.result is not None or len(meeting.sides) > 2:
        return []
    if isinstance(chosen, PairsFormat):
        return [annulled]
    side = 0 if contestant in meeting.sides[1] else 1
    return [log.ResultRuled(at=at, meeting=meeting.meeting, ruling="walkover", side=side, reason="withdrew")]


def _free_tables(state: TournamentState) -> Iterator[int]:
    """Numbers of tables at which nobody plays now, from 1 on."""
    taken = {each.meeting.table for each in state.open_meetings}
    table = 0
    while True:
        table += 1
        if table not in taken:
            yield table


def _check_size(state: TournamentState, contestants: int) -> None:
    """Whether so many contestants are enough for the format."""
    chosen = state.created.format
    least = state.shape.contestants
    if isinstance(chosen, Groups):
        least = max(least, 3)
    if contestants < least:
        raise BadTournament("too-few-contestants", given=contestants, least=least)
    if isinstance(chosen, PairsFormat):
        check_movement(contestants, chosen)
        boards = movement_of(chosen.movement, contestants, chosen.rounds, chosen.boards).boards
        if state.created.anchor and boards > LEAVES:
            raise BadTournament("no-such-board", board=boards, most=LEAVES)
    if isinstance(chosen, League):
        rounds = chosen.cycles * rounds_of_cycle(contestants)
        if rounds > MOST_ROUNDS:
            raise BadTournament("league-too-long", rounds=rounds, most=MOST_ROUNDS)
