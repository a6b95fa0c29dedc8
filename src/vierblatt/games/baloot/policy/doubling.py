"""Whether to double or to answer a double, and whether to lock the trumps."""

from __future__ import annotations

from vierblatt.games.baloot.policy.hand_value import against_hokom, expect_hokom, sun_value
from vierblatt.games.baloot.policy.reasons import NO_RAISE, RAISE_BEHIND, RAISE_STRONG
from vierblatt.games.baloot.rules.actions import legal
from vierblatt.games.baloot.rules.doubling_levels import DOUBLE_LEVEL, FOUR_LEVEL, PLAIN, TRIPLE_LEVEL
from vierblatt.games.baloot.rules.ranks import JACK
from vierblatt.games.baloot.rules.state import (
    DOUBLE_LOCKED,
    DOUBLE_OPEN,
    FOUR,
    FOUR_LOCKED,
    FOUR_OPEN,
    GAHWA,
    PASS,
    SUN_DOUBLE,
    SUN_MODE,
    TRIPLE,
)
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, rule

# The value that the hand needs, in raw points; against a buyer, 90 is even.
TO_DOUBLE, TO_DOUBLE_BEHIND, TO_FOUR, TO_DOUBLE_SUN = 100, 80, 140, 60
# The expectation that a buyer needs, in tenths of a game point, to answer a double and a four.
TO_TRIPLE, TO_GAHWA = 120, 180
NEARLY_HOME = 26  #: the opponents need no more points than this, so there is little to lose


@rule
def raise_or_not(s: State) -> int:
    """The answer to any question of doubling."""
    if s.level == PLAIN:
        return double_or_not(s)
    if s.level == TRIPLE_LEVEL:
        return (
            RAISE_STRONG + locking(s, FOUR, FOUR_OPEN, FOUR_LOCKED) if against_hokom(s) >= TO_FOUR else NO_RAISE + PASS
        )
    hopes = expect_hokom(s.hands[s.turn] | 1 << s.public_card, s.trump)
    if s.level == DOUBLE_LEVEL:
        return RAISE_STRONG + TRIPLE if hopes >= TO_TRIPLE else NO_RAISE + PASS
    return RAISE_STRONG + GAHWA if s.level == FOUR_LEVEL and hopes >= TO_GAHWA else NO_RAISE + PASS


@rule
def double_or_not(s: State) -> int:
    """A double needs a hand that can beat the buyer's; less is enough when the match is nearly lost."""
    if s.mode == SUN_MODE:
        return RAISE_STRONG + SUN_DOUBLE if sun_value(s.hands[s.turn]) >= TO_DOUBLE_SUN else NO_RAISE + PASS
    strength = against_hokom(s)
    if strength >= TO_DOUBLE:
        return RAISE_STRONG + locking(s, SUN_DOUBLE, DOUBLE_OPEN, DOUBLE_LOCKED)
    theirs, ours = s.scores[s.buyer % 2], s.scores[s.turn % 2]
    if strength >= TO_DOUBLE_BEHIND and theirs > ours and theirs + NEARLY_HOME >= s.opt_target:
        return RAISE_BEHIND + locking(s, SUN_DOUBLE, DOUBLE_OPEN, DOUBLE_LOCKED)
    return NO_RAISE + PASS


@rule
def locking(s: State, unnamed: int, opened: int, locked: int) -> int:
    """Locked, so that the buyer cannot draw trumps; open with the best trump and two more, to draw trumps first."""
    if legal(s) >> unnamed & 1 == 1:
        return unnamed
    own = s.hands[s.turn] >> (13 * s.trump) & 0x1FFF
    return opened if own >> JACK & 1 == 1 and count(own) > 2 else locked
