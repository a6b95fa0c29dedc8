"""What a seat cannot exclude about the hidden cards, as it shrinks card by card: the sets that the search works on.

A *belief* is a set of layouts: ways in which the cards that the solver cannot see may be shared out among the other
holders (the seats, and the stock that nobody gets). It is kept in one of two forms.

- *By cards*: for each holder, the cards that it may have. A belief has this form if each holder's cards are restricted
  one by one. A play restricts them one by one too, since legality is a question of pairs of cards
  (`search.play_constraints`). So nothing has to be listed, and six players with five cards each take no more room than
  four. A layout exists exactly if every group of holders has enough cards to choose from (the marriage theorem);
  `tighten` asks that for every group, and strikes out the cards that a holder cannot have because a group needs them.
  Two beliefs are equal exactly if what is left is equal.
- *By layouts*: a list of all of them, for beliefs in which cards are tied to each other, as by an announced project.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, rule

#: The levels of a search: more than the cards that are left in the largest endings.
LEVELS = 64
#: The largest number of holders besides the solver: five seats and the stock.
MOST_HOLDERS = 6
#: Numbers are kept below 2**62, so that compiled code and plain Python calculate alike.
MASK = (1 << 62) - 1
_FIRST, _SECOND = 0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9

#: The places of `Belief.numbers`: positions searched and their limit; the solver's seat; what the search counts, one of
#: the five below; 1 if beliefs are lists; 1 once a list did not fit.
NODES, LIMIT, SOLVER, COUNTING, LISTED, OVERFLOW, NUMBERS = range(7)
#: What the search counts: the quantity of side 0, or what side 1 leaves of it; what a seat has by itself; or nothing
#: until the deal is over, and then the score of a side or of a seat.
SIDE_0, SIDE_1, BY_SEAT, BY_SCORE, BY_SEAT_SCORE = range(5)


class Belief(NamedTuple):
    """The beliefs of all levels of a search, and its other arrays (int64). Holders are numbered from 0."""

    numbers: Any  #: shape (NUMBERS,)
    holder_of: Any  #: by seat, its number as a holder; -1 for the solver
    allowed: Any  #: the cards that a holder may have, as bits: shape (LEVELS, holders)
    room: Any  #: how many it has: shape (LEVELS, holders)
    unions: Any  #: scratch, by group of holders: shape (2**holders,)
    needs: Any  #: scratch, by group of holders
    layouts: Any  #: the cards of each holder in each layout: shape (layouts, holders)
    stack: Any  #: numbers of layouts, those of all levels
    first: Any  #: where the numbers of a level begin: shape (LEVELS,)
    size: Any  #: how many there are
    marks: Any  #: two sums by which lists are told apart: shape (LEVELS, 2)
    words: Any  #: the words of a state that belong to the key of a position
    key: Any  #: scratch, shape (2,)
    hook_key: Any  #: scratch, for the key that a game makes
    table: Any  #: positions already searched: shape (entries, 4)
    hints: Any  #: how often a card decided, by seat and card


@rule
def mix(value: int, word: int) -> int:
    """A hash of a number below 2**62 and a word."""
    value = (value ^ word) * _FIRST & MASK
    value = (value ^ value >> 29) * _SECOND & MASK
    return value ^ value >> 32


@rule
def tighten(belief: Belief, level: int) -> bool:
    """Strikes out the cards that a holder cannot have; False if there is no layout at all."""
    holders = belief.allowed.shape[1]
    unions, needs = belief.unions, belief.needs
    for holder in range(holders):
        unions[1 << holder] = belief.allowed[level, holder]
        needs[1 << holder] = belief.room[level, holder]
    for group in range(1, 1 << holders):
        rest = group & (group - 1)
        if rest != 0:
            unions[group] = unions[rest] | unions[group ^ rest]
            needs[group] = needs[rest] + needs[group ^ rest]
        cards = int(unions[group])
        spare = count(cards) - int(needs[group])
        if spare < 0:
            return False
        if spare == 0:
            for holder in range(holders):
                if group >> holder & 1 == 0:
                    belief.allowed[level, holder] &= ~cards
    return True


@rule
def narrow(belief: Belief, level: int, holder: int, card: int, barred: int) -> bool:
    """The belief of the next level: this holder had a card, has played it, and has none of those `barred`.

    False if that is impossible, and then the next level is not valid.
    """
    if belief.numbers[LISTED] == 1:
        return narrow_list(belief, level, holder, card, barred)
    for other in range(belief.allowed.shape[1]):
        belief.allowed[level + 1, other] = belief.allowed[level, other] & ~(1 << card)
        belief.room[level + 1, other] = belief.room[level, other]
    belief.allowed[level + 1, holder] &= ~barred
    belief.room[level + 1, holder] -= 1
    return tighten(belief, level + 1)


@rule
def narrow_list(belief: Belief, level: int, holder: int, card: int, barred: int) -> bool:
    """Like `narrow`, for a list of layouts."""
    begin, size = int(belief.first[level]), int(belief.size[level])
    to, kept = begin + size, 0
    if to + size > len(belief.stack):
        belief.numbers[OVERFLOW] = 1
        return False
    unseen = ~(1 << card)
    live = 0
    for other in range(belief.allowed.shape[1]):
        live |= int(belief.allowed[level, other])
        belief.allowed[level + 1, other] = 0
    live &= unseen
    belief.marks[level + 1, 0] = 0
    belief.marks[level + 1, 1] = 0
    for n in range(begin, to):
        layout = belief.stack[n]
        hand = int(belief.layouts[layout, holder])
        if hand >> card & 1 == 1 and hand & barred == 0:
            belief.stack[to + kept] = layout
            kept += 1
            add_layout(belief, level + 1, layout, live)
    shared = kept == size
    belief.first[level + 1] = begin if shared else to
    belief.size[level + 1] = kept
    return kept > 0


@rule
def add_layout(belief: Belief, level: int, layout: int, live: int) -> None:
    """Adds a layout to what a level knows about its list; `live`: the cards that have not been played."""
    value = 1
    for other in range(belief.allowed.shape[1]):
        cards = int(belief.layouts[layout, other]) & live
        belief.allowed[level, other] |= cards
        value = mix(value, cards)
    belief.marks[level, 0] = int(belief.marks[level, 0]) + value & MASK
    belief.marks[level, 1] = int(belief.marks[level, 1]) + mix(value, 1) & MASK


@rule
def begin_belief(belief: Belief) -> bool:
    """Prepares level 0; False if there is no layout."""
    if belief.numbers[LISTED] == 0:
        return tighten(belief, 0)
    for holder in range(belief.allowed.shape[1]):
        belief.allowed[0, holder] = 0
    for n in range(len(belief.layouts)):
        add_layout(belief, 0, n, -1)
    return len(belief.layouts) > 0


@rule
def keep(belief: Belief, level: int) -> None:
    """The next level believes the same: the solver has played a card."""
    for other in range(belief.allowed.shape[1]):
        belief.allowed[level + 1, other] = belief.allowed[level, other]
        belief.room[level + 1, other] = belief.room[level, other]
    belief.first[level + 1] = belief.first[level]
    belief.size[level + 1] = belief.size[level]
    belief.marks[level + 1, 0] = belief.marks[level, 0]
    belief.marks[level + 1, 1] = belief.marks[level, 1]


def list_all(belief: Belief, level: int) -> list[list[int]]:
    """The layouts of a level that is a list, as the cards that each holder still has."""
    live = 0
    for cards in belief.allowed[level]:
        live |= int(cards)
    begin = int(belief.first[level])
    numbers = belief.stack[begin : begin + int(belief.size[level])]
    return [[int(cards) & live for cards in belief.layouts[n]] for n in numbers]


@rule
def barred_by(s: State, card: int, cards: int) -> int:
    """Which of these cards `s.turn` cannot have if it may play `card`. Changes its hand."""
    barred, bit = 0, 1 << card
    rest = cards & ~bit
    while rest != 0:
        other = rest & -rest
        s.hands[s.turn] = bit | other
        if dispatch.legal(s) & bit == 0:
            barred |= other
        rest ^= other
    return barred
