"""The compiled loops; what they find goes into a tally and into rows of int64 that the caller gives."""

from __future__ import annotations

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.random import LOW, A, below, seed, shuffle
from vierblatt.kernel.state import LOG_ACTION, NEEDS_DEAL, OVER

#: Streams of one duplicate pair: the most deals of a match there, one pack each.
STREAMS = 4096

# How a loop ended, and the words of a tally.
FINE, NOTHING_LEGAL, LOG_FULL, POLICY_ILLEGAL = range(4)
FAULTS = ("", "no action is legal", "more actions than the log holds", "the policy chose an illegal action")
STATUS, AT, MOVES, DEALS, MARK, TALLY = range(6)
# A row of results begins with these; a match's goes on with a total for each side.
WINNERS, PLAYED, FINISHED, TOTALS = range(4)


@rule
def fold(mark: int, value: int) -> int:
    """A checksum with one more value in it; values are 0 to 2^62, marks stay below 2^63."""
    return (A * (mark & LOW) + (mark >> 32)) ^ value


@entry
def random_deals_at(states: State, i: int, deals: int, tally: State) -> None:
    """Shuffles, deals and plays at random, with a fresh match whenever one is over: the bare loop, nothing kept."""
    s = states[i]
    moves, choices = 0, 0
    for n in range(deals):
        if s.phase != NEEDS_DEAL:
            dispatch.start(s, below(s, s.seats))
        shuffle(s, s.packed)
        dispatch.deal(s)
        while s.turn >= 0:
            open_actions = dispatch.legal(s)
            number = count(open_actions)
            if number == 0:
                tally[STATUS] = NOTHING_LEGAL
                tally[AT] = n
                return
            dispatch.act(s, nth(open_actions, below(s, number)))
            moves += 1
            choices += number
    tally[DEALS] += deals
    tally[MOVES] += moves
    tally[MARK] += choices


@rule
def play_deal(s: State, heuristic: int, tally: State) -> int:
    """Plays a deal to its end; seats in the bit set `heuristic` use the policy, the others play at random."""
    while s.turn >= 0:
        open_actions = dispatch.legal(s)
        if open_actions == 0:
            return NOTHING_LEGAL
        if s.logged >= len(s.log):
            return LOG_FULL
        if heuristic >> s.turn & 1:
            action = dispatch.policy(s) % LOG_ACTION
            if open_actions >> action & 1 == 0:
                return POLICY_ILLEGAL
        else:
            action = nth(open_actions, below(s, count(open_actions)))
        tally[MARK] = fold(tally[MARK], open_actions ^ (action << 56))
        tally[MOVES] += 1
        dispatch.act(s, action)
    for side in range(len(s.scores)):
        tally[MARK] = fold(tally[MARK], s.scores[side] & LOW)
    tally[DEALS] += 1
    return FINE


@rule
def write_row(s: State, row: State, deals: int) -> None:
    """What every row of results begins with."""
    row[WINNERS] = s.winners if s.phase == OVER else 0
    row[PLAYED] = deals
    row[FINISHED] = 1 if s.phase == OVER else 0


@entry
def matches_at(
    states: State, i: int, number: int, first: int, heuristic: int, most: int, rows: State, tally: State
) -> None:
    """Plays a match for each row, of at most `most` deals; match `first` + m draws from stream `first` + m."""
    s = states[i]
    for m in range(len(rows)):
        tally[AT] = first + m
        seed(s, number, first + m)
        dispatch.start(s, below(s, s.seats))
        deals = 0
        while s.phase == NEEDS_DEAL and deals < most:
            shuffle(s, s.packed)
            dispatch.deal(s)
            deals += 1
            tally[STATUS] = play_deal(s, heuristic, tally)
            if tally[STATUS] != FINE:
                return
        write_row(s, rows[m], deals)
        for side in range(len(s.scores)):
            rows[m, TOTALS + side] = s.scores[side]


@rule
def play_half(
    s: State, number: int, pair: int, heuristic: int, most: int, row: State, sums: State, tally: State
) -> int:
    """One half of a pair: at most `most` deals from a fresh match, each pack from its own stream.

    `sums` gets each seat's result over the scored deals, and has that of the last deal in its second row.
    """
    dispatch.start(s, pair % s.seats)
    deals = 0
    while s.phase == NEEDS_DEAL and deals < most:
        seed(s, number, pair * STREAMS + deals)
        shuffle(s, s.packed)
        dispatch.deal(s)
        deals += 1
        scored = s.scored
        status = play_deal(s, heuristic, tally)
        if status != FINE:
            return status
        if s.scored > scored:
            dispatch.utility(s, sums[1])
            for seat in range(s.seats):
                sums[0, seat] += sums[1, seat]
    write_row(s, row, deals)
    return FINE


@entry
def pairs_at(
    states: State, i: int, number: int, first: int, heuristics: State, most: int, rows: State, sums: State, tally: State
) -> None:
    """Plays each pair twice, `heuristics` telling the policy's seats of each half."""
    for p in range(len(rows)):
        tally[AT] = first + p
        for half in range(2):
            tally[STATUS] = play_half(
                states[i], number, first + p, heuristics[half], most, rows[p, half], sums[p, half], tally
            )
            if tally[STATUS] != FINE:
                return
