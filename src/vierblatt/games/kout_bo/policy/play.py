"""The heuristic player's cards: each card's chance of taking the trick against the value of keeping it."""

from __future__ import annotations

from vierblatt.cards import JOKERS, SUIT_BITS, XB, XR
from vierblatt.games.kout_bo.policy.odds import SURE, above, unseen_cards, win_chance
from vierblatt.games.kout_bo.policy.reasons import (
    DRAW_TRUMPS,
    DUCK,
    JOKER_TAKES,
    KEEP_STRENGTH,
    LEAD_JOKER,
    LEAD_MASTER,
    LEAD_PARTNER,
    LEAD_QUIET,
    LEAD_SHORT,
    LEAD_TRUMP_AGAINST,
    LEAVE_PARTNER,
    NULL_JOKER,
    ONLY_ACTION,
    RUFF,
    TAKE_OVER,
    WIN_LAST,
    WIN_SURELY,
    WIN_TRY,
)
from vierblatt.games.kout_bo.rules.options import ALSO_NULL
from vierblatt.games.kout_bo.rules.play import jokers_to_lead, power
from vierblatt.games.kout_bo.rules.state import ANY
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, constant_table, rule
from vierblatt.kernel.tricks import winning_card

#: The value of keeping a trump, by the number of higher ones that are out; then that of a plain card.
_TRUMP_WORTH = constant_table([880, 720, 620, 520, 340, 300, 290, 285, 280, 275, 270, 265, 260, 255, 250, 250])
_PLAIN_WORTH = constant_table([130, 220, 100, 50, 20, 10, 0, 0, 0, 0, 0, 0, 0])
XR_WORTH = 960  #: a sure trick at any time except as a lead
XB_BONUS = 120  #: the black joker can be played at the best moment
SHORT_SUIT = 10  #: for a card of a suit, times the number of cards in that suit
UNGUARDED = 512  #: the remaining share of the value of a high card without enough low ones, in 1024ths
#: The bonuses for leading trumps, by who leads; and for leading a singleton of a suit that can be ruffed later.
MAKER_DRAWS = 200
PARTNER_DRAWS = 260
OPPONENT_DRAWS = 0
SINGLETON_BONUS = 140
TRICK_WORTH = 1024  #: the weight of this trick compared with later ones
NEARLY_SURE = 920  #: a chance that counts as certain in the reasons
WASTED_MASTER = 200  #: the extra cost of throwing away the highest card of a plain suit


