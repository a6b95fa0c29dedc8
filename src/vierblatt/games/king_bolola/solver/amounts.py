"""The points still to come in a deal, as amounts from 0 up: costs or gains, depending on the contract.

The amounts of the four seats form one number with twelve bits per seat, so that adding two numbers adds seat by seat.
"""

from __future__ import annotations

from vierblatt.games.king_bolola.rules.scoring import LAST, TRICK, TWELFTH, card_points, points, unit_value
from vierblatt.games.king_bolola.rules.state import BOLOLA_PLUS, TRUMP
from vierblatt.kernel.jit import State, bulk_entry, rule

BITS = 12
MASK = (1 << BITS) - 1
ALL = (1 << 52) - 1


@rule
def pays(s: State) -> bool:
    """Whether the contract pays; otherwise it costs."""
    contract: int = s.contract
    return contract == TRUMP or contract == BOLOLA_PLUS  # noqa: PLR1714 - no sets in compiled code


@rule
def of_seat(amounts: int, seat: int) -> int:
    """One seat's amount."""
    return amounts >> (BITS * seat) & MASK


@rule
def remaining(s: State) -> int:
    """The amount still to come, the trick on the table included."""
    cards = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    for i in range(s.in_trick):
        cards |= 1 << s.trick[i]
    left = s.hand_size - s.trick_no
    total = card_points(s.contract, cards) + left * unit_value(s.contract, TRICK)
    if left >= 1:
        total += unit_value(s.contract, LAST)
    if left >= 2:
        total += unit_value(s.contract, TWELFTH)
    amount: int = abs(total)
    return amount


@rule
def of_last_trick(s: State) -> int:
    """The amount of the trick that has just been gathered."""
    cards = 0
    for i in range(s.seats):
        cards |= 1 << s.last_trick[i]
    left = s.hand_size - s.trick_no
    return abs(points(s.contract, 1, cards, 1 if left == 1 else 0, 1 if left == 0 else 0))


@bulk_entry
def sign(states: State) -> int:
    """1 if amounts are gains in state 0, -1 if they are costs."""
    return 1 if pays(states[0]) else -1


@rule
def seat_gained(s: State, seat: int) -> int:
    """The points that a seat has in this deal, between tricks or after it."""
    last = s.trick_no == s.hand_size and s.last_winner == seat
    return points(s.contract, s.tricks[seat], s.taken[seat], 1 if s.twelfth == seat else 0, 1 if last else 0)


@rule
def seat_left(s: State, seat: int) -> int:
    """The points that nobody has yet: negative if they cost."""
    tricks, taken = 0, 0
    for other in range(4):
        tricks += s.tricks[other]
        taken |= s.taken[other]
    left = s.hand_size - tricks
    return points(s.contract, left, ALL & ~taken, 1 if left >= 2 else 0, 1 if left >= 1 else 0)


@bulk_entry
def so_far(states: State, seat: int) -> int:
    """The points that a seat already has in the current deal of state 0."""
    return seat_gained(states[0], seat)
