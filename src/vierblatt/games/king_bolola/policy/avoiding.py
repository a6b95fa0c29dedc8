"""Choosing a card when tricks or cards cost points: the six negative contracts and Bolola minus.

The value of a card is its relief minus the risk of the current trick. The relief is the difference that playing the
card makes to the cost of its suit: what the cards of the suit may still cost, each in the round of the suit in which
it will have to be played (so low cards guard high ones, and a high card with many guards is harmless).
"""

from __future__ import annotations

from vierblatt.games.king_bolola.policy.odds import (
    ONE,
    followers,
    holders,
    lacks,
    power,
    price,
    unclean,
    unseen,
)
from vierblatt.games.king_bolola.policy.reasons import (
    DUCK,
    HUNT_KING,
    LEAD_EARLY,
    LEAD_LOW,
    LEAD_OUT,
    MUST_TAKE,
    STAY_LOW,
    TAKE_CHEAPLY,
    THROW_DANGER,
    THROW_PENALTY,
)
from vierblatt.games.king_bolola.policy.tuning import (
    ANYHOW,
    ON_LEAD,
    OWN_PRICE,
    REACH,
    RISK,
    SPENT,
    THROWN,
    UNDER_PRICE,
    VOIDING,
    WILLING,
    tuned,
)
from vierblatt.games.king_bolola.rules.scoring import LAST, TRICK, TWELFTH, card_points, unit_value
from vierblatt.games.king_bolola.rules.state import HEARTS, KING, KING_OF_HEARTS, NO_HEARTS
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import suit_cards, winning_card

TEN = 8  # the lowest rank that does not count as low


@rule
def avoid(s: State, cards: int) -> int:
    """The best of these cards, with its reason: ``reason * 64 + card``."""
    out = unseen(s)
    throw = thrown(s, out)
    best, best_score, rest = -1, 0, cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        score = relief(s, card, out, throw) - risk(s, card, out, throw)
        if best < 0 or score >= best_score:
            best, best_score = card, score
    return reason(s, best, cards, out) * 64 + best


@rule
def thrown(s: State, out: int) -> int:
    """The expected cost, in points, of what an opponent who cannot follow throws on a trick."""
    duty = out & s.duty
    if duty == 0:
        return 0
    others = unclean(s)
    if others == 0:
        return 0
    king = price(s, lowest(KING_OF_HEARTS)) // others if duty & KING_OF_HEARTS else 0
    if s.contract == KING:
        return king
    plain = duty & ~KING_OF_HEARTS
    usual = -card_points(s.contract, plain) * (ONE - lacks(others, count(plain))) // max(count(plain), 1) >> 10
    return usual + king


@rule
def stays_on_top(s: State, lower: int, higher: int, holding: int, times: int) -> int:
    """The chance that `times` opponents all stay below a card when `lower` and `higher` cards of its suit are out."""
    none_higher = lacks(holding, higher)
    forced = lacks(holding, lower) * (ONE - none_higher) >> 10
    free = ONE - none_higher - forced
    return power(ONE - forced - (free * tuned(s, WILLING) >> 10), times)


