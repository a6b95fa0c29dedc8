"""Doubling: BAL-DBL-1 to BAL-DBL-6. The effect of the levels on the score is in `scoring`."""

from __future__ import annotations

from vierblatt.games.baloot.rules.doubling_levels import DOUBLE_LEVEL, PLAIN, TRIPLE_LEVEL
from vierblatt.games.baloot.rules.options import ALWAYS_LOCKED_EVEN, ANY_OPPONENT
from vierblatt.games.baloot.rules.state import (
    DOUBLE_LOCKED,
    DOUBLE_OPEN,
    DOUBLING,
    FOUR,
    FOUR_LOCKED,
    FOUR_OPEN,
    GAHWA,
    PASS,
    READY,
    SUN_DOUBLE,
    SUN_MODE,
    TRIPLE,
    place_of,
    seat_at,
)
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, rule

#: The calls that lock trumps; a hokom has the plain double and four only if these always lock (A32).
LOCKING = 1 << DOUBLE_LOCKED | 1 << FOUR_LOCKED | 1 << FOUR | 1 << SUN_DOUBLE


@rule
def may_double_sun(s: State) -> bool:
    """BAL-DBL-5: exactly one team has more than 100, and the doubler is in the other one (sun_double_by)."""
    behind = 1 - s.buyer % 2
    if (s.scores[0] > 100) == (s.scores[1] > 100):
        return False
    return s.opt_sun_double_by == ANY_OPPONENT or s.scores[behind] <= 100


@rule
def open_doubling(s: State) -> None:
    """BAL-DBL-1: both opponents of the buyer are asked, the higher priority first."""
    s.pending = 10 >> (place_of(s, s.buyer) & 1)
    if s.mode == SUN_MODE and not may_double_sun(s):
        s.pending = 0
    ask_double(s)


@rule
def ask_double(s: State) -> None:
    """Asks the next opponent, or lets the play begin."""
    if s.pending == 0:
        s.phase = READY
        return
    s.phase = DOUBLING
    s.turn = seat_at(s, lowest(s.pending))


@rule
def legal_raise(s: State) -> int:
    """The next step only (BAL-DBL-4); double and four locked or open (BAL-DBL-6)."""
    calls = 1 << PASS
    always_locked = s.opt_lock_choice == ALWAYS_LOCKED_EVEN
    if s.level == PLAIN:
        if s.mode == SUN_MODE or always_locked:
            return calls | 1 << SUN_DOUBLE
        return calls | 1 << DOUBLE_OPEN | 1 << DOUBLE_LOCKED
    if s.level == DOUBLE_LEVEL:
        return calls | 1 << TRIPLE
    if s.level == TRIPLE_LEVEL:
        return calls | 1 << FOUR if always_locked else calls | 1 << FOUR_OPEN | 1 << FOUR_LOCKED
    return calls | 1 << GAHWA


@rule
def raise_stake(s: State, call: int) -> None:
    """BAL-DBL-2 to BAL-DBL-4: buyer and doubler in turn, until one passes or the limit is reached."""
    if call == PASS:
        s.pending &= s.pending - 1
        ask_double(s)
        return
    if s.level == PLAIN:
        s.doubler = s.turn
    s.pending = 0
    s.level += 1
    # BAL-DBL-6: the last call decides; in sun there is nothing to lock.
    s.locked = int(s.mode != SUN_MODE and LOCKING >> call & 1 == 1)
    if s.mode == SUN_MODE or call == GAHWA:
        s.phase = READY
    else:
        s.turn = s.buyer if s.level % 2 == 0 else s.doubler
