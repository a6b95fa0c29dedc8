"""What each entry of the log does to a table."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import singledispatch

import msgspec

from vierblatt.claims import judged_claim
from vierblatt.errors import WrongTime
from vierblatt.games.events import Called, DealScored, Event
from vierblatt.match import Match
from vierblatt.protocol.frames import Note
from vierblatt.protocol.values import pace_name
from vierblatt.server.table import clock
from vierblatt.server.table import entries as log
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.out_of_turn import turn_of
from vierblatt.server.table.outcome import OpenQuestion, Outcome
from vierblatt.server.table.queue import TableQueue
from vierblatt.server.table.seat import Seat
from vierblatt.server.table.state import TableState
from vierblatt.server.table.table_frames import revealed

#: How many milliseconds are added to every bank after the server was down.
RESTART_BONUS = 10_000


def apply(table: TableState, entry: log.AnyEntry) -> Outcome:
    """Changes the table and returns what happened."""
    outcome = Outcome(seq=table.seq, at=entry.at)
    if table.rules_unsupported:
        _apply_unsupported(entry, table, outcome)
    else:
        _apply(entry, table, outcome)
    return outcome


def moment(at: int) -> str:
    """Milliseconds since 1970 in the format of times in records."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _apply_unsupported(entry: log.AnyEntry, table: TableState, outcome: Outcome) -> None:
    """Applies who sits where and whether the table is closed: all that is known of a table without its rules."""
    seats = getattr(entry, "seat", -1) + 1
    table.seats += [Seat() for _ in range(seats - len(table.seats))]
    match entry:
        case log.SatDown() | log.BotSat() | log.StoodUp() | log.Replaced() | log.Returned() | log.Closed():
            _apply(entry, table, outcome)
        case log.Started():
            table.stage = "playing"
        case _:  # its meaning depends on the rules
            pass


@singledispatch
def _apply(entry: log.Entry, table: TableState, outcome: Outcome) -> None:
    raise TableFault("bad-log", why=type(entry).__name__)


# --- seats -----------------------------------------------------------------------------------------------------------


@_apply.register(log.SatDown)
def _apply_sat_down(entry: log.SatDown, table: TableState, outcome: Outcome) -> None:
    online, away, called = False, entry.at, entry.at if entry.queued else 0
    old = table.seat_of(entry.player)
    if old >= 0:
        online, away = table.seats[old].online, table.seats[old].offline_since
        called = table.seats[old].called
        _free(table, old)
    table.seats[entry.seat] = Seat(
        kind="human", player=entry.player, name=entry.name, bank=table.settings.bank_seconds * 1000,
        online=online, offline_since=away, called=called,
    )  # fmt: skip
    table.queue.remove({entry.player})
    outcome.notes = [Note(what="sat", seat=entry.seat, name=entry.name)]


@_apply.register(log.BotSat)
def _apply_bot_sat(entry: log.BotSat, table: TableState, outcome: Outcome) -> None:
    table.seats[entry.seat] = Seat(kind="bot", bot=entry.bot, ready=True)
    outcome.notes = [Note(what="bot-sat", seat=entry.seat, name=entry.bot)]


@_apply.register(log.StoodUp)
def _apply_stood_up(entry: log.StoodUp, table: TableState, outcome: Outcome) -> None:
    what = "skipped" if entry.away else "stood"
    outcome.notes = [Note(what=what, seat=entry.seat, name=table.seats[entry.seat].name)]
    _free(table, entry.seat)


def _free(table: TableState, seat: int) -> None:
    table.seats[seat] = Seat(bank=table.settings.bank_seconds * 1000)


@_apply.register(log.QueueBrought)
def _apply_queue_brought(entry: log.QueueBrought, table: TableState, outcome: Outcome) -> None:
    table.queue = TableQueue(places=entry.places, champions=entry.champions, wins=entry.wins)


