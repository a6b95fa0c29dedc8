"""Buying: two rounds of bidding, taking a hokom as sun, priority over a sun, Ashkal, Kawesh.

`pending` is the set of places still to be asked; the lowest has the highest priority and is asked first.
"""

from __future__ import annotations

from vierblatt.games.baloot.rules.options import (
    ACE_THIRD,
    ALWAYS_PRIORITY,
    ALWAYS_SUN,
    AS_SUN,
    BOTH_ROUNDS,
    FORCES_SUN,
    HIGHER_PRIORITY,
    NEXT_DEALER,
    ON,
)
from vierblatt.games.baloot.rules.ranks import ACES, LOW_CARDS, NO_TRUMP
from vierblatt.games.baloot.rules.state import (
    ASHKAL,
    BIDDING,
    CONFIRMING,
    FIXED,
    HOKOM,
    HOKOM_MODE,
    KAWESH,
    NAME_SUN,
    NAMING,
    OPENING,
    OVER_HOKOM,
    OVER_SUN,
    PASS,
    SUN,
    SUN_MODE,
    place_of,
    seat_at,
)
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import need_deal, next_seat

PASS_OR_SUN = 1 << PASS | 1 << SUN


# --- what may be said ---------------------------------------------------------------------------------------


@rule
def may_kawesh(s: State) -> bool:
    """BAL-BID-14: five cards of 7, 8, 9, in round 1, by a player who has not bid; A28: on an ordinary turn."""
    hand = s.hands[s.turn]
    return (
        hand & ~LOW_CARDS == 0
        and hand != 0
        and (s.opt_kawesh == ON or (s.opt_kawesh == AS_SUN and s.phase == BIDDING))
        and s.bid_round == 1
        and s.have_bid >> s.turn & 1 == 0
    )


@rule
def proper_ashkal(s: State) -> bool:
    """BAL-ASH-2, BAL-ASH-3: p3 or p4, and the public card is not an ace."""
    return place_of(s, s.turn) >= 2 and ACES >> s.public_card & 1 == 0


@rule
def ashkal_round(s: State) -> bool:
    """BAL-ASH-4: round 1 only, unless ashkal_round2 is set."""
    return s.bid_round == 1 or s.opt_ashkal_round2 == 1


@rule
def rightful_ashkal(s: State) -> bool:
    """BAL-ASH-7: on the player's ordinary turn, or over a hokom before it; never over a sun."""
    if not (ashkal_round(s) and proper_ashkal(s)):
        return False
    return s.phase == BIDDING or (s.phase == OVER_HOKOM and place_of(s, s.turn) > s.at)


@rule
def legal_ashkal(s: State) -> int:
    """Ashkal over another's bid: for a player with the right to it, or for any if it always is a sun (BAL-ASH-5)."""
    return (s.opt_wrongful_ashkal == ALWAYS_SUN or rightful_ashkal(s)) << ASHKAL


@rule
def legal_bid(s: State) -> int:
    """The calls of an ordinary turn, including a wrongful Ashkal (BAL-ASH-5) unless the option forbids it."""
    calls = PASS_OR_SUN | 1 << HOKOM
    wrongful = s.opt_wrongful_ashkal == FORCES_SUN and ashkal_round(s)
    return calls | wrongful << ASHKAL | legal_ashkal(s) | may_kawesh(s) << KAWESH


@rule
def legal_over_hokom(s: State) -> int:
    """BAL-BID-3, BAL-BID-5, BAL-ASH-7: sun, or Ashkal by a player whose ordinary turn had not yet come."""
    return PASS_OR_SUN | legal_ashkal(s) | may_kawesh(s) << KAWESH


@rule
def legal_over_sun(s: State) -> int:
    """BAL-BID-6, BAL-BID-7: only sun takes a sun."""
    return PASS_OR_SUN | legal_ashkal(s) | may_kawesh(s) << KAWESH


