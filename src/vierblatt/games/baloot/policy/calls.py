"""The heuristic player's calls, for every question of the auction."""

from __future__ import annotations

from vierblatt.games.baloot.policy.hand_value import best_trump, expect_hokom, expect_sun, sun_value, with_public
from vierblatt.games.baloot.policy.reasons import (
    ASHKAL_FOR_PARTNER,
    BUY_HOKOM,
    BUY_SUN,
    KEEP_HOKOM,
    LEAVE_PARTNER,
    NAME_TRUMP,
    PASS_WEAK,
    SAY_KAWESH,
    TAKE_AS_SUN,
    TURN_TO_SUN,
)
from vierblatt.games.baloot.rules.actions import legal
from vierblatt.games.baloot.rules.calls import rightful_ashkal
from vierblatt.games.baloot.rules.state import (
    ASHKAL,
    BIDDING,
    CONFIRMING,
    HOKOM,
    KAWESH,
    NAME_SUN,
    NAMING,
    OPENING,
    PASS,
    SUN,
)
from vierblatt.kernel.jit import State, rule

OVER_PARTNER = 100  #: the expectation of a sun, in tenths of a point, that is enough to take the card from the partner
LITTLE_HELP = 5  #: a public card that adds fewer raw points than this to the player's sun may as well go to the partner


@rule
def partner_bids(s: State) -> bool:
    """Whether the partner holds the bid."""
    return s.buyer == s.turn ^ 2


@rule
def call_sun(s: State, calls: int, reason: int) -> int:
    """Sun; or Ashkal, if it is legal and the public card would not help the player's own hand."""
    if calls >> ASHKAL & 1 == 1 and rightful_ashkal(s):
        help_of_card = sun_value(with_public(s)) - sun_value(s.hands[s.turn])
        if help_of_card < LITTLE_HELP:
            return ASHKAL_FOR_PARTNER + ASHKAL
    return reason + SUN


@rule
def choose_bid(s: State, calls: int) -> int:
    """An ordinary turn: sun or hokom, whichever has the higher expectation, unless both are negative."""
    cards = with_public(s)
    sun = expect_sun(cards)
    hokom = expect_hokom(cards, s.public_card // 13 if s.bid_round == 1 else best_trump(s))
    if sun >= 0 and sun >= hokom:
        return call_sun(s, calls, BUY_SUN)
    return BUY_HOKOM + HOKOM if hokom >= 0 else PASS_WEAK + PASS


@rule
def choose_over(s: State, calls: int) -> int:
    """Over another player's hokom or sun: takes an opponent's with a good sun, the partner's with a great one."""
    sun = expect_sun(with_public(s))
    if partner_bids(s):
        return call_sun(s, calls, TAKE_AS_SUN) if sun >= OVER_PARTNER else LEAVE_PARTNER + PASS
    return call_sun(s, calls, TAKE_AS_SUN) if sun >= 0 else PASS_WEAK + PASS


@rule
def choose_mode(s: State) -> int:
    """The player's own hokom is the contract: which suit, or sun after all."""
    cards = with_public(s)
    suit = best_trump(s) if s.phase == NAMING else s.public_card // 13
    if expect_sun(cards) > expect_hokom(cards, suit):
        return TURN_TO_SUN + (NAME_SUN if s.phase == NAMING else SUN)
    return NAME_TRUMP + suit if s.phase == NAMING else KEEP_HOKOM + HOKOM


@rule
def choose_call(s: State) -> int:
    """The answer to any question of the auction."""
    if s.phase in (CONFIRMING, NAMING):
        return choose_mode(s)
    calls = legal(s)
    if calls >> KAWESH & 1 == 1 and not partner_bids(s):
        return SAY_KAWESH + KAWESH
    if s.phase == OPENING:
        return PASS_WEAK + PASS
    return choose_bid(s, calls) if s.phase == BIDDING else choose_over(s, calls)
