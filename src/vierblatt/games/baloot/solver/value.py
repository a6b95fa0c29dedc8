"""The value of a position of Baloot with all cards open, by a binary search over the possible scores."""

from __future__ import annotations

from typing import Any

from vierblatt.games.baloot.rules.options import EKKA, FREE
from vierblatt.games.baloot.rules.ranks import AS_TRUMP, NO_TRUMP, PLAIN_POINTS, POWER, TRUMP_POINTS, card_points_of
from vierblatt.games.baloot.rules.state import BALOOT
from vierblatt.games.baloot.solver.goals import (
    ALL_LOST,
    ALL_WON,
    all_points,
    has_declined,
    open_answers,
    write_results,
)
from vierblatt.games.baloot.solver.questions import another_context, ask, decide
from vierblatt.games.baloot.solver.workspace import AMOUNTS, ZERO
from vierblatt.kernel.jit import State, bulk_entry, entry, rule
from vierblatt.kernel.state import PLAY, States
from vierblatt.kernel.tricks import copy_state, suit_of

#: The results of `value_at` if the limit of nodes is reached, and if the best answer to a question depends on cards.
STOPPED, UNCLEAR = 1 << 20, 1 << 21
PACK = 0b1111111100000 * (1 | 1 << 13 | 1 << 26 | 1 << 39)  #: seven to ace of four suits


@rule
def make_ready(s: State, work: State, table: Any) -> None:
    """Writes what the search reads about the position and its rules."""
    for card in range(52):
        suit = suit_of(card)
        own = suit == s.trump
        work.worth[card] = TRUMP_POINTS[card] if own else PLAIN_POINTS[card]
        if PACK >> card & 1 == 1:
            work.bit[card] = 1 << (8 * suit + POWER[card + AS_TRUMP * own])
    for seat in range(4):
        work.ordered[seat] = 0
        for card in range(52):
            if s.hands[seat] >> card & 1 == 1:
                work.ordered[seat] |= work.bit[card]
    in_hands = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    complete = (s.seen | in_hands) & PACK == PACK
    ekka = s.trump < NO_TRUMP and s.opt_void_partner_winning == EKKA
    # Cards neither seen nor held (in a position set up without them) count as still out: see `play.spared`.
    work.merges = int(complete or not ekka)
    work.spares = int(ekka)
    work.pressed = int(s.trump < NO_TRUMP and (s.opt_void_partner_winning != FREE and (not ekka or not complete)))
    rules = s.opt_void_partner_winning << 2 | s.opt_beat_partner_trump << 1 | s.opt_undertrump_forced
    rules |= s.opt_overruff << 8
    work.context = s.trump << 5 | s.locked << 4 | rules if s.trump < NO_TRUMP else NO_TRUMP << 5
    if work.merges == 0:
        another_context(work, table)
    if s.phase == BALOOT:
        s.turn = (s.leader + s.in_trick) & 3
    s.phase = PLAY


@rule
def list_scores(work: State, total: int, bits: int) -> int:
    """Writes the possible scores, in order, and returns how many there are."""
    for i in range(2 * ZERO):
        work.scores[i] = 0
    for answers in range(32):
        if answers & ~bits != 0:
            continue
        at = answers * AMOUNTS
        for amount in range(total + 1):
            work.scores[ZERO + work.results[at + amount]] = 1
        work.scores[ZERO + work.results[at + ALL_WON]] = 1
        work.scores[ZERO + work.results[at + ALL_LOST]] = 1
    n = 0
    for i in range(2 * ZERO):
        if work.scores[i] != 0:
            work.scores[n] = i - ZERO
            n += 1
    return n


@rule
def side_points(s: State, side: int) -> int:
    """The card points that a side has taken; `taken` does not include the ten points for the last trick."""
    ten = 10 if s.trick_no == s.hand_size and s.last_winner & 1 == side else 0
    return card_points_of(s.taken[side] | s.taken[side + 2], s.trump) + ten


@entry
def points_before(states: States, i: int, side: int) -> int:
    """The card points that a side has taken in state i."""
    return int(side_points(states[i], side))


@entry
def points_of_deal(states: States, i: int) -> int:
    """All card points of the deal of state i, the last ten included."""
    return int(all_points(states[i]))


@bulk_entry
def value_at(states: States, works: Any, table: Any) -> int:
    """The deal score of side 0 minus that of side 1, from state 0 on; with `works[0].plain`, the points of side 0.

    States 0 to 2 are overwritten.

    Returns STOPPED when `works[0].nodes` passes `works[0].limit`, and UNCLEAR if an answer depends on the cards.
    """
    s, work = states[0], works[0]
    if has_declined(s):
        return UNCLEAR
    copy_state(states, 0, 2)
    root = states[2]
    bits = open_answers(s)
    total = all_points(s)
    work.total = total
    for answers in range(32):
        if answers & ~bits == 0:
            copy_state(states, 0, 1)
            write_results(states[1], work, total, answers)
    got = side_points(s, 0)
    stake = 0
    make_ready(s, work, table)
    for i in range(s.in_trick):
        stake += work.worth[s.trick[i]]
    rest = total - got - side_points(s, 1)
    work.low, work.high, work.stopped = got, got + rest, 0
    low, high = 0, list_scores(work, total, bits) - 1
    while low < high:
        middle = (low + high + 1) // 2
        score = work.scores[middle]
        answers = decide(root, work, bits, total, score)
        if answers < 0:
            return UNCLEAR
        reached = ask(s, work, table, got, stake, rest, answers, score)
        if work.stopped != 0:
            return STOPPED
        if reached:
            low = middle
        else:
            high = middle - 1
    return work.scores[low]
