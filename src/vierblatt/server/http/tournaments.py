"""Endpoints: tournaments. `vierblatt.server.tournament` says what they are, `docs/tournament-logs.md` what counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Concatenate, Literal, ParamSpec

import msgspec
from msgspec import Meta

from vierblatt.bounds import LARGEST, Count
from vierblatt.protocol.tournament import (
    Boards,
    ContestantNumber,
    Matches,
    MeetingNumber,
    TournamentBoard,
    TournamentId,
    TournamentList,
    TournamentPage,
)
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup, FileAnswer, Host
from vierblatt.server.http.qr import page_code
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import GameId, Moment, Name, StrictRequest
from vierblatt.server.tournament import acts
from vierblatt.server.tournament.creating import NewTournament
from vierblatt.server.tournament.pages import page_tag
from vierblatt.shuffle.hash_tree import LEAVES
from vierblatt.shuffle.pack_description import LONGEST_LOT
from vierblatt.tournaments import Tournament
from vierblatt.tournaments.board_packs import BoardsProof
from vierblatt.tournaments.entries import Ruling, TournamentEntry
from vierblatt.tournaments.formats import MOST_CONTESTANTS
from vierblatt.tournaments.log import LONGEST_REASON, MOST_PENALTY
from vierblatt.tournaments.state import TournamentStage

api = EndpointGroup("Tournaments")
P = ParamSpec("P")

ReasonText = Annotated[str, Meta(max_length=2 * LONGEST_REASON)]
PartnerPlace = Annotated[int, Meta(ge=1, le=23)]
BoardNumber = Annotated[int, Meta(ge=1, le=LEAVES)]
PlayerNames = Annotated[list[Name], Meta(max_length=24)]


class TournamentsQuery(StrictRequest, frozen=True):
    """A part of the list of public tournaments. before: the `created` of the last one already received.

    after: its id, so that no other one of the same moment is left out.
    """

    game: GameId | None = None
    stage: TournamentStage | None = None
    before: Moment = LARGEST
    after: TournamentId | None = None
    limit: Annotated[int, Meta(ge=1, le=50)] = 20


class NewContestant(StrictRequest, frozen=True):
    """A contestant, entered by the organiser. players: their names. seed: 1 for the strongest, 0 for none."""

    name: Name
    players: PlayerNames = msgspec.field(default_factory=list)
    seed: Annotated[int, Meta(ge=0, le=MOST_CONTESTANTS)] = 0


class NewTournamentEntry(StrictRequest, frozen=True):
    """The caller enters. name: of the contestant; empty for the caller's own. partners: who plays beside them."""

    name: Name = ""
    partners: PlayerNames = msgspec.field(default_factory=list)


class PartnerInvitation(StrictRequest, frozen=True):
    """invitation: the secret from the link of whoever has entered the contestant."""

    invitation: Annotated[str, Meta(pattern="^[a-z0-9]{10}(?![\\s\\S])")]


class ReasonGiven(StrictRequest, frozen=True):
    """Why: shown to everybody, and it stays."""

    reason: ReasonText = ""


class NextRound(StrictRequest, frozen=True):
    """seq: of the tournament as the organiser saw it; 0 if that is not known."""

    seq: Count = 0


class TournamentStart(StrictRequest, frozen=True):
    """lot: the text that goes into the pack of every board, drawn in public; empty for one that the server draws."""

    lot: Annotated[str, Meta(max_length=LONGEST_LOT)] = ""


class NewPenalty(StrictRequest, frozen=True):
    """points: to take off; below zero, to give."""

    points: Annotated[int, Meta(ge=-MOST_PENALTY, le=MOST_PENALTY)]
    reason: ReasonText = ""


class TournamentEnd(StrictRequest, frozen=True):
    """How a tournament ends; `finished` only if all meetings have a result."""

    reason: Literal["finished", "cancelled"] = "finished"


