"""Chances, in 1024ths, that a player can estimate from their own cards and those on the table.

Unseen cards are equally likely to be in any place of the other hands or the stock; a player who failed to follow a suit
is known to be void in it.
"""

from __future__ import annotations

from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT
from vierblatt.kernel.tricks import suit_cards

SURE = 1024
ALL_CARDS = (1 << 54) - 1
TRUMP_SUIT = 4  #: the place of trumps in the set of a seat's voids


@rule
def unseen(s: State) -> int:
    """The cards that the player to move has not seen."""
    return ALL_CARDS & ~(s.seen | s.face_up | s.hands[s.turn])


@rule
def suit_place(s: State, card: int) -> int:
    """The suit that a card belongs to: 0..3 for a plain suit, TRUMP_SUIT for a trump."""
    return TRUMP_SUIT if s.trumps >> card & 1 else card // 13


@rule
def suit_set(s: State, place: int) -> int:
    """All cards of the suit at this place."""
    return s.trumps if place == TRUMP_SUIT else suit_cards(place) & ~s.trumps


@rule
def above(card: int) -> int:
    """The cards with higher numbers; within one suit, trumps included, the higher ones."""
    return ~((2 << card) - 1)


@rule
def voids(s: State) -> int:
    """Five bits per seat: the suits that it failed to follow in this deal and has not played since, trumps last."""
    shown = 0
    first = s.logged - 4 * s.trick_no - s.in_trick
    led = 0
    for i in range(first, s.logged):
        entry = s.log[i]
        place = suit_place(s, entry % LOG_ACTION)
        if (i - first) % 4 == 0:
            led = place
        elif place != led:
            shown |= 1 << (5 * (entry // LOG_ACTION % LOG_SEAT) + led)
        shown &= ~(1 << (5 * (entry // LOG_ACTION % LOG_SEAT) + place))
    return shown


@rule
def none_of(cards: int, places: int, wanted: int) -> int:
    """The chance that a hand of `places` cards, out of `cards` unknown ones, holds none of `wanted` of them."""
    chance = SURE
    for i in range(wanted):
        chance = chance * max(cards - places - i, 0) // (cards - i)
    return chance


@rule
def holds_any(s: State, seat: int, wanted: int, hidden: int) -> int:
    """The chance that a seat holds one of a set of unseen cards."""
    return SURE - none_of(count(hidden), s.held[seat], count(wanted & hidden))


@rule
def beats_chance(s: State, seat: int, card: int, place: int, hidden: int, void: int) -> int:
    """The chance that a seat can beat `card` in a trick to which the suit at `place` was led."""
    own = void >> (5 * seat)
    trumps = 0 if own >> TRUMP_SUIT & 1 else s.trumps
    if place == TRUMP_SUIT:
        return holds_any(s, seat, trumps & above(card), hidden)
    led = suit_set(s, place)
    missing = SURE if own >> place & 1 else SURE - holds_any(s, seat, led, hidden)
    if s.trumps >> card & 1:
        return missing * holds_any(s, seat, trumps & above(card), hidden) // SURE
    over = 0 if missing == SURE else holds_any(s, seat, led & above(card), hidden)
    return min(over + missing * holds_any(s, seat, trumps, hidden) // SURE, SURE)


@rule
def stands(s: State, card: int, place: int, hidden: int, void: int) -> int:
    """The chance that no opponent who has yet to play to this trick beats `card`."""
    chance = SURE
    for ahead in range(1, 4 - s.in_trick):
        seat = (s.turn + ahead) & 3
        if ahead != 2:
            chance = chance * (SURE - beats_chance(s, seat, card, place, hidden, void)) // SURE
    return chance
