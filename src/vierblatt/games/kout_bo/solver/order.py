"""The order in which the exact solver tries the cards of Kout Bo: sure winners first, then the cheapest cards."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import JOKERS, XB
from vierblatt.games.kout_bo.rules.play import power
from vierblatt.games.kout_bo.rules.state import ANY
from vierblatt.games.kout_bo.solver.bounds import side_cards
from vierblatt.games.sorting import bare_cards, insert
from vierblatt.kernel.bits import highest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import next_seat, suit_cards, suit_of


@rule
def strongest(s: State, seat: int) -> int:
    """The power of the best card that a seat could play to this trick now; -1 if none can win."""
    hand = s.hands[seat]
    same, trumps = hand & suit_cards(s.suit), hand & suit_cards(s.trick_trump)
    best = power(highest(same), s.suit, s.trick_trump) if same else -1
    if same == 0 and trumps:
        best = power(highest(trumps), s.suit, s.trick_trump)
    if hand & JOKERS:
        best = max(best, power(highest(hand & JOKERS), s.suit, s.trick_trump))
    return best


@rule
def cost(s: State, card: int) -> int:
    """The cost of giving a card away, 0..40."""
    if card >= XB:
        return 34 + card - XB
    rank = card - 13 * suit_of(card)
    return 18 + rank if suit_of(card) == s.trump else rank


@rule
def follow_weight(s: State, card: int, threat: int, helped: int) -> int:
    """How early to try a card; `threat`: the best of the opponents still to play, `helped`: a partner will win."""
    strength = power(card, s.suit, s.trick_trump)
    if helped == 0 and strength > s.best and strength > threat:
        return 100 - cost(s, card)
    return 50 - cost(s, card)


@rule
def lead_weight(s: State, card: int, mine: int, theirs: int) -> int:
    """How early to try a lead."""
    if card >= XB:
        return 60
    suit = suit_of(card)
    same = suit_cards(suit)
    rank = card - 13 * suit
    if suit == s.trump:
        return 55 + rank if (theirs & same) < 1 << card and theirs & JOKERS == 0 else 40 - rank
    trumps = suit_cards(s.trump) | JOKERS
    ruffed, ruffing = 0, 0
    seat = next_seat(s, s.turn)
    while seat != s.turn:
        if s.hands[seat] & same == 0 and s.hands[seat] & trumps:
            if (seat - s.turn) % 2 == 0:
                ruffing = 1
            else:
                ruffed = 1
        seat = next_seat(s, seat)
    if (mine & same) > (theirs & same) and ruffed == 0:
        return 90 + (rank if s.hands[s.turn] & same > theirs & same else -rank)
    if ruffing:
        return 70 - rank - 20 * ruffed
    return 45 - rank - 15 * ruffed


@rule
def order(s: State, cards: int, out: Any, at: int) -> int:
    """Sorts the cards by weight."""
    leading = s.in_trick == 0 or s.suit == ANY
    side = s.turn % 2
    mine, theirs = side_cards(s, side), side_cards(s, 1 - side)
    threat, helped = -1, 0
    if not leading:
        hope = s.best if (s.winning - s.turn) % 2 == 0 else -1
        threat = s.best if hope < 0 else -1
        seat = next_seat(s, s.turn)
        while seat != s.leader:
            reached = strongest(s, seat)
            if (seat - s.turn) % 2 == 0:
                hope = max(hope, reached)
            else:
                threat = max(threat, reached)
            seat = next_seat(s, seat)
        helped = 1 if hope > threat else 0
    n = 0
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        weight = lead_weight(s, card, mine, theirs) if leading else follow_weight(s, card, threat, helped)
        insert(out, at, n, weight, card)
        n += 1
    bare_cards(out, at, n)
    return n