class NewResult(StrictRequest, frozen=True):
    """The result of a meeting: matches, or boards."""

    matches: Matches = msgspec.field(default_factory=list)
    boards: Boards = msgspec.field(default_factory=list)


class NewRuling(StrictRequest, frozen=True):
    """How a meeting counts. side: who wins a walkover. matches or boards: for `result`."""

    ruling: Ruling
    side: Annotated[int, Meta(ge=-1, le=63)] = -1
    matches: Matches = msgspec.field(default_factory=list)
    boards: Boards = msgspec.field(default_factory=list)
    reason: ReasonText = ""


@api.post("/api/tournaments", faults=(404, 409))
async def new_tournament(services: HttpServices, caller: Caller, body: NewTournament) -> TournamentPage:
    """Makes a tournament; the caller is its organiser."""
    services.gate.enter("tournaments", caller.account.id)
    return await services.tournaments.create(caller.person, body)


@api.get("/api/tournaments")
async def tournaments(services: HttpServices, query: TournamentsQuery) -> TournamentList:
    """Public tournaments, newest first."""
    return await services.tournaments.public(
        query.game, query.stage, before=query.before, after=query.after or "", limit=query.limit
    )


@api.get("/api/me/tournaments")
async def my_tournaments(services: HttpServices, caller: Caller) -> TournamentList:
    """Tournaments that the caller organises or has entered, the last changed first."""
    return await services.tournaments.of(caller.person)


@api.get("/api/tournaments/{tournament}", faults=(404,), tag=page_tag)
async def tournament(services: HttpServices, caller: Caller | None, tournament: TournamentId) -> TournamentPage:
    """A tournament as it stands; with a token, it says what is the caller's own.

    Its ETag says whether anything would be different for this caller, so a repeated question costs little.
    """
    return await services.tournaments.page(None if caller is None else caller.person, tournament)


@api.delete("/api/tournaments/{tournament}", faults=(404, 409))
async def delete_tournament(services: HttpServices, caller: Caller, tournament: TournamentId) -> None:
    """Deletes a tournament that has not started or is closed, with its log; for its organiser, as all that follows."""
    await services.tournaments.delete(caller.person, tournament)


@api.post("/api/tournaments/{tournament}/contestants", faults=(404, 409))
async def enter_contestant(
    services: HttpServices, caller: Caller, tournament: TournamentId, body: NewContestant
) -> TournamentPage:
    """Enters a contestant."""
    return await _act(services, caller, tournament, acts.enter, body.name, body.players, body.seed)


@api.post("/api/tournaments/{tournament}/contestants/{contestant}/check-in", faults=(404, 409, 422))
async def check_in_contestant(
    services: HttpServices, caller: Caller, tournament: TournamentId, contestant: ContestantNumber
) -> TournamentPage:
    """Notes that a contestant is here; after the start, they join if they were not in the draw."""
    return await _act(services, caller, tournament, acts.check_in, contestant)


@api.post("/api/tournaments/{tournament}/contestants/{contestant}/withdraw", faults=(404, 409))
async def withdraw_contestant(
    services: HttpServices, caller: Caller, tournament: TournamentId, contestant: ContestantNumber, body: ReasonGiven
) -> TournamentPage:
    """Takes a contestant out: they are not paired any more, and lose the meeting that is open."""
    return await _act(services, caller, tournament, acts.withdraw, contestant, body.reason)


@api.post("/api/tournaments/{tournament}/contestants/{contestant}/return", faults=(404, 409, 422))
async def return_contestant(
    services: HttpServices, caller: Caller, tournament: TournamentId, contestant: ContestantNumber
) -> TournamentPage:
    """Lets a contestant who withdrew take part again."""
    return await _act(services, caller, tournament, acts.come_back, contestant)


