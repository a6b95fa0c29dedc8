"""The key of a position between two tricks: two numbers that are equal exactly if the rest of the deal is the same.

Only the order of the cards still in hands counts, not their ranks, and which of them are special, because they cost
more than their neighbours or have duties of their own.
"""

from __future__ import annotations

from typing import Any

from vierblatt.games.king_bolola.rules.state import COURT, JACKS_KINGS, KING_OF_HEARTS, QUEENS
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, constant_table, rule

#: The maximum number of tricks to come for which a position (28 cards) fits into two numbers.
MOST_TRICKS = 7

#: By contract, the cards that differ from others of their suit in more than their rank.
SPECIAL = constant_table([0, JACKS_KINGS, QUEENS, 0, 0, KING_OF_HEARTS, 0, COURT, COURT])
JACK = 9  # the lowest rank of a court card


@rule
def owners(s: State) -> int:
    """Who holds each card, two bits a card, suit by suit, from the lowest to the highest."""
    word, at = 0, 0
    rest = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    second, third, fourth = s.hands[1], s.hands[2], s.hands[3]
    while rest:
        bit = rest & -rest
        rest ^= bit
        owner = (1 if second & bit else 0) + (2 if third & bit else 0) + (3 if fourth & bit else 0)
        word |= owner << at
        at += 2
    return word


@rule
def shape(s: State) -> int:
    """What `owners` does not say: lengths of the suits, special cards, the leader, whether the barred suit is open."""
    cards = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    word, at = s.leader * 2 + (1 if s.seen & s.barred else 0), 3
    special = cards & SPECIAL[s.contract]
    for suit in range(4):
        word |= count(cards >> (13 * suit) & 0x1FFF) << at
        word |= (special >> (13 * suit + JACK) & 7) << (at + 4)
        at += 7
    while special:
        bit = special & -special
        special ^= bit
        word |= 1 << (at + count(cards & (bit - 1)))
    key: int = word
    return key


@rule
def height(s: State, card: int) -> int:
    """How many cards of its suit still in hands are lower than this one."""
    suit = card // 13
    cards = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    lower: int = count(cards >> (13 * suit) & ((1 << (card - 13 * suit)) - 1))
    return lower


@rule
def first_of_equals(s: State, card: int, mine: int) -> int:
    """The lowest card of `mine` equivalent to this one: no other card is between them, and none is special."""
    suit = card // 13
    others = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    others &= ~mine
    for i in range(s.in_trick):
        others |= 1 << s.trick[i]
    special = SPECIAL[s.contract]
    first, at = card, card - 1
    kind = special >> card & 1
    while at >= 13 * suit and kind == 0:
        bit = 1 << at
        if others & bit or special & bit & mine:
            break
        if mine & bit:
            first = at
        at -= 1
    return first


@rule
def one_of_equals(s: State, cards: int) -> int:
    """The lowest card of each run of equivalent cards."""
    kept, rest = 0, cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if first_of_equals(s, card, cards) == card:
            kept |= 1 << card
    return kept


@rule
def key(s: State, out: Any) -> int:
    """What `shape` says; the hands follow as places among the cards still in play."""
    if s.hand_size - s.trick_no > MOST_TRICKS:
        return 0
    out[0] = shape(s)
    return 1
