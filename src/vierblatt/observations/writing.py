"""Writes observations and action masks into rows; `vierblatt.observations.shape` describes their layout."""

from __future__ import annotations

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.rows import (
    Row,
    clear_row,
    copy_row,
    load_word,
    pin,
    put,
    put_number,
    put_points,
    relative_bit,
    store_word,
    word_of,
    wrap,
    write_bits,
)
from vierblatt.kernel.state import LOG_ACTION, PLAY
from vierblatt.observations.log_summary import clear_log_summary, update_log_summary
from vierblatt.observations.shape import (
    PLAYED,
    actions,
    calls,
    cards,
    phases,
    place,
    places,
    raw_field_count,
    seats,
    sides,
)

ONES = 0x0101010101010101  #: 1 in each byte


@rule
def step_to(s: State, seat: int, observer: int) -> int:
    """How many turns after the observer a seat plays; the seat itself if the table has no seat of that number."""
    return wrap(seat - observer, s.seats) if seat < s.seats else seat


@rule
def write_cards(s: State, seat: int, memory: Row, m: int, out: Row, at: int) -> None:
    """Writes the card planes: own hand, cards played by each seat, their order, the current trick."""
    length = cards(s)
    write_bits(out, at, places(s, s.hands[seat]), length)
    played = at + length
    orders = played + length * seats(s)
    trick = orders + length
    copy_row(out, orders, memory, m + PLAYED + 8 * seats(s), length)
    leads = wrap(s.leader - seat, s.seats)
    for k in range(seats(s)):
        write_bits(out, played + step_to(s, k, seat) * length, load_word(memory, m + PLAYED + 8 * k), length)
        step = wrap(leads + k - s.seats, s.seats) if k < s.seats else k
        write_bits(out, trick + step * length, (k < s.in_trick) << (place(s, s.trick[k]) & 63), length)


@rule
def write_calls(s: State, seat: int, memory: Row, m: int, out: Row, at: int) -> None:
    """Writes the calls of the deal in order and who made them, eight at a time."""
    room = calls(s)
    m += PLAYED + 8 * seats(s) + cards(s)
    for k in range(0, room, 8):
        store_word(out, at + k, load_word(memory, m + k))
        callers = load_word(memory, m + room + k)  # seat + 1, or 0
        some = callers + 0x7F * ONES >> 7 & ONES
        turned = callers + some * (s.seats - seat)
        beyond = turned + (0x7F - s.seats) * ONES >> 7 & ONES
        store_word(out, at + room + k, turned - beyond * s.seats)


@rule
def write_table(s: State, seat: int, out: Row, at: int) -> None:
    """Writes who acts, deals, leads and is winning; the phase, cards held, tricks won, the deal's size, the scores."""
    most = seats(s)
    flags = relative_bit(s, s.turn, seat) | relative_bit(s, s.dealer, seat) << most
    if s.phase == PLAY or s.seen != 0:
        flags |= relative_bit(s, s.leader, seat) << (2 * most)
    if s.in_trick > 0:
        flags |= relative_bit(s, s.winning, seat) << (3 * most)
    if s.phase >= PLAY:
        flags |= 1 << (4 * most + s.phase - PLAY)
    write_bits(out, at, flags, 4 * most + phases(s))
    at += 4 * most + phases(s)
    for k in range(most):
        step = step_to(s, k, seat)
        put(out, at + step, s.held[k])
        put(out, at + most + step, s.tricks[k])
    at += 2 * most
    put(out, at, s.hand_size)
    put_number(out, at + 1, s.scored)
    for side in range(sides(s)):
        put_points(out, at + 2 + 2 * wrap(side - seat % sides(s), sides(s)), s.scores[side])


@rule
def write_raw(s: State, seat: int, flats: Row, out: Row, at: int) -> None:
    """Writes the game's public fields unchanged, for a game that has no `observe` rule.

    A row with a number for each seat is rotated so that the observer comes first. In `flats`, the flat ids are followed
    by the first word and the number of words of each field.
    """
    for field in range(raw_field_count(s)):
        first = load_word(flats, 8 * ((phases(s) + PLAY) * LOG_ACTION + 2 * field))
        words = load_word(flats, 8 * ((phases(s) + PLAY) * LOG_ACTION + 2 * field + 1))
        for k in range(words):
            word = (seat + k) % s.seats if words == seats(s) and k < s.seats else k
            store_word(out, at, word_of(s, first + word))
            at += 8


@rule
def observe(s: State, seat: int, flats: Row, memory: Row, m: int, out: Row, at: int) -> None:
    """Writes what `seat` may know into the row that begins at `at`; the row of memory begins at `m`."""
    update_log_summary(s, flats, memory, m)
    write_cards(s, seat, memory, m, out, at)
    at += cards(s) * (2 + 2 * seats(s))
    write_calls(s, seat, memory, m, out, at)
    at += 2 * calls(s)
    write_table(s, seat, out, at)
    at += 6 * seats(s) + phases(s) + 2 + 2 * sides(s)
    if raw_field_count(s) == 0:
        dispatch.observe(s, seat, out, at)
    else:
        write_raw(s, seat, flats, out, at)


@rule
def write_mask(s: State, legal: int, flats: Row, out: Row, at: int) -> None:
    """Writes which flat ids are legal, 1 or 0, into the row that begins at `at`."""
    write_bits(out, at, places(s, legal) if s.phase == PLAY else 0, cards(s))
    clear_row(out, at + cards(s), actions(s) - cards(s))
    if s.phase != PLAY:
        while legal != 0:
            put(out, at + load_word(flats, 8 * (s.phase * LOG_ACTION + lowest(legal))), 1)
            legal &= legal - 1


@entry
def observe_at(states: State, i: int, seat: int, flats: Row, memory: Row, out: Row) -> None:
    """Writes the observation of state `i` for a seat, computed from the whole log; `memory` has one row."""
    s, kept = states[i], pin(memory)
    clear_log_summary(s, kept, 0)
    observe(s, seat, pin(flats), kept, 0, pin(out), 0)


@entry
def mask_at(states: State, i: int, flats: Row, out: Row) -> None:
    """Writes the mask of the seat to act in state `i`; all 0 if no seat is to act."""
    s = states[i]
    write_mask(s, dispatch.legal(s) if s.turn >= 0 else 0, pin(flats), pin(out), 0)
