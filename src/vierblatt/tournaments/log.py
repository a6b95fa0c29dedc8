"""`Tournament`: the value that a log makes. Each entry is checked against all entries before it, then applied.

>>> from vierblatt.tournaments.entries import ContestantEntered, TournamentCreated
>>> from vierblatt.tournaments.formats import Knockout
>>> tournament = Tournament([TournamentCreated(at=0, tournament="t", name="Evening", game="baloot", format=Knockout())])
>>> tournament.add(ContestantEntered(at=1, contestant=1, name="Amal and Badr"))
>>> tournament.state.contestants[1].name
'Amal and Badr'
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from vierblatt.errors import BadTournament
from vierblatt.shuffle.pack_description import LONGEST_LOT
from vierblatt.tournaments import entries as log
from vierblatt.tournaments.created import checked_shape, is_one_line
from vierblatt.tournaments.formats import MOST_CONTESTANTS, MOST_ROUNDS, ArenaFormat, League, PairsFormat, Swiss
from vierblatt.tournaments.results import needs_winner, reported_result, ruled_result
from vierblatt.tournaments.state import Contestant, MeetingResult, MeetingState, RoundState, TournamentState

LONGEST_NAME, LONGEST_REASON = 60, 200  #: characters
MOST_PENALTY = 1000  #: points, either way


class Tournament:
    """A tournament. entries: its log. Raises BadTournament for an entry that does not fit those before it."""

    def __init__(self, entries: Iterable[log.TournamentEntry]) -> None:
        remaining = iter(entries)
        first = next(remaining, None)
        if not isinstance(first, log.TournamentCreated):
            raise BadTournament("tournament-not-created")
        self.entries: list[log.TournamentEntry] = [first]
        self.state = TournamentState(first, checked_shape(first), last_at=first.at)
        for entry in remaining:
            self.add(entry)

    def add(self, entry: log.TournamentEntry) -> None:
        """Adds an entry to the log; raises BadTournament, and has then changed nothing."""
        state = self.state
        if state.stage == "closed":
            raise BadTournament("tournament-over")
        if entry.at < state.last_at:
            raise BadTournament("entry-too-early", at=entry.at, last=state.last_at)
        if not is_one_line(getattr(entry, "reason", ""), LONGEST_REASON):
            raise BadTournament("bad-reason", most=LONGEST_REASON)
        add_entry(entry, state)
        state.last_at = entry.at
        self.entries.append(entry)


@singledispatch
def add_entry(entry: log.TournamentEntry, state: TournamentState) -> None:
    """Checks an entry and applies it. Raises BadTournament."""
    raise BadTournament("tournament-created-twice")


@add_entry.register
def add_entered(entry: log.ContestantEntered, state: TournamentState) -> None:
    """A contestant enters; after the start only where rounds are paired one by one."""
    number = len(state.contestants) + 1
    if entry.contestant != number:
        raise BadTournament("bad-contestant-number", given=entry.contestant, expected=number)
    if number > MOST_CONTESTANTS:
        raise BadTournament("too-many-contestants", most=MOST_CONTESTANTS)
    _check_name(entry.name)
    for name in entry.players:
        _check_name(name)
    if len(entry.players) > max(state.created.players, 1) * 2:  # substitutes
        raise BadTournament("too-many-players", given=len(entry.players), most=state.created.players * 2)
    if entry.seed < 0 or entry.seed in state.seeds:
        raise BadTournament("bad-contestant-seed", seed=entry.seed)
    contestant = Contestant(number, entry.name, [*entry.players], entry.seed)
    if state.stage == "running":
        _join(state, contestant)
    if entry.seed:
        state.seeds.add(entry.seed)
    state.contestants[number] = contestant


@add_entry.register
def add_checked_in(entry: log.ContestantCheckedIn, state: TournamentState) -> None:
    """A contestant is here; who was not in the draw joins."""
    contestant = contestant_of(state, entry.contestant)
    if contestant.checked_in or contestant.drawn:
        raise BadTournament("checked-in-already", contestant=entry.contestant, name=contestant.name)
    if contestant.withdrawn:
        raise BadTournament("withdrew-already", contestant=entry.contestant, name=contestant.name)
    if state.stage == "running":
        _join(state, contestant)
    contestant.checked_in = True


@add_entry.register
def add_started(entry: log.TournamentStarted, state: TournamentState) -> None:
    """The draw."""
    if state.stage != "entering":
        raise BadTournament("tournament-started")
    if sorted(entry.order) != sorted(takes_part(state)):
        raise BadTournament("bad-draw")
    seeds = [state.contestants[number].seed or MOST_CONTESTANTS + 1 for number in entry.order]
    if seeds != sorted(seeds):
        raise BadTournament("bad-draw")
    if len(entry.order) < 2:
        raise BadTournament("too-few-contestants", given=len(entry.order), least=2)
    _check_lot(entry, state)
    state.order, state.stage, state.started_at = [*entry.order], "running", entry.at
    state.lot, state.lot_by = entry.lot, entry.lot_by
    for number in entry.order:
        state.contestants[number].drawn = True


@add_entry.register
def add_paired(entry: log.RoundPaired, state: TournamentState) -> None:
    """A round begins."""
    check_may_pair(state)
    number = len(state.rounds) + 1
    if entry.round != number:
        raise BadTournament("bad-round-number", given=entry.round, expected=number)
    _check_present(entry, state)
    meetings: list[MeetingState] = []
    for meeting in entry.meetings:
        expected = len(state.meetings) + len(meetings) + 1
        if meeting.meeting != expected:
            raise BadTournament("bad-meeting-number", given=meeting.meeting, expected=expected)
        _check_meeting(state, meeting)
        meetings.append(MeetingState(meeting, number))
    state.rounds.append(RoundState(number, meetings, [*entry.byes]))
    state.meetings.update({each.meeting.meeting: each for each in meetings})
    if entry.bracket:
        state.bracket, state.bracket_round = [*entry.bracket], entry.round


@add_entry.register
def add_reported(entry: log.ResultReported, state: TournamentState) -> None:
    """A result."""
    meeting = meeting_of(state, entry.meeting)
    if meeting.result is not None:
        raise BadTournament("meeting-has-result", meeting=entry.meeting)
    _set_result(state, meeting, reported_result(state, entry))
    if entry.records:
        meeting.at_tables, meeting.left = [board for board in entry.boards if board.margins], entry.left


@add_entry.register
def add_ruled(entry: log.ResultRuled, state: TournamentState) -> None:
    """A ruling. In a knock-out it comes too late once the next round has begun."""
    meeting = meeting_of(state, entry.meeting)
    if state.bracket and meeting.round < len(state.rounds):
        raise BadTournament("next-round-began", meeting=entry.meeting)
    _set_result(state, meeting, ruled_result(state, entry))


@add_entry.register
def add_penalised(entry: log.ContestantPenalised, state: TournamentState) -> None:
    """Points are taken off."""
    contestant = contestant_of(state, entry.contestant)
    if abs(entry.points) > MOST_PENALTY:
        raise BadTournament("bad-penalty", points=entry.points, most=MOST_PENALTY)
    contestant.penalty += entry.points


@add_entry.register
def add_withdrew(entry: log.ContestantWithdrew, state: TournamentState) -> None:
    """A contestant is not paired any more."""
    contestant = contestant_of(state, entry.contestant)
    if contestant.withdrawn:
        raise BadTournament("withdrew-already", contestant=entry.contestant, name=contestant.name)
    contestant.withdrawn = True


@add_entry.register
def add_returned(entry: log.ContestantReturned, state: TournamentState) -> None:
    """A contestant is paired again."""
    contestant = contestant_of(state, entry.contestant)
    if not contestant.withdrawn:
        raise BadTournament("has-not-withdrawn", contestant=entry.contestant, name=contestant.name)
    if state.stage == "running":
        _join(state, contestant)
    contestant.withdrawn = False


@add_entry.register
def add_paused(entry: log.TournamentPaused, state: TournamentState) -> None:
    """Nothing is paired any more."""
    if state.paused or state.stage != "running":
        raise BadTournament("tournament-paused" if state.paused else "tournament-not-started")
    state.paused = True


@add_entry.register
def add_resumed(entry: log.TournamentResumed, state: TournamentState) -> None:
    """It goes on."""
    if not state.paused:
        raise BadTournament("tournament-not-paused")
    state.paused = False


@add_entry.register
def add_closed(entry: log.TournamentClosed, state: TournamentState) -> None:
    """The end. A tournament that is not finished can only be cancelled."""
    if entry.reason == "finished" and (state.stage != "running" or state.open_meetings):
        raise BadTournament("tournament-not-finished", meetings=len(state.open_meetings))
    state.stage, state.close_reason = "closed", entry.reason


# --- what several entries need ---------------------------------------------------------------------------------------


def contestant_of(state: TournamentState, number: int) -> Contestant:
    """A contestant by number; raises BadTournament."""
    contestant = state.contestants.get(number)
    if contestant is None:
        raise BadTournament("no-such-contestant", contestant=number, most=len(state.contestants))
    return contestant


def name_key(name: str) -> str:
    """What is equal for names that people would take for the same one.

    >>> name_key("Amal  and BADR") == name_key("amal and Badr")
    True
    """
    return " ".join(name.casefold().split())


def meeting_of(state: TournamentState, number: int) -> MeetingState:
    """A meeting by number; raises BadTournament."""
    meeting = state.meetings.get(number)
    if meeting is None:
        raise BadTournament("no-such-meeting", meeting=number, most=len(state.meetings))
    return meeting


def takes_part(state: TournamentState) -> list[int]:
    """Who would be in the draw now: all who have not withdrawn and, if that is needed, have checked in."""
    return [
        each.number
        for each in state.contestants.values()
        if not each.withdrawn and (each.checked_in or not state.created.check_in)
    ]


def check_may_pair(state: TournamentState) -> None:
    """Raises BadTournament unless a round can begin."""
    if state.stage != "running":
        raise BadTournament("tournament-not-started")
    if state.paused:
        raise BadTournament("tournament-paused")
    unfinished = state.open_meetings
    if unfinished and not isinstance(state.created.format, ArenaFormat):
        raise BadTournament("round-not-finished", meeting=unfinished[0].meeting.meeting, meetings=len(unfinished))
    if len(state.rounds) >= MOST_ROUNDS and not isinstance(state.created.format, ArenaFormat):
        raise BadTournament("last-round-played", rounds=len(state.rounds))


def check_may_join(state: TournamentState) -> None:
    """Raises BadTournament if nobody can enter or return any more, since the rounds are fixed by the draw."""
    if not isinstance(state.created.format, Swiss | ArenaFormat):
        raise BadTournament("too-late-to-enter")


def _join(state: TournamentState, contestant: Contestant) -> None:
    """A contestant takes part from now on."""
    check_may_join(state)
    if not contestant.drawn:
        contestant.drawn = True
        state.order.append(contestant.number)


def _check_lot(entry: log.TournamentStarted, state: TournamentState) -> None:
    """There is a lot where a server deals boards, and nowhere else."""
    fits = bool(entry.lot_by) is bool(state.created.anchor) and (bool(entry.lot_by) or not entry.lot)
    if not (fits and is_one_line(entry.lot, LONGEST_LOT)):
        raise BadTournament("bad-boards-lot", most=LONGEST_LOT)


def _check_present(entry: log.RoundPaired, state: TournamentState) -> None:
    """Nobody is paired twice, and nobody who does not take part."""
    busy: set[int] = set()
    if isinstance(state.created.format, ArenaFormat):
        busy = {each for open_ in state.open_meetings for side in open_.meeting.sides for each in side}
    active = {*state.active}
    for number in [each for meeting in entry.meetings for side in meeting.sides for each in side] + entry.byes:
        if number in busy:
            raise BadTournament("paired-twice", contestant=number, round=entry.round)
        if number not in active:
            raise BadTournament("not-taking-part", contestant=number, round=entry.round)
        busy.add(number)


def _check_meeting(state: TournamentState, meeting: log.Meeting) -> None:
    """Whether a meeting has the shape that game and format give it."""
    sides, chosen = meeting.sides, state.created.format
    if len(sides) != state.shape.sides or any(len(side) != state.shape.members for side in sides):
        raise BadTournament("bad-sides", meeting=meeting.meeting)
    boards = chosen.boards if isinstance(chosen, Swiss | League | PairsFormat) else 0
    if len({*meeting.boards}) != boards or len(meeting.boards) != boards:
        raise BadTournament("bad-boards-of-meeting", meeting=meeting.meeting, boards=boards)
    if meeting.place and not needs_winner(state, meeting):
        raise BadTournament("bad-sides", meeting=meeting.meeting)


def _set_result(state: TournamentState, meeting: MeetingState, result: MeetingResult) -> None:
    if meeting.result is None:
        state.results += 1
        meeting.reported = state.results
    meeting.result = result


def _check_name(name: str) -> None:
    if not (name.strip() and is_one_line(name, LONGEST_NAME)):
        raise BadTournament("bad-contestant-name", most=LONGEST_NAME)
