"""What a command causes: entries, or a fault that says why not."""

from __future__ import annotations

from functools import singledispatch

from vierblatt.bots import NAMES
from vierblatt.errors import BadOption
from vierblatt.games.out_of_turn import faults_happen
from vierblatt.protocol import commands as ask
from vierblatt.server.table import clock, coming, out_of_turn, queueing, reading, solo, waiting
from vierblatt.server.table import entries as log
from vierblatt.server.table.claim import expansion
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.outcome import Person
from vierblatt.server.table.state import TableState

Entries = list[log.AnyEntry]

MOST_PAUSES = 3  #: pauses for which one seat may ask in a match
PAUSE_AGAIN = 120_000  #: milliseconds between the end of a pause, or of a request for one, and the next request
MOST_PACES = 30  #: changes of the pace by one seat in a match: each is an entry of the log
MOST_REFUSED = 3  #: declined takebacks of one seat after which it may ask for no more


def decide(table: TableState, command: ask.ToTable, person: Person, now: int) -> Entries:
    """The entries that a command causes; raises VierblattError."""
    if table.stage == "closed" or table.rules_unsupported:
        raise TableFault("table-closed", table=table.id)
    if table.opened.tournament is not None:
        coming.check_allowed(table, command, person)
    return _decide(command, table, person, now)


@singledispatch
def _decide(command: ask.AtTable, table: TableState, person: Person, now: int) -> Entries:
    raise TableFault("not-for-the-table", command=type(command).__name__)


# --- before the match ------------------------------------------------------------------------------------------------


@_decide.register(ask.Sit)
def _decide_sit(command: ask.Sit, table: TableState, person: Person, now: int) -> Entries:
    _seating(table)
    if table.settings.rated and person.guest:
        raise TableFault("rated-no-guests")
    if queueing.filled(table, now):
        raise TableFault("queue-first")
    seat = command.seat
    mine = table.seat_of(person.id)
    if seat < 0:
        if mine >= 0:
            return []
        seat = next((n for n, each in enumerate(table.seats) if each.kind == "empty"), -1)
        if seat < 0:
            raise TableFault("table-full")
    if mine == _known(table, seat):
        return []
    if table.seats[seat].kind != "empty":
        raise TableFault("seat-taken", seat=seat)
    return [log.SatDown(at=now, seat=seat, player=person.id, name=person.name)]


@_decide.register(ask.Stand)
def _decide_stand(command: ask.Stand, table: TableState, person: Person, now: int) -> Entries:
    seat = _own_seat(table, person)
    if table.stage == "seating":
        return [log.StoodUp(at=now, seat=seat)]
    if table.stage == "over" or table.seats[seat].bot:
        return []
    because = waiting.stallers(table, seat, now)
    return [log.Replaced(at=now, seat=seat, bot=log.REPLACEMENT, why="left", because=because)]


@_decide.register(ask.SeatBot)
def _decide_seat_bot(command: ask.SeatBot, table: TableState, person: Person, now: int) -> Entries:
    _seating(table)
    _as_host(table, person)
    if command.bot not in NAMES:
        raise BadOption("unknown-bot", bot=command.bot, known=", ".join(NAMES))
    if table.settings.rated:
        raise TableFault("rated-no-bots")
    seats = [n for n, seat in enumerate(table.seats) if seat.kind == "empty"]
    if command.seat >= 0:
        if table.seats[_known(table, command.seat)].kind == "human":
            raise TableFault("seat-taken", seat=command.seat)
        seats = [command.seat]
    return [log.BotSat(at=now, seat=seat, bot=command.bot) for seat in seats]


@_decide.register(ask.Unseat)
def _decide_unseat(command: ask.Unseat, table: TableState, person: Person, now: int) -> Entries:
    _seating(table)
    _as_host(table, person)
    if table.seats[_known(table, command.seat)].kind == "empty":
        return []
    return [log.StoodUp(at=now, seat=command.seat)]


@_decide.register(ask.Ready)
def _decide_ready(command: ask.Ready, table: TableState, person: Person, now: int) -> Entries:
    _seating(table)
    seat = _own_seat(table, person)
    if table.seats[seat].ready:
        return []
    shuffles = table.duplicate is None and not table.seats[seat].silenced  # a board is shuffled already
    commitment = command.commitment if shuffles else ""
    return [log.BecameReady(at=now, seat=seat, commitment=commitment)]


