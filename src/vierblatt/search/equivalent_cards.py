"""Cards of one hand that are worth the same whatever the others hold, as the solver's hooks know them."""

from __future__ import annotations

from vierblatt.games import solver_hooks
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, bulk_entry, rule

_legal, _one_of_equals = dispatch.legal, solver_hooks.one_of_equals


@bulk_entry
def equivalent_cards(states: State, count: int, card: int) -> int:
    """The legal cards that are equivalent to a legal card in each of the first `count` states, with itself: a bit set.

    states: worlds of one position in the play of the cards. In a game in which not all cards are dealt, cards may be
    equivalent in one world alone.
    """
    group = _legal(states[0])
    for n in range(count):
        group &= equivalent_in_world(states[n], card)
        if group & (group - 1) == 0:
            break
    return int(group)


@rule
def equivalent_in_world(s: State, card: int) -> int:
    """The legal cards that are equivalent to a card, with itself. In a row of cards, each is to its neighbours."""
    group, rest = 1 << card, _legal(s) & ~(1 << card)
    grown = True
    while grown:
        grown = False
        others = rest
        while others:
            other = lowest(others)
            others &= others - 1
            if is_equivalent(s, group, other):
                group |= 1 << other
                rest &= ~(1 << other)
                grown = True
    return group


@rule
def is_equivalent(s: State, group: int, card: int) -> bool:
    """Whether a card is equivalent to one of a group of equivalent cards."""
    while group:
        pair = 1 << lowest(group) | 1 << card
        group &= group - 1
        kept = _one_of_equals(s, pair)
        if kept & (kept - 1) == 0:
            return True
    return False
