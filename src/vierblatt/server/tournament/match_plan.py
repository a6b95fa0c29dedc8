"""What has to be done in a tournament at its tables now: results, rulings, rounds, tables to open and to close."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from vierblatt.errors import BadTournament
from vierblatt.protocol.tournament import TournamentTables
from vierblatt.server.store.port import TournamentTable
from vierblatt.server.tournament.match_outcomes import MatchOutcome
from vierblatt.tournaments import Tournament, deciding
from vierblatt.tournaments.entries import Meeting, TournamentEntry
from vierblatt.tournaments.pairing.next_round import has_next_round
from vierblatt.tournaments.results import best_of, match_wins, needs_winner
from vierblatt.tournaments.state import MeetingState, TournamentState

#: Why a meeting was ruled: players did not come; places were open.
ABSENT, INCOMPLETE = "absent", "incomplete"


@dataclass
class MatchPlan:
    """What is to be done. entries: for the log. done: tables that need nothing more once these are stored.

    opening: the matches that need a table, each with its number. closing: open tables whose meeting has a result.
    boards: those that are to be opened. rates: whether the tournament is to change ratings.
    """

    entries: list[TournamentEntry] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    opening: list[tuple[Meeting, int]] = field(default_factory=list)
    closing: list[str] = field(default_factory=list)
    boards: list[int] = field(default_factory=list)
    rates: bool = False


@dataclass(frozen=True)
class MatchPlanner:
    """tables: of all meetings. outcomes: of those that have ended, in meetings without a result.

    complete: whether all places of a contestant are taken. at: now, in milliseconds since 1970.
    """

    tournament: Tournament
    chosen: TournamentTables
    tables: Sequence[TournamentTable]
    outcomes: Mapping[str, MatchOutcome]
    complete: Callable[[int], bool]
    at: int

    def plan(self) -> MatchPlan:
        """What is to be done; a new round only once all else is."""
        state, plan = self.tournament.state, MatchPlan()
        of_meeting: dict[int, list[TournamentTable]] = {}
        for table in self.tables:
            of_meeting.setdefault(table.meeting, []).append(table)
        for number, tables in of_meeting.items():
            meeting = state.meetings.get(number)
            if state.stage != "running" or meeting is None or meeting.result is not None:
                plan.closing += [each.table for each in tables if each.open]
                plan.done += [each.table for each in tables if not each.open and not each.done]
        if state.stage != "running":
            return plan
        for each in state.open_meetings:
            self.see_to(each, of_meeting.get(each.meeting.meeting, []), plan)
        if not plan.entries and not plan.opening:
            plan.entries += self._next_round()
        return plan

    def see_to(self, each: MeetingState, tables: Sequence[TournamentTable], plan: MatchPlan) -> None:
        """A meeting without a result."""
        if any(table.open for table in tables):
            return
        undone = [table.table for table in tables if not table.done]
        last = self.outcomes[tables[-1].table] if tables else None
        try:
            if last is None or last.end == "played":
                self._go_on(each, tables, plan)
            elif last.end == "absent":
                plan.entries += self.walkover(each.meeting, last.present, ABSENT)
        except BadTournament:  # such as more points than a tournament counts: the organiser decides
            pass
        plan.done += undone

    def _go_on(self, each: MeetingState, tables: Sequence[TournamentTable], plan: MatchPlan) -> None:
        """The result of a meeting, or its next match."""
        state, meeting = self.tournament.state, each.meeting
        played = [(table.table, self.outcomes[table.table]) for table in tables]
        if needs_winner(state, meeting):  # a match that nobody has won is played again
            played = [(table, outcome) for table, outcome in played if not outcome.drawn]
        matches = [outcome.points for _, outcome in played]
        if is_decided(state, meeting, matches):
            records = [table for table, _ in played]
            plan.entries += deciding.report(state, self.at, meeting.meeting, matches, records=records)
        elif not state.paused:
            sides = self.complete_sides(meeting)
            if self.chosen.absent == "walkover" and len(sides) < len(meeting.sides):
                plan.entries += self.walkover(meeting, sides, INCOMPLETE)
            else:
                plan.opening.append((meeting, len(tables) + 1))

    def complete_sides(self, meeting: Meeting) -> list[int]:
        """The sides of which all places are taken."""
        return [side for side, members in enumerate(meeting.sides) if all(map(self.complete, members))]

    def walkover(self, meeting: Meeting, present: Sequence[int], why: str) -> list[TournamentEntry]:
        """The ruling about a meeting to which only some sides came."""
        state, number = self.tournament.state, meeting.meeting
        if len(present) == 1:
            return deciding.rule(state, self.at, number, "walkover", side=present[0], reason=why)
        return deciding.rule(state, self.at, number, "forfeit", reason=why)

    def _next_round(self) -> Sequence[TournamentEntry]:
        state = self.tournament.state
        if not self.chosen.automatic or state.paused:
            return ()
        try:
            return deciding.pair(state, self.at) if has_next_round(state, self.at) else ()
        except BadTournament:  # the round is not over, or nobody is left to play
            return ()


def is_decided(state: TournamentState, meeting: Meeting, matches: Sequence[Sequence[int]]) -> bool:
    """Whether these matches decide a meeting."""
    if not matches:
        return False
    most = best_of(state, meeting)
    won = match_wins(matches, len(meeting.sides), fewest_win=state.created.fewest_points_win)
    return len(matches) >= most or max(won) * 2 > most
