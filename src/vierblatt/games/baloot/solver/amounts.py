"""What decides the score of a deal, as one number: the card points of side 0, then its tricks.

The exact solver asks for scores instead (`value`); this is for searches that ask what a side can be sure of.
"""

from __future__ import annotations

from vierblatt.cards import PACK_32, card_set
from vierblatt.games.baloot.rules.ranks import EIGHT, NINE, NO_TRUMP, SEVEN, card_points_of
from vierblatt.games.baloot.solver.goals import all_points, apply_answers
from vierblatt.games.baloot.solver.goals import result as score
from vierblatt.kernel.bits import highest
from vierblatt.kernel.jit import State, rule

TRICKS = 16  #: one more than the most tricks of a deal, and more
CARDS = card_set(PACK_32)


@rule
def gained(s: State) -> int:
    """Card points, times TRICKS, plus tricks of side 0; the last trick counts ten points."""
    points = card_points_of(s.taken[0] | s.taken[2], s.trump)
    if s.trick_no == s.hand_size and s.last_winner % 2 == 0:
        points += 10
    return TRICKS * points + s.tricks[0] + s.tricks[2]


@rule
def left(s: State) -> int:
    """The points and tricks that nobody has taken."""
    taken = s.taken[0] | s.taken[1] | s.taken[2] | s.taken[3]
    return TRICKS * (card_points_of(CARDS & ~taken, s.trump) + 10) + s.hand_size - s.trick_no


@rule
def result(s: State, quantity: int) -> int:
    """BAL-SCORE-1 to BAL-SCORE-13; side 0 has all tricks only with all points, side 1 only if side 0 has nothing."""
    total = all_points(s)
    points, tricks = min(quantity // TRICKS, total), quantity % TRICKS
    whole = points == total and tricks >= s.hand_size
    apply_answers(s, 0)
    return score(s, points, total, 0 if whole else 1 if quantity == 0 else -1)


@rule
def is_counted(s: State) -> bool:
    """Not while it is open who plays king and queen of trumps: BAL-PROJ-9; not if a question may come (A40)."""
    open_royals = s.royals & ~s.seen
    baloot = open_royals == s.royals or (open_royals != 0 and s.royal_seat >= 0)
    return s.opt_auto_declare == 1 and (s.royals == 0 or not baloot)


@rule
def one_of_equals(s: State, cards: int) -> int:
    """The highest of seven, eight and nine, which count nothing, where no other card is between them; all others."""
    table = 0
    for i in range(s.in_trick):
        table |= 1 << s.trick[i]
    others = (s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3] | table) & ~cards
    kept = cards
    for suit in range(4):
        low = 1 << SEVEN | 1 << EIGHT | (0 if suit == s.trump and s.trump < NO_TRUMP else 1 << NINE)
        mine, theirs = cards >> 13 * suit & low, others >> 13 * suit & low
        last = 0
        while mine:
            bit = 1 << highest(mine)
            mine ^= bit
            if last and theirs & (last - bit) == 0:
                kept &= ~(bit << 13 * suit)
            last = bit
    return kept