@api.post("/api/tournaments/{tournament}/contestants/{contestant}/penalty", faults=(404, 409))
async def penalise_contestant(
    services: HttpServices, caller: Caller, tournament: TournamentId, contestant: ContestantNumber, body: NewPenalty
) -> TournamentPage:
    """Takes points off a contestant."""
    return await _act(services, caller, tournament, acts.penalise, contestant, body.points, body.reason)


@api.post("/api/tournaments/{tournament}/start", faults=(404, 409, 422))
async def start_tournament(
    services: HttpServices, caller: Caller, tournament: TournamentId, body: TournamentStart
) -> TournamentPage:
    """Makes the draw: those with a seed come first, the others by lot.

    In a tournament at tables, contestants without all their players withdraw, unless bots play in their place.
    """
    services.gate.enter("tournaments", caller.account.id)
    return await services.tournaments.start(caller.person, tournament, body.lot)


@api.post("/api/tournaments/{tournament}/pair", faults=(404, 409, 422))
async def pair_round(
    services: HttpServices, caller: Caller, tournament: TournamentId, body: NextRound
) -> TournamentPage:
    """Begins the next round; in an arena, pairs those who are waiting. Not if another one has begun since `seq`."""
    return await _act(services, caller, tournament, acts.pair, body.seq)


@api.post("/api/tournaments/{tournament}/pause", faults=(404, 409))
async def pause_tournament(
    services: HttpServices, caller: Caller, tournament: TournamentId, body: ReasonGiven
) -> TournamentPage:
    """Pauses: nothing is paired until the tournament is resumed."""
    return await _act(services, caller, tournament, acts.pause, body.reason)


@api.post("/api/tournaments/{tournament}/resume", faults=(404, 409, 422))
async def resume_tournament(services: HttpServices, caller: Caller, tournament: TournamentId) -> TournamentPage:
    """Goes on after a pause."""
    return await _act(services, caller, tournament, acts.resume)


@api.post("/api/tournaments/{tournament}/close", faults=(404, 409))
async def close_tournament(
    services: HttpServices, caller: Caller, tournament: TournamentId, body: TournamentEnd
) -> TournamentPage:
    """Closes a tournament: nothing can be added any more."""
    return await _act(services, caller, tournament, acts.close, body.reason)


@api.post("/api/tournaments/{tournament}/meetings/{meeting}/result", faults=(404, 409))
async def report_result(
    services: HttpServices, caller: Caller, tournament: TournamentId, meeting: MeetingNumber, body: NewResult
) -> TournamentPage:
    """Enters the result of a meeting that has none; the same result again changes nothing."""
    return await _act(services, caller, tournament, acts.report, meeting, body.matches, body.boards)


@api.post("/api/tournaments/{tournament}/meetings/{meeting}/ruling", faults=(404, 409))
async def rule_meeting(
    services: HttpServices, caller: Caller, tournament: TournamentId, meeting: MeetingNumber, body: NewRuling
) -> TournamentPage:
    """Decides how a meeting counts, whatever was entered before."""
    return await _act(
        services, caller, tournament, acts.rule, meeting, body.ruling, body.side, body.matches, body.boards, body.reason
    )


@api.post("/api/tournaments/{tournament}/entry", faults=(404, 409))
async def enter_tournament(
    services: HttpServices, caller: Caller, tournament: TournamentId, body: NewTournamentEntry
) -> TournamentPage:
    """Enters the caller, once, before the start; there, lets them return after they have withdrawn."""
    services.gate.enter("tournaments", caller.account.id)
    return await services.tournaments.enter(caller.person, tournament, body.name, body.partners)


@api.delete("/api/tournaments/{tournament}/entry", faults=(404, 409, 422))
async def leave_tournament(services: HttpServices, caller: Caller, tournament: TournamentId) -> TournamentPage:
    """Withdraws the caller; a partner only leaves their place."""
    services.gate.enter("tournaments", caller.account.id)
    return await services.partners.leave(caller.person, tournament)


