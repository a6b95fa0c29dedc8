"""The score of a deal, and the end of the match.

The first functions take plain numbers, so that worked cases can call them directly; the last ones apply them.
"""

from __future__ import annotations

from typing import Any

from vierblatt.games.kout_bo.rules.options import (
    BAWAN_ANY_DEAL,
    BAWAN_MADE,
    MINUS_FOR_HOKM,
    SHUTOUT_51,
    TARGET_101,
)
from vierblatt.games.kout_bo.rules.state import BAWAN
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.tricks import end_match, need_deal, next_seat

BAWAN_POINTS = 36
MALZOM_POINTS = 5  #: of a malzom, made or failed, whatever the dealer said


@entry
def made_points(bid: int, malzom: int) -> int:
    """KOUT-SCORE-2: the points of the hokm team for a bid it makes; overtricks do not count (KOUT-SCORE-1)."""
    if malzom:
        return MALZOM_POINTS
    return BAWAN_POINTS if bid == BAWAN else bid


@entry
def lost_points(bid: int, malzom: int) -> int:
    """KOUT-SCORE-2: the opponents' points for a failed bid: twice the bid, but for a malzom the same as when made."""
    return MALZOM_POINTS if malzom else 2 * bid


@entry
def hokm_change(bid: int, malzom: int, tricks: int, fail_points: int) -> int:
    """The points of the hokm team for winning `tricks`."""
    if tricks >= bid:
        return made_points(bid, malzom)
    return -lost_points(bid, malzom) if fail_points == MINUS_FOR_HOKM else 0


@entry
def opponents_change(bid: int, malzom: int, tricks: int, fail_points: int) -> int:
    """The points of the opponents if the hokm team wins `tricks`."""
    return lost_points(bid, malzom) if tricks < bid and fail_points != MINUS_FOR_HOKM else 0


@entry
def bawan_wins(bid: int, tricks: int, deal_no: int, first_round_bawan: int) -> bool:
    """KOUT-END-1: whether a nine made in the first deal (or in any, by house rule) wins the match."""
    if bid != BAWAN or tricks < BAWAN:
        return False
    return first_round_bawan == BAWAN_ANY_DEAL or (first_round_bawan == BAWAN_MADE and deal_no == 1)


@entry
def ahead_wins(more: int, less: int, target: int, shutout: int) -> bool:
    """KOUT-END-2 and 3: whether the team that is ahead wins, with 51 to nothing or with 101."""
    if shutout == SHUTOUT_51 and more >= 51 and less <= 0:
        return True
    return more >= (101 if target == TARGET_101 else 51)


@rule
def hokm_tricks(s: State) -> int:
    """The tricks that the maker's team has won."""
    side = s.maker % 2
    tricks = 0
    for seat in range(side, s.seats, 2):
        tricks += s.tricks[seat]
    return tricks


@rule
def deal_decided(s: State) -> bool:
    """Whether the bid is made or out of reach."""
    won = hokm_tricks(s)
    return won >= s.bid or won + s.hand_size - s.trick_no < s.bid


@rule
def finish_deal(s: State) -> None:
    """Scores the deal by the tricks that were taken."""
    score_tricks(s, hokm_tricks(s))


@rule
def award(s: State, winner: int) -> None:
    """KOUT-FAULT-4: by a verdict the hokm team makes its bid, just so, or fails it."""
    s.claim_awarded = 1
    score_tricks(s, s.bid if winner == s.maker % 2 else s.bid - 1)


@rule
def score_tricks(s: State, tricks: int) -> None:
    """Scores the deal, then ends the match (KOUT-END-1..3 in this order) or passes the deal on (KOUT-DEAL-4).

    tricks: of the hokm team.
    """
    side = s.maker % 2
    s.deal_scores[side] = hokm_change(s.bid, s.malzom, tricks, s.opt_fail_points)
    s.deal_scores[1 - side] = opponents_change(s.bid, s.malzom, tricks, s.opt_fail_points)
    s.scores[0] += s.deal_scores[0]
    s.scores[1] += s.deal_scores[1]
    s.scored += 1
    ahead = 0 if s.scores[0] > s.scores[1] else 1
    if bawan_wins(s.bid, tricks, s.deal_no, s.opt_first_round_bawan):
        end_match(s, 1 << side)
    elif ahead_wins(s.scores[ahead], s.scores[1 - ahead], s.opt_target, s.opt_shutout):
        end_match(s, 1 << ahead)
    else:
        need_deal(s, next_seat(s, s.dealer))


@rule
def utility(s: State, out: Any) -> None:
    """The own team's points minus the other's; a nine that wins when called (KOUT-END-1) counts like one made."""
    if s.scored == 0:
        for seat in range(s.seats):
            out[seat] = BAWAN_POINTS * ((s.winners >> seat % 2 & 1) - (s.winners >> (1 - seat % 2) & 1))
        return
    for seat in range(s.seats):
        out[seat] = s.deal_scores[seat % 2] - s.deal_scores[1 - seat % 2]
