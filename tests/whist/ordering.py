"""The order in which the solver tries the cards of whist."""

from __future__ import annotations

from typing import Any

from vierblatt.games.places import in_hands
from vierblatt.kernel.bits import count, highest, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import suit_cards, suit_of, winning_card


@rule
def insert(out: Any, at: int, n: int, weight: int, card: int) -> None:
    """Sorts one more card in by its weight, the greatest first; entries are weight * 64 + card until the end."""
    entry = (weight + 512) * 64 + card
    i = at + n
    while i > at and out[i - 1] < entry:
        out[i] = out[i - 1]
        i -= 1
    out[i] = entry


@rule
def lead_weight(s: State, there: int, card: int) -> int:
    """Winners first, then to the partner's winner, then what the partner can ruff; into a winner of theirs last."""
    suit = suit_of(card)
    of_suit = suit_cards(suit)
    seat = s.turn
    cards = there & of_suit
    best = highest(cards)
    mine, his = s.hands[seat] & of_suit, s.hands[seat ^ 2] & of_suit
    one, other = s.hands[(seat + 1) & 3], s.hands[(seat + 3) & 3]
    trumps = suit_cards(s.trump) if s.trump < 4 else 0
    length = count(mine)
    weight = length - count(one & of_suit) - count(other & of_suit)
    rank = card - 13 * suit
    if suit != s.trump:
        ruffed = (one & of_suit == 0 and one & trumps != 0) or (other & of_suit == 0 and other & trumps != 0)
        if ruffed:
            return weight - 30 - rank
        if his == 0 and s.hands[seat ^ 2] & trumps != 0:
            return weight + 24 - rank
    if card == best:
        return weight + 30 + (8 if suit == s.trump else 0)
    if his >> best & 1:
        return weight + 20 - rank
    if mine >> best & 1:
        return weight + 4 - rank
    return weight - (rank if rank < 8 else 0)


@rule
def follow_weight(s: State, there: int, card: int) -> int:
    """Win as cheaply as will do; throw low cards."""
    seat = s.turn
    best = winning_card(s)
    suit, winning_suit = suit_of(card), suit_of(best)
    rank = card - 13 * suit
    wins = card > best if suit == winning_suit else suit == s.trump
    partner_wins = (s.winning - seat) & 1 == 0
    led = suit_of(s.trick[0])
    length = count(s.hands[seat] & suit_cards(suit))
    if s.in_trick == 3:
        if partner_wins:
            return -rank - 20 if wins else (-rank if suit == led else length - rank)
        if wins:
            return 60 - rank
        return -rank if suit == led else length - rank
    next_hand = s.hands[(seat + 1) & 3]
    higher = there & suit_cards(suit) & (-1 << card) & ~(1 << card)
    if wins:
        follows = next_hand & suit_cards(led)
        if suit == led:
            held_up = follows & higher != 0 or (
                follows == 0 and suit != s.trump and s.trump < 4 and next_hand & suit_cards(s.trump) != 0
            )
        else:
            held_up = follows == 0 and next_hand & higher != 0
        if s.in_trick == 2:
            return (30 if not partner_wins else -5) - rank if not held_up else -rank - 10
        his = s.hands[seat ^ 2] & suit_cards(suit)
        if held_up or his & higher != 0:
            return -rank
        return 20 - rank
    return -rank if suit == led else length - rank - (10 if suit == s.trump else 0)


@rule
def order(s: State, cards: int, out: Any, at: int) -> int:
    """By weight."""
    there = in_hands(s)
    n = 0
    while cards:
        card = lowest(cards)
        weight = lead_weight(s, there, card) if s.in_trick == 0 else follow_weight(s, there, card)
        insert(out, at, n, weight, card)
        cards &= cards - 1
        n += 1
    for i in range(at, at + n):
        out[i] &= 63
    return n
