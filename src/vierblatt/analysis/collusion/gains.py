"""Measures how well the choices of each seat fit the hidden cards of each other seat.

For every decision, compare the chosen action with the one that looks best from the seat's own information. Compute the
difference of their values twice: from that information only, and with another seat's cards revealed. The second
difference less the first is what the choice gained from those cards. Players who have not seen the cards gain as often
as they lose: their choices do not depend on them, so revealing them changes nothing on average. Players who know them
gain.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.analysis.collusion.revealed_worlds import ShownWorlds
from vierblatt.analysis.run import engine_key
from vierblatt.analysis.walk import DecisionPoint, RecordedDeal
from vierblatt.cards import members
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.search.evaluation import ERRORS
from vierblatt.search.likelihood import Posterior
from vierblatt.search.playouts import playouts
from vierblatt.search.worlds import Worlds

Means = npt.NDArray[np.float64]


class DealGains(msgspec.Struct, frozen=True, kw_only=True):
    """The gains of a deal. cost[seat]: points that the seat's choices cost, judged by its own information.

    gained[seat][other]: points that they gained from the other seat's cards.
    """

    deal: int
    decisions: int
    cost: list[float]
    gained: list[list[float]]


class DecisionGain(NamedTuple):
    """The cost of a choice, judged by the seat's own information, and its gain from the cards of each seat."""

    cost: float
    gained: Means


class MatchGains(msgspec.Struct, frozen=True, kw_only=True):
    """The gains of a match. head: its record's. engine: a hash of the judging sources; compare only equal ones."""

    head: str
    game: str
    sides: int
    worlds: int
    seed: int
    engine: str
    deals: list[DealGains]


def gains_of_deal(deal: RecordedDeal, seats: int, worlds: int, seed: int) -> DealGains:
    """The gains of a deal; a task for a worker process.

    worlds: the number of worlds for each estimate; more take longer and are more precise.
    """
    cost, gained = np.zeros(seats), np.zeros((seats, seats))
    for point in deal.decision_points:
        decision = gains_of_decision(point, seats, worlds, seed)
        cost[point.seat] += decision.cost
        gained[point.seat] += decision.gained
    rounded = [_rounded(row) for row in gained]
    return DealGains(deal=deal.number, decisions=len(deal.decision_points), cost=_rounded(cost), gained=rounded)


@cache
def engine_of(game: str) -> str:
    """The hash of the sources that affect the gains of a game."""
    return engine_key(games.get(game))


def _rounded(row: Means) -> list[float]:
    return [round(float(points), 4) + 0.0 for points in row]


def gains_of_decision(point: DecisionPoint, seats: int, worlds: int, seed: int) -> DecisionGain:
    """The cost and gains of a choice; the gain from the seat's own cards is 0, and all are 0 if no world is found."""
    game, gained = games.get(point.game), np.zeros(seats)
    concealed, whole = point.concealed(), point.open()
    actions = tuple(members(engine.legal(concealed, 0)))
    chosen = actions.index(point.action)
    rng = np.random.default_rng([seed, point.deal, point.number])
    try:
        posterior = Posterior(Worlds(game, concealed, point.seat), ERRORS)
        best = int(np.argmax(_means(game, posterior, actions, worlds, rng)))
        if best == chosen:
            return DecisionGain(0.0, gained)
        # Fresh worlds avoid selection bias in favour of the best action.
        own_lead = _lead(_means(game, posterior, actions, worlds, rng), chosen, best)
        for other in range(seats):
            if other != point.seat:
                shown = Posterior(ShownWorlds(game, concealed, point.seat, whole, other), ERRORS)
                gained[other] = _lead(_means(game, shown, actions, worlds, rng), chosen, best) - own_lead
    except NoWorlds:
        return DecisionGain(0.0, np.zeros(seats))
    return DecisionGain(-own_lead, gained)


def _lead(means: Means, chosen: int, best: int) -> float:
    return float(means[chosen] - means[best])


def _means(game: Game, posterior: Posterior, actions: tuple[int, ...], worlds: int, rng: np.random.Generator) -> Means:
    states, shares = posterior.sample(rng, worlds)
    results, _ = playouts(game, states, actions)
    means: Means = shares @ results
    return means
