"""Plants blunders in deals that the search bot plays: one card is replaced by one that throws points away.

`Solving` decides what a blunder is by the exact solvers and the rules alone. It uses no part of the analysis, which is
being tested: neither its playouts nor its weights of the worlds. The card must lose at least what the game calls a
mistake

- against the best card on the actual deal, and
- against one and the same other card in nine of ten deals that its player could not exclude,

each followed by perfect play with open cards. The deals are drawn uniformly, because weighting them by what the others
did would be a judgement of the analysis again. The other card is the best one on average, since a player cannot choose
a different card for each deal.

Each blunder has two prices, the mean of what the card loses in further deals: uniform ones, and ones weighted by how
well they explain what the others did. Either may be considered right, depending on whether one believes in that
explanation. Perfect play with open cards relies on seeing the hidden ones, so neither is exact. But a card that loses
in nearly all deals, and in the actual one, is a mistake by any measure.

Solving takes a long time early in a deal, so blunders are planted only with at most `REACH` cards in the hand, and
never in calls.

`by_evaluation` is the older way, useful at most for a second row: it decides by many worlds of the same kind as the
analysis uses, but which the analysis never sees. It also finds blunders that cost only on average, but not those to
which the evaluation is blind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from benchmarks.endings import Oracle, match_of
from vierblatt.analysis.evidence import DecisionEvidence
from vierblatt.analysis.judge import ROUND, by_search, loss_thresholds_of
from vierblatt.analysis.perfect_information import losses_on_these_cards
from vierblatt.analysis.walk import DecisionPoint, decision_point_of
from vierblatt.bots import make
from vierblatt.errors import NoWorlds
from vierblatt.kernel.state import PLAY, States
from vierblatt.match import Match
from vierblatt.search.evaluation import ERRORS, evaluate
from vierblatt.search.likelihood import Posterior
from vierblatt.search.worlds import Worlds

#: The maximum number of cards in the hand for a blunder; a world then takes up to 50 ms.
REACH: Mapping[str, int] = {"baloot": 8, "king_bolola": 5, "kout_bo": 8, "back_alley": 10}
#: The minimum number: with one card there is no choice.
FEWEST = 2
#: Worlds that decide on a blunder, the first of them that show whether one is possible, and worlds for each price.
CHOOSING, FIRST, PRICING = 64, 8, 128
#: The share of worlds in which a blunder must lose at least a mistake.
SURE = 0.9
#: Worlds that price a blunder by evaluation, and the least number of standard errors above 0.
EVALUATING, CLEARLY = 2048, 8.0
SEED = 20_000

Numbers = npt.NDArray[np.float64]


class Loss(NamedTuple):
    """A mean, with its standard error."""

    mean: float
    error: float


@dataclass(frozen=True)
class Planted:
    """A blunder: the decision as the analysis gets it, and its cost.

    held: the cards in the hand. lost: what the card lost on the actual deal. uniform, weighed: its prices.
    """

    point: DecisionPoint
    held: int
    lost: float
    uniform: Loss
    weighed: Loss


#: Finds a blunder among the open cards of the seat to act, if there is one.
Planting = Callable[[Match, np.random.Generator], Planted | None]


def plant(game: str, seed: int, bot: str, planting: Planting) -> Planted | None:
    """Plays a deal and plants a blunder at the first chance after a random point; None if there is none."""
    match, packs = match_of(game, seed)
    rng = np.random.default_rng([SEED, seed])
    match.deal(packs.next(match))
    player = make(bot, seed)
    reach = min(REACH[game], match.state.hand_size)
    begin = rng.integers(min(FEWEST + 1, reach), reach + 1)
    while match.turn >= 0:
        open_actions = match.legal()
        choice = open_actions & (open_actions - 1)
        if match.state.phase == PLAY and choice and match.state.held[match.turn] <= begin:
            planted = planting(match, rng)
            if planted is not None:
                return planted
        match.do(player.choose(match.game, match.concealed(match.turn)).action)
    return None


class Solving:
    """Plants blunders by exact solving."""

    def __init__(self, oracle: Oracle) -> None:
        self._oracle = oracle

    def __call__(self, match: Match, rng: np.random.Generator) -> Planted | None:
        """One of the cards that throw points away, on the actual deal and in nearly all others."""
        mistake = loss_thresholds_of(match.game).mistake
        lost = self._oracle.losses(match.states)
        if max(lost.values()) < mistake:
            return None
        cards = sorted(lost)
        try:
            worlds = Worlds(match.game, match.concealed(match.turn), match.turn)
            values = self._values(worlds.sample(rng, FIRST), cards)
            if not thrown_away(values, mistake).any():
                return None
            values = np.concatenate([values, self._values(worlds.sample(rng, CHOOSING - FIRST), cards)])
            bad = [n for n in np.flatnonzero(thrown_away(values, mistake)) if lost[cards[n]] >= mistake]
            if not bad:
                return None
            chosen, best = int(rng.choice(bad)), best_of(values)
            further = self._values(worlds.sample(rng, PRICING), cards)
            states, shares = Posterior(worlds, ERRORS).sample(rng, PRICING)
            likely = self._values(states, cards)
        except NoWorlds:
            return None
        card = cards[chosen]
        uniform = loss_of(further[:, best] - further[:, chosen], np.full(len(further), 1 / len(further)))
        weighed = loss_of(likely[:, best] - likely[:, chosen], shares)
        point = decision_point_of(match, len(match.deals[-1][1]) + 1, card)
        return Planted(point, match.state.held[match.turn], lost[card], uniform, weighed)

    def _values(self, states: States, cards: list[int]) -> Numbers:
        """The value of each card less that of the best one, in each world; shape (worlds, cards)."""
        tables = [self._oracle.losses(states, n) for n in range(len(states))]
        return np.array([[-table[card] for card in cards] for table in tables], np.float64)


def best_of(values: Numbers) -> int:
    """The index of the best card on average."""
    return int(np.argmax(values.mean(axis=0)))


def thrown_away(values: Numbers, mistake: float) -> npt.NDArray[np.bool_]:
    """Which cards lose at least a mistake against the best card on average, in nearly all of these worlds.

    >>> thrown_away(np.array([[0.0, 0.0, -5.0], [-9.0, 0.0, -5.0]]), 5).tolist()
    [False, False, True]
    """
    behind = values[:, [best_of(values)]] - values
    return np.asarray((behind >= mistake).mean(axis=0) >= SURE)


def loss_of(leads: Numbers, shares: Numbers) -> Loss:
    """The mean of what is lost in worlds with these shares.

    >>> loss_of(np.array([1.0, 3.0]), np.array([0.5, 0.5]))
    Loss(mean=2.0, error=1.0)
    """
    mean = float(shares @ leads)
    heavy = float(shares @ shares)
    squares = float((shares**2) @ (leads - mean) ** 2)
    return Loss(mean, (squares / (1 - heavy)) ** 0.5)


def by_evaluation(match: Match, rng: np.random.Generator) -> Planted | None:
    """A card that clearly costs a mistake in many worlds of the kind that the analysis uses, and lost something."""
    thresholds, concealed = loss_thresholds_of(match.game), match.concealed(match.turn)
    glance = evaluate(match.game, concealed, worlds=CHOOSING, rng=rng).means
    if glance.max() - glance.min() < thresholds.mistake:
        return None
    evidence = DecisionEvidence.of([by_search(match.game, concealed, ROUND, rng) for _ in range(EVALUATING // ROUND)])
    lost = losses_on_these_cards(match.game, match.states) or {}
    bad = []
    for action in evidence.actions:
        cost = evidence.cost_of(action)
        if lost.get(action, 0) > 0 and cost.estimate >= max(thresholds.mistake, CLEARLY * cost.error):
            bad.append((action, cost))
    if not bad:
        return None
    action, cost = bad[rng.integers(len(bad))]
    point = decision_point_of(match, len(match.deals[-1][1]) + 1, action)
    loss = Loss(cost.estimate, cost.error)
    return Planted(point, match.state.held[match.turn], lost[action], loss, loss)