@_apply.register(log.QueueJoined)
def _apply_queue_joined(entry: log.QueueJoined, table: TableState, outcome: Outcome) -> None:
    if table.seat_of(entry.player) >= 0:  # two accounts have become one since
        return
    if table.queue.place_of(entry.player) is None:
        outcome.notes = [Note(what="queued", name=entry.name)]
    table.queue.join(entry.player, entry.name, entry.partner)


@_apply.register(log.QueueLeft)
def _apply_queue_left(entry: log.QueueLeft, table: TableState, outcome: Outcome) -> None:
    place = table.queue.place_of(entry.player)
    names = [each.name for each in place.people if each.player == entry.player] if place is not None else []
    outcome.notes = [Note(what="unqueued", name=name) for name in names]
    table.queue.remove({entry.player})


# --- the beginning ---------------------------------------------------------------------------------------------------


@_apply.register(log.BecameReady)
def _apply_became_ready(entry: log.BecameReady, table: TableState, outcome: Outcome) -> None:
    seat = table.seats[entry.seat]
    seat.ready, seat.came, seat.commitment, seat.called = True, True, entry.commitment, 0
    outcome.notes = [Note(what="ready", seat=entry.seat)]


@_apply.register(log.CommitmentsClosed)
def _apply_commitments_closed(entry: log.CommitmentsClosed, table: TableState, outcome: Outcome) -> None:
    for number, seat in enumerate(table.seats):
        if seat.commitment:
            table.packs.commit(number, seat.commitment)
    table.packs.end_commitments()
    table.stage, table.began_at = "nonces", entry.at
    outcome.notes = [Note(what="began")]


@_apply.register(log.NonceSaid)
def _apply_nonce_said(entry: log.NonceSaid, table: TableState, outcome: Outcome) -> None:
    table.packs.say_nonce(entry.seat, bytes.fromhex(entry.nonce))
    table.seats[entry.seat].nonce = entry.nonce


@_apply.register(log.Voided)
def _apply_voided(entry: log.Voided, table: TableState, outcome: Outcome) -> None:
    if table.packs.unopened != entry.unopened:
        raise TableFault("bad-log", why="a round was void because of different seats")
    table.packs = table.packs.next_round()
    for number, seat in enumerate(table.seats):
        if seat.commitment:
            seat.silenced = seat.silenced or number in entry.unopened
            seat.ready = seat.silenced  # the others commit again
        seat.commitment = seat.nonce = ""
    table.stage, table.began_at = "seating", 0
    outcome.notes = [Note(what="voided", seat=seat, name=table.seats[seat].name) for seat in entry.unopened]


@_apply.register(log.Started)
def _apply_started(entry: log.Started, table: TableState, outcome: Outcome) -> None:
    table.packs.end_nonces()
    if table.source.seat(table.layout.seats) != entry.first_seat:
        raise TableFault("bad-log", why="the first seat differs from the one that the secrets give")
    table.match = Match(table.game, table.rules, first_seat=entry.first_seat)
    table.stage = "playing"
    _turn(table, entry.at)
    outcome.notes = [Note(what="started", seat=entry.first_seat)]


# --- the match -------------------------------------------------------------------------------------------------------


@_apply.register(log.Dealt)
def _apply_dealt(entry: log.Dealt, table: TableState, outcome: Outcome) -> None:
    match = table.playing()
    table.calls, table.judged, table.takeback_of, table.deal_seq = {}, None, -1, table.seq
    events = match.deal(table.source.next(match))
    _played(table, events, entry.at, outcome)


@_apply.register(log.Acted)
def _apply_acted(entry: log.Acted, table: TableState, outcome: Outcome) -> None:
    match, seat = table.playing(), table.seats[entry.seat]
    if match.turn != entry.seat:
        raise TableFault("bad-log", why=f"seat {entry.seat} acted out of turn")
    deal = len(match.deals)
    events = match.do(entry.action)
    _count_bot_turn(table, entry)
    seat.bank -= entry.spent
    if isinstance(events[0], Called) and events[0].audience is None:
        table.calls[entry.seat] = events[0].wording or events[0].call
    news = any(event.audience is not None and not isinstance(event, Called) for event in events)
    same_deal = not match.needs_deal and not match.over and len(match.deals) == deal
    table.takeback_of = entry.seat if entry.by == "player" and same_deal and not news else -1
    table.asked = None  # a question about an earlier turn is void
    if entry.by == "clock":
        outcome.notes.append(Note(what="clock", seat=entry.seat))
    _played(table, events, entry.at, outcome)


