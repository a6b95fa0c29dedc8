"""The values of the cards of a hand in each contract, for the heuristic player's choice and for forecasts.

The numbers are a least-squares fit to deals in which four heuristic players played a contract with random hands.
`python -m benchmarks.bidding king_bolola` writes them into ``forecast.json``, in points; the rules use whole numbers.
"""

from __future__ import annotations

from pathlib import Path

from vierblatt.cards import RANKS
from vierblatt.games.forecasts import AVERAGE_KEY, Weights, shipped_weights
from vierblatt.games.king_bolola.rules.state import CONTRACTS
from vierblatt.kernel.jit import constant_table

LONGEST = 8
#: The names of the weights of a contract: for an ordinary suit, then for a special one (hearts or trumps, if they
#: count), the value of a 2, 3 ... K, A, then the value of a suit of 0, 1 ... 7, 8 or more cards.
NAMES = [
    f"{kind} {what}"
    for kind in ("plain", "special")
    for what in [*RANKS, *(f"of {length}" for length in range(LONGEST + 1))]
]

weights = shipped_weights(Path(__file__).parent)
_SHIPPED: Weights = weights()

#: The average points of each contract for its dealer; for Trump with the best suit.
AVERAGE = constant_table([int(_SHIPPED[contract][AVERAGE_KEY]) for contract in CONTRACTS])

#: The weights of NAMES, contract by contract.
SUIT_WORTH = constant_table([int(_SHIPPED[contract][name]) for contract in CONTRACTS for name in NAMES])
