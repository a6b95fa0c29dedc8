"""Everything about a tournament as it is sent: the log's state with what follows from it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Iterable

import msgspec

from vierblatt.errors import BadTournament
from vierblatt.protocol.tournament import (
    BoardsSeen,
    ContestantSeen,
    GroupSeen,
    MeetingSeen,
    PlayedBoard,
    ResultSeen,
    RoundSeen,
    StandingSeen,
    TournamentAct,
    TournamentPage,
)
from vierblatt.server.store.port import StoredTournament
from vierblatt.server.tournament.board_secrecy import public_state
from vierblatt.tournaments import (
    Groups,
    PairsFormat,
    Tournament,
    TournamentStanding,
    deciding,
    group_standings,
    standings,
)
from vierblatt.tournaments.amounts import rounded
from vierblatt.tournaments.entries import ResultReported, ResultRuled
from vierblatt.tournaments.log import check_may_join
from vierblatt.tournaments.meeting_points import meeting_scores
from vierblatt.tournaments.pairing.next_round import has_next_round, rounds_planned
from vierblatt.tournaments.state import Contestant, MeetingResult, MeetingState, RoundState, TournamentState


def page_of(stored: StoredTournament, tournament: Tournament, opened: Collection[int] = ()) -> TournamentPage:
    """A tournament as a stranger sees it, without what can be done next. opened: the boards that are open."""
    row, state = stored.row, public_state(tournament.state, opened)
    created = state.created
    results = {entry.meeting: entry for entry in tournament.entries if isinstance(entry, ResultReported | ResultRuled)}
    groups = group_standings(state).items() if isinstance(created.format, Groups) and state.order else ()
    return TournamentPage(
        id=row.id, name=created.name, game=created.game, preset=created.preset, changes=created.changes,
        format=created.format, stage=state.stage, paused=state.paused,
        cancelled=state.close_reason == "cancelled", organiser=row.organiser, organiser_name=stored.organiser_name,
        organising=False, public=row.public, open_entry=row.open_entry, check_in=created.check_in,
        players=created.players, fewest_points_win=created.fewest_points_win, seq=len(tournament.entries),
        created=created.at, started=state.started_at, starts=row.starts, place=row.place,
        contestants=[_contestant(each) for each in state.contestants.values()],
        rounds=[_round(state, each, results) for each in state.rounds],
        rounds_planned=rounds_planned(state),
        standings=_standings(standings(state) if state.order else ()),
        groups=[GroupSeen(group=group, standings=_standings(lines)) for group, lines in groups],
        tie_breaks=created.tie_breaks, next=[], members_only=row.majlis is not None,
        boards=BoardsSeen(anchor=created.anchor, lot=state.lot, lot_by=state.lot_by, opened=[*opened])
        if created.anchor else None,
    )  # fmt: skip


def page_for(
    page: TournamentPage, state: TournamentState, mine: set[int], now: int, *, organising: bool
) -> TournamentPage:
    """The page for one reader. mine: the contestants that they entered. now: in milliseconds since 1970."""
    contestants = page.contestants
    if mine:
        contestants = [msgspec.structs.replace(each, mine=each.number in mine) for each in contestants]
    acts = next_acts(state, now)
    return msgspec.structs.replace(page, contestants=contestants, organising=organising, next=acts)


def page_tag(page: TournamentPage) -> str:
    """What tells a page from others of the same tournament, for one reader.

    Without a new entry, an arena's time may end, another organiser take over, the names of somebody who deleted their
    account go, players take places, tables open and end, boards open, and the reader join or leave the majlis.
    """
    names = [(each.name, each.players, each.mine, each.places) for each in page.contestants]
    matches = [meeting.matches for each in page.rounds for meeting in each.meetings if meeting.matches]
    own = (page.organising, page.next, page.own_table, page.invitation, page.majlis)
    rest = (page.organiser, page.organiser_name, own, names, matches, page.boards)
    return f"{page.seq}-{zlib.crc32(msgspec.json.encode(rest)):08x}"


def places_in(state: TournamentState) -> dict[int, int]:
    """The places of the contestants, by their numbers; none for a tournament that is not finished."""
    return {line.contestant: line.place for line in standings(state)} if state.close_reason == "finished" else {}


def next_acts(state: TournamentState, now: int) -> list[TournamentAct]:
    """What the organiser can do; what usually comes next is first."""
    possible: dict[TournamentAct, bool] = {
        "start": state.stage == "entering" and _possible(lambda: deciding.start(state, now, [*state.contestants])),
        "resume": state.paused,
        "report": state.stage == "running" and bool(state.open_meetings),
        "pair": _may_pair(state, now),
        "close": state.stage == "running" and not state.open_meetings and _possible(lambda: deciding.close(state, now)),
        "enter": state.stage == "entering" or (state.stage == "running" and _possible(lambda: check_may_join(state))),
        "pause": state.stage == "running" and not state.paused,
        "cancel": state.stage != "closed",
    }
    if state.stage == "entering" and not possible["start"]:
        return ["enter", "cancel"]
    return [act for act, now_possible in possible.items() if now_possible]


def _possible(act: Callable[[], object]) -> bool:
    try:
        act()
    except BadTournament:
        return False
    return True


def _may_pair(state: TournamentState, now: int) -> bool:
    if state.stage != "running" or state.paused or not has_next_round(state, now):
        return False
    return not state.open_meetings or rounds_planned(state) is None


def _contestant(each: Contestant) -> ContestantSeen:
    return ContestantSeen(
        number=each.number, name=each.name, players=each.players, seed=each.seed, checked_in=each.checked_in,
        withdrawn=each.withdrawn, takes_part=each.drawn, penalty=each.penalty, mine=False,
    )  # fmt: skip


def _round(state: TournamentState, each: RoundState, results: dict[int, ResultReported | ResultRuled]) -> RoundSeen:
    bracket = state.bracket if each.number == state.bracket_round else []
    meetings = [_meeting(state, meeting, results) for meeting in each.meetings]
    return RoundSeen(number=each.number, meetings=meetings, byes=each.byes, bracket=bracket)


def _meeting(
    state: TournamentState, each: MeetingState, results: dict[int, ResultReported | ResultRuled]
) -> MeetingSeen:
    meeting = each.meeting
    entry = results.get(meeting.meeting)
    return MeetingSeen(
        number=meeting.meeting, table=meeting.table, sides=meeting.sides, boards=meeting.boards, group=meeting.group,
        place=meeting.place, result=None if entry is None else _result(state, each, entry),
    )  # fmt: skip


def _result(state: TournamentState, each: MeetingState, entry: ResultReported | ResultRuled) -> ResultSeen:
    result = each.result or MeetingResult()  # its boards are secret
    played = each.result is not None and result.played and not isinstance(state.created.format, PairsFormat)
    ruled = entry if isinstance(entry, ResultRuled) else None
    return ResultSeen(
        kind=ruled.ruling if ruled else "reported", matches=[[*points] for points in result.matches],
        boards=[PlayedBoard(board=b.board, margins=b.margins, percents=b.percents) for b in result.boards],
        side=ruled.side if ruled else -1, scores=meeting_scores(state, each) if played else [],
        reason=ruled.reason if ruled else "",
    )  # fmt: skip


def _standings(lines: Iterable[TournamentStanding]) -> list[StandingSeen]:
    return [
        StandingSeen(
            contestant=each.contestant, place=each.place, points=None if each.points is None else rounded(each.points),
            tie_breaks=[int(value) if value.denominator == 1 else float(value) for value in each.tie_breaks],
        )
        for each in lines
    ]  # fmt: skip
