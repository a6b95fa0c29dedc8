"""How strengths change when many contestants were compared at once, as pairs are who have held the same cards.

Each contestant is compared with each other one as two sides of a match are; what that changes is averaged over the
others, and weighs as much as `weight` matches. Of two contestants with weight 1, the result is that of openskill's
Plackett-Luce model, which rates matches. That model alone would not do for a field: it assumes the more noise the more
contestants there are, so in a field of thirty, ratings would hardly change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

_model = PlackettLuce()
BETA = _model.beta  #: how much a player's form varies
TAU = _model.tau  #: by how much the uncertainty grows before each comparison
LEAST_SHARE = _model.kappa  #: of the variance that is left in any case


class Strength(NamedTuple):
    """An estimated strength and its uncertainty."""

    mu: float = _model.mu
    sigma: float = _model.sigma


def strengths_after(teams: Sequence[Sequence[Strength]], places: Sequence[int], weight: float) -> list[list[Strength]]:
    """The strengths of the players of all teams after a comparison. places: of the teams, 1 is best, equal ones share.

    >>> [[won], [lost]] = strengths_after([[Strength()], [Strength()]], [1, 2], 1)
    >>> round(won.mu, 2), round(lost.mu, 2)
    (27.64, 22.36)
    >>> [round(pair[0].mu, 1) for pair in strengths_after([[Strength()] * 2] * 8, range(1, 9), 2)]
    [28.9, 27.8, 26.7, 25.6, 24.4, 23.3, 22.2, 21.1]
    """
    variances = [[player.sigma**2 + TAU**2 for player in team] for team in teams]
    mus, of_teams = (np.array([sum(player.mu for player in team) for team in teams]), np.array([*map(sum, variances)]))
    scale = np.sqrt(of_teams[:, None] + of_teams[None, :] + 2 * BETA**2)
    chances = (1 + np.tanh((mus[:, None] - mus[None, :]) / scale / 2)) / 2
    order = np.array(places)
    shares = (1 + np.sign(order[None, :] - order[:, None])) / 2
    others = (1 - np.eye(len(teams))) * weight / (len(teams) - 1)
    gains = (others * (shares - chances) * of_teams[:, None] / scale).sum(axis=1)
    surer = (others * (of_teams[:, None] ** 0.5 / scale) ** 3 * chances * (1 - chances)).sum(axis=1)
    return [
        [
            Strength(
                player.mu + variance / float(of_teams[n]) * float(gains[n]),
                (variance * max(1 - variance / float(of_teams[n]) * float(surer[n]), LEAST_SHARE)) ** 0.5,
            )
            for player, variance in zip(team, variances[n], strict=True)
        ]
        for n, team in enumerate(teams)
    ]
