"""How many tricks a hand may expect.

The weights were fitted by least squares to the tricks that heuristic players took in deals of 2 to 13 cards. Each is
linear in the size of the hand: a constant in hundredths of a trick, plus an increment in thousandths for each card of
the hand. So a low trump is worth 0.59 of a trick in a hand of two and 0.47 in one of thirteen, a plain ace 0.29 and
1.00: in small hands few players can follow to a plain ace, in large ones nearly all can.
"""

from __future__ import annotations

from vierblatt.cards import SUIT_BITS, XB, XR
from vierblatt.games.back_alley.policy.odds import stands, suit_place, suit_set, unseen
from vierblatt.games.back_alley.rules.state import NO_TRUMP
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, constant_table, rule

ACES = sum(1 << (13 * suit + 12) for suit in range(4))
KINGS, QUEENS, JACKS = ACES >> 1, ACES >> 2, ACES >> 3

BASE, BIG, LITTLE, TRUMP_ACE, TRUMP_KING, TRUMP_QUEEN, LOW_TRUMP = range(7)
ACE, KING, QUEEN, JACK, VOID, SINGLETON, LONG = range(7, 14)
#: With a trump suit: the value of each feature, and the increment for each card of the hand.
WORTH = constant_table((10, 90, 97, 87, 80, 77, 61, 16, 4, 11, 9, -8, -14, 45))
SLOPE = constant_table((10, 70, 11, 12, 10, 4, -11, 65, 47, 11, 1, 42, 24, 4))
CURVE = -6
#: Without one: aces, kings, queens, jacks.
PLAIN_WORTH = constant_table((0, 0, 0, 0, 0, 0, 0, 102, 45, 29, 27, 0, 0, 0))
PLAIN_SLOPE = constant_table((90, 0, 0, 0, 0, 0, 0, 7, 47, 30, 1, 0, 0, 0))
PLAIN_CURVE = -6


@rule
def part(s: State, feature: int, number: int) -> int:
    """The value of `number` of a feature, in thousandths."""
    if s.trump == NO_TRUMP:
        return number * (10 * PLAIN_WORTH[feature] + s.hand_size * PLAIN_SLOPE[feature])
    return number * (10 * WORTH[feature] + s.hand_size * SLOPE[feature])


@rule
def tricks_of_hand(s: State, hand: int) -> int:
    """The tricks, in hundredths, that the player may expect from this hand alone."""
    trumps = hand & s.trumps
    plain = hand & ~s.trumps
    total = part(s, BASE, 1) + part(s, ACE, count(plain & ACES)) + part(s, KING, count(plain & KINGS))
    total += part(s, QUEEN, count(plain & QUEENS)) + part(s, JACK, count(plain & JACKS))
    curve = PLAIN_CURVE
    if s.trump != NO_TRUMP:
        curve = CURVE
        total += trump_tricks(s, trumps) + short_suits(s, plain, count(trumps))
    elif trumps:
        total += 1000  # the lone bleeder of a no-trump deal beats everything
    return max(total + curve * s.hand_size * s.hand_size, 0) // 10


@rule
def trump_tricks(s: State, trumps: int) -> int:
    """The value of the trumps, in thousandths."""
    suit = trumps >> (13 * s.trump) & SUIT_BITS
    high = part(s, BIG, trumps >> XR & 1) + part(s, LITTLE, trumps >> XB & 1)
    high += part(s, TRUMP_ACE, suit >> 12 & 1) + part(s, TRUMP_KING, suit >> 11 & 1)
    high += part(s, TRUMP_QUEEN, suit >> 10 & 1) + part(s, LOW_TRUMP, count(suit & 0x3FF))
    return high + part(s, LONG, max(count(trumps) - 4, 0))


@rule
def short_suits(s: State, plain: int, trumps: int) -> int:
    """The value of voids and singletons to a player with trumps, in thousandths."""
    none, single = 0, 0
    for suit in range(4):
        if suit != s.trump:
            length = count(plain & suit_set(s, suit))
            none += 1 if length == 0 else 0
            single += 1 if length == 1 else 0
    return part(s, VOID, min(none, trumps)) + part(s, SINGLETON, single if trumps > 0 else 0)


@rule
def losers(s: State, hand: int) -> int:
    """The sum of each card's chance of being beaten when led, in 1024ths of a trick."""
    hidden, total = unseen(s), 0
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        total += 1024 - stands(s, card, suit_place(s, card), hidden, 0)
    return total
