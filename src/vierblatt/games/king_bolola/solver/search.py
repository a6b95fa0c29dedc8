"""The search: what each seat gets if all play for themselves, with all cards open.

Three shortcuts do not change any result:

- A seat that has found a card with the best possible result (nothing more to pay, or everything that is left) tries no
  others, since of equal cards the first counts.
- Shallow pruning, in contracts that pay: while a seat looks for its best card, the next seat stops as soon as it is
  sure of so much that the first seat cannot get more than it has already found. This holds only for consecutive seats;
  deeper down, a bound would change who plays what. In contracts that cost, no seat can be sure that another one pays,
  and there is nothing to prune.
- Positions between tricks that differ only in ranks are searched once; so are equal cards.
"""

from __future__ import annotations

from typing import Any

from vierblatt.games.king_bolola.solver.amounts import BITS, of_last_trick, of_seat, pays, remaining
from vierblatt.games.king_bolola.solver.order import arrange
from vierblatt.games.king_bolola.solver.position import first_of_equals
from vierblatt.games.king_bolola.solver.transposition_table import (
    BOUND,
    FIRST,
    LIMIT,
    NODES,
    RIVAL,
    UNKNOWN,
    recall,
    remember,
)
from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.tricks import copy_state

#: Instead of amounts: the seat before would not choose this line; or the limit of nodes is reached.
CUT, STOPPED = -1, -2


@rule
def amounts_of(states: State, d: int, table: Any, levels: Any, counts: Any) -> int:
    """What each seat still gets from state `d` on, the trick on the table included; or CUT or STOPPED."""
    s, level = states[d], levels[d]
    total = remaining(s)
    if total == 0:
        return 0
    gains, rival, bound = pays(s), level[RIVAL], level[BOUND]
    if gains and rival >= 0 and total <= bound:
        return CUT
    known = recall(s, table, level, counts)
    if known != UNKNOWN:
        return known
    number = arrange(s, dispatch.legal(s), level, FIRST)
    counts[NODES] += 1 if number > 1 else 0
    if counts[NODES] > counts[LIMIT]:
        return STOPPED
    seat, best, own = s.turn, -1, 0
    for k in range(FIRST, FIRST + number):
        after_card(states, d, int(level[k]) & 63, levels, best, own)
        value: int = amounts_of(states, d + 1, table, levels, counts) if states[d + 1].turn >= 0 else 0
        if value == STOPPED or (value == CUT and states[d + 1].turn == seat):
            return value
        if value == CUT:
            continue
        value += of_trick(states, d)
        mine = of_seat(value, seat)
        if best < 0 or (mine > own if gains else mine < own):
            best, own = value, mine
            if gains and rival >= 0 and total - own <= bound:
                return CUT
            if own == (total if gains else 0):
                break
    remember(table, level, counts, best)
    return best


@rule
def after_card(states: State, d: int, card: int, levels: Any, best: int, own: int) -> None:
    """Plays a card of state `d` in state `d + 1`, and sets the rival and the bound for pruning there.

    The rival is the seat of state `d`, if it has found a card already, with its amount as the bound; if the same seat
    acts again, both are passed on unchanged.
    """
    copy_state(states, d, d + 1)
    then = states[d + 1]
    dispatch.act(then, card)
    if then.turn == states[d].turn:
        levels[d + 1, RIVAL] = levels[d, RIVAL]
        levels[d + 1, BOUND] = levels[d, BOUND]
    else:
        levels[d + 1, RIVAL] = states[d].turn if best >= 0 else -1
        levels[d + 1, BOUND] = own


@rule
def of_trick(states: State, d: int) -> int:
    """The amounts of the trick that the card played in state `d` has filled, 0 if it has not."""
    then = states[d + 1]
    return of_last_trick(then) << (BITS * then.last_winner) if then.trick_no > states[d].trick_no else 0


@bulk_entry
def amounts_of_cards(states: State, i: int, table: Any, levels: Any, counts: Any, out: Any) -> int:
    """Writes, for each legal card of state `i`, what the seats still get after it; returns 0, or STOPPED.

    states: with room after state `i` for each card to be played. table: shape (a power of two, COLUMNS). levels: shape
    (states, LEVEL). counts: shape (COUNTS,). out: shape (52,). All int64.
    """
    s = states[i]
    cards = dispatch.legal(s)
    levels[i, RIVAL] = -1
    number = arrange(s, cards, levels[i], FIRST)
    for k in range(FIRST, FIRST + number):
        card = int(levels[i, k]) & 63
        after_card(states, i, card, levels, -1, 0)
        value = amounts_of(states, i + 1, table, levels, counts) if states[i + 1].turn >= 0 else 0
        if value == STOPPED:
            return STOPPED
        out[first_of_equals(s, card, cards)] = value + of_trick(states, i)
    for card in range(52):
        if cards >> card & 1:
            out[card] = out[first_of_equals(s, card, cards)]
    return 0
