"""Whom a learner plays with: itself at all seats, the heuristic player, and its own earlier versions."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vierblatt.envs.vector import VectorEnv
from vierblatt.policies import Policy, PolicyOutput
from vierblatt.policies.protocol import Rows

#: Environments in which the learner has all seats, and those in which it has every second seat: the even ones or the
#: odd ones, against the heuristic player or an earlier version.
ALONE, EACH = 128, 48
#: How many earlier versions are kept.
MOST_VERSIONS = 12


class EarlierVersion:
    """An opponent that plays as an earlier version of the learner, drawn anew from time to time; see `Policy`."""

    def __init__(self, first: Policy) -> None:
        self.versions: list[Policy] = [first]
        self.current = first

    def __call__(self, observations: Rows, legal_action_mask: Rows, /) -> PolicyOutput:
        """The answer of the current version."""
        return self.current(observations, legal_action_mask)

    def add(self, version: Policy) -> None:
        """Adds a version; the oldest but one goes if there are too many."""
        self.versions.append(version)
        if len(self.versions) > MOST_VERSIONS:
            del self.versions[1]

    def draw(self, rng: np.random.Generator) -> None:
        """Takes one of the versions."""
        self.current = self.versions[rng.integers(len(self.versions))]


def environments(game: str, seed: int, earlier: Policy) -> Sequence[VectorEnv]:
    """The environments that a learner plays in."""
    seats = VectorEnv(game, 1).table.seats
    sides = [range(first, seats, 2) for first in (0, 1)]
    against_rules = [VectorEnv(game, EACH, seed=seed + 1 + k, learners=side) for k, side in enumerate(sides)]
    against_earlier = [
        VectorEnv(game, EACH, seed=seed + 3 + k, learners=side, opponents=earlier) for k, side in enumerate(sides)
    ]
    return VectorEnv(game, ALONE, seed=seed), *against_rules, *against_earlier
