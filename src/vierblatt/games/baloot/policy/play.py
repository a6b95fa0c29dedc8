"""The heuristic player's cards.

The value of a card is the points of the trick, weighted by the chance that the player's team takes it, minus the value
of keeping the card for later. This makes a player add points to a partner's trick, win cheaply, discard small cards,
save aces and tens, and draw trumps when their team has bought.
"""

from __future__ import annotations

from vierblatt.games.baloot.policy.odds import SURE, hidden_cards, team_takes, unseen_cards
from vierblatt.games.baloot.policy.reasons import (
    CANNOT_WIN,
    DRAW_TRUMPS,
    FEED_PARTNER,
    HOLD_BACK,
    LEAD_BOSS,
    LEAD_HOPE,
    LEAD_LOW,
    ONLY_CHOICE,
    PARTNER_HAS_IT,
    RUFF,
    TAKE_OVER,
    WIN_LAST,
    WIN_NOW,
)
from vierblatt.games.baloot.rules.play import allowed_card
from vierblatt.games.baloot.rules.ranks import ACE, NO_TRUMP, PLAIN_POINTS, TEN, TRUMP_POINTS, beats, higher_cards
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import suit_cards, winning_card

TO_COME = 2  #: points that each player still to play may add
# The value of keeping a card, in sixteenths of a point, beside its own points.
BOSS_SUN = 16 * 2  #: the highest card left of a suit, in sun
BOSS_HOKOM = 16 * 4  #: the same in hokom
BOSS_TRUMP = 16 * 11  #: the highest trump left
SMALL_TRUMP = 16 * 4
GUARDED = 10  #: a factor for the points of a card that has enough small ones beside it
BARE_TEN = 20  #: loss when a ten loses its last guard
# The bonus for winning the trick with this card and for leading trumps, in sixteenths of a point.
TEMPO = 16 * 2
DRAW_AS_BUYER = 16 * 8
DRAW_AS_OPPONENT = -16 * 4
RUFF_PARTNER = -16 * 20  #: a trump on a trick that the partner is winning
NO_MORE_TRUMPS = -16 * 8  #: when only the player's own hand still has trumps


@rule
def points(s: State, card: int) -> int:
    """The points of a card."""
    return TRUMP_POINTS[card] if card // 13 == s.trump else PLAIN_POINTS[card]


@rule
def pot(s: State) -> int:
    """The points in the trick."""
    total = 0
    for i in range(s.in_trick):
        total += points(s, s.trick[i])
    return total


@rule
def keep_value(s: State, card: int, unseen: int) -> int:
    """The value of keeping a card, in sixteenths of a point."""
    suit = card // 13
    higher = higher_cards(card, s.trump) & unseen
    if suit == s.trump:
        return SMALL_TRUMP if higher != 0 else BOSS_TRUMP + 16 * points(s, card)
    if higher == 0:
        return (BOSS_SUN if s.trump == NO_TRUMP else BOSS_HOKOM) + 16 * points(s, card)
    own = s.hands[s.turn] & suit_cards(suit)
    length = count(own)
    value = GUARDED * points(s, card) if length > count(higher) else 0
    ten = 13 * suit + TEN
    if length == 2 and card != ten and own >> ten & 1 == 1 and unseen >> (ten + ACE - TEN) & 1 == 1:
        value += BARE_TEN
    return value


@rule
def lead_value(s: State, card: int, unseen: int) -> int:
    """The bonus for leading a card beyond its own trick: for drawing trumps, if the player's team has bought."""
    if card // 13 != s.trump:
        return 0
    if unseen & suit_cards(s.trump) == 0:
        return NO_MORE_TRUMPS
    return DRAW_AS_BUYER if (s.buyer - s.turn) % 2 == 0 else DRAW_AS_OPPONENT


@rule
def weigh(s: State, card: int, unseen: int, hidden: int, lying: int) -> int:
    """The value of playing a card now, in sixteenths of a point."""
    mine, best, ours = True, card, 1
    if s.in_trick > 0 and not beats(s, card, winning_card(s)):
        mine, best, ours = False, winning_card(s), 1 - (s.winning - s.turn) % 2
    chance = team_takes(s, best, ours, unseen, hidden)
    prize = lying + points(s, card) + TO_COME * (3 - s.in_trick)
    value = (2 * chance - SURE) * prize // 16 - keep_value(s, card, unseen)
    if mine:
        value += TEMPO * chance // SURE
    if s.in_trick == 0:
        value += lead_value(s, card, unseen)
    elif card // 13 == s.trump and s.trick[0] // 13 != s.trump and (s.winning - s.turn) % 2 == 0:
        value += RUFF_PARTNER
    return value


@rule
def choose_card(s: State) -> int:
    """The legal card of the highest value, the lowest of equals, plus its reason."""
    left = allowed_card(s)
    if left & (left - 1) == 0:
        return ONLY_CHOICE + lowest(left)
    unseen, hidden, lying = unseen_cards(s), hidden_cards(s), pot(s)
    best, most = -1, -1_000_000
    while left != 0:
        card = lowest(left)
        value = weigh(s, card, unseen, hidden, lying)
        if value > most:
            best, most = card, value
        left &= left - 1
    return reason_for(s, best, unseen) + best


@rule
def reason_for(s: State, card: int, unseen: int) -> int:
    """The reason for this card."""
    if s.in_trick == 0:
        if card // 13 == s.trump:
            return DRAW_TRUMPS
        if higher_cards(card, s.trump) & unseen == 0:
            return LEAD_BOSS
        return LEAD_HOPE if points(s, card) > 0 else LEAD_LOW
    best = winning_card(s)
    takes = beats(s, card, best)
    if (s.winning - s.turn) % 2 == 0:
        if takes:
            return TAKE_OVER
        return FEED_PARTNER if points(s, card) > 0 else PARTNER_HAS_IT
    if not takes:
        return HOLD_BACK if can_win(s, best) else CANNOT_WIN
    if card // 13 == s.trump and s.trick[0] // 13 != s.trump:
        return RUFF
    return WIN_LAST if s.in_trick == 3 else WIN_NOW


@rule
def can_win(s: State, best: int) -> bool:
    """Whether any legal card beats the best one on the table."""
    winners = higher_cards(best, s.trump)
    if s.trump != NO_TRUMP and best // 13 != s.trump:
        winners |= suit_cards(s.trump)
    return allowed_card(s) & winners != 0
