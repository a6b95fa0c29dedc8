"""The next round of a tournament, whatever its format."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from vierblatt.errors import BadTournament
from vierblatt.tournaments.formats import ArenaFormat, Groups, Knockout, League, PairsFormat, Swiss
from vierblatt.tournaments.group_rounds import group_members
from vierblatt.tournaments.pairing import arena, groups, knockout, league, pairs, swiss
from vierblatt.tournaments.pairing.history import PairingHistory
from vierblatt.tournaments.pairing.larger_meetings import larger_meetings
from vierblatt.tournaments.pairing.ranking import ranking
from vierblatt.tournaments.state import TournamentState


@dataclass(frozen=True)
class PlannedMeeting:
    """A meeting without number. table: 0 if any will do."""

    sides: list[list[int]]
    boards: list[int] = field(default_factory=list)
    group: int = 0
    place: int = 0
    table: int = 0


@dataclass(frozen=True)
class PlannedRound:
    """Who meets whom; `RoundPaired` without numbers."""

    meetings: list[PlannedMeeting]
    byes: list[int] = field(default_factory=list)
    bracket: list[int] = field(default_factory=list)


def next_round(state: TournamentState, at: int) -> PlannedRound:
    """The next round. at: now, in milliseconds since 1970. Raises BadTournament if the last one has been played."""
    chosen = state.created.format
    if isinstance(chosen, Knockout):
        return _knockout_round(state)
    if isinstance(chosen, Swiss):
        return _swiss_round(state, chosen)
    if isinstance(chosen, League):
        return _league_round(state, chosen)
    if isinstance(chosen, Groups):
        return _groups_round(state)
    if isinstance(chosen, PairsFormat):
        return _pairs_round(state, chosen)
    return _arena_round(state, chosen, at)


def rounds_planned(state: TournamentState) -> int | None:
    """How many rounds there will be in all; None in an arena, and before the draw where that is open."""
    chosen = state.created.format
    if isinstance(chosen, Swiss | PairsFormat):
        return chosen.rounds
    if not state.order or isinstance(chosen, ArenaFormat):
        return None
    if isinstance(chosen, League):
        return chosen.cycles * league.rounds_of_cycle(len(state.order))
    if isinstance(chosen, Knockout):
        return knockout.bracket_lines(len(state.order)).bit_length() - 1
    if state.bracket:
        return state.bracket_round + len(state.bracket).bit_length() - 2
    members = group_members(state).values()
    entering = sum(min(len(each), chosen.qualifiers) for each in members)
    return groups.rounds_of_groups(state) + knockout.bracket_lines(entering).bit_length() - 1


def has_next_round(state: TournamentState, at: int) -> bool:
    """Whether another round can come, once all results are in. at: now, in milliseconds since 1970."""
    chosen = state.created.format
    if isinstance(chosen, ArenaFormat):
        return at < state.started_at + 60_000 * chosen.minutes
    if not isinstance(chosen, Knockout | Groups):
        least = 1 if isinstance(chosen, PairsFormat) else state.shape.contestants
        return len(state.rounds) < (rounds_planned(state) or 0) and len(state.active) >= least
    if state.open_meetings:
        return len(state.rounds) < (rounds_planned(state) or 0)
    try:
        next_round(state, at)
    except BadTournament:
        return False
    return True


def _knockout_round(state: TournamentState) -> PlannedRound:
    bracket = [] if state.bracket else knockout.first_bracket(state, state.order)
    return _bracket_round(state, bracket, third_place=_third_place(state))


def _bracket_round(state: TournamentState, bracket: list[int], *, third_place: bool) -> PlannedRound:
    """The first round of a new bracket, or the next of the one there is."""
    lines = knockout.lines_of(bracket) if bracket else knockout.lines_now(state)
    if len(lines) == 1:
        raise _last_round(state)
    meetings, byes = knockout.pairs_on(lines)
    planned = [PlannedMeeting([[one], [other]]) for one, other in meetings]
    if third_place and len(lines) == 2 and not bracket:
        losers = knockout.losing_semifinalists(state)
        planned += [PlannedMeeting([[losers[0]], [losers[1]]], place=3)] if losers else []
    return PlannedRound(planned, byes, bracket)


def _third_place(state: TournamentState) -> bool:
    chosen = state.created.format
    return isinstance(chosen, Knockout | Groups) and chosen.third_place


def _swiss_round(state: TournamentState, chosen: Swiss) -> PlannedRound:
    if len(state.rounds) >= chosen.rounds:
        raise _last_round(state)
    ranked, history, shape = ranking(state), PairingHistory(state), state.shape
    _check_enough(ranked.numbers, shape.contestants)
    if shape.contestants > 2:
        tables, byes = larger_meetings(ranked, history, shape)
        return PlannedRound([PlannedMeeting(sides) for sides in tables], byes)
    meetings, bye = swiss.swiss_pairs(ranked, history, first=not state.rounds)
    boards = [*range(1, chosen.boards + 1)]
    played = len(state.rounds) * chosen.boards
    boards = [played + board for board in boards]
    return PlannedRound(
        [PlannedMeeting([[one], [other]], boards) for one, other in meetings], [] if bye is None else [bye]
    )


def _league_round(state: TournamentState, chosen: League) -> PlannedRound:
    number = len(state.rounds) + 1
    if number > chosen.cycles * league.rounds_of_cycle(len(state.order)):
        raise _last_round(state)
    active = {*state.active}
    played = (number - 1) * chosen.boards
    boards = [played + board for board in range(1, chosen.boards + 1)]
    meetings = [
        PlannedMeeting([[one], [other]], boards)
        for one, other in league.league_round(state.order, number)
        if one in active and other in active
    ]
    return PlannedRound(meetings, _without(state, meetings))


def _groups_round(state: TournamentState) -> PlannedRound:
    if state.bracket or len(state.rounds) >= groups.rounds_of_groups(state):
        bracket = [] if state.bracket else groups.bracket_of_groups(state)
        return _bracket_round(state, bracket, third_place=_third_place(state))
    active = {*state.active}
    meetings = [
        PlannedMeeting([[one], [other]], group=group)
        for group, one, other in groups.group_round(state, len(state.rounds) + 1)
        if one in active and other in active
    ]
    return PlannedRound(meetings, _without(state, meetings))


def _pairs_round(state: TournamentState, chosen: PairsFormat) -> PlannedRound:
    if len(state.rounds) >= chosen.rounds:
        raise _last_round(state)
    active = {*state.active}
    meetings = [
        PlannedMeeting([[number] for number in each.sides], each.boards, group=each.section, table=each.table)
        for each in pairs.pairs_round(state.order, chosen, len(state.rounds) + 1)
        if active.issuperset(each.sides)
    ]
    return PlannedRound(meetings, _without(state, meetings))


def _arena_round(state: TournamentState, chosen: ArenaFormat, at: int) -> PlannedRound:
    if at >= state.started_at + 60_000 * chosen.minutes:
        raise _last_round(state)
    shape, ranked, history = state.shape, ranking(state), PairingHistory(state)
    if shape.contestants == 2:
        meetings = arena.arena_pairs(state, ranked, history)
        return PlannedRound([PlannedMeeting([[one], [other]]) for one, other in meetings])
    free = arena.waiting(state)
    playing = {*free[: len(free) - len(free) % shape.contestants]}
    numbers = [number for number in ranked.numbers if number in playing]
    tables, _ = larger_meetings(type(ranked)(numbers, ranked.points), history, shape)
    return PlannedRound([PlannedMeeting(sides) for sides in tables])


def _without(state: TournamentState, meetings: Iterable[PlannedMeeting]) -> list[int]:
    """Who takes part, but is in none of these meetings."""
    playing = {number for each in meetings for side in each.sides for number in side}
    return [number for number in state.active if number not in playing]


def _check_enough(numbers: Sequence[int], least: int) -> None:
    if len(numbers) < least:
        raise BadTournament("too-few-contestants", given=len(numbers), least=least)


def _last_round(state: TournamentState) -> BadTournament:
    return BadTournament("last-round-played", rounds=len(state.rounds))
