"""The heuristic player on lead."""

from __future__ import annotations

from vierblatt.games.back_alley.policy.odds import (
    SURE,
    TRUMP_SUIT,
    above,
    stands,
    suit_place,
    suit_set,
    unseen,
    voids,
)
from vierblatt.games.back_alley.policy.reasons import (
    CASH_FOR_BOARD,
    CASH_WINNER,
    DRAW_TRUMPS,
    LOW_LEAD,
    PARTNER_RUFFS,
    SHORT_SUIT,
)
from vierblatt.kernel.bits import count, highest, lowest
from vierblatt.kernel.jit import State, rule

#: A plain card that is this likely to win is cashed; the threshold rises a little with every card of the hand.
CASHABLE = 420


@rule
def lead(s: State, cards: int) -> int:
    """Chooses the card to lead."""
    hidden, void = unseen(s), voids(s)
    if s.board_levels[s.turn & 1] > 0:
        return CASH_FOR_BOARD * 64 + surest(s, cards, hidden, void)
    trumps = cards & s.trumps
    if trumps and should_draw(s, cards, trumps, hidden, void):
        return DRAW_TRUMPS * 64 + highest(trumps)
    plain = cards & ~s.trumps
    if plain == 0:
        return trump_lead(s, trumps, hidden, void)
    card = surest(s, plain, hidden, void)
    if stands(s, card, card // 13, hidden, void) >= CASHABLE + 12 * s.hand_size:
        return CASH_WINNER * 64 + card
    card = for_partner(s, plain, hidden, void)
    if card >= 0:
        return PARTNER_RUFFS * 64 + card
    return low_lead(s, plain, hidden, void)


@rule
def surest(s: State, cards: int, hidden: int, void: int) -> int:
    """The card most likely to win the trick; of equals the highest trump, then the highest card."""
    choice, best = -1, -1
    left = cards
    while left:
        card = highest(left)
        left &= ~(1 << card)
        chance = stands(s, card, suit_place(s, card), hidden, void)
        if chance > best:
            choice, best = card, chance
    return choice


@rule
def opponents_trumps(s: State, hidden: int, void: int) -> int:
    """The expected number of trumps in the opponents' hands, in 16ths."""
    out = count(hidden & s.trumps)
    places = 0
    for ahead in range(1, 4, 2):
        seat = (s.turn + ahead) & 3
        if void >> (5 * seat + TRUMP_SUIT) & 1 == 0:
            places += s.held[seat]
    return 16 * out * places // max(count(hidden), 1)


@rule
def should_draw(s: State, cards: int, trumps: int, hidden: int, void: int) -> bool:
    """True with the highest trump, as long as the opponents have trumps, but not many more than the hand can draw."""
    top = highest(trumps)
    if hidden & s.trumps & above(top):
        return False
    expected = opponents_trumps(s, hidden, void)
    return expected >= 4 and 40 * count(trumps) > expected


@rule
def trump_lead(s: State, trumps: int, hidden: int, void: int) -> int:
    """The lead from a hand of trumps only: the highest if it is likely to win, else the lowest."""
    top = highest(trumps)
    if stands(s, top, TRUMP_SUIT, hidden, void) >= SURE // 2:
        return CASH_WINNER * 64 + top
    return LOW_LEAD * 64 + lowest(trumps)


@rule
def for_partner(s: State, plain: int, hidden: int, void: int) -> int:
    """The lowest card of a suit in which the partner is known to be void and the opponents are not; or -1."""
    partner = void >> (5 * ((s.turn + 2) & 3))
    if partner >> TRUMP_SUIT & 1 or count(hidden & s.trumps) == 0:
        return -1
    opponents = void >> (5 * ((s.turn + 1) & 3)) | void >> (5 * ((s.turn + 3) & 3))
    for suit in range(4):
        own = plain & suit_set(s, suit)
        if own and partner >> suit & 1 and opponents >> suit & 1 == 0:
            return lowest(own)
    return -1


@rule
def low_lead(s: State, plain: int, hidden: int, void: int) -> int:
    """A low card of the safest suit: a singleton with a trump in reserve, else a long suit without a guarded card."""
    has_trump = s.hands[s.turn] & s.trumps
    choice, best, reason = -1, -(1 << 20), LOW_LEAD
    for suit in range(4):
        own = plain & suit_set(s, suit)
        if own == 0:
            continue
        length = count(own)
        top = highest(own)
        guarded = 1 if count(hidden & suit_set(s, suit) & above(top)) < length else 0
        value = 10 * length - 25 * guarded - (lowest(own) % 13)
        short = length == 1 and has_trump != 0
        if short:
            value += 40
        if value > best:
            choice, best = lowest(own), value
            reason = SHORT_SUIT if short else LOW_LEAD
    return reason * 64 + choice
