"""The auction: one round of calls, the resulting contracts, and a deal that all four pass."""

from __future__ import annotations

from vierblatt.games.back_alley.rules.options import (
    CAP,
    COUNT_AS_ZERO,
    DEAL_HIGHEST,
    FORBID,
    N_MINUS_1,
    REDEAL_SAME_DEALER,
)
from vierblatt.games.back_alley.rules.scoring import finish_deal
from vierblatt.games.back_alley.rules.state import BOARD, PASS
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import lead_to, log_action, need_deal, next_seat


@rule
def most(s: State, seat: int) -> int:
    """BA-BID-2, BA-BID-8: the highest number the seat may call; 0 when there is none."""
    limit = s.hand_size - 1 if s.opt_max_bid == N_MINUS_1 else s.hand_size
    partner = s.calls[(seat + 2) & 3]
    if s.opt_sum_over_hand == FORBID and partner != BOARD:
        limit = min(limit, s.hand_size - partner)  # all of them while the partner has not called, or passed
    return limit


@rule
def open_calls(s: State) -> int:
    """The legal calls of the seat whose turn it is. BA-BID-3: earlier calls set no minimum."""
    return (2 << most(s, s.turn)) - 1 | 1 << BOARD


@rule
def make_call(s: State, call: int) -> None:
    """BA-BID-1: one call each. BA-LEAD-1, BA-LEAD-2: the first highest number leads, or the last board."""
    log_action(s, call)
    s.calls[s.turn] = call
    if call == BOARD:
        s.boards += 1  # BA-BID-6: the level is the claim's place among the deal's claims
        s.levels[s.turn] = s.boards
    if call > s.high or call == BOARD:
        s.high = call
        s.opener = s.turn
    s.called += 1
    if s.called < 4:
        s.turn = next_seat(s, s.turn)
    elif s.high == PASS:
        pass_out(s)
    else:
        settle_contract(s, 0)
        settle_contract(s, 1)
        lead_to(s, s.opener)


@rule
def settle_contract(s: State, side: int) -> None:
    """BA-BID-4: the sum of the numbers. BA-BID-5: with a board there is no number contract."""
    level = max(s.levels[side], s.levels[side + 2])
    if level > 0:
        # by house rule, every board counts at the level of the deal's last one
        s.board_levels[side] = s.boards if s.opt_board_level_scope == DEAL_HIGHEST else level
        return
    total = s.calls[side] + s.calls[side + 2]
    s.bids[side] = min(total, s.hand_size) if s.opt_sum_over_hand == CAP else total


@rule
def pass_out(s: State) -> None:
    """BA-BID-7: all four passed; the same hand size again, unless the deal counts as 0-0 (A-8, A-8b)."""
    s.passed_out += 1
    if s.opt_all_pass == COUNT_AS_ZERO or 0 < s.opt_all_pass_limit <= s.passed_out:
        for side in range(2):
            s.deal_scores[side] = 0
            s.bonus[side] = 0
        finish_deal(s)
    elif s.opt_all_pass == REDEAL_SAME_DEALER:
        need_deal(s, s.dealer)
    else:
        need_deal(s, next_seat(s, s.dealer))
