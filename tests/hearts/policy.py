"""The heuristic player: passes dangerous cards, ducks, and discards points on other players' tricks."""

from __future__ import annotations

from tests.hearts.rules import legal
from tests.hearts.state import HEARTS, PASS, POINTS, QUEEN
from vierblatt.games.contract import GamePolicy
from vierblatt.kernel.bits import count, highest, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import suit_cards, suit_of, winning_card

ONLY, DANGER, DUCK, TAKE, THROW, LOW_LEAD = range(6)
REASONS = ("only", "danger", "duck", "take", "throw", "low-lead")
HIGH_SPADES = 0b111 << 10


@rule
def policy(s: State) -> int:
    """What to do and why: ``reason * 64 + action``."""
    cards = legal(s)
    if cards & (cards - 1) == 0:
        return ONLY * 64 + lowest(cards)
    if s.phase == PASS:
        return DANGER * 64 + most_dangerous(cards)
    if s.in_trick == 0:
        return LOW_LEAD * 64 + lowest_rank(cards)
    if cards & suit_cards(suit_of(s.trick[0])) == 0:
        return THROW * 64 + most_dangerous(cards)
    under = cards & ((1 << winning_card(s)) - 1)
    if under:
        return DUCK * 64 + highest(under)
    safe = cards & ~QUEEN or cards
    return TAKE * 64 + (highest(safe) if s.in_trick == 3 else lowest(safe))


@rule
def most_dangerous(cards: int) -> int:
    """The queen of spades, or what may catch it in a short suit; else the highest card, hearts first."""
    high = cards & HIGH_SPADES
    if high and count(cards & suit_cards(0)) < 5:
        return highest(high & QUEEN or high)
    best, most = lowest(cards), -1
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        danger = (card - 13 * suit_of(card)) * 2 + (1 << card & HEARTS != 0)
        if danger > most:
            best, most = card, danger
    return best


@rule
def lowest_rank(cards: int) -> int:
    """The lowest card of any suit, without points if possible."""
    rest = cards & ~POINTS or cards
    best, least = lowest(rest), 99
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        rank = card - 13 * suit_of(card)
        if rank < least:
            best, least = card, rank
    return best


POLICY = GamePolicy(policy, reasons=REASONS)
