"""What happens at a table automatically: the start, deals, clocks, and bots in place of people who are away.

Each kind of step says when it is due and which entries it causes. `wakes_at` returns the earliest time, `tick` the
entries of the first step that is due. Nothing here depends on anyone's hand, so that no delay reveals anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy

from vierblatt.server.table import clock, coming, out_of_turn, queueing, reading, waiting
from vierblatt.server.table import entries as log
from vierblatt.server.table.state import TableState
from vierblatt.shuffle import LINKS, MOST_ROUNDS

Entries = list[log.AnyEntry]
Due = tuple[int, Callable[[int], Entries]]

NONCE_WAIT = 10_000  #: milliseconds that seats have to send their nonces
ANSWER_WAIT = 20_000  #: milliseconds that seats have to answer a question
SEAT_WAIT = 120_000  #: how long a seat is kept for a person who disconnected before the match
LAPSES = 2  #: actions in a row that the clock chooses before a bot takes over


def wakes_at(table: TableState) -> int | None:
    """When the next step is due, in milliseconds since 1970."""
    return min((at for at, _ in _due(table)), default=None)


def tick(table: TableState, now: int) -> Entries:
    """The entries of the first step that is due by now."""
    ready = [(at, make) for at, make in _due(table) if at <= now]
    return min(ready, key=lambda due: due[0])[1](now) if ready else []


def bot_acts(table: TableState, seat: int, action: str, now: int) -> Entries:
    """The entries for a bot's choice; none if its turn has passed in the meantime."""
    wanted = table.bot_turn()
    if wanted is None or wanted[0] != seat:
        return []
    return [log.Acted(at=now, seat=seat, action=action, by="bot")]


def _due(table: TableState) -> Iterator[Due]:
    if table.rules_unsupported:
        if table.stage not in {"over", "closed"}:
            yield table.last_at, lambda now: [log.Closed(at=now, why=log.RULES_UNSUPPORTED)]
    elif table.stage == "seating":
        yield from _seating(table)
    elif table.stage == "nonces":
        yield from _nonces(table)
    elif table.stage == "playing" and table.goes_on:
        yield from _paused(table) if table.paused else _playing(table)


def _seating(table: TableState) -> Iterator[Due]:
    if all(seat.kind == "bot" or (seat.kind == "human" and seat.ready) for seat in table.seats):
        yield table.last_at, lambda now: [log.CommitmentsClosed(at=now)]
    elif table.opened.tournament is not None:  # its seats are kept, but not for ever
        yield coming.come_by(table), lambda now: coming.without_absent(table, now)
    for number, seat in enumerate(table.seats):
        if seat.kind == "human" and not seat.online and table.has_person_online and table.opened.tournament is None:
            yield seat.offline_since + SEAT_WAIT, lambda now, number=number: [log.StoodUp(at=now, seat=number)]  # type: ignore[misc]
    yield from queueing.due(table)


def _nonces(table: TableState) -> Iterator[Due]:
    unopened = table.packs.unopened
    yield table.began_at + (NONCE_WAIT if unopened else 0), lambda now: [_start(table, unopened, now)]


def _start(table: TableState, unopened: list[int], now: int) -> log.Started | log.Voided | log.Closed:
    """The start of the match; or, since scheme 2, a void round if a commitment was not opened, or the end."""
    packs = copy(table.packs)  # a copy: checking must not begin the match
    if unopened and packs.round.scheme > 1:
        named = {seat for void in packs.void for seat in void.unopened}
        if named.intersection(unopened) or len(packs.void) >= MOST_ROUNDS:  # no seat may force a second redraw
            return log.Closed(at=now, why="no-start")
        return log.Voided(at=now, unopened=unopened)
    packs.end_nonces()
    source = packs if table.duplicate is None else table.duplicate
    return log.Started(at=now, first_seat=source.seat(packs.seats))


def _playing(table: TableState) -> Iterator[Due]:
    match = table.playing()
    if match.needs_deal and table.asked is None:
        number = len(match.deals) + 1
        due = reading.deal_due(table)
        if number > LINKS:  # the chain of secrets is used up: only endless passing leads here
            yield due, lambda now: [log.Closed(at=now, why="no-more-packs")]
        else:
            yield due, lambda now: [log.Dealt(at=now, number=number)]
    if table.asked is not None:
        yield table.asked.at + ANSWER_WAIT, lambda now: _unanswered(table, now)
    for number, seat in enumerate(table.seats):
        if not seat.online and seat.played_by_person:
            since = max(seat.offline_since, table.online_since)
            yield since + seat.grace(table.settings), lambda now, number=number: [_drop(table, number, now)]  # type: ignore[misc]
    deadline = clock.deadline(table)
    if deadline is not None:
        yield deadline, lambda now: _time_is_up(table, now)
    if table.asked is None and match.turn >= 0 and (seen := out_of_turn.seen_by_bots(table)) is not None:
        due = table.waiting_since + table.pacing.wait(table.settings.pace, match, log.REPLACEMENT)
        yield due, lambda now: [out_of_turn.said(table, *seen, now, by="bot")]


def _paused(table: TableState) -> Iterator[Due]:
    """A pause requested by the player to act lasts as long as their clock."""
    deadline = clock.deadline(table)
    if deadline is not None:
        yield deadline, lambda now: [log.Resumed(at=now, seat=table.paused_by)]


def _unanswered(table: TableState, now: int) -> Entries:
    waiting = table.asked.waiting if table.asked is not None else []
    return [log.Answered(at=now, seat=waiting[0] if waiting else -1, agree=False)]


def _drop(table: TableState, seat: int, now: int) -> log.Replaced:
    because = waiting.stallers(table, seat, now)
    return log.Replaced(at=now, seat=seat, bot=log.REPLACEMENT, why="dropped", because=because)


def _replace(seat: int, why: str, now: int) -> log.Replaced:
    return log.Replaced(at=now, seat=seat, bot=log.REPLACEMENT, why=why)


def _time_is_up(table: TableState, now: int) -> Entries:
    seat = table.turn
    choice = table.bot_choice(seat, log.REPLACEMENT)
    acted = log.Acted(at=now, seat=seat, action=choice.action, by="clock", spent=clock.spent(table, seat, now))
    if table.seats[seat].lapses + 1 < LAPSES:
        return [acted]
    return [acted, _replace(seat, "clock", now)]