@api.post("/api/tournaments/{tournament}/partners", faults=(404, 409))
async def join_tournament(
    services: HttpServices, caller: Caller, tournament: TournamentId, body: PartnerInvitation
) -> TournamentPage:
    """Takes a place beside whoever has sent the invitation, before the start or while they are not playing."""
    services.gate.enter("tournaments", caller.account.id)
    return await services.partners.join(caller.person, tournament, body.invitation)


@api.delete("/api/tournaments/{tournament}/contestants/{contestant}/partners/{place}", faults=(404, 409, 422))
async def free_partner_place(
    services: HttpServices, caller: Caller, tournament: TournamentId, contestant: ContestantNumber, place: PartnerPlace
) -> TournamentPage:
    """Frees the place of a partner: for that partner, whoever entered the contestant, and the organiser.

    The invitation changes, unless the partner leaves by themselves.
    """
    services.gate.enter("tournaments", caller.account.id)
    return await services.partners.free(caller.person, tournament, contestant, place)


@api.get("/api/tournaments/{tournament}/boards", limit="replays", faults=(404,))
async def tournament_boards(services: HttpServices, tournament: TournamentId) -> BoardsProof:
    """Proves the boards that the server has dealt, as far as they are open: nobody has yet to play them.

    `docs/tournament-boards.md` says how anybody checks it; `vierblatt tournament check-boards` does so.
    """
    return await services.board_pages.proof(tournament)


@api.get("/api/tournaments/{tournament}/boards/{board}", limit="replays", faults=(404,))
async def tournament_board(services: HttpServices, tournament: TournamentId, board: BoardNumber) -> TournamentBoard:
    """How a board that is open ended at each table, and what that was worth; 404 before it is opened."""
    return await services.board_pages.board(tournament, board)


@api.get("/api/tournaments/{tournament}/log", faults=(404,), media="application/jsonl")
async def tournament_log(services: HttpServices, tournament: TournamentId) -> FileAnswer:
    """The log, one entry a line (JSON Lines), as the command `vierblatt tournament` reads it.

    Where the server deals the boards, it ends before the first result on a board that somebody has yet to play.
    """
    return FileAnswer(await services.tournaments.log(tournament), f"{tournament}.jsonl")


@api.get("/api/tournaments/{tournament}/standings.csv", faults=(404,), media="text/csv")
async def tournament_standings(services: HttpServices, tournament: TournamentId) -> FileAnswer:
    """The standings as a table."""
    return FileAnswer(await services.tournaments.standings_csv(tournament), f"{tournament}-standings.csv")


@api.get("/api/tournaments/{tournament}/results.csv", faults=(404,), media="text/csv")
async def tournament_results(services: HttpServices, tournament: TournamentId) -> FileAnswer:
    """All meetings with their results as a table."""
    return FileAnswer(await services.tournaments.results_csv(tournament), f"{tournament}-results.csv")


@api.get("/api/tournaments/{tournament}/calendar.ics", faults=(404,), media="text/calendar")
async def tournament_calendar(services: HttpServices, tournament: TournamentId) -> FileAnswer:
    """When and where a tournament begins, for calendars (iCalendar); 404 if no time was given."""
    return FileAnswer(await services.tournaments.calendar(tournament), f"{tournament}.ics")


@api.get("/api/tournaments/{tournament}/qr.svg", media="image/svg+xml", cache=3600)
async def tournament_code(services: HttpServices, tournament: TournamentId, host: Host) -> FileAnswer:
    """The link to a tournament as a QR code, black on a transparent background."""
    return page_code(services, host, f"/tournament/{tournament}")


async def _act(
    services: HttpServices,
    caller: Caller,
    tournament: str,
    act: Callable[Concatenate[Tournament, int, P], Sequence[TournamentEntry]],
    *args: P.args,
    **more: P.kwargs,
) -> TournamentPage:
    """Does one of `acts`, for the organiser."""
    services.gate.enter("tournaments", caller.account.id)
    return await services.tournaments.act(caller.person, tournament, act, *args, **more)
