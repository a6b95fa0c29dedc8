"""The start of a match, the cutter's choices, the two deals: BAL-DEAL-1 to BAL-DEAL-6."""

from __future__ import annotations

from vierblatt.games.baloot.rules.options import ANY_TIME_R1, FULL_CUT, ON
from vierblatt.games.baloot.rules.ranks import NO_TRUMP
from vierblatt.games.baloot.rules.state import (
    BIDDING,
    BOTTOM_OWN,
    BOTTOM_PARTNER,
    CUTTING,
    NO_CONTRACT,
    OPENING,
    PUBLIC_TOP,
    SHUFFLE,
    TOP_OWN,
    seat_at,
)
from vierblatt.games.cutting import rotate
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import clear_deal, give, need_deal

PACK = 32
AFTER_PUBLIC = 21  #: the place in the pack where the second deal begins
CUTS = (1 << (TOP_OWN + 1)) - 1


@rule
def start(s: State, first_seat: int) -> None:
    """A new match; the option may name the first dealer (BAL-DEAL-1)."""
    s.seats = 4
    s.packed = PACK
    for i in range(PACK):
        s.pack[i] = 13 * (i // 8) + 5 + i % 8
    for side in range(2):
        s.scores[side] = 0
        s.deal_scores[side] = 0
        s.sum_cards[side] = 0
        s.sum_projects[side] = 0
        s.sum_baloots[side] = 0
        s.sum_tricks[side] = 0
    s.sum_mode = NO_CONTRACT
    s.sum_buyer = 0
    s.sum_level = 1
    s.sum_ace_first = 0
    s.verdict = 0
    s.deal_no = 0
    s.scored = 0
    s.winners = 0
    s.cut_done = 0
    reset_deal(s)
    need_deal(s, s.opt_first_dealer - 1 if s.opt_first_dealer > 0 else first_seat)


@rule
def reset_deal(s: State) -> None:
    """Clears everything that belongs to one deal."""
    clear_deal(s, 8)
    reset_fields(s)


@rule
def reset_fields(s: State) -> None:
    """Clears Baloot's own fields of a deal."""
    s.public_card = -1
    s.bid_round = 1
    s.at = 0
    s.pending = 0
    s.have_bid = 0
    s.mode = NO_CONTRACT
    s.trump = NO_TRUMP
    s.buyer = -1
    s.ashkal = 0
    s.level = 1
    s.locked = 0
    s.doubler = -1
    s.project_side = -1
    s.royals = 0
    s.royal_seat = -1
    s.baloot_seat = -1
    s.baloot_barred = -1
    s.claim_side = 0
    s.claim_sawa = 0
    s.claim_trick = 0
    for seat in range(4):
        s.own_projects[seat] = 0
        s.announced[seat] = 0
        s.heights[seat] = 0
        s.shown[seat] = 0
        s.voids[seat] = 0


@rule
def deal(s: State) -> None:
    """Begins a deal; with cut_choice=full the cutter, p3, speaks first (BAL-DEAL-2)."""
    reset_deal(s)
    s.deal_no += 1
    if s.opt_cut_choice == FULL_CUT and s.cut_done == 0:
        s.phase = CUTTING
        s.turn = seat_at(s, 2)
        return
    s.cut_done = 0
    first_deal(s)


@rule
def cut(s: State, choice: int) -> None:
    """BAL-DEAL-3: reorders the pack so that the usual deal gives what the cutter chose."""
    if choice == SHUFFLE:
        s.cut_done = 1
        need_deal(s, s.dealer)
        return
    first, middle, end = 0, choice, PACK
    if choice == PUBLIC_TOP:
        middle, end = 1, AFTER_PUBLIC
    elif choice == BOTTOM_OWN:
        first, middle = 6, PACK - 3
    elif choice == BOTTOM_PARTNER:
        middle = PACK - 3
    elif choice == TOP_OWN:
        middle, end = 3, 9
    rotate(s, first, middle, end)
    first_deal(s)


@rule
def first_deal(s: State) -> None:
    """BAL-DEAL-4: three cards each from p1 on, two each, one face up; then the bidding begins."""
    for place in range(4):
        seat = seat_at(s, place)
        give(s, seat, 3 * place, 3)
        give(s, seat, 12 + 2 * place, 2)
    s.public_card = s.pack[AFTER_PUBLIC - 1]
    open_bidding(s)


@rule
def open_bidding(s: State) -> None:
    """BAL-BID-1: p1 speaks first; under kawesh_timing=any_time_r1 all four are asked for a Kawesh first (A29)."""
    s.phase = OPENING if s.opt_kawesh == ON and s.opt_kawesh_timing == ANY_TIME_R1 else BIDDING
    s.turn = seat_at(s, 0)


@rule
def second_deal(s: State) -> None:
    """BAL-DEAL-5, BAL-DEAL-6: three cards each; the buyer (in Ashkal the partner) gets two and the public card."""
    taker = (s.buyer + 2 * s.ashkal) & 3
    at = AFTER_PUBLIC
    for place in range(4):
        seat = seat_at(s, place)
        packet = 3
        if seat == taker:
            packet = 2
            s.hands[seat] |= 1 << s.public_card
            s.held[seat] += 1
        give(s, seat, at, packet)
        at += packet
