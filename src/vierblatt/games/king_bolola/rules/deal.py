"""The start of a match and of a deal."""

from __future__ import annotations

from vierblatt.cards import D
from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.state import (
    CHOOSE,
    KING_OF_HEARTS,
    NEGATIVES,
    OWN_BOLOLAS,
    OWN_NEGATIVES,
    OWN_TRUMPS,
    TRICKS,
)
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import begin_match, clear_deal, deal_singly, need_deal

TWO_OF_DIAMONDS = 1 << (13 * D)


@rule
def start(s: State, first_seat: int) -> None:
    """A new match: each player owes three negatives, two Trumps and a Bolola (KB-CONTRACT-1)."""
    begin_match(s, 4, 52)  # KB-GEN-1
    for seat in range(4):
        s.negatives[seat] = OWN_NEGATIVES
        s.trumps[seat] = OWN_TRUMPS
        s.bololas[seat] = OWN_BOLOLAS
        s.types[seat] = 0
    for contract in range(NEGATIVES):
        s.used[contract] = 0
    s.signs[0] = 0
    s.signs[1] = 0
    clear_deal(s, TRICKS)
    clear_contract(s)
    fixed = s.opt_first_dealer - opt.FIRST_FIXED_SEAT
    need_deal(s, fixed if fixed >= 0 else first_seat)


@rule
def clear_contract(s: State) -> None:
    """Clears the contract and everything that comes with it."""
    s.contract = -1
    s.trump = -1
    s.barred = 0
    s.duty = 0
    s.urgent = 0
    s.under = 0
    s.targets = 0
    s.twelfth = -1
    s.clean = 0
    s.claim_awarded = 0
    for seat in range(4):
        s.voids[seat] = 0


@rule
def deal(s: State) -> None:
    """Deals thirteen cards each (KB-GEN-1); then the dealer looks at their own hand and chooses (KB-DEAL-2).

    KB-DEAL-5: this holds whatever the hands are.
    """
    clear_deal(s, TRICKS)
    clear_contract(s)
    deal_singly(s, TRICKS)
    if s.deal_no == 0:
        first_dealer(s)
    s.deal_no += 1
    s.phase = CHOOSE
    s.turn = s.dealer
    s.leader = s.dealer


@rule
def first_dealer(s: State) -> None:
    """KB-DEAL-3, AMB-2: with some house rules the holder of a card deals first."""
    if s.opt_first_dealer == opt.TWO_OF_DIAMONDS:
        s.dealer = holder(s, TWO_OF_DIAMONDS)
    elif s.opt_first_dealer == opt.KING_OF_HEARTS:
        s.dealer = holder(s, KING_OF_HEARTS)


@rule
def holder(s: State, card_bit: int) -> int:
    """The seat that holds a card of the full pack."""
    seat = 0
    while s.hands[seat] & card_bit == 0:
        seat += 1
    return seat
