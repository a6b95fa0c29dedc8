"""Observations and masks, written into rows; `ObservationLayout` describes what is written here."""

from __future__ import annotations

from vierblatt.envs.past import (
    CALLED,
    CALLS,
    CARDS,
    OWN,
    PHASES,
    PLAYED,
    RAW,
    RAW_TABLE,
    SEATS,
    SIDES,
    SLOTS,
    forget,
    marks_size,
    past_size,
    places,
    remember,
)
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.rows import put_number, put_points, put_word, relative_bit, spread, word_at
from vierblatt.kernel.state import LOG_ACTION, PLAY


@rule
def turning(s: State, seat: int, step: int) -> int:
    """The seat `step` places after `seat`, where there are so many; else -1."""
    if step >= s.seats:
        return -1
    return seat + step if seat + step < s.seats else seat + step - s.seats


@rule
def write_cards(s: State, seat: int, plan: State, e: int, marks: State, past: State, out: State, at: int) -> int:
    """The planes: own hand, cards played by each seat, their order, the present trick. The next free place."""
    cards, seats = plan[CARDS], plan[SEATS]
    played = e * marks_size(plan) + PLAYED
    spread(out, at, places(plan, s.hands[seat]), cards)
    trick = at + cards * (seats + 2)
    for step in range(seats):
        other = turning(s, seat, step)
        at += cards
        spread(out, at, marks[played + other] if other >= 0 else 0, cards)
        place = other - s.leader
        place = place if place >= 0 else place + s.seats
        lies = other >= 0 and place < s.in_trick
        spread(out, trick + step * cards, 1 << plan[SLOTS + s.trick[place]] if lies else 0, cards)
    at += cards
    order = e * past_size(plan)
    for k in range(cards):
        out[at + k] = past[order + k]
    return trick + seats * cards


@rule
def write_calls(s: State, seat: int, plan: State, e: int, marks: State, past: State, out: State, at: int) -> int:
    """The calls of the deal in their order, and who made them."""
    calls = plan[CALLS]
    known = e * past_size(plan) + plan[CARDS]
    for k in range(calls):
        out[at + k] = past[known + k]
    at += calls
    known += calls
    for k in range(calls):
        out[at + k] = 0
    for k in range(marks[e * marks_size(plan) + CALLED]):
        step = past[known + k] - seat
        out[at + k] = step + 1 if step >= 0 else step + 1 + s.seats
    return at + calls


@rule
def write_table(s: State, seat: int, plan: State, out: State, at: int) -> int:
    """Who acts, deals, leads and wins; the phase; cards held and tricks won; the size of the deal; the scores."""
    seats, phases, sides = plan[SEATS], plan[PHASES], plan[SIDES]
    flags = relative_bit(s, s.turn, seat) | relative_bit(s, s.dealer, seat) << seats
    if s.phase == PLAY or s.seen != 0:
        flags |= relative_bit(s, s.leader, seat) << (2 * seats)
    if s.in_trick > 0:
        flags |= relative_bit(s, s.winning, seat) << (3 * seats)
    if s.phase >= PLAY:
        flags |= 1 << (4 * seats + s.phase - PLAY)
    spread(out, at, flags, 4 * seats + phases)
    at += 4 * seats + phases
    for step in range(seats):
        other = turning(s, seat, step)
        out[at + step] = s.held[other] if other >= 0 else 0
        out[at + seats + step] = s.tricks[other] if other >= 0 else 0
    at += 2 * seats
    out[at] = s.hand_size
    put_number(out, at + 1, s.scored)
    at += 2
    for step in range(sides):
        put_points(out, at + 2 * step, s.scores[(seat + step) % sides])
    return at + 2 * sides


@rule
def write_raw(s: State, seat: int, plan: State, out: State, at: int) -> None:
    """The game's own public fields as they are, where it has no rule that says more; a row of seats is turned."""
    for field in range(RAW_TABLE, RAW_TABLE + 2 * plan[RAW], 2):
        first, words = plan[field], plan[field + 1]
        for k in range(words):
            word = k
            if words == plan[SEATS]:
                word = (seat + k) % s.seats if k < s.seats else k
            put_word(out, at, word_at(s, first + word))
            at += 8


@rule
def observe(
    s: State, seat: int, plan: State, flats: State, e: int, marks: State, past: State, out: State, at: int
) -> None:
    """Writes what `seat` may know into the row that begins at `at`."""
    remember(s, plan, flats, e, marks, past)
    behind = write_cards(s, seat, plan, e, marks, past, out, at)
    behind = write_calls(s, seat, plan, e, marks, past, out, behind)
    write_table(s, seat, plan, out, behind)
    dispatch.observe(s, seat, out, at + plan[OWN])
    write_raw(s, seat, plan, out, at + plan[OWN])


@rule
def write_mask(phase: int, legal: int, plan: State, flats: State, actions: int, out: State, at: int) -> None:
    """Writes which of the flat ids are open, 1 or 0, into the row that begins at `at`."""
    cards = plan[CARDS]
    spread(out, at, places(plan, legal) if phase == PLAY else 0, cards)
    for k in range(at + cards, at + actions):
        out[k] = 0
    if phase != PLAY:
        while legal != 0:
            out[at + flats[phase * LOG_ACTION + lowest(legal)]] = 1
            legal &= legal - 1


@entry
def observe_at(
    states: State, i: int, seat: int, plan: State, flats: State, marks: State, past: State, out: State
) -> None:
    """The observation of state `i` for a seat, from the whole log; `marks` and `past` have one row."""
    forget(plan, 0, marks, past)
    observe(states[i], seat, plan, flats, 0, marks, past, out, 0)


@entry
def mask_at(states: State, i: int, plan: State, flats: State, out: State) -> None:
    """The mask of the seat to act in state `i`; all 0 when nobody is to act."""
    s = states[i]
    write_mask(s.phase, dispatch.legal(s) if s.turn >= 0 else 0, plan, flats, len(out), out, 0)
