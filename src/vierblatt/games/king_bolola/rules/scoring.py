"""The values of tricks and cards in each contract, and the account after the deal."""

from __future__ import annotations

from vierblatt.games.king_bolola.rules.state import HEARTS, JACKS_KINGS, KING_OF_HEARTS, QUEENS, ROUNDS, TRICKS
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, constant_table, entry, rule
from vierblatt.kernel.tricks import end_match, need_deal, next_seat

# The columns, one for each thing that counts: tricks, jacks and kings, queens, hearts, trick 12, trick 13, heart king.
COLUMNS = 7
PACK = (1 << 52) - 1
TRICK, JACK_KING, QUEEN, HEART, TWELFTH, LAST, KING = range(COLUMNS)
ROWS = (
    (-50, 0, 0, 0, 0, 0, 0),  # KB-NOTRICKS-1
    (0, -60, 0, 0, 0, 0, 0),  # KB-JK-1
    (0, 0, -100, 0, 0, 0, 0),  # KB-QUEENS-1
    (0, 0, 0, -30, 0, 0, 0),  # KB-HEARTS-1
    (0, 0, 0, 0, -120, -240, 0),  # KB-LASTTWO-1
    (0, 0, 0, 0, 0, 0, -320),  # KB-KING-1
    (50, 0, 0, 0, 0, 0, 0),  # KB-TRUMP-1
    (-15, -20, -30, -10, -40, -60, -95),  # KB-BOLOLA-1, KB-BOLOLA-2: values add up, 800 in all
    (15, 20, 30, 10, 40, 60, 95),  # KB-BOLOLA-8
)
WORTH = constant_table([value for row in ROWS for value in row])


@rule
def unit_value(contract: int, column: int) -> int:
    """The value of one unit of a column in a contract."""
    return WORTH[contract * COLUMNS + column]


@rule
def card_points(contract: int, cards: int) -> int:
    """The points of the cards of a bit set for their winner."""
    return (
        unit_value(contract, JACK_KING) * count(cards & JACKS_KINGS)
        + unit_value(contract, QUEEN) * count(cards & QUEENS)
        + unit_value(contract, HEART) * count(cards & HEARTS)
        + unit_value(contract, KING) * count(cards & KING_OF_HEARTS)
    )


@entry
def points(contract: int, tricks: int, cards: int, twelfth: int, last: int) -> int:
    """The points of `tricks` tricks with these cards; `twelfth` and `last`: 1 if that trick is among them."""
    return (
        unit_value(contract, TRICK) * tricks
        + card_points(contract, cards)
        + unit_value(contract, TWELFTH) * twelfth
        + unit_value(contract, LAST) * last
    )


@rule
def score_deal(s: State) -> None:
    """KB-SCORE-1: adds the deal to the balances.

    KB-SCORE-3 .. KB-SCORE-5 follow from the table: a deal sums to its contract's total, a match to 800 for every
    Bolola plus less 800 for every minus, and every score is a multiple of five.
    """
    full = s.trick_no == s.hand_size
    for seat in range(4):
        last = 1 if full and seat == s.last_winner else 0
        twelfth = 1 if seat == s.twelfth else 0
        s.deal_scores[seat] = points(s.contract, s.tricks[seat], s.taken[seat], twelfth, last)
        s.scores[seat] += s.deal_scores[seat]
    finish_deal(s)


@rule
def award(s: State, winner: int, loser: int) -> None:
    """KB-FAULT-4: a verdict gives all points of the contract to one of two players: all costs, or all gains.

    That includes what was won before a position from the end of a deal.
    """
    s.claim_awarded = 1
    total = points(s.contract, TRICKS, PACK, 1, 1)
    seat = winner if total > 0 else loser
    for each in range(4):
        s.deal_scores[each] = total if each == seat else 0
        s.scores[each] += s.deal_scores[each]
    finish_deal(s)


@rule
def finish_deal(s: State) -> None:
    """KB-GEN-3: the 24th deal ends the match."""
    s.scored += 1
    if s.scored < ROUNDS:
        need_deal(s, next_seat(s, s.dealer))  # KB-DEAL-3
    else:
        end_match(s, winners(s))


@rule
def winners(s: State) -> int:
    """KB-SCORE-2: every player with a positive balance has won; that may be all or none."""
    seats = 0
    for seat in range(4):
        if s.scores[seat] > 0:
            seats |= 1 << seat
    return seats


@rule
def utility(s: State, out: State) -> None:
    """All play for their own balance."""
    for seat in range(4):
        out[seat] = s.deal_scores[seat]
