"""The score of a deal, and the end of the match."""

from __future__ import annotations

from typing import Any

from vierblatt.games.back_alley.rules.options import BOARD_POINTS, DRAW, POINTS_PER_BID, RAINBOW_BONUS
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY
from vierblatt.kernel.tricks import end_match, need_deal, next_seat


@rule
def bid_points(bid: int, tricks: int, per_bid: int) -> int:
    """BA-SCORE-1 to BA-SCORE-3: a number contract, made with overtricks or failed."""
    return bid * per_bid + tricks - bid if tricks >= bid else -bid * per_bid


@rule
def board_points(size: int, tricks: int, points: int, multiplier: int) -> int:
    """BA-SCORE-4: a board, won with every trick or lost."""
    worth = points * size * multiplier
    return worth if tricks == size else -worth


@rule
def side_points(s: State, side: int) -> int:
    """BA-SCORE-5: the points of one team's own contract, without the rainbow bonus."""
    return contract_points(s, side, s.tricks[side] + s.tricks[side + 2])


@rule
def contract_points(s: State, side: int, tricks: int) -> int:
    """The points of one team's contract for this number of tricks."""
    level = s.board_levels[side]
    if level > 0:
        factor = s.opt_board_multipliers[level]
        return board_points(s.hand_size, tricks, BOARD_POINTS[s.opt_board_points], factor)
    return bid_points(s.bids[side], tricks, POINTS_PER_BID[s.opt_points_per_bid])


@rule
def rainbow_hands(s: State, side: int) -> int:
    """A-19: how many players of a team held one card of each suit, judged by the cards they played."""
    first, second = 0, 0
    for i in range(s.logged):
        place = s.log[i] // LOG_ACTION
        seat = place % LOG_SEAT
        if place // LOG_SEAT != PLAY or seat % 2 != side:
            continue
        card = s.log[i] % LOG_ACTION
        suit = 1 << (card // 13 if card < 52 else s.trump)
        if seat < 2:
            first |= suit
        else:
            second |= suit
    return (1 if first & 15 == 15 else 0) + (1 if second & 15 == 15 else 0)


@rule
def score_deal(s: State) -> None:
    """The score of a deal played out."""
    four = s.hand_size == 4
    score_hands(s, rainbow_hands(s, 0) if four else 0, rainbow_hands(s, 1) if four else 0)


@rule
def score_hands(s: State, first: int, second: int) -> None:
    """Writes both teams' points; `first` and `second` are the rainbow hands of the teams (A-19)."""
    bonus = RAINBOW_BONUS[s.opt_rainbow_bonus]
    for side in range(2):
        s.bonus[side] = bonus * (first if side == 0 else second)
        s.deal_scores[side] = side_points(s, side) + s.bonus[side]
        s.scores[side] += s.deal_scores[side]
    finish_deal(s)


@rule
def award(s: State, winner: int) -> None:
    """BA-FAULT-4: by a verdict one team makes its contract, just so, if it can be made; the other fails its own."""
    s.claim_awarded = 1
    for side in range(2):
        needed = s.hand_size if s.board_levels[side] > 0 else s.bids[side]
        tricks = min(needed, s.hand_size) if side == winner else needed - 1  # a contract may exceed the hand
        s.bonus[side] = 0
        s.deal_scores[side] = contract_points(s, side, tricks)
        s.scores[side] += s.deal_scores[side]
    finish_deal(s)


@rule
def finish_deal(s: State) -> None:
    """BA-END-1: after the schedule's last deal the higher total wins; a tie is a draw, or is played off (A-17)."""
    s.scored += 1
    s.passed_out = 0
    ahead = s.scores[0] - s.scores[1]
    if s.scored < s.opt_schedule[0] or (ahead == 0 and s.opt_tie != DRAW):
        need_deal(s, next_seat(s, s.dealer))  # BA-DEAL-1
    else:
        end_match(s, 1 if ahead > 0 else 2 if ahead < 0 else 0)


@rule
def utility(s: State, out: Any) -> None:
    """The own team's points minus the other team's."""
    for seat in range(4):
        out[seat] = s.deal_scores[seat & 1] - s.deal_scores[1 - (seat & 1)]


@entry
def score_deal_at(states: State, i: int) -> None:
    """Like `score_deal`, for state `i` of a batch: worked cases give tricks without cards."""
    score_deal(states[i])