@_apply.register(log.SaidOutOfTurn)
def _apply_said_out_of_turn(entry: log.SaidOutOfTurn, table: TableState, outcome: Outcome) -> None:
    match = table.playing()
    turn = turn_of(match)
    events = match.say(entry.seat, entry.text)
    table.judged = judged_claim(events) or table.judged
    if table.asked is not None:
        _resume_clock(table, entry.at)
    table.asked, table.takeback_of = None, -1  # what was said is not taken back
    if turn_of(match) == turn:
        outcome.events = [*events]
        return
    if turn[-1] >= 0:
        table.seats[turn[-1]].bank -= entry.spent
    _played(table, events, entry.at, outcome)


def _count_bot_turn(table: TableState, entry: log.Acted) -> None:
    seat = table.seats[entry.seat]
    seat.lapses = seat.lapses + 1 if entry.by == "clock" else 0
    if seat.kind == "human" and entry.by in {"bot", "clock"}:
        seat.excused_turns += seat.excused
        seat.bot_turns += not seat.excused
        table.played_for.add(len(table.playing().deals))


def _played(table: TableState, events: list[Event], at: int, outcome: Outcome) -> None:
    match = table.playing()
    outcome.events = [*events]
    table.sheet += [table.score_row(event) for event in events if isinstance(event, DealScored)]
    _turn(table, at)
    if table.duplicate is not None:  # its cards are shown when it is opened, by the tournament
        table.stage = "over" if match.deal_played else table.stage
        return
    if match.needs_deal or match.over:
        number = len(match.deals)
        try:
            table.secrets.append(table.packs.secret(match, number))
        except WrongTime:  # the first deal is still to come
            return
        outcome.revealed = revealed(table, number)
    if match.over:
        table.stage = "over"


def _turn(table: TableState, at: int) -> None:
    table.turn_at, table.turn_seq, table.continued = at, table.seq, []
    person = table.turn >= 0 and table.seats[table.turn].played_by_person
    table.pacing.begin_turn(table.settings.pace, table.match, person=person)


@_apply.register(log.Continued)
def _apply_continued(entry: log.Continued, table: TableState, outcome: Outcome) -> None:
    table.continued = [*table.continued, entry.seat]


@_apply.register(log.Claimed)
def _apply_claimed(entry: log.Claimed, table: TableState, outcome: Outcome) -> None:
    outcome.notes = [Note(what="claimed", seat=entry.seat, count=entry.count)]


# --- agreements ------------------------------------------------------------------------------------------------------


@_apply.register(log.Requested)
def _apply_requested(entry: log.Requested, table: TableState, outcome: Outcome) -> None:
    waiting = [n for n, seat in enumerate(table.seats) if seat.played_by_person and n != entry.seat]
    table.asked = OpenQuestion(what=entry.what, seat=entry.seat, at=entry.at, waiting=waiting)
    table.seats[entry.seat].pauses += entry.what == "pause"
    outcome.notes = [Note(what=f"asked-{entry.what}", seat=entry.seat)]


@_apply.register(log.Answered)
def _apply_answered(entry: log.Answered, table: TableState, outcome: Outcome) -> None:
    if table.asked is not None:
        table.asked.waiting = [seat for seat in table.asked.waiting if seat != entry.seat]
        if not entry.agree:
            _resume_clock(table, entry.at)
            _declined(table, table.asked, entry.at)
            table.asked = None
    outcome.notes = [Note(what="agreed" if entry.agree else "declined", seat=entry.seat)]


def _resume_clock(table: TableState, at: int) -> None:
    """The clock of the seat to act resumes where it stopped, if it did: asking neither gains nor costs time."""
    since = clock.stopped_since(table)
    if since is not None:
        table.turn_at = min(at, table.waiting_since + at - since)


