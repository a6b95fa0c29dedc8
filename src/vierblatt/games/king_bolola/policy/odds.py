"""Chances, in 1024ths, that a player can estimate about the hidden cards.

Every card that is out is equally likely to be with each opponent who may still have its suit.
"""

from __future__ import annotations

from vierblatt.games.king_bolola.rules.scoring import HEART, JACK_KING, KING, QUEEN, ROWS
from vierblatt.games.king_bolola.rules.state import HEARTS, JACKS_KINGS, KING_OF_HEARTS, QUEENS
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, constant_table, rule
from vierblatt.kernel.tricks import next_seat

ONE = 1024
FULL_PACK = (1 << 52) - 1
MOST = 13  # more cards than this make no difference

_KINDS = ((JACK_KING, JACKS_KINGS), (QUEEN, QUEENS), (HEART, HEARTS), (KING, KING_OF_HEARTS))
#: The absolute value of a card in a contract: index 52 * contract + card.
PRICES = constant_table(
    [sum(abs(row[column]) for column, cards in _KINDS if cards >> card & 1) for row in ROWS for card in range(52)]
)
#: The chance that one of `holders` opponents has none of `cards` cards: index 14 * holders + cards.
LACKS = constant_table(
    [round(ONE * ((holders - 1) / holders) ** cards) if holders else ONE for holders in range(4) for cards in range(14)]
)


@rule
def price(s: State, card: int) -> int:
    """The absolute value of a card in this contract."""
    return PRICES[52 * s.contract + card]


@rule
def lacks(holders: int, cards: int) -> int:
    """The chance that one of `holders` opponents has none of `cards` cards."""
    return LACKS[14 * holders + min(cards, MOST)]


@rule
def unseen(s: State) -> int:
    """The cards in the hands of the opponents."""
    return FULL_PACK & ~(s.seen | s.hands[s.turn])


@rule
def holders(s: State, suit: int) -> int:
    """How many opponents may still have this suit."""
    number = 0
    for seat in range(4):
        if seat != s.turn and s.voids[seat] >> suit & 1 == 0:
            number += 1
    return number


@rule
def followers(s: State, suit: int) -> int:
    """How many of the players still to play to this trick may have this suit."""
    number, seat = 0, s.turn
    for _ in range(3 - s.in_trick):
        seat = next_seat(s, seat)
        if s.voids[seat] >> suit & 1 == 0:
            number += 1
    return number


@rule
def unclean(s: State) -> int:
    """How many opponents may hold cards that they would have to discard (in Trump: trumps)."""
    return 3 - count(s.clean & ~(1 << s.turn))


@rule
def power(chance: int, times: int) -> int:
    """The chance that something happens `times` times in a row."""
    result = ONE
    for _ in range(times):
        result = result * chance >> 10
    return result
