"""The auction and the naming of trumps."""

from __future__ import annotations

from vierblatt.games.kout_bo.rules.options import ANY_FORCED, BAWAN_BID, FIVE_ONLY
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN, PASS, TRUMP
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import end_match, lead_to, log_action, next_seat

ALL_BIDS = 0x3E0  #: the bits 5..9
ALL_SUITS = 0xF


@rule
def legal_bids(s: State) -> int:
    """KOUT-BID-3: higher than every earlier bid, or pass. KOUT-BID-4: if all others passed, the dealer must bid."""
    higher = ALL_BIDS & -(2 << s.bid)
    return higher if s.turn == s.dealer and s.bid == 0 else higher | 1 << PASS


@rule
def is_malzom(forced_bid: int, malzom: int) -> bool:
    """KOUT-BID-5: whether a bid that the dealer was forced to make is a malzom, by the house rule."""
    return malzom == ANY_FORCED or (malzom == FIVE_ONLY and forced_bid == BAB)


@rule
def call_bid(s: State, call: int) -> None:
    """One call of the auction. KOUT-BID-6: every player has a turn, even after a nine."""
    log_action(s, call)
    seat = s.turn
    s.bids[seat] = call
    if call != PASS:
        forced = seat == s.dealer and s.bid == 0
        s.malzom = 1 if forced and is_malzom(call, s.opt_malzom) else 0
        s.bid = call
        s.maker = seat
        if call == BAWAN and s.opt_first_round_bawan == BAWAN_BID and s.deal_no == 1:
            end_match(s, 1 << seat % 2)  # KOUT-END-1 taken literally
            return
    if seat != s.dealer:
        s.turn = next_seat(s, seat)
    else:
        s.phase = TRUMP  # KOUT-BID-7: the highest bidder names trumps
        s.turn = s.maker


@rule
def call_trump(s: State, suit: int) -> None:
    """KOUT-BID-7 and KOUT-LEAD-1: the maker names trumps and leads."""
    log_action(s, suit)
    s.trump = suit
    lead_to(s, s.maker)
