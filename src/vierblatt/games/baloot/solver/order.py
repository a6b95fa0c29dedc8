"""Which card to try first, and which cards are equivalent or nearly so."""

from __future__ import annotations

from vierblatt.games.baloot.rules.ranks import AS_TRUMP, NO_TRUMP, POWER, beats, higher_cards
from vierblatt.games.baloot.solver.workspace import MOVES
from vierblatt.kernel.bits import count, highest, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import suit_cards, suit_of, winning_card

RUFF = 8  #: strength of the lowest trump; a card of the suit led has its power, all others NONE
NONE = -1
FIRST = 2048  #: a value above that of any other card


@rule
def strength(s: State, card: int, led: int) -> int:
    """The strength of a card in a trick."""
    suit = suit_of(card)
    if suit == s.trump:
        return RUFF + POWER[AS_TRUMP + card]
    return POWER[card] if suit == led else NONE


@rule
def strongest(s: State, work: State, seat: int, led: int) -> int:
    """The strength of the best card that a seat can play to a trick."""
    hand = work.ordered[seat]
    if led != s.trump:
        own = hand >> 8 * led & 255
        if own != 0:
            return highest(own)
    if s.trump < NO_TRUMP:
        own = hand >> 8 * s.trump & 255
        if own != 0:
            return RUFF + highest(own)
    return NONE


@rule
def lead_value(s: State, work: State, card: int) -> int:
    """How good a lead looks. The numbers were tuned so that few positions are searched."""
    seat, led = s.turn, suit_of(card)
    in_trumps = led == s.trump
    own = strength(s, card, led)
    partner = strongest(s, work, seat ^ 2, led)
    left, right = strongest(s, work, (seat + 1) & 3, led), strongest(s, work, (seat + 3) & 3, led)
    worth = work.worth[card]
    lengths = 0
    for j in range(4):
        length = count(work.ordered[seat ^ j] >> 8 * led & 255)
        lengths += length * (18 if j & 1 else 3 if j == 0 else 0)
    value = lengths + POWER[card + AS_TRUMP * in_trumps] + 24 * (partner >= RUFF and not in_trumps)
    if own > max(left, right, partner):
        return value + 48 + worth - 100 * in_trumps
    if partner > max(left, right):
        return value + 60 + worth
    return value - 52 - 2 * worth - 80 * (right > left) - 68 * in_trumps


@rule
def follow_value(s: State, work: State, card: int, stake: int) -> int:
    """How good a card to the trick looks."""
    seat, led, suit = s.turn, suit_of(s.trick[0]), suit_of(card)
    best = winning_card(s)
    worth = work.worth[card]
    own = strength(s, card, led)
    takes = beats(s, card, best)
    standing = own if takes else strength(s, best, led)
    ours = takes or (s.winning ^ seat) & 1 == 0
    for j in range(s.in_trick + 1, 4):
        other = (s.leader + j) & 3
        power = strongest(s, work, other, led)
        if power > standing:
            standing = power
            ours = (other ^ seat) & 1 == 0
    length = count(work.ordered[seat] >> 8 * suit & 255)
    value = 3 * length - POWER[card + AS_TRUMP * (suit == s.trump)] - 22 * (suit == s.trump)
    if ours:
        return value + stake + worth + 10 + 3 * takes
    return value - worth


@rule
def list_moves(s: State, work: State, cards: int, level: int) -> int:
    """Writes the cards to try at a level, packed with how good they look, and returns how many there are."""
    at = level * MOVES
    n = 0
    alone = cards & (cards - 1) == 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if alone or card == work.first:
            value = FIRST
        elif s.in_trick == 0:
            value = lead_value(s, work, card)
        else:
            value = follow_value(s, work, card, work.stake[level])
        work.moves[at + n] = (value + FIRST) << 6 | card
        n += 1
    return n


@rule
def pick(work: State, level: int, i: int) -> int:
    """Moves the best move of a level from `i` on to place `i`, and returns its card."""
    first, end = level * MOVES + i, level * MOVES + work.listed[level]
    best = first
    for j in range(first + 1, end):
        if work.moves[j] > work.moves[best]:
            best = j
    move = work.moves[best]
    work.moves[best] = work.moves[first]
    work.moves[first] = move
    return move & 63


@rule
def touching(s: State, work: State, card: int, other: int, hand: int) -> bool:
    """Whether no other player's card ranks between two cards of a hand, so that they take the same tricks."""
    suit = suit_of(card)
    if suit_of(other) != suit:
        return False
    between = higher_cards(card, s.trump) ^ higher_cards(other, s.trump)
    between &= ~(1 << card | 1 << other)
    cards = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    if s.in_trick > 0:
        cards |= 1 << winning_card(s)
    elif work.spares != 0 and suit != s.trump:
        # Only the top card of a suit spares the partner, so it is not equivalent to the next one.
        upper = card if higher_cards(card, s.trump) & 1 << other == 0 else other
        if higher_cards(upper, s.trump) & cards == 0:
            return False
    if work.merges == 0:
        cards = suit_cards(suit)
    return between & cards & ~hand == 0
