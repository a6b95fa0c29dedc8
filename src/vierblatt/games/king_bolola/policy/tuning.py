"""The weights of the heuristic player, contract by contract.

The numbers were tuned by letting players with slightly different numbers play the same deals against each other.
"""

from __future__ import annotations

from vierblatt.kernel.jit import State, constant_table, rule

# For contracts in which tricks or cards cost points:
#: how often others beat a card although they could stay below it, in 1024ths
WILLING = 0
#: the cost of having to lead next, in points
ON_LEAD = 1
#: the gain from leading a suit to become void in it, in points, divided by 1 more than the cards left in it
VOIDING = 2
#: how often a suit is played once more with 3 or more of its cards out, in 1024ths; then with 2, 1, 0, fewer
REACH = 3
#: how many cards of a suit the others lose in one of its rounds, in quarters of a card
SPENT = 8
#: the share of a card's own price that counts against holding it, in 1024ths
OWN_PRICE = 9
#: ... of the prices of the cards that might be played under it
UNDER_PRICE = 10
#: ... of what others might throw on it
THROWN = 11
#: the cost of any trick, in points
ANYHOW = 12
#: the weight of the risk of the current trick, in 1024ths
RISK = 13

# For contracts in which tricks or cards score points:
#: how often others beat a card if they can, in 1024ths
GOES_OVER = 0
#: the value of leading next, in points
LEADING = 1
#: the value of a card left when the opponents have probably run out of its suit, in 1024ths of a trick
LONG = 2
#: the value of a trump for ruffing alone, in 1024ths of a trick
RUFFING = 3
#: how often a plain card is ruffed in the first, second, third and a later round of its suit, in 1024ths
RUFFED = 4
#: the share of a card's price that is lost with it, in 1024ths
GIVEN = 8
#: the weight of the prospects of cards with 0, 1, 2, 3 and more higher ones out, in 1024ths
HIGHER = 9

COLUMNS = 14
NUMBERS = constant_table(
    [
        50, 4, 9, 1024, 487, 416, 200, 50, 18, 1024, 1024, 1024, 50, 1024,  # No Tricks
        112, 4, 4, 950, 650, 300, 200, 0, 18, 1024, 1024, 576, 8, 1638,  # No Jacks & Kings
        0, 1, 29, 712, 365, 400, 150, 75, 12, 286, 768, 0, 8, 1280,  # No Queens
        100, 1, 1, 950, 650, 400, 200, 0, 6, 576, 1024, 0, 3, 1024,  # No Hearts
        410, 4, 1, 1024, 650, 400, 150, 100, 6, 1024, 1024, 1024, 100, 1024,  # No Last Two
        250, 4, 1, 950, 650, 400, 200, 0, 18, 0, 1024, 0, 20, 2312,  # No King
        1024, 8, 350, 162, 0, 330, 860, 1024, 100, 1024, 1280, 1024, 1024, 0,  # Trump
        0, 4, 9, 950, 325, 400, 200, 75, 18, 1024, 572, 444, 26, 768,  # Bolola minus
        1024, 0, 437, 650, 0, 150, 400, 700, 429, 1024, 1280, 1024, 1024, 0,  # Bolola plus
    ]
)  # fmt: skip


@rule
def tuned(s: State, column: int) -> int:
    """A number for the current contract."""
    return NUMBERS[COLUMNS * s.contract + column]
