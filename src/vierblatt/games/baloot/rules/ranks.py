"""The order and the points of the cards: BAL-RANK-1, BAL-RANK-2, BAL-SCORE-1.

Ranks are those of `vierblatt.cards`: 5 is the seven, 8 the ten, 9 jack, 10 queen, 11 king, 12 ace.
"""

from __future__ import annotations

from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, constant_table, rule
from vierblatt.kernel.tricks import suit_of

SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(5, 13)
NO_TRUMP = 4  #: the value of `trump` while there is no trump suit
FOUR_SUITS = 1 | 1 << 13 | 1 << 26 | 1 << 39  #: times 1 << rank: that rank in every suit
ACES, TENS, KINGS, QUEENS, JACKS, NINES = (FOUR_SUITS << r for r in (ACE, TEN, KING, QUEEN, JACK, NINE))
LOW_CARDS = FOUR_SUITS << SEVEN | FOUR_SUITS << EIGHT | NINES  #: the cards of a Kawesh hand

_PLAIN_ORDER = (SEVEN, EIGHT, NINE, JACK, QUEEN, KING, TEN, ACE)
_TRUMP_ORDER = (SEVEN, EIGHT, QUEEN, KING, TEN, ACE, NINE, JACK)
_PLAIN_WORTH = {ACE: 11, TEN: 10, KING: 4, QUEEN: 3, JACK: 2}
_TRUMP_WORTH = {**_PLAIN_WORTH, JACK: 20, NINE: 14}


def _powers(order: tuple[int, ...]) -> list[int]:
    return [order.index(rank) if rank in order else -1 for rank in range(13)]


def _higher(order: tuple[int, ...]) -> list[int]:
    power = _powers(order)
    return [sum(1 << r for r in order if power[r] > power[rank]) for rank in range(13)]


#: By card: its place in its suit's order, 0 the lowest; then the same for the trump suit.
POWER = constant_table(_powers(_PLAIN_ORDER) * 4 + _powers(_TRUMP_ORDER) * 4)
AS_TRUMP = 52  #: where the second half begins
#: By rank: the ranks that beat it in the same suit, as bits.
PLAIN_HIGHER = constant_table(_higher(_PLAIN_ORDER))
TRUMP_HIGHER = constant_table(_higher(_TRUMP_ORDER))
#: By card: its points.
PLAIN_POINTS = constant_table([_PLAIN_WORTH.get(rank, 0) for rank in range(13)] * 4)
TRUMP_POINTS = constant_table([_TRUMP_WORTH.get(rank, 0) for rank in range(13)] * 4)


@rule
def beats(s: State, card: int, best: int) -> bool:
    """BAL-PLAY-8: whether `card`, played after `best`, takes the trick from it."""
    suit = suit_of(card)
    trump = suit == s.trump
    order = AS_TRUMP * trump
    higher = POWER[order + card] > POWER[order + best]
    return higher if suit == suit_of(best) else trump


@rule
def higher_cards(card: int, trump: int) -> int:
    """The cards of the same suit that beat `card`."""
    suit = suit_of(card)
    rank = card - 13 * suit
    ranks = TRUMP_HIGHER[rank] if suit == trump else PLAIN_HIGHER[rank]
    return ranks << (13 * suit)


@rule
def card_points_of(cards: int, trump: int) -> int:
    """The card points of a set."""
    total = 11 * count(cards & ACES) + 10 * count(cards & TENS) + 4 * count(cards & KINGS)
    total += 3 * count(cards & QUEENS) + 2 * count(cards & JACKS)
    if trump < NO_TRUMP:
        own = cards >> (13 * trump)
        total += 18 * (own >> JACK & 1) + 14 * (own >> NINE & 1)
    return total
