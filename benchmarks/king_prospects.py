"""The value of the choices still owed in King Bolola: the numbers of `games/king_bolola/policy/prospects.py`.

`python -m benchmarks.king_prospects`. First, matches of four heuristic players show what each negative contract costs
the players who did not choose it. Then the script works backwards from a player's last own deal, over random hands: the
player chooses the contract with the highest expectation together with the value of what is left, by the estimates of
the heuristic player. The negative contracts still open to them are drawn at random: each may be chosen twice, and the
later the deal, the likelier it is used up.
"""

from __future__ import annotations

from itertools import product

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.games.king_bolola.policy.hand_value import SUIT_WORTH
from vierblatt.games.king_bolola.rules.state import (
    BOLOLA_PLUS,
    KING,
    NEGATIVES,
    NO_HEARTS,
    OWN_BOLOLAS,
    OWN_NEGATIVES,
    OWN_TRUMPS,
    TRUMP,
)
from vierblatt.kernel import engine
from vierblatt.kernel.random import seed_at, shuffle_at
from vierblatt.kernel.state import LOG_ACTION, OVER

MATCHES, HANDS, SEED = 400, 20_000, 1
OWN_DEALS = OWN_NEGATIVES + OWN_TRUMPS + OWN_BOLOLAS
Numbers = npt.NDArray[np.float64]


def costs_of_others(matches: int = MATCHES) -> list[int]:
    """The average points of a player in each negative contract that another player has chosen."""
    game = games.get("king_bolola")
    totals, deals = np.zeros(NEGATIVES), np.zeros(NEGATIVES)
    states = game.new(game.options.rule_set())
    state = game.layout.reader(states)
    for match in range(matches):
        engine.start(states, 0, match % 4)
        seed_at(states, 0, SEED, match)
        while state.phase != OVER:
            shuffle_at(states, 0, 52)
            engine.deal(states, 0)
            dealer = state.dealer
            while state.turn >= 0:
                engine.act(states, 0, engine.policy(states, 0) % LOG_ACTION)
            if state.contract < NEGATIVES:
                scores = state.deal_scores[:4]
                totals[state.contract] += (sum(scores) - scores[dealer]) / 3
                deals[state.contract] += 1
    return [round(float(mean)) for mean in totals / deals]


def estimates(hands: npt.NDArray[np.bool_]) -> Numbers:
    """The estimate for each contract with each hand, shape (hands, contracts); Trump in the best suit."""
    suits = hands.reshape(len(hands), 4, 13)
    lengths = np.minimum(suits.sum(axis=2), 8)
    weights = np.array(SUIT_WORTH).reshape(-1, 2, 22)
    plain, special = (
        suits @ weights[:, kind, :13].T + weights[:, kind, 13:].T[lengths] for kind in (0, 1)
    )  # each of shape (hands, suits, contracts)
    expected = plain.sum(axis=1)
    for contract in (NO_HEARTS, KING, BOLOLA_PLUS):
        expected[:, contract] += special[:, 1, contract] - plain[:, 1, contract]
    expected[:, TRUMP] += (special[:, :, TRUMP] - plain[:, :, TRUMP]).max(axis=1)
    return np.asarray(expected)


def still_owed(costs: list[int], hands: int = HANDS) -> dict[tuple[int, ...], int]:
    """The points that a player expects from their own future deals, by (negatives, Trumps, Bololas) still owed."""
    rng = np.random.default_rng(SEED)
    expected: dict[tuple[int, ...], float] = {(0, 0, 0): 0.0}
    for owed in sorted(product(*(range(n + 1) for n in (OWN_NEGATIVES, OWN_TRUMPS, OWN_BOLOLAS))), key=sum)[1:]:
        cards = np.argsort(rng.random((hands, 52)), axis=1) < 13
        estimated = estimates(cards)
        negatives = estimated[:, :NEGATIVES] - np.array(costs, np.float64)
        used = 1 - sum(owed) / OWN_DEALS
        gone = rng.random(negatives.shape) < used**2
        gone[np.arange(hands), rng.integers(0, NEGATIVES, hands)] = False  # one is always left
        negatives[gone] = -np.inf
        ways = []
        for kind, value in enumerate((negatives.max(axis=1), estimated[:, TRUMP], estimated[:, BOLOLA_PLUS])):
            if owed[kind]:
                left = tuple(number - (place == kind) for place, number in enumerate(owed))
                ways.append(value + expected[left])
        expected[owed] = float(np.max(ways, axis=0).mean())
    return {owed: round(value) for owed, value in expected.items()}


if __name__ == "__main__":
    costs = costs_of_others()
    print(costs)
    for owed, value in still_owed(costs).items():
        print(owed, value)
