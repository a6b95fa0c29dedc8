"""Whom a learner plays with: itself at all seats, the heuristic player, and its own earlier versions."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vierblatt.envs.vector import VectorEnv
from vierblatt.policies import Policy

#: Environments in which the learner has all seats, and those in which it has those of one side.
ALONE, AGAINST = 128, 192
#: How many earlier versions are kept, and how many of them are in the pool at a time.
MOST_VERSIONS, AT_ONCE = 12, 2


class Pool:
    """The environments that a learner plays in, and its earlier versions.

    envs: one for playing alone, one for playing against others. versions: the earlier versions, the oldest first.
    """

    def __init__(self, game: str, seed: int) -> None:
        self._against = VectorEnv(game, AGAINST, seed=seed + 1, learners="rotate")
        self.envs: Sequence[VectorEnv] = (VectorEnv(game, ALONE, seed=seed), self._against)
        self.versions: list[Policy] = []
        self._chance = np.random.default_rng(seed)

    def add(self, version: Policy) -> None:
        """Adds a version; one of the others goes if there are too many."""
        self.versions.append(version)
        if len(self.versions) > MOST_VERSIONS:
            del self.versions[self._chance.integers(MOST_VERSIONS)]

    def draw(self) -> None:
        """Draws the versions that new episodes are played against; the heuristic player plays as many."""
        count = min(AT_ONCE, len(self.versions))
        chosen = self._chance.choice(len(self.versions), count, replace=False)
        self._against.set_opponents([*["rules"] * max(count, 1), *(self.versions[place] for place in chosen)])
