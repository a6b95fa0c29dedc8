"""Alpha-beta over the cards: whether side 0 reaches the goal.

The rules say what may be played and which card takes the trick. There is one record, changed for a card and restored
after it, and a row of numbers for each level in `work`. A result is a bound on the points of side 0 at the end of the
deal: `target` or more if it reaches the goal, less if it does not. While a kaboot may still change the answer (`open`),
or if the goal is not just an amount, the result is only WON or LOST.
"""

from __future__ import annotations

from typing import Any

from vierblatt.games.baloot.rules.play import legal_card
from vierblatt.games.baloot.rules.ranks import beats
from vierblatt.games.baloot.solver.bounds import bound
from vierblatt.games.baloot.solver.order import list_moves, pick, touching
from vierblatt.games.baloot.solver.transposition_table import NO_CARD, recall, recall_answer, store_result, write_key
from vierblatt.games.baloot.solver.workspace import MOVES
from vierblatt.kernel.bits import count
from vierblatt.kernel.borrowing import borrowed
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import winning_card

WON, LOST, UNKNOWN = 1000, -1000, 2000
#: What is still open beside the points: all tricks for side 0, all for side 1; and whether only `reached` decides.
ALL, NOTHING, LISTED = 1, 2, 4
LAST_TEN = 10  #: BAL-SCORE-2
NO_NEED = 200  #: in a key: points make no difference


@rule
def ending(work: State, got: int, open_: int) -> int:
    """The result of a deal that is over."""
    if open_ & ALL:
        return WON if work.all_won else LOST
    if open_ & NOTHING:
        return WON if work.all_lost else LOST
    if open_ & LISTED:
        return WON if work.reached[got] else LOST
    return got


@rule
def answered(work: State, got: int, rest: int, open_: int) -> int:
    """The result if it does not depend on the play, else UNKNOWN."""
    if open_ == 0:
        return got if got >= work.target else got + rest if got + rest < work.target else UNKNOWN
    if open_ != LISTED:
        return UNKNOWN
    hits = 0
    for amount in range(got, got + rest + 1):
        hits += work.reached[amount]
    return LOST if hits == 0 else WON if hits == rest + 1 else UNKNOWN


@rule
def is_kaboot_only(work: State, got: int, rest: int, open_: int) -> int:
    """Whether the question depends only on who takes all tricks, and no longer on points."""
    if open_ == ALL:
        return int(got + rest < work.target)
    return int(open_ == NOTHING and got >= work.target)


@rule
def still_open(work: State, open_: int) -> int:
    """What is left open if a side is known to take a trick.

    A side that can take one, but need not, may be better off without. It takes one if that settles the question.
    """
    if work.sure & 2 or (open_ == ALL and work.all_won and work.able & 2):
        open_ &= ~ALL
    if work.sure & 1 or (open_ == NOTHING and not work.all_lost and work.able & 1):
        open_ &= ~NOTHING
    return open_


@rule
def look_up(s: State, work: State, table: Any, level: int) -> int:
    """The result from the bounds and the table, else UNKNOWN; sets what `store_result` and the moves need."""
    got, rest, open_, target = work.got[level], work.rest[level], work.open[level], work.target
    bound(s, work, rest, count(s.hands[s.turn]))
    least, most = work.least, work.most
    open_ = still_open(work, open_)
    if open_ == 0:
        if got + least >= target:
            return got + least
        if got + most < target:
            return got + most
        write_key(s, work, level, 0)
        recall(s, work, table, level)
        least, most = work.least, work.most
        if got + least >= target:
            return got + least
        if got + most < target:
            return got + most
    else:
        tricks_only = is_kaboot_only(work, got, rest, open_)
        need = got if open_ & LISTED else min(max(target - got, 0), rest + 1)
        if tricks_only:
            need = NO_NEED
        write_key(s, work, level, need << 5 | work.all_won << 4 | work.all_lost << 3 | open_)
        answer = recall_answer(work, table, level, tricks_only)
        if answer >= 0:
            return WON if answer else LOST
    work.open[level], work.lower[level], work.upper[level] = open_, least, most
    return UNKNOWN


@rule
def enter(s: State, work: State, table: Any, level: int) -> int:
    """The result of the position of a level if it is known; else lists its cards and returns UNKNOWN."""
    hand = s.hands[s.turn]
    if hand == 0 and s.in_trick == 0:
        return ending(work, work.got[level], work.open[level])
    value = answered(work, work.got[level], work.rest[level], work.open[level])
    if value != UNKNOWN:
        return value
    work.nodes += 1
    work.slot[level] = -1
    work.first = NO_CARD
    if s.in_trick == 0 and hand & (hand - 1) != 0:
        value = look_up(s, work, table, level)
        if value != UNKNOWN:
            return value
    work.tried[level] = 0
    work.listed[level] = list_moves(s, work, legal_card(s), level)
    work.best[level] = WON + 1 if s.turn & 1 else LOST - 1
    work.best_card[level] = NO_CARD
    work.hand[level], work.winning[level], work.leader[level] = hand, s.winning, s.leader
    return UNKNOWN