@rule
def keep_value(s: State, card: int, unseen: int) -> int:
    """The value of keeping the card, in 1024ths of a trick."""
    trump = s.trump
    higher = count(above(card, trump) & unseen)
    if card >= XB:
        return XR_WORTH if card == XR else _TRUMP_WORTH[higher] + XB_BONUS
    if card // 13 == trump:
        return _TRUMP_WORTH[higher] + card % 13
    hand = s.hands[s.turn]
    length = count(hand & SUIT_BITS << 13 * (card // 13))
    value = _PLAIN_WORTH[higher] + card % 13
    if higher > 0 and length <= higher:
        value = value * UNGUARDED >> 10  # it must be played before it is high
    if hand & (SUIT_BITS << 13 * trump):
        value += SHORT_SUIT * length  # a short suit soon becomes a void to ruff in
    return value


@rule
def lead_value(s: State, card: int, unseen: int) -> int:
    """How good a lead is."""
    trump, value = s.trump, -keep_value(s, card, unseen)
    if card >= XB and jokers_to_lead(s) >> card & 1 == 0:
        return value  # a null joker wins no trick
    suit = trump if card >= XB else card // 13
    value += win_chance(s, card, SURE, suit, unseen)
    if suit == trump:
        if s.turn == s.maker:
            return value + MAKER_DRAWS
        return value + (PARTNER_DRAWS if (s.turn - s.maker) % 2 == 0 else OPPONENT_DRAWS)
    hand = s.hands[s.turn]
    alone = count(hand & SUIT_BITS << 13 * suit) == 1 and hand & SUIT_BITS << 13 * trump != 0
    return value + SINGLETON_BONUS if alone else value


@rule
def suit_with(s: State, card: int) -> int:
    """The suit to be followed in this trick after `card` is played to it."""
    if s.suit != ANY:
        return s.suit
    if card < XB:
        return card // 13
    return s.trump if s.opt_second_joker_after_null != ALSO_NULL else ANY


@rule
def takes(s: State, card: int) -> bool:
    """Whether the card beats all cards in the trick."""
    suit = suit_with(s, card)
    return suit != ANY and power(card, suit, s.trick_trump) > s.best


@rule
def follow_value(s: State, card: int, unseen: int) -> int:
    """How good a card is to a trick that has been led."""
    suit, cost = suit_with(s, card), keep_value(s, card, unseen)
    if suit == ANY:
        return -cost
    if not takes(s, card):
        if card < XB and card // 13 != s.trump and above(card, s.trump) & unseen == 0:
            cost += WASTED_MASTER
        ours = SURE if (s.winning - s.turn) % 2 == 0 else 0
        return (win_chance(s, winning_card(s), ours, suit, unseen) * TRICK_WORTH >> 10) - cost
    chance = win_chance(s, card, SURE, suit, unseen)
    value = (chance * TRICK_WORTH >> 10) - cost
    hand = s.hands[s.turn]
    stranded = hand & JOKERS & ~jokers_to_lead(s)
    if stranded and hand & ~JOKERS == 1 << card:
        value -= chance * count(stranded)  # if it won the lead, the player would have to lead these as null cards
    return value


@rule
def lead_reason(s: State, card: int, unseen: int) -> int:
    """The reason for this lead."""
    if card >= XB:
        return LEAD_JOKER if jokers_to_lead(s) >> card & 1 else NULL_JOKER
    suit = card // 13
    if suit == s.trump:
        return DRAW_TRUMPS if (s.turn - s.maker) % 2 == 0 else LEAD_TRUMP_AGAINST
    if above(card, s.trump) & unseen == 0:
        return LEAD_MASTER
    for seat in range(s.seats):
        if seat != s.turn and (seat - s.turn) % 2 == 0 and s.voids[seat] >> suit & 1:
            return LEAD_PARTNER
    hand = s.hands[s.turn]
    if count(hand & SUIT_BITS << 13 * suit) == 1 and hand & SUIT_BITS << 13 * s.trump:
        return LEAD_SHORT
    return LEAD_QUIET


@rule
def follow_reason(s: State, card: int, winners: int, unseen: int) -> int:
    """The reason for this card to the trick; `winners` are the legal cards that would take it."""
    partner_has_it = (s.winning - s.turn) % 2 == 0
    if winners >> card & 1 == 0:
        if partner_has_it:
            return LEAVE_PARTNER
        return KEEP_STRENGTH if winners else DUCK
    if card >= XB:
        return JOKER_TAKES
    if partner_has_it:
        return TAKE_OVER
    if card // 13 == s.trump and s.suit != s.trump:
        return RUFF
    if s.in_trick == s.seats - 1:
        return WIN_LAST
    return WIN_SURELY if win_chance(s, card, SURE, suit_with(s, card), unseen) > NEARLY_SURE else WIN_TRY


@rule
def choose_card(s: State, cards: int) -> int:
    """The legal card of the best value, with its reason: ``reason * 64 + card``."""
    if cards & (cards - 1) == 0:
        return ONLY_ACTION * 64 + lowest(cards)
    unseen, winners = unseen_cards(s), 0
    best, best_value = -1, -(1 << 40)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if s.in_trick == 0:
            value = lead_value(s, card, unseen)
        else:
            value = follow_value(s, card, unseen)
            winners |= 1 << card if takes(s, card) else 0
        if value > best_value:
            best, best_value = card, value
    reason = lead_reason(s, best, unseen) if s.in_trick == 0 else follow_reason(s, best, winners, unseen)
    return reason * 64 + best