@_decide.register(ask.Nonce)
def _decide_nonce(command: ask.Nonce, table: TableState, person: Person, now: int) -> Entries:
    seat = _own_seat(table, person)
    if table.stage != "nonces":
        raise TableFault("nonces-not-wanted")
    mine = table.seats[seat]
    if mine.nonce == command.nonce:
        return []
    if mine.nonce or table.packs.round.commitment(seat, bytes.fromhex(command.nonce)) != mine.commitment:
        raise BadOption("bad-nonce", seat=seat)
    return [log.NonceSaid(at=now, seat=seat, nonce=command.nonce)]


@_decide.register(ask.JoinQueue)
def _decide_join_queue(command: ask.JoinQueue, table: TableState, person: Person, now: int) -> Entries:
    return queueing.join(table, person, command.partner, now)


@_decide.register(ask.LeaveQueue)
def _decide_leave_queue(command: ask.LeaveQueue, table: TableState, person: Person, now: int) -> Entries:
    return queueing.leave(table, person, now)


@_decide.register(ask.Close)
def _decide_close(command: ask.Close, table: TableState, person: Person, now: int) -> Entries:
    _seating(table)
    _as_host(table, person)
    return [log.Closed(at=now, why="host")]


# --- the match -------------------------------------------------------------------------------------------------------


@_decide.register(ask.Act)
def _decide_act(command: ask.Act, table: TableState, person: Person, now: int) -> Entries:
    seat, match = _own_seat(table, person), table.playing()
    _not_paused(table)
    if command.seq < table.turn_seq:
        raise TableFault("stale", seq=command.seq, now=table.turn_seq)
    if match.turn != seat:
        raise TableFault("not-your-turn")
    spent = clock.spent(table, seat, now)
    return [*_return(table, seat, now), log.Acted(at=now, seat=seat, action=_open(table, command.action), spent=spent)]


@_decide.register(ask.SayOutOfTurn)
def _decide_say_out_of_turn(command: ask.SayOutOfTurn, table: TableState, person: Person, now: int) -> Entries:
    seat = _own_seat(table, person)
    return [*_return(table, seat, now), out_of_turn.said_by_player(table, seat, command, now)]


@_decide.register(ask.Continue)
def _decide_continue(command: ask.Continue, table: TableState, person: Person, now: int) -> Entries:
    seat = _own_seat(table, person)
    return [log.Continued(at=now, seat=seat)] if seat in reading.readers(table) else []


def _open(table: TableState, action: str) -> str:
    """A legal action of the seat to act in its standard text; raises VierblattError."""
    if action in table.held[1]:
        return action
    match = table.playing()
    refusal = match.explain(action)
    if refusal is not None:
        raise refusal
    return match.game.format(match.state.phase, match.game.parse(match.state.phase, action))


@_decide.register(ask.Claim)
def _decide_claim(command: ask.Claim, table: TableState, person: Person, now: int) -> Entries:
    seat, match = _own_seat(table, person), table.playing()
    _not_paused(table)
    if match.turn != seat:
        raise TableFault("not-your-turn")
    if faults_happen(match.state):  # it would play for the others, and take from them the right to claim a fault
        raise TableFault("claim-where-faults")
    plays = expansion(match, seat)
    if plays is None:
        raise TableFault("claim-uncertain")
    spent = clock.spent(table, seat, now)
    acted = [log.Acted(at=now, seat=who, action=card, by="claim") for who, card in plays]
    first = log.Acted(at=now, seat=seat, action=plays[0][1], by="claim", spent=spent)
    return [*_return(table, seat, now), log.Claimed(at=now, seat=seat, count=len(plays)), first, *acted[1:]]


# --- agreements ------------------------------------------------------------------------------------------------------


@_decide.register(ask.Ask)
def _decide_ask(command: ask.Ask, table: TableState, person: Person, now: int) -> Entries:
    seat = _own_seat(table, person)
    table.playing()
    _not_paused(table)
    if table.asked is not None:
        raise TableFault("question-open")
    if command.what == "takeback":
        if not table.settings.takeback:
            raise TableFault("takeback-off")
        if solo.solo_seat(table) == seat:
            return _back_to_last_decision(table, seat, now)
        if table.takeback_of != seat:
            raise TableFault("takeback-too-late")
    if not _others(table, seat):  # only bots play with them: no one is held up
        return [log.Paused(at=now)] if command.what == "pause" else _agreed(table, command.what, seat, now)
    _check_question_rate(table, command.what, seat, now)
    return [log.Requested(at=now, seat=seat, what=command.what)]


def _back_to_last_decision(table: TableState, seat: int, now: int) -> Entries:
    steps = solo.steps_back(table)
    if not steps:
        raise TableFault("nothing-to-undo", steps=0)
    return [log.Withdrawn(at=now, seat=seat, steps=steps)]


