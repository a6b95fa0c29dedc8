"""The match situation for a deal on its own: any of the 24 rounds, all equally likely, with the dealer in turn.

In each earlier round the dealer chose at random among the legal contracts. What the contract counts went to random
players, piece by piece: 13 tricks, 8 jacks and kings, 4 queens, 13 hearts, the last two tricks, the king of hearts, or
16 pieces of 50 points in a Bolola.
"""

from __future__ import annotations

from vierblatt.games.king_bolola.rules.calls import choices, enter
from vierblatt.games.king_bolola.rules.state import LAST_TWO, ROUNDS
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, constant_table, rule
from vierblatt.kernel.random import below
from vierblatt.kernel.tricks import next_seat

# By call (see `state.CALLS`): the number of pieces, and the points of each.
PIECES = constant_table([13, 8, 4, 13, 1, 1, 13, 13, 13, 13, 16, 16])
WORTH = constant_table([-50, -60, -100, -30, -240, -320, 50, 50, 50, 50, -50, 50])
TWELFTH = -120


@rule
def draw_situation(s: State) -> None:
    """Draws the situation."""
    played = below(s, ROUNDS)
    for _ in range(played):
        s.turn = s.dealer
        open_calls = choices(s)
        call = nth(open_calls, below(s, count(open_calls)))
        enter(s, s.dealer, call)
        for _piece in range(PIECES[call]):
            s.scores[below(s, 4)] += WORTH[call]
        if call == LAST_TWO:
            s.scores[below(s, 4)] += TWELFTH
        s.dealer = next_seat(s, s.dealer)
    s.turn = -1
    s.scored = played
    s.deal_no = played