def _declined(table: TableState, asked: OpenQuestion, at: int) -> None:
    if asked.what == "pause":
        table.pause_ended = at
    else:  # for this action a refusal is final
        table.seats[asked.seat].refused += 1
        table.takeback_of = -1


@_apply.register(log.Withdrawn)
def _apply_withdrawn(entry: log.Withdrawn, table: TableState, outcome: Outcome) -> None:
    match = table.playing()
    events = match.undo(entry.steps)
    table.asked, table.takeback_of, table.deal_seq = None, -1, table.seq
    table.judged = judged_claim(events)
    calls = (event for event in events if isinstance(event, Called) and event.audience is None)
    table.calls = {event.seat: event.wording or event.call for event in calls}
    _turn(table, entry.at)
    outcome.notes = [Note(what="withdrawn", seat=entry.seat, count=entry.steps)]


@_apply.register(log.Paused)
def _apply_paused(entry: log.Paused, table: TableState, outcome: Outcome) -> None:
    table.paused_at = table.asked.at if table.asked is not None else entry.at
    table.asked, table.paused, table.paused_by = None, True, entry.seat
    outcome.notes = [Note(what="paused")]


@_apply.register(log.Resumed)
def _apply_resumed(entry: log.Resumed, table: TableState, outcome: Outcome) -> None:
    _resume_clock(table, entry.at)
    table.paused, table.pause_ended = False, entry.at
    for seat in table.seats:
        seat.offline_since = max(seat.offline_since, entry.at)
    outcome.notes = [Note(what="resumed", seat=entry.seat)]


@_apply.register(log.PaceSet)
def _apply_pace_set(entry: log.PaceSet, table: TableState, outcome: Outcome) -> None:
    table.settings = msgspec.structs.replace(table.settings, pace=entry.pace)
    table.seats[entry.seat].paces += 1
    outcome.notes = [Note(what="pace", seat=entry.seat, name=pace_name(entry.pace))]


# --- coming and going ------------------------------------------------------------------------------------------------


@_apply.register(log.Replaced)
def _apply_replaced(entry: log.Replaced, table: TableState, outcome: Outcome) -> None:
    seat = table.seats[entry.seat]
    seat.bot, seat.lapses = entry.bot, 0
    seat.excused = bool(entry.because)
    seat.excused_by = sorted({*seat.excused_by, *entry.because})
    seat.replaced += not entry.because
    if table.asked is not None:
        table.asked.waiting = [number for number in table.asked.waiting if number != entry.seat]
        if not table.asked.waiting or table.asked.seat == entry.seat:
            _resume_clock(table, entry.at)
            if table.asked.what == "pause":
                table.pause_ended = entry.at
            table.asked = None
    outcome.notes = [Note(what="replaced", seat=entry.seat, name=seat.name)]


@_apply.register(log.Returned)
def _apply_returned(entry: log.Returned, table: TableState, outcome: Outcome) -> None:
    seat = table.seats[entry.seat]
    seat.bot, seat.lapses, seat.excused = "", 0, False
    outcome.notes = [Note(what="returned", seat=entry.seat, name=seat.name)]


@_apply.register(log.Restarted)
def _apply_restarted(entry: log.Restarted, table: TableState, outcome: Outcome) -> None:
    table.turn_at = entry.at
    if table.settings.bank_seconds:
        for seat in table.seats:
            seat.bank += RESTART_BONUS
    outcome.notes = [Note(what="restarted")]


@_apply.register(log.Rematched)
def _apply_rematched(entry: log.Rematched, table: TableState, outcome: Outcome) -> None:
    table.next = entry.table
    outcome.notes = [Note(what="rematch")]


@_apply.register(log.Closed)
def _apply_closed(entry: log.Closed, table: TableState, outcome: Outcome) -> None:
    table.stage, table.close_reason, table.asked = "closed", entry.why, None
    outcome.notes = [Note(what="outlived" if entry.why == log.RULES_UNSUPPORTED else "closed")]
