"""Hooks of Back Alley for the exact solver: the quantity is the tricks of side 0.

Who holds the bleeders, and whether trumps are broken, is in the exact words of the key. A bleeder is equivalent to no
other card, since it forces the others to play certain trumps.
"""

from __future__ import annotations

from typing import Any

from vierblatt.cards import XB, XR
from vierblatt.games.back_alley.rules.options import NEVER, RAINBOW_BONUS
from vierblatt.games.back_alley.rules.scoring import rainbow_hands, side_points
from vierblatt.games.back_alley.rules.state import BOARD
from vierblatt.games.back_alley.solver.bounds import bounds
from vierblatt.games.back_alley.solver.order import order
from vierblatt.games.relative_ranks import (
    cards_at,
    from_up,
    highest_of_runs,
    in_hands,
    lowest_of_run,
    on_table,
    place,
    squeeze,
    suit_lengths,
)
from vierblatt.games.solver_hooks import GameSolver
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY
from vierblatt.kernel.tricks import suit_cards, suit_of

PLAIN_CARDS = (1 << XB) - 1
NOBODY = 4


@rule
def gained(s: State) -> int:
    """The tricks of side 0."""
    return s.tricks[0] + s.tricks[2]


@rule
def left(s: State) -> int:
    """The tricks still to come."""
    return s.hand_size - s.trick_no


@rule
def result(s: State, quantity: int) -> int:
    """BA-SCORE-1..5: the points of both contracts; A-19 counts the cards played so far and those still held."""
    bonus = RAINBOW_BONUS[s.opt_rainbow_bonus] if s.hand_size == 4 else 0
    extra = 0
    if bonus > 0:
        for seat in range(4):
            hand = s.hands[seat]
            while hand:
                s.log[s.logged] = (PLAY * LOG_SEAT + seat) * LOG_ACTION + lowest(hand)
                s.logged += 1
                hand &= hand - 1
        extra = bonus * (rainbow_hands(s, 0) - rainbow_hands(s, 1))
    for seat in range(4):
        s.tricks[seat] = 0
    s.tricks[0] = quantity
    s.tricks[1] = s.hand_size - quantity
    return side_points(s, 0) - side_points(s, 1) + extra


@rule
def is_counted(s: State) -> bool:
    """Not if a bonus depends on who plays which card: A-19."""
    return s.hand_size != 4 or RAINBOW_BONUS[s.opt_rainbow_bonus] == 0


@rule
def representatives(s: State, cards: int) -> int:
    """The highest card of each run of neighbours, and every bleeder."""
    in_play = (in_hands(s) | on_table(s)) & PLAIN_CARDS
    return highest_of_runs(cards & PLAIN_CARDS, in_play) | cards & ~PLAIN_CARDS


@rule
def class_and_higher(s: State, card: int) -> int:
    """The cards from the lowest of the card's run up."""
    if card >= XB:
        return 0
    return from_up(lowest_of_run(card, s.hands[s.turn], in_hands(s) | on_table(s)))


@rule
def relevant_cards(s: State) -> int:
    """The winning card, if another of its suit was in the trick; for bleeders the key is enough."""
    played = 0
    for i in range(4):
        played |= 1 << s.last_trick[i]
    card = s.last_trick[(s.last_winner - s.last_leader) & 3]
    if card >= XB or played & suit_cards(suit_of(card)) == 1 << card:
        return 0
    return from_up(card)


@rule
def _holder(s: State, card: int) -> int:
    """Who holds a card, NOBODY if it is not in play."""
    holder = NOBODY
    for seat in range(4):
        if s.hands[seat] >> card & 1:
            holder = seat
    return holder


@rule
def key(s: State, out: Any) -> int:
    """Lengths, leader, trumps, bleeders, who may lead trumps; then three hands, which determine the fourth."""
    first = suit_lengths(s.hands[0]) | suit_lengths(s.hands[1]) << 16 | suit_lengths(s.hands[2]) << 32
    first |= s.turn << 48 | s.trump << 50 | (s.seen & s.trumps != 0) << 53
    second = suit_lengths(s.hands[3]) | _holder(s, XR) << 16 | _holder(s, XB) << 19 | (s.trumps >> XB & 3) << 22
    second |= s.opt_big_force << 24 | s.opt_little_force << 26 | s.opt_board_trump_lead << 28
    for seat in range(4):
        second |= (s.calls[seat] == BOARD) << 29 + seat
    second |= (s.opt_first_lead_trump == NEVER and s.trick_no == 0) << 33
    in_play = in_hands(s)
    out[0] = first
    out[1] = second
    for seat in range(3):
        out[2 + seat] = squeeze(s.hands[seat], in_play)
    out[5] = 0
    out[6] = 0
    return 2


SOLVER = GameSolver(
    gained=gained,
    left=left,
    result=result,
    is_counted=is_counted,
    representatives=representatives,
    class_and_higher=class_and_higher,
    order=order,
    key=key,
    place=place,
    cards_at=cards_at,
    relevant_cards=relevant_cards,
    bounds=bounds,
    constant_fields=("held", "taken", "log", "last_trick", "calls", "levels", "drawn", "bids", "board_levels"),
    trick_fields=("power",),
)