@rule
def known_by_twin(s: State, work: State, level: int, card: int, i: int) -> int:
    """A result that is good enough for card `i` of a level, from one that takes the same tricks, else UNKNOWN.

    If the two cards have different points, the results differ by at most that.
    """
    turn, target, open_ = s.turn, work.target, work.open[level]
    tricks_only = is_kaboot_only(work, work.got[level], work.rest[level], open_)
    for j in range(level * MOVES, level * MOVES + i):
        other = work.moves[j] & 63
        if not touching(s, work, card, other, work.hand[level]):
            continue
        apart = abs(work.worth[card] - work.worth[other])
        if open_ != 0:
            if apart == 0 or tricks_only:
                return work.values[j]
        elif turn & 1 == 0 and work.values[j] + apart < target:
            return work.values[j] + apart
        elif turn & 1 == 1 and work.values[j] - apart >= target:
            return work.values[j] - apart
    return UNKNOWN


@rule
def record_result(s: State, work: State, level: int, value: int) -> bool:
    """Records the result of a card; returns whether it settles the position."""
    i = work.tried[level]
    work.values[level * MOVES + i] = value
    work.tried[level] = i + 1
    best = work.best[level]
    if value > best if s.turn & 1 == 0 else value < best:
        work.best[level] = value
        work.best_card[level] = work.moves[level * MOVES + i] & 63
    return (value >= work.target) == (s.turn & 1 == 0)


@rule
def put(s: State, work: State, level: int, card: int) -> None:
    """Plays a card and begins the next level."""
    turn, in_trick, bit = s.turn, s.in_trick, 1 << card
    stake = work.stake[level] + work.worth[card]
    got, rest, open_ = work.got[level], work.rest[level], work.open[level]
    work.played[level] = card
    s.hands[turn] ^= bit
    work.ordered[turn] ^= work.bit[card]
    s.seen |= bit
    if in_trick > 0 and beats(s, card, winning_card(s)):
        s.winning = turn
    s.trick[in_trick] = card
    if in_trick < 3:
        s.in_trick = in_trick + 1
        s.turn = (turn + 1) & 3
    else:
        winner = s.winning
        if s.hands[turn] == 0:
            stake += LAST_TEN
        s.in_trick, s.leader, s.turn = 0, winner, winner
        if winner & 1 == 0:
            got += stake
            open_ &= ~NOTHING
        else:
            open_ &= ~ALL
        rest -= stake
        stake = 0
    work.got[level + 1], work.rest[level + 1], work.open[level + 1] = got, rest, open_
    work.stake[level + 1] = stake


@rule
def take_back(s: State, work: State, level: int) -> None:
    """Undoes the card of a level."""
    card, place = work.played[level], level & 3
    s.in_trick, s.winning, s.leader = place, work.winning[level], work.leader[level]
    turn = (s.leader + place) & 3
    s.turn = turn
    s.hands[turn] = work.hand[level]
    work.ordered[turn] ^= work.bit[card]
    s.seen ^= 1 << card
    if place == 3:
        for j in range(3):
            s.trick[j] = work.played[level - 3 + j]


@rule
def search(s: State, work: State, table: Any, got: int, stake: int, rest: int, open_: int) -> int:
    """The result of a position.

    got: the points that side 0 has. stake: the points on the table. rest: all points that no side has yet, including
    those and the last ten. If `work.nodes` passes `work.limit`, `work.stopped` is set and the result is meaningless.
    """
    table = borrowed(table)
    root = s.in_trick
    for j in range(root):
        work.played[j] = s.trick[j]
    level = root
    work.got[level], work.stake[level], work.rest[level], work.open[level] = got, stake, rest, open_
    value = enter(s, work, table, level)
    while True:
        if value != UNKNOWN:
            # The level is done: back to the card that led to it.
            if level == root:
                return value
            level -= 1
            take_back(s, work, level)
            settled = record_result(s, work, level, value)
        else:
            settled = False
        while not settled and work.tried[level] < work.listed[level]:
            i = work.tried[level]
            card = pick(work, level, i)
            value = known_by_twin(s, work, level, card, i)
            if value == UNKNOWN:
                break
            settled = record_result(s, work, level, value)
        if settled or work.tried[level] == work.listed[level]:
            value = work.best[level]
            if work.slot[level] >= 0:
                store_result(work, table, level)
            continue
        put(s, work, level, card)
        level += 1
        if work.nodes > work.limit:
            work.stopped = 1
            return 0
        value = enter(s, work, table, level)