@rule
def legal_name(s: State) -> int:
    """BAL-BID-12: one of the three other suits, or sun."""
    return (15 ^ 1 << s.public_card // 13) | 1 << NAME_SUN


# --- the effects --------------------------------------------------------------------------------------------


@rule
def annul(s: State) -> None:
    """BAL-BID-14: the five cards are shown, no side scores, and the same dealer deals again. A28: it buys sun."""
    if s.opt_kawesh == AS_SUN:
        s.buyer = s.turn
        s.mode = SUN_MODE
        s.have_bid |= 1 << s.turn
    s.shown[s.turn] = s.hands[s.turn]
    need_deal(s, next_seat(s, s.dealer) if s.opt_kawesh_dealer == NEXT_DEALER else s.dealer)


@rule
def answer_opening(s: State, call: int) -> None:
    """A29: each of the four says Kawesh or no before p1's first call."""
    if call == KAWESH:
        annul(s)
    elif s.turn == s.dealer:
        s.phase = BIDDING
        s.turn = seat_at(s, 0)
    else:
        s.turn = next_seat(s, s.turn)


@rule
def bid(s: State, call: int) -> None:
    """A call on the player's ordinary turn."""
    s.at = place_of(s, s.turn)
    if call == PASS:
        pass_turn(s)
    elif call == KAWESH:
        annul(s)
    elif call == HOKOM:
        call_hokom(s)
    else:
        call_sun(s, call)


@rule
def pass_turn(s: State) -> None:
    """BAL-BID-9: after four passes, round 2 begins. BAL-BID-13: after four more, the next dealer deals."""
    if s.at == 3 and s.bid_round == 2:
        need_deal(s, next_seat(s, s.dealer))
        return
    if s.at == 3:
        s.bid_round = 2
    s.turn = next_seat(s, s.turn)


@rule
def call_hokom(s: State) -> None:
    """BAL-BID-3: in round 1 all others may take it as sun. BAL-BID-11: in round 2 those who have not passed."""
    own = 1 << s.at
    s.buyer = s.turn
    s.mode = HOKOM_MODE
    s.have_bid |= 1 << s.turn
    if s.bid_round == 1:
        s.pending = own - 1 if s.opt_r1_hokom_sun_by == HIGHER_PRIORITY else 15 ^ own
    else:
        s.pending = 15 ^ own if s.opt_r2_passer_may_sun == 1 else 16 - 2 * own
    ask_over_hokom(s)


@rule
def ask_over_hokom(s: State) -> None:
    """BAL-BID-4: asks the next place, or lets the hokom stand."""
    if s.pending != 0:
        s.phase = OVER_HOKOM
        s.turn = seat_at(s, lowest(s.pending))
        return
    s.turn = s.buyer
    if s.bid_round == 2:
        s.phase = NAMING
    elif s.opt_hokom_flip != BOTH_ROUNDS or (s.opt_ace_no_flip == 1 and ACES >> s.public_card & 1 == 1):
        fix_trump(s, s.public_card // 13)
    else:
        s.phase = CONFIRMING


@rule
def answer_over_hokom(s: State, call: int) -> None:
    """The first sun or Ashkal over a hokom ends the question."""
    if call == PASS:
        s.pending &= s.pending - 1
        ask_over_hokom(s)
    elif call == KAWESH:
        annul(s)
    else:
        call_sun(s, call)


@rule
def call_sun(s: State, call: int) -> None:
    """A sun, an Ashkal (BAL-ASH-1, BAL-ASH-7) or a wrongful one (BAL-ASH-5), and who may take it over."""
    proper = call == ASHKAL and rightful_ashkal(s)
    s.buyer = s.turn
    s.mode = SUN_MODE
    s.ashkal = int(proper)
    s.have_bid |= 1 << s.turn
    above = (1 << place_of(s, s.turn)) - 1
    if s.bid_round == 2:  # BAL-BID-10, A20; a proper Ashkal is always final there
        if proper or s.opt_r2_sun_priority < ACE_THIRD:
            above = 0
        elif s.opt_r2_sun_priority != ALWAYS_PRIORITY:
            above &= 3 if ACES >> s.public_card & 1 == 1 else 0
    if s.opt_partner_may_preempt == 0:
        above &= ~(1 << place_of(s, s.turn ^ 2))
    s.pending = above
    ask_over_sun(s)


@rule
def ask_over_sun(s: State) -> None:
    """BAL-BID-6: asks the next player with higher priority, or fixes the sun as the contract."""
    if s.pending == 0:
        s.phase = FIXED
        return
    s.phase = OVER_SUN
    s.turn = seat_at(s, lowest(s.pending))


@rule
def answer_over_sun(s: State, call: int) -> None:
    """The first sun over a sun is final."""
    if call == KAWESH:
        annul(s)
    elif call == PASS:
        s.pending &= s.pending - 1
        ask_over_sun(s)
    else:
        s.have_bid |= 1 << s.turn
        s.buyer = s.turn
        s.ashkal = 0
        s.phase = FIXED


@rule
def confirm(s: State, call: int) -> None:
    """BAL-BID-8: hokom stays, or becomes a sun that no player can take."""
    if call == HOKOM:
        fix_trump(s, s.public_card // 13)
    else:
        fix_sun(s)


@rule
def name_trump(s: State, call: int) -> None:
    """BAL-BID-12: a suit, or sun."""
    if call == NAME_SUN:
        fix_sun(s)
    else:
        fix_trump(s, call)


@rule
def fix_trump(s: State, suit: int) -> None:
    """The contract is hokom in this suit."""
    s.trump = suit
    s.phase = FIXED


@rule
def fix_sun(s: State) -> None:
    """The contract is a sun that its hokom caller chose."""
    s.mode = SUN_MODE
    s.trump = NO_TRUMP
    s.phase = FIXED


@rule
def legal_opening(s: State) -> int:
    """Every player is asked and may say no, so that the question reveals nothing."""
    return 1 << PASS | may_kawesh(s) << KAWESH


@rule
def legal_buying(s: State) -> int:
    """The calls of every question of the auction."""
    if s.phase == BIDDING:
        return legal_bid(s)
    if s.phase == OVER_HOKOM:
        return legal_over_hokom(s)
    if s.phase == OVER_SUN:
        return legal_over_sun(s)
    if s.phase == CONFIRMING:
        return 1 << HOKOM | 1 << SUN
    if s.phase == NAMING:
        return legal_name(s)
    return legal_opening(s)


@rule
def buy(s: State, call: int) -> None:
    """Makes a call of the auction."""
    if s.phase == BIDDING:
        bid(s, call)
    elif s.phase == OVER_HOKOM:
        answer_over_hokom(s, call)
    elif s.phase == OVER_SUN:
        answer_over_sun(s, call)
    elif s.phase == CONFIRMING:
        confirm(s, call)
    elif s.phase == NAMING:
        name_trump(s, call)
    elif s.phase == OPENING:
        answer_opening(s, call)
