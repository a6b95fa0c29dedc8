"""The heuristic player's calls."""

from __future__ import annotations

from vierblatt.games.back_alley.policy.hand_value import losers, tricks_of_hand
from vierblatt.games.back_alley.policy.reasons import (
    BID_MY_TRICKS,
    CLAIM_BOARD,
    COMPLETE_PARTNER,
    NOTHING_TO_BID,
    PARTNER_HAS_BOARD,
    RAISE_BOARD,
)
from vierblatt.games.back_alley.rules.calls import most
from vierblatt.games.back_alley.rules.state import BOARD, NOT_YET, PASS
from vierblatt.kernel.jit import State, constant_table, rule

#: A failed contract costs ten points a trick compared with the overtricks of a lower one, so a team should expect more
#: beyond a higher contract: for the step to 1, 2, 3 ..., in hundredths of the spread of the expectation.
MARGIN = constant_table((0, -35, 24, 53, 72, 86, 95, 104, 111, 117, 122, 127, 131, 135))
#: The maximum of `losers`, in 1024ths, with which a board is claimed, by the size of the hand ...
BOARD_LOSERS = constant_table((0, 500, 775, 950, 900, 950, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000))
#: ... and, with one card, by the earlier calls: no claim, no claim and last to call, an opponent's, the partner's.
FIRST, LAST, AGAINST, BESIDE = range(4)
ONE_CARD_LOSERS = constant_table((600, 900, 330, 600))


@rule
def call(s: State) -> int:
    """A board if it is safe enough, else the tricks of the hand, together with the partner's."""
    partner = s.calls[(s.turn + 2) & 3]
    hand = s.hands[s.turn]
    if claims_board(s, hand, partner):
        return (RAISE_BOARD if partner == BOARD else CLAIM_BOARD) * 64 + BOARD
    if partner == BOARD:
        return PARTNER_HAS_BOARD * 64 + PASS
    own = tricks_of_hand(s, hand)
    limit = most(s, s.turn)
    if partner == NOT_YET:
        number = min((own + 35) // 100, limit)
        return (BID_MY_TRICKS if number > 0 else NOTHING_TO_BID) * 64 + number
    number = max(min(safe_contract(s, team_tricks(s, own, partner)) - partner, limit), 0)
    if number == 0:
        return NOTHING_TO_BID * 64 + PASS
    return (COMPLETE_PARTNER if partner > PASS else BID_MY_TRICKS) * 64 + number


@rule
def team_tricks(s: State, own: int, partner: int) -> int:
    """The tricks, in hundredths, that a team may expect when the partner has called `partner`.

    The weights were fitted like those of `hand_value`: every call says something about how the tricks will divide.
    """
    others = called_number(s, 1) + called_number(s, 3)
    if s.called == 3:
        return 7 + 52 * s.hand_size + (66 * own + 4000 * partner - 7600 * others) // 100
    return 26 + 17 * s.hand_size + (82 * own + 7600 * partner - 3600 * others) // 100


@rule
def called_number(s: State, ahead: int) -> int:
    """The tricks that the seat `ahead` places further on has called."""
    made = s.calls[(s.turn + ahead) & 3]
    return s.hand_size if made == BOARD else max(made, 0)


@rule
def safe_contract(s: State, expected: int) -> int:
    """The best number contract for a team that expects this many hundredths of a trick."""
    number, spread = 0, 50 + 5 * s.hand_size
    while number < s.hand_size and expected >= 100 * (number + 1) + MARGIN[number + 1] * spread // 100:
        number += 1
    return number


@rule
def claims_board(s: State, hand: int, partner: int) -> bool:
    """Whether the team is likely enough to take every trick when this player leads."""
    if s.hand_size == 1:
        return losers(s, hand) <= ONE_CARD_LOSERS[situation(s, partner)]
    limit = BOARD_LOSERS[s.hand_size]
    return losers(s, hand) <= (2 * limit if partner == BOARD else limit)


@rule
def situation(s: State, partner: int) -> int:
    """What the earlier calls say about the other cards of a one-card deal."""
    if partner == BOARD:
        return BESIDE
    if s.boards > 0:
        return AGAINST
    return LAST if s.called == 3 else FIRST
