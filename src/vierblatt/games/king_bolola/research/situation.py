"""The situation of a match for a deal on its own: any of the 24 rounds, all as likely, the dealer in turn.

In each round before it the dealer chose at random among what was still open, and what the contract counts went to the
players piece by piece at random: 13 tricks, 8 jacks and kings, 4 queens, 13 hearts, the last two tricks, the king of
hearts; of a Bolola 16 pieces of 50.
"""

from __future__ import annotations

from vierblatt.games.king_bolola.rules.calls import choices, enter
from vierblatt.games.king_bolola.rules.state import LAST_TWO, ROUNDS
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, rule, table
from vierblatt.kernel.random import below
from vierblatt.kernel.tricks import next_seat

# By call (see `state.CALLS`): how many pieces, and what one is worth.
PIECES = table([13, 8, 4, 13, 1, 1, 13, 13, 13, 13, 16, 16])
WORTH = table([-50, -60, -100, -30, -240, -320, 50, 50, 50, 50, -50, 50])
TWELFTH = -120


@rule
def situate(s: State) -> None:
    """Draws it."""
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