@_decide.register(ask.Answer)
def _decide_answer(command: ask.Answer, table: TableState, person: Person, now: int) -> Entries:
    seat, asked = _own_seat(table, person), table.asked
    if asked is None or seat not in asked.waiting:
        raise TableFault("nothing-asked")
    answer = log.Answered(at=now, seat=seat, agree=command.agree)
    if not command.agree or asked.waiting != [seat]:
        return [answer]
    return [answer, *_agreed(table, asked.what, asked.seat, now)]


def _check_question_rate(table: TableState, what: str, seat: int, now: int) -> None:
    """Raises TableFault if another question would only hold the table up."""
    mine = table.seats[seat]
    if what == "takeback" and mine.refused >= MOST_REFUSED:
        raise TableFault("takebacks-used-up", most=MOST_REFUSED)
    if what == "pause" and mine.pauses >= MOST_PAUSES:
        raise TableFault("pauses-used-up", most=MOST_PAUSES)
    wait = table.pause_ended + PAUSE_AGAIN - now
    if what == "pause" and wait > 0:
        raise TableFault("pause-too-soon", seconds=-(-wait // 1000))


def _agreed(table: TableState, what: str, seat: int, now: int) -> Entries:
    if what == "pause":
        return [log.Paused(at=now, seat=seat)]
    return [log.Withdrawn(at=now, seat=seat, steps=1)]


def _others(table: TableState, seat: int) -> list[int]:
    """The seats of the other people who play now, and whose consent is needed: for the rest, bots play."""
    return [n for n, each in enumerate(table.seats) if each.played_by_person and n != seat]


@_decide.register(ask.Unpause)
def _decide_unpause(command: ask.Unpause, table: TableState, person: Person, now: int) -> Entries:
    seat = _own_seat(table, person)
    return [log.Resumed(at=now, seat=seat)] if table.paused else []


@_decide.register(ask.SetPace)
def _decide_set_pace(command: ask.SetPace, table: TableState, person: Person, now: int) -> Entries:
    seat = _own_seat(table, person)
    if table.settings.rated:
        raise TableFault("pace-rated")
    if table.stage not in {"seating", "nonces"}:
        table.playing()
    if _others(table, seat):
        _as_host(table, person)
    pace = max(1, command.pace)  # 0 is for tables of programs, where nobody reads results
    if pace == table.settings.pace:
        return []
    if table.seats[seat].paces >= MOST_PACES:
        raise TableFault("paces-used-up", most=MOST_PACES)
    return [log.PaceSet(at=now, seat=seat, pace=pace)]


@_decide.register(ask.ClaimAbsence)
def _decide_claim_absence(command: ask.ClaimAbsence, table: TableState, person: Person, now: int) -> Entries:
    mine, seat = _own_seat(table, person), _known(table, command.seat)
    table.playing()
    _not_paused(table)
    if table.seats[seat].bot:
        return []
    due = waiting.claimable_at(table, seat)
    if due is None or seat == mine:
        raise TableFault("not-absent", seat=seat)
    if due > now:
        raise TableFault("not-absent-yet", seat=seat, seconds=-(-(due - now) // 1000))
    return [log.Replaced(at=now, seat=seat, bot=log.REPLACEMENT, why="absent")]


@_decide.register(ask.TakeSeat)
def _decide_take_seat(command: ask.TakeSeat, table: TableState, person: Person, now: int) -> Entries:
    return _return(table, _own_seat(table, person), now)


def _return(table: TableState, seat: int, now: int) -> Entries:
    mine = table.seats[seat]
    back = mine.kind == "human" and mine.bot and table.stage in {"nonces", "playing"}
    return [log.Returned(at=now, seat=seat)] if back else []


def check_only_bots_play(table: TableState, person: Person) -> None:
    """Raises TableFault unless bots play for everybody else."""
    seat = _own_seat(table, person)
    table.playing()
    _not_paused(table)
    if _others(table, seat):
        raise TableFault("not-alone")


# --- checks ----------------------------------------------------------------------------------------------------------


def _seating(table: TableState) -> None:
    if table.stage != "seating":
        raise TableFault("already-begun")


def _known(table: TableState, seat: int) -> int:
    if seat >= len(table.seats):
        raise BadOption("bad-seat", seat=seat, seats=len(table.seats))
    return seat


def _own_seat(table: TableState, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat < 0:
        raise TableFault("no-seat")
    return seat


def _as_host(table: TableState, person: Person) -> None:
    if person.id != table.host:
        raise TableFault("host-only")


def _not_paused(table: TableState) -> None:
    if table.paused:
        raise TableFault("table-paused")
