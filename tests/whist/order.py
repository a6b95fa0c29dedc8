"""The order in which the solver tries the cards of whist."""

from __future__ import annotations

from typing import Any

from vierblatt.games.relative_ranks import in_hands
from vierblatt.games.sorting import bare_cards, insert
from vierblatt.kernel.bits import count, highest, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import suit_cards, suit_of, winning_card


@rule
def above(card: int) -> int:
    """The higher cards of its suit."""
    return suit_cards(suit_of(card)) & (-2 << card)


@rule
def can_beat(hand: int, card: int, led: int, trump: int) -> bool:
    """Whether a hand may beat the card that wins so far."""
    follows = hand & suit_cards(led)
    if follows != 0:
        return suit_of(card) == led and follows & above(card) != 0
    if trump > 3 or led == trump:
        return False
    trumps = hand & suit_cards(trump)
    return trumps & above(card) != 0 if suit_of(card) == trump else trumps != 0


@rule
def best_answer(hand: int, card: int, led: int, trump: int) -> int:
    """The winning card after a hand has played its best against `card`."""
    if not can_beat(hand, card, led, trump):
        return card
    follows = hand & suit_cards(led)
    return highest(follows) if follows != 0 else highest(hand & suit_cards(trump))


@rule
def lead_weight(s: State, there: int, card: int) -> int:
    """First cards that win for the side under best play; last those that the opponents ruff."""
    suit, seat, trump = suit_of(card), s.turn, s.trump
    of_suit = suit_cards(suit)
    one, other = s.hands[(seat + 1) & 3], s.hands[(seat + 3) & 3]
    mine = s.hands[seat] & of_suit
    weight = count(mine) + count(s.hands[seat ^ 2] & of_suit) - count(one & of_suit) - count(other & of_suit)
    rank = card - 13 * suit
    first = best_answer(one, card, suit, trump)
    second = best_answer(s.hands[seat ^ 2], first, suit, trump)
    if not can_beat(other, second, suit, trump) and (second != first or first == card):
        if second == card:
            return weight + 30 + (8 if suit == trump else 0)
        return weight + 22 - rank
    if suit_of(first) != suit or (can_beat(other, first, suit, trump) and other & of_suit == 0):
        return weight - 30 - rank
    if mine >> highest(there & of_suit) & 1:
        return weight + 4 - rank
    return weight - (rank if rank < 8 else 0)


@rule
def discard_weight(s: State, there: int, card: int) -> int:
    """Low cards of long suits first; cards that guard a high card are kept."""
    suit = suit_of(card)
    mine = s.hands[s.turn] & suit_cards(suit)
    higher = count(there & above(highest(mine)))
    length = count(mine)
    return length - (card - 13 * suit) - (10 if suit == s.trump else 0) - (6 if length == higher + 1 else 0)


@rule
def follow_weight(s: State, there: int, card: int) -> int:
    """First the cheapest card that wins; otherwise low cards."""
    seat, trump = s.turn, s.trump
    best = winning_card(s)
    suit = suit_of(card)
    rank = card - 13 * suit
    led = suit_of(s.trick[0])
    low = -rank if suit == led else discard_weight(s, there, card)
    wins = card > best if suit == suit_of(best) else suit == trump
    following, partner = s.hands[(seat + 1) & 3], s.hands[seat ^ 2]
    if s.in_trick == 3:
        ours = (s.winning - seat) & 1 == 0
    elif s.in_trick == 2:
        ours = (s.winning - seat) & 1 == 0 and not can_beat(following, best, led, trump)
    else:
        ours = can_beat(partner, best_answer(following, best, led, trump), led, trump)
    if not wins:
        return low
    if ours:
        return -rank - 20
    if s.in_trick == 3 or not can_beat(following, card, led, trump):
        return 60 - rank
    return -rank - 10


@rule
def order(s: State, cards: int, out: Any, at: int) -> int:
    """Orders the cards by weight."""
    there = in_hands(s)
    n = 0
    while cards:
        card = lowest(cards)
        weight = lead_weight(s, there, card) if s.in_trick == 0 else follow_weight(s, there, card)
        insert(out, at, n, weight, card)
        cards &= cards - 1
        n += 1
    bare_cards(out, at, n)
    return n
