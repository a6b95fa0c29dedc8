"""The value of a hand before the play: for a buyer in sun or hokom, and against a hokom.

The numbers were fitted to deals that the heuristic player played against itself. A value is in raw points. An
expectation is the expected lead of the buyer's team in the points written, in tenths of a game point.
"""

from __future__ import annotations

from vierblatt.games.baloot.rules.ranks import ACE, JACK, KING, NINE, NO_TRUMP, QUEEN, TEN
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, constant_table, rule

SUN_EVEN, HOKOM_EVEN = 63, 108  #: the values at which buyer and opponents are even
SUN_SLOPE, HOKOM_SLOPE = 5, 2

#: By rank: a trump in the buyer's hand, the king and queen with half a Baloot.
_TRUMP_VALUE = constant_table([0, 0, 0, 0, 0, 17, 17, 34, 25, 65, 27, 27, 28])
#: By the number of trumps.
_LENGTH_VALUE = constant_table([-20, 0, 0, 8, 20, 27, 27])


@rule
def runs_value(cards: int) -> int:
    """The value of the projects in sequence that a hand already has."""
    three = cards & cards >> 1 & cards >> 2
    if three == 0:
        return 0
    return 36 if three & cards >> 3 != 0 else 20


@rule
def sun_value(cards: int) -> int:
    """The raw points that these cards add for their owner's team in sun."""
    total = runs_value(cards)
    for suit in range(4):
        own = cards >> (13 * suit)
        total += 3 * (own >> KING & 1) + 2 * (own >> QUEEN & 1)
        if own >> ACE & 1 == 1:
            total += 27 + 17 * (own >> TEN & 1)
        elif own >> TEN & 1 == 1:
            total += 15 if count(own & 0x1FFF) > 1 else 7
    return total


@rule
def hokom_value(cards: int, trump: int) -> int:
    """The raw points that these cards add for their owner's team in hokom."""
    own = cards >> (13 * trump) & 0x1FFF
    total = runs_value(cards) + _LENGTH_VALUE[min(count(own), 6)]
    for rank in range(5, 13):
        total += _TRUMP_VALUE[rank] * (own >> rank & 1)
    for suit in range(4):
        if suit == trump:
            continue
        side = cards >> (13 * suit) & 0x1FFF
        total += 2 * (side >> KING & 1) + 2 * (side >> QUEEN & 1)
        if side >> ACE & 1 == 1:
            total += 19 + 9 * (side >> TEN & 1)
        elif side >> TEN & 1 == 1:
            total += 10 if count(side) > 1 else 4
    return total


@rule
def with_public(s: State) -> int:
    """The player's own cards and the public one."""
    return s.hands[s.turn] | 1 << s.public_card


@rule
def expect_sun(cards: int) -> int:
    """The expectation of a buyer of sun."""
    return SUN_SLOPE * (sun_value(cards) - SUN_EVEN)


@rule
def expect_hokom(cards: int, trump: int) -> int:
    """The expectation of a buyer of hokom."""
    return HOKOM_SLOPE * (hokom_value(cards, trump) - HOKOM_EVEN)


@rule
def best_trump(s: State) -> int:
    """The suit to name in round 2: never that of the public card."""
    cards, best, most = with_public(s), NO_TRUMP, -1000
    for suit in range(4):
        if suit == s.public_card // 13:
            continue
        value = hokom_value(cards, suit)
        if value > most:
            best, most = suit, value
    return best


@rule
def against_hokom(s: State) -> int:
    """The raw points that the player's five cards add for the team that did not buy; about 90 is even."""
    hand = s.hands[s.turn]
    own = hand >> (13 * s.trump) & 0x1FFF
    trumps = count(own)
    total = runs_value(hand) + 46 * (own >> JACK & 1) + 16 * (own >> NINE & 1)
    total += 8 * ((own >> KING & 1) + (own >> QUEEN & 1)) + 5 * (own >> TEN & 1)
    total += (17 if trumps > 1 else 0) + (35 if trumps > 2 else 0)
    for suit in range(4):
        if suit != s.trump:
            side = hand >> (13 * suit)
            total += 14 * (side >> ACE & 1) + 6 * (side >> TEN & 1) + 2 * (side >> KING & 1)
    return total
