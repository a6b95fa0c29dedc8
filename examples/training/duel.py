"""The strength of a policy: every deal is played twice, with the seats swapped, against another player."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vierblatt.envs.opponents import OneOpponent
from vierblatt.envs.vector import VectorEnv
from vierblatt.policies import Policy, best_actions


@dataclass(frozen=True)
class Duel:
    """The swing of a pair of deals, as `vierblatt.simulate.duplicate_pairs` computes it, with its 95 % interval."""

    mean: float
    half_width: float  #: of the interval

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.half_width:.2f}"


def duel(game: str, policy: Policy, opponents: OneOpponent, *, pairs: int, seed: int = 1) -> Duel:
    """Plays each deal twice: the policy in the even seats, then in the odd ones."""
    even, odd = (results(game, policy, opponents, first, pairs, seed) for first in (0, 1))
    ahead = [won[:, ::2].mean(axis=1) - won[:, 1::2].mean(axis=1) for won in (even, odd)]
    swings = (ahead[0] - ahead[1]) / 2
    return Duel(float(swings.mean()), float(1.96 * swings.std(ddof=1) / pairs**0.5))


def results(
    game: str, policy: Policy, opponents: OneOpponent, first: int, pairs: int, seed: int
) -> npt.NDArray[np.float64]:
    """The points of every seat in the first deal of each environment, shape (pairs, seats). first: a learner's seat.

    Environment i draws its deal from stream i of the seed, independent of the seating.
    """
    seats = VectorEnv(game, 1).table.seats
    env = VectorEnv(game, pairs, seed=seed, learners=range(first, seats, 2), opponents=opponents)
    won = np.zeros((pairs, seats))
    going = np.ones(pairs, bool)
    while going.any():
        env.step(best_actions(policy, env.observations, env.legal_action_mask))
        won[going] += env.rewards[going]
        going &= env.terminated == 0
    return won