@rule
def on_top(s: State, card: int, out: int) -> int:
    """The chance that this card wins the current trick."""
    suit = card // 13
    if s.in_trick > 0 and (suit != s.trick[0] // 13 or card < winning_card(s)):
        return 0
    same = out & suit_cards(suit)
    lower = count(same & ((1 << card) - 1))
    return stays_on_top(s, lower, count(same) - lower, holders(s, suit), followers(s, suit))


@rule
def risk(s: State, card: int, out: int, throw: int) -> int:
    """The expected cost of playing this card to this trick, in 1024ths of a point."""
    chance = on_top(s, card, out)
    if chance == 0:
        return 0
    suit = card // 13
    same = out & suit_cards(suit)
    holding, to_come = holders(s, suit), followers(s, suit)
    void = lacks(holding, count(same))
    cost = trick_cost(s) + price(s, card) + tuned(s, ON_LEAD)
    cost += (3 - s.in_trick - to_come + (to_come * void >> 10)) * throw
    if to_come > 0:
        cost += following(s, suit, same & ((1 << card) - 1), holding, to_come, void)
    return chance * cost * tuned(s, RISK) >> 10


@rule
def trick_cost(s: State) -> int:
    """The cost of the cards in the current trick and of the trick itself."""
    cost = -unit_value(s.contract, TRICK)
    if s.trick_no == s.hand_size - 1:
        cost -= unit_value(s.contract, LAST)
    elif s.trick_no == s.hand_size - 2:
        cost -= unit_value(s.contract, TWELFTH)
    for i in range(s.in_trick):
        cost += price(s, s.trick[i])
    return cost


@rule
def following(s: State, suit: int, below: int, holding: int, to_come: int, void: int) -> int:
    """The expected cost of the cards played under a card by those who follow suit, in points."""
    under = below & (s.under | KING_OF_HEARTS)
    cost = -card_points(s.contract, under) * to_come // max(holding, 1)
    if suit_cards(suit) == HEARTS:
        usual = 30 if s.contract == NO_HEARTS else price(s, lowest(HEARTS))
        cost += usual * to_come * (ONE - void) >> 10
    return cost


@rule
def relief(s: State, card: int, out: int, throw: int) -> int:
    """How much less the hand is expected to cost without this card, in 1024ths of a point."""
    suit = card // 13
    mine = s.hands[s.turn] & suit_cards(suit)
    left = mine & ~(1 << card)
    less = suit_cost(s, suit, mine, out, throw) - suit_cost(s, suit, left, out, throw)
    if s.in_trick == 0:
        less += (tuned(s, VOIDING) << 10) // (count(left) + 1)
    return less


@rule
def suit_cost(s: State, suit: int, mine: int, out: int, throw: int) -> int:
    """The expected future cost of the cards of one suit, in 1024ths of a point."""
    same = out & suit_cards(suit)
    number, holding = count(same), holders(s, suit)
    total, rounds, rest = 0, 0, mine
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        below = same & ((1 << card) - 1)
        left = max(number - (tuned(s, SPENT) * rounds >> 2), -1)
        total += later_cost(s, card, below, number, left, holding, throw)
        rounds += 1
    return total


@rule
def later_cost(s: State, card: int, below: int, number: int, left: int, holding: int, throw: int) -> int:
    """The expected cost of a card when it must be played; `number` cards of its suit are out now, `left` then."""
    lower, higher = count(below), number - count(below)
    if 0 < number > left:
        lower = lower * max(left, 0) // number
        higher = (higher * max(left, 0) + number - 1) // number
    chance = stays_on_top(s, lower, higher, holding, holding)
    void = lacks(holding, max(left, 0))
    cost = tuned(s, ANYHOW) + (price(s, card) * tuned(s, OWN_PRICE) >> 10)
    cost += (holding * void * throw >> 10) * tuned(s, THROWN) >> 10
    cost -= card_points(s.contract, below & (s.under | KING_OF_HEARTS)) * tuned(s, UNDER_PRICE) >> 10
    if suit_cards(card // 13) == HEARTS:
        cost += 2 * price(s, lowest(HEARTS)) * (ONE - void) >> 10
    return (chance * tuned(s, REACH + 3 - min(left, 3)) >> 10) * cost


@rule
def reason(s: State, card: int, cards: int, out: int) -> int:
    """The reason for choosing this card among these."""
    if s.in_trick == 0:
        return lead_reason(s, card, out)
    if card // 13 != s.trick[0] // 13:
        return THROW_PENALTY if price(s, card) > 0 else THROW_DANGER
    best = winning_card(s)
    if card < best:
        return THROW_PENALTY if price(s, card) > 0 and s.contract != NO_HEARTS else DUCK
    higher = out & suit_cards(card // 13) & -(2 << card)
    if s.in_trick == 3 or higher == 0:
        return TAKE_CHEAPLY if cards & ((1 << best) - 1) & suit_cards(card // 13) else MUST_TAKE
    return STAY_LOW


@rule
def lead_reason(s: State, card: int, out: int) -> int:
    """The reason for a lead."""
    suit = card // 13
    if s.contract == KING and suit_cards(suit) == HEARTS and 1 << card < out & KING_OF_HEARTS:
        return HUNT_KING
    if card % 13 < TEN and on_top(s, card, out) < ONE // 2:
        return LEAD_LOW
    return LEAD_OUT if count(s.hands[s.turn] & suit_cards(suit)) < 3 else LEAD_EARLY
