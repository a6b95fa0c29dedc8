"""Choosing a card when tricks or cards score points: Trump and Bolola plus.

The value of a card is the expected gain from the current trick minus what the hand loses by playing the card: the
difference between the prospects of its suit before and after.
"""

from __future__ import annotations

from vierblatt.games.king_bolola.policy.odds import ONE, followers, holders, lacks, power, price, unclean, unseen
from vierblatt.games.king_bolola.policy.reasons import (
    DRAW_TRUMPS,
    LEAD_LONG,
    LEAD_SHORT,
    LEAD_WINNER,
    RUFF,
    THROW_LOW,
    TRY_HIGH,
    WIN_CHEAPLY,
    WIN_SURE,
)
from vierblatt.games.king_bolola.policy.tuning import GIVEN, GOES_OVER, HIGHER, LEADING, LONG, RUFFED, RUFFING, tuned
from vierblatt.games.king_bolola.rules.scoring import LAST, TRICK, TWELFTH, card_points, unit_value
from vierblatt.kernel.bits import count, highest, lowest
from vierblatt.kernel.jit import State, constant_table, rule
from vierblatt.kernel.tricks import suit_cards, winning_card

#: The chance, in 1024ths, that a card wins a later trick, by the number of higher cards out (0..4) and of the player's
#: own lower cards that guard it (0..4): index 5 * higher + guards.
PROSPECTS = constant_table(
    [
        950, 950, 950, 950, 950,
        250, 600, 650, 680, 700,
        60, 200, 380, 420, 450,
        20, 60, 150, 250, 280,
        10, 20, 50, 100, 150,
    ]
)  # fmt: skip


@rule
def collect(s: State, cards: int) -> int:
    """The best of these cards, with its reason: ``reason * 64 + card``."""
    out = unseen(s)
    pay = usual_pay(s, out)
    best, best_score, rest = -1, 0, cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        score = gain(s, card, out) - loss(s, card, out, pay)
        if best < 0 or score > best_score:
            best, best_score = card, score
    return reason(s, best, out) * 64 + best


@rule
def usual_pay(s: State, out: int) -> int:
    """The average value of a later trick, in points."""
    left = s.hand_size - s.trick_no
    cards = out | s.hands[s.turn]
    for i in range(s.in_trick):
        cards |= 1 << s.trick[i]
    ends = unit_value(s.contract, LAST) + unit_value(s.contract, TWELFTH)
    return unit_value(s.contract, TRICK) + (card_points(s.contract, cards) + ends) // left


@rule
def gain(s: State, card: int, out: int) -> int:
    """The expected gain from the current trick with this card, in 1024ths of a point."""
    chance = wins(s, card, out)
    if chance == 0:
        return 0
    pay = unit_value(s.contract, TRICK) + price(s, card) + tuned(s, LEADING)
    for i in range(s.in_trick):
        pay += price(s, s.trick[i])
    pay += (3 - s.in_trick) * card_points(s.contract, out) // max(count(out), 1)
    if s.trick_no == s.hand_size - 1:
        pay += unit_value(s.contract, LAST)
    elif s.trick_no == s.hand_size - 2:
        pay += unit_value(s.contract, TWELFTH)
    return chance * pay


@rule
def wins(s: State, card: int, out: int) -> int:
    """The chance that this card wins the current trick."""
    suit = card // 13
    led = suit
    if s.in_trick > 0:
        led = s.trick[0] // 13
        best = winning_card(s)
        if card < best if suit == best // 13 else suit != s.trump:
            return 0
    same = out & suit_cards(led)
    to_come, holding = followers(s, led), holders(s, led)
    strangers = 3 - s.in_trick - to_come
    if suit != led:
        # A ruff: only those who cannot follow can beat it.
        trumps = out & suit_cards(suit) & -(2 << card)
        safe = power(not_over_ruffed(s, trumps, lacks(holding, count(same))), to_come)
        return safe * power(not_over_ruffed(s, trumps, ONE), strangers) >> 10
    higher = count(same & -(2 << card))
    stays = ONE - ((ONE - lacks(holding, higher)) * tuned(s, GOES_OVER) >> 10)
    if s.trump < 0 or suit == s.trump:
        return power(stays, to_come)
    trumps = out & suit_cards(s.trump)
    ruff_free = not_over_ruffed(s, trumps, lacks(holding, count(same)))
    return power(stays * ruff_free >> 10, to_come) * power(not_over_ruffed(s, trumps, ONE), strangers) >> 10


@rule
def not_over_ruffed(s: State, trumps: int, void: int) -> int:
    """The chance that an opponent, void in the led suit with the chance `void`, does not play one of `trumps`."""
    return ONE - (void * (ONE - lacks(unclean(s), count(trumps))) >> 10)


@rule
def loss(s: State, card: int, out: int, pay: int) -> int:
    """What the hand loses by playing this card, in 1024ths of a point."""
    suit = card // 13
    mine = s.hands[s.turn] & suit_cards(suit)
    return (prospects(s, suit, mine, out) - prospects(s, suit, mine & ~(1 << card), out)) * pay + price(
        s, card
    ) * tuned(s, GIVEN)


@rule
def prospects(s: State, suit: int, mine: int, out: int) -> int:
    """The expected number of tricks that the cards of a suit win, in 1024ths."""
    same = out & suit_cards(suit)
    number = count(same)
    total, above, rest = 0, 0, mine
    while rest:
        card = highest(rest)
        rest ^= 1 << card
        higher = count(same & -(2 << card))
        chance = PROSPECTS[5 * min(higher, 4) + min(count(rest), 4)] * tuned(s, HIGHER + min(higher, 4)) >> 10
        if suit == s.trump:
            chance = max(chance, tuned(s, RUFFING))
        else:
            if 2 * above >= number:
                chance = max(chance, tuned(s, LONG))
            if s.trump >= 0 and out & suit_cards(s.trump):
                round_no = min(above + (9 - min(number, 9)) // 3, 3)
                chance = chance * (ONE - tuned(s, RUFFED + round_no)) >> 10
        total += chance
        above += 1
    return total


@rule
def reason(s: State, card: int, out: int) -> int:
    """The reason for choosing this card."""
    suit = card // 13
    mine = count(s.hands[s.turn] & suit_cards(suit))
    chance = wins(s, card, out)
    if s.in_trick == 0:
        if suit == s.trump:
            return DRAW_TRUMPS
        if chance > 700:
            return LEAD_WINNER
        return LEAD_SHORT if s.trump >= 0 and mine < 3 else LEAD_LONG
    if chance == 0:
        return THROW_LOW
    if suit == s.trump and s.trick[0] // 13 != suit:
        return RUFF
    if s.in_trick == 3:
        return WIN_CHEAPLY
    return WIN_SURE if chance > 900 else TRY_HIGH
