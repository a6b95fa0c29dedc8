"""How well the choices of each seat fit the hidden cards of each other seat.

Of every decision two things are worked out: by how much the chosen action is better than the one that looks best from
all that the seat may know, as far as it may know that, and by how much it is better once the cards of another seat are
shown. The second less the first is what the choice gained from these cards. Players who have not seen them gain as
often as they lose: their choices do not depend on them, so on average showing them changes nothing. Players who know
them gain.
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
from vierblatt.analysis.walk import DealWalk, DecisionPoint
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
    """A deal. cost[seat]: points that the seat's choices cost by all that it could know, all together.

    gained[seat][other]: points that they gained from the other's cards.
    """

    deal: int
    decisions: int
    cost: list[float]
    gained: list[list[float]]


class DecisionGain(NamedTuple):
    """What a choice cost by all that the seat could know, and what it gained from the cards of each seat."""

    cost: float
    gained: Means


class MatchGains(msgspec.Struct, frozen=True, kw_only=True):
    """A match. head: of its record. engine: the sources that judged it: only gains of the same ones can be compared."""

    head: str
    game: str
    sides: int
    worlds: int
    seed: int
    engine: str
    deals: list[DealGains]


def gains_of_deal(deal: DealWalk, seats: int, worlds: int, seed: int) -> DealGains:
    """The gains of a deal, a piece of work for another process.

    worlds: how many deals are looked at for each thing that is to be known; more cost more time and say more.
    """
    cost, gained = np.zeros(seats), np.zeros((seats, seats))
    for point in deal.decision_points:
        found = gains_of_decision(point, seats, worlds, seed)
        cost[point.seat] += found.cost
        gained[point.seat] += found.gained
    told = [_rounded(row) for row in gained]
    return DealGains(deal=deal.number, decisions=len(deal.decision_points), cost=_rounded(cost), gained=told)


@cache
def engine_of(game: str) -> str:
    """What of the program the gains of a game hang on."""
    return engine_key(games.get(game))


def _rounded(row: Means) -> list[float]:
    return [round(float(points), 4) + 0.0 for points in row]


def gains_of_decision(point: DecisionPoint, seats: int, worlds: int, seed: int) -> DecisionGain:
    """What a choice cost and gained; it gains 0 from its own cards, and where nothing can be known."""
    game, found = games.get(point.game), np.zeros(seats)
    concealed, whole = point.concealed(), point.open()
    actions = tuple(members(engine.legal(concealed, 0)))
    chosen = actions.index(point.action)
    rng = np.random.default_rng([seed, point.deal, point.number])
    try:
        posterior = Posterior(Worlds(game, concealed, point.seat), ERRORS)
        best = int(np.argmax(_means(game, posterior, actions, worlds, rng)))
        if best == chosen:
            return DecisionGain(0.0, found)
        # Other worlds than those that made it look best: it is not flattered.
        legal = _lead(_means(game, posterior, actions, worlds, rng), chosen, best)
        for other in range(seats):
            if other != point.seat:
                shown = Posterior(ShownWorlds(game, concealed, point.seat, whole, other), ERRORS)
                found[other] = _lead(_means(game, shown, actions, worlds, rng), chosen, best) - legal
    except NoWorlds:
        return DecisionGain(0.0, np.zeros(seats))
    return DecisionGain(-legal, found)


def _lead(means: Means, chosen: int, best: int) -> float:
    return float(means[chosen] - means[best])


def _means(game: Game, posterior: Posterior, actions: tuple[int, ...], worlds: int, rng: np.random.Generator) -> Means:
    states, shares = posterior.sample(rng, worlds)
    results, _ = playouts(game, states, actions)
    means: Means = shares @ results
    return means
