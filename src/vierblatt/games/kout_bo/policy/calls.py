"""The heuristic player's calls: how many tricks the team may expect, and what to call with them.

The weights are hundredths of a trick, fitted by least squares to deals that the heuristic player played against itself.
The base includes the average contribution of the partners.
"""

from __future__ import annotations

from vierblatt.cards import SUIT_BITS, XB, XR
from vierblatt.games.kout_bo.policy.reasons import BID_BAWAN, BID_FORCED, BID_HAND, PASS_HIGH, PASS_PARTNER, PASS_WEAK
from vierblatt.games.kout_bo.rules.calls import legal_bids
from vierblatt.games.kout_bo.rules.options import BAWAN_ANY_DEAL, BAWAN_OFF
from vierblatt.games.kout_bo.rules.scoring import ahead_wins, made_points
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN, PASS
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, constant_table, rule

BASE_SIX, BASE_FOUR = 295, 210
TRUMP_CARD, LONG_TRUMP = 18, 11
RED_JOKER, BLACK_JOKER = 88, 78
SIDE_ACE, SIDE_ACE_KING, SIDE_KING = 38, 12, 8
VOID, SINGLETON = 56, 27
PARTNER_SPOKE, OPPONENT_SPOKE, PARTNER_PASSED, OPPONENT_PASSED = 20, 40, 0, -10
OVER_PARTNER, JUMP = 150, 100
PRESSED = 60  #: the extra risk if the opponents would win the match with their bid
FIRST_BAWAN = 40  #: and for a bawan that would win the match at once
_HONOURS = constant_table([9, 15, 27, 40, 62])  #: T J Q K A of trumps
_NEEDED = constant_table([500, 620, 700, 790, 850])  #: for bids of 5 to 9; from 850 on nine is made often enough


@rule
def side_strength(cards: int) -> int:
    """The value of a plain suit: its ace, a guarded king, shortness."""
    length = count(cards)
    if length < 2:
        return (VOID if length == 0 else SINGLETON) + (SIDE_ACE if cards >> 12 else 0)
    if cards >> 12:
        return SIDE_ACE + (SIDE_ACE_KING if cards >> 11 & 1 else 0)
    return SIDE_KING if cards >> 11 else 0


@rule
def trump_strength(cards: int) -> int:
    """The value of a suit as trumps, without the jokers."""
    length = count(cards)
    value = TRUMP_CARD * length + LONG_TRUMP * max(length - 4, 0)
    for place in range(5):
        if cards >> (8 + place) & 1:
            value += _HONOURS[place]
    return value


@rule
def hand_strength(s: State, suit: int) -> int:
    """The tricks that the mover's team may expect with `suit` as trumps, in hundredths."""
    hand = s.hands[s.turn]
    value = trump_strength(hand >> 13 * suit & SUIT_BITS)
    for other in range(4):
        if other != suit:
            value += side_strength(hand >> 13 * other & SUIT_BITS)
    value += RED_JOKER * (hand >> XR & 1) + BLACK_JOKER * (hand >> XB & 1)
    return BASE_SIX + value if s.seats == 6 else BASE_FOUR + value * 9 // 8


@rule
def best_trump(s: State) -> int:
    """The suit to name as trumps."""
    best, most = 0, -1
    for suit in range(4):
        value = hand_strength(s, suit)
        if value > most:
            best, most = suit, value
    return best


@rule
def heard(s: State) -> int:
    """The value of what the calls say about the unseen hands: strength of partners, weakness of opponents."""
    value = 0
    for seat in range(s.seats):
        call = s.bids[seat]
        if call >= PASS and seat != s.turn:
            if (seat - s.turn) % 2 == 0:
                value += PARTNER_SPOKE if call > PASS else -PARTNER_PASSED
            else:
                value += OPPONENT_PASSED if call == PASS else -OPPONENT_SPOKE
    return value


@rule
def needed(s: State, level: int, least: int) -> int:
    """The expectation that a bid of `level` needs if `least` is the lowest legal one.

    If calling nine is enough to win in the first deal, the heuristic player does not exploit that: it bids nine only to
    make it.
    """
    need = _NEEDED[level - BAB]
    if level < BAWAN:
        return need + JUMP if level > least else need
    wins_at_once = s.opt_first_round_bawan == BAWAN_ANY_DEAL or (
        s.opt_first_round_bawan != BAWAN_OFF and s.deal_no == 1
    )
    return need - FIRST_BAWAN if wins_at_once else need


@rule
def pressed(s: State) -> bool:
    """Whether the opponents hold the bid and would win the match with it."""
    if s.bid == 0 or (s.maker - s.turn) % 2 == 0:
        return False
    side = s.maker % 2
    return ahead_wins(s.scores[side] + made_points(s.bid, s.malzom), s.scores[1 - side], s.opt_target, s.opt_shutout)


@rule
def choose_bid(s: State) -> int:
    """The call: the highest level that the hand supports; over a partner's bid, only with a much better hand."""
    calls = legal_bids(s)
    least = lowest(calls & ~(1 << PASS)) if calls >> BAB else BAWAN + 1
    hopes = hand_strength(s, best_trump(s)) + heard(s)
    partner_has_it = s.bid > 0 and (s.maker - s.turn) % 2 == 0
    if partner_has_it:
        hopes -= OVER_PARTNER
    if pressed(s):
        hopes += PRESSED
    bid = 0
    for level in range(least, BAWAN + 1):
        if hopes >= needed(s, level, least):
            bid = level
    if bid > 0:
        return (BID_BAWAN if bid == BAWAN else BID_HAND) * 64 + bid
    if calls & 1 << PASS == 0:
        return BID_FORCED * 64 + BAB
    if partner_has_it:
        return PASS_PARTNER * 64 + PASS
    return (PASS_HIGH if hopes >= _NEEDED[0] else PASS_WEAK) * 64 + PASS
