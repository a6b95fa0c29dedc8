"""The compiled loops; they write their results into rows of int64, which the caller initialises to 0."""

from __future__ import annotations

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.random import LOW, A, below, seed, shuffle
from vierblatt.kernel.state import LOG_ACTION, NEEDS_DEAL, OVER
from vierblatt.kernel.tricks import next_seat

#: Streams of one duplicate pair, one for each pack: also the maximum number of deals of its matches.
STREAMS = 4096

# The status of a loop.
FINE, NOTHING_LEGAL, LOG_FULL, POLICY_ILLEGAL = range(4)
FAULTS = ("", "no action is legal", "more actions than the log can store", "the policy chose an illegal action")
# The columns of a row of results, one row for each deal or match; a score for each side follows.
# FIRST: the seat after the dealer of the (first) deal. MARK: a checksum. WINNERS: the sides that won a match, as bits.
# FINISHED: 1 if the match has ended, or if the single deal has been scored.
STATUS, FIRST, DEALS, MOVES, MARK, WINNERS, FINISHED, SCORES = range(8)


@rule
def fold(mark: int, value: int) -> int:
    """Adds one more value to a checksum; values are 0 to 2^62, checksums stay below 2^63."""
    return (A * (mark & LOW) + (mark >> 32)) ^ value


@bulk_entry
def random_deals_at(states: State, i: int, deals: int, row: State) -> None:
    """Shuffles, deals and plays at random, with a fresh match whenever one is over: the bare loop, without results.

    MARK of the row is the total number of legal actions.
    """
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
                row[STATUS] = NOTHING_LEGAL
                row[DEALS] = n
                return
            dispatch.act(s, nth(open_actions, below(s, number)))
            moves += 1
            choices += number
    row[DEALS] = deals
    row[MOVES] = moves
    row[MARK] = choices


@rule
def fold_scores(s: State, row: State) -> None:
    """Adds the totals after a deal to the checksum."""
    for side in range(len(s.scores)):
        row[MARK] = fold(row[MARK], s.scores[side] & LOW)


@rule
def play_deal(s: State, heuristic: int, row: State) -> int:
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
        row[MARK] = fold(row[MARK], open_actions ^ (action << 56))
        row[MOVES] += 1
        dispatch.act(s, action)
    fold_scores(s, row)
    return FINE


@rule
def begin(s: State, number: int, stream: int, alone: int) -> None:
    """Begins a fresh match from its own stream; for a single deal (`alone`), draws its match situation."""
    seed(s, number, stream)
    dispatch.start(s, below(s, s.seats))
    if alone:
        dispatch.draw_situation(s)


@rule
def next_deal(s: State, row: State) -> None:
    """Shuffles and deals."""
    shuffle(s, s.packed)
    dispatch.deal(s)
    if row[DEALS] == 0:
        row[FIRST] = next_seat(s, s.dealer)
    row[DEALS] += 1


@rule
def write_end(s: State, alone: int, scored: int, row: State) -> None:
    """Writes the result of the match, or of the single deal (`alone`) if more than `scored` deals have been scored."""
    if alone:
        row[FINISHED] = 1 if s.scored > scored else 0
    elif s.phase == OVER:
        row[FINISHED] = 1
        row[WINNERS] = s.winners
    for side in range(len(s.scores)):
        if not alone:
            row[SCORES + side] = s.scores[side]
        elif s.scored > scored:
            row[SCORES + side] = s.deal_scores[side]


@bulk_entry
def units_at(
    states: State, i: int, number: int, first: int, alone: int, heuristic: int, most: int, rows: State, counts: State
) -> int:
    """Plays a match of at most `most` deals for each row, or a single deal (`alone`); row n uses stream `first` + n.

    Every deal is counted in `counts`. Returns the number of the row with a fault, or -1.
    """
    s = states[i]
    for n in range(len(rows)):
        row = rows[n]
        begin(s, number, first + n, alone)
        scored = s.scored
        while s.phase == NEEDS_DEAL and row[DEALS] < most:
            next_deal(s, row)
            row[STATUS] = play_deal(s, heuristic, row)
            if row[STATUS] != FINE:
                return n
            dispatch.count_deal(s, counts)
        write_end(s, alone, scored, row)
    return -1


@rule
def play_half(s: State, number: int, pair: int, heuristic: int, most: int, row: State, sums: State) -> None:
    """One half of a pair: at most `most` deals from a fresh match, each pack from its own stream.

    The first row of `sums` receives each seat's result over the scored deals, the second row that of the last deal.
    """
    dispatch.start(s, pair % s.seats)
    while s.phase == NEEDS_DEAL and row[DEALS] < most:
        seed(s, number, pair * STREAMS + row[DEALS])
        next_deal(s, row)
        scored = s.scored
        row[STATUS] = play_deal(s, heuristic, row)
        if row[STATUS] != FINE:
            return
        if s.scored > scored:
            dispatch.utility(s, sums[1])
            for seat in range(s.seats):
                sums[0, seat] += sums[1, seat]
    write_end(s, 0, 0, row)


@bulk_entry
def pairs_at(
    states: State, i: int, number: int, first: int, heuristics: State, most: int, rows: State, sums: State
) -> int:
    """Plays each pair twice; `heuristics` has the policy's seats in each half. Returns as `units_at` does."""
    for p in range(len(rows)):
        for half in range(2):
            play_half(states[i], number, first + p, heuristics[half], most, rows[p, half], sums[p, half])
            if rows[p, half, STATUS] != FINE:
                return p
    return -1
