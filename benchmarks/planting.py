"""Blunders planted in deals that the search bot plays: one card is exchanged for one that throws points away.

What is one is told `by_solving`, by the exact solvers and the rules alone: the analysis, which is on trial, is asked
nothing, neither its playouts nor how it weighs the worlds. The card is to lose at least what the game calls a mistake

- against the best card as the cards lay, and
- against one and the same other card in nine of ten deals that its player could not exclude,

perfect play following with open cards. The deals are drawn uniformly: weighing them by what the others did is a
judgement of the analysis again. The other card is the best one on average, as nobody can choose another one in each
deal.

Two prices go with it, each the mean of what the card loses in further deals: uniform ones, and some weighed by how well
they explain what the others did. Who believes in that explanation may rightly ask for the second price, and who does
not for the first. Perfect play with open cards counts on seeing the hidden ones, so neither is the truth. But a card
that loses in nearly all deals, and in that one, is a fault by any measure.

Early in a deal the solvers take long, so blunders are planted with at most so many cards in the hand (`REACH`), and in
calls none.

`by_evaluation` is the older way, good for a second row at most: many worlds of the analysis's own kind, which it never
sees, say what is a blunder. It also knows those that cost on average only, but what the evaluation is blind to it
cannot find.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from benchmarks.endings import Oracle, match_of
from vierblatt.analysis.evidence import DecisionEvidence
from vierblatt.analysis.judge import ROUND, by_search, grades_of
from vierblatt.analysis.perfect_information import losses_on_these_cards
from vierblatt.analysis.walk import DecisionPoint, decision_point_of
from vierblatt.bots import make
from vierblatt.errors import NoWorlds
from vierblatt.kernel.state import PLAY, States
from vierblatt.match import Match
from vierblatt.search.evaluation import ERRORS, evaluate
from vierblatt.search.likelihood import Posterior
from vierblatt.search.worlds import Worlds

#: The most cards in the hand of whoever blunders: a world takes up to 50 ms then.
REACH: Mapping[str, int] = {"baloot": 8, "king_bolola": 5, "kout_bo": 8, "back_alley": 10}
#: The fewest: with the last one there is no choice.
FEWEST = 2
#: Worlds that choose a blunder, the first of which say whether there can be one, and those for each of its
#: prices.
CHOOSING, FIRST, PRICING = 64, 8, 128
#: In which share of the worlds a blunder loses at least a mistake.
SURE = 0.9
#: Worlds that price a blunder by evaluation, and its standard errors above nothing at least.
EVALUATING, CLEARLY = 2048, 8.0
SEED = 20_000

Numbers = npt.NDArray[np.float64]


class Loss(NamedTuple):
    """A mean, with its standard error."""

    mean: float
    error: float


@dataclass(frozen=True)
class Planted:
    """A blunder: the decision as the analysis gets it, and what it costs.

    held: the cards in the hand. lost: what it lost as the cards lay. uniform, weighed: its prices.
    """

    point: DecisionPoint
    held: int
    lost: float
    uniform: Loss
    weighed: Loss


#: Finds a blunder among the open cards of the seat to act, if there is one.
Planting = Callable[[Match, np.random.Generator], Planted | None]


def plant(game: str, seed: int, bot: str, planting: Planting) -> Planted | None:
    """Plays a deal and plants a blunder at the first chance after a point that is drawn; None if there was none."""
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
            found = planting(match, rng)
            if found is not None:
                return found
        match.do(player.choose(match.game, match.concealed(match.turn)).action)
    return None


class Solving:
    """The planting by exact solving."""

    def __init__(self, oracle: Oracle) -> None:
        self._oracle = oracle

    def __call__(self, match: Match, rng: np.random.Generator) -> Planted | None:
        """One of the cards that throw points away, as they lay and in nearly all other deals."""
        mistake = grades_of(match.game).mistake
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
        """What each card brings less what the best one does, in each world; shape (worlds, cards)."""
        tables = [self._oracle.losses(states, n) for n in range(len(states))]
        return np.array([[-table[card] for card in cards] for table in tables], np.float64)


def best_of(values: Numbers) -> int:
    """The place of the best card on average."""
    return int(np.argmax(values.mean(axis=0)))


def thrown_away(values: Numbers, mistake: float) -> npt.NDArray[np.bool_]:
    """Which cards lose a mistake against the best one on average, in nearly all of these worlds.

    >>> thrown_away(np.array([[0.0, 0.0, -5.0], [-9.0, 0.0, -5.0]]), 5).tolist()
    [False, False, True]
    """
    behind = values[:, [best_of(values)]] - values
    return np.asarray((behind >= mistake).mean(axis=0) >= SURE)


def loss_of(leads: Numbers, shares: Numbers) -> Loss:
    """The mean of what is lost in worlds of these shares.

    >>> loss_of(np.array([1.0, 3.0]), np.array([0.5, 0.5]))
    Loss(mean=2.0, error=1.0)
    """
    mean = float(shares @ leads)
    heavy = float(shares @ shares)
    squares = float((shares**2) @ (leads - mean) ** 2)
    return Loss(mean, (squares / (1 - heavy)) ** 0.5)


def by_evaluation(match: Match, rng: np.random.Generator) -> Planted | None:
    """One of the cards that cost a mistake for sure by many worlds of the analysis's own kind, and lost something."""
    grades, concealed = grades_of(match.game), match.concealed(match.turn)
    glance = evaluate(match.game, concealed, worlds=CHOOSING, rng=rng).means
    if glance.max() - glance.min() < grades.mistake:
        return None
    evidence = DecisionEvidence.of([by_search(match.game, concealed, ROUND, rng) for _ in range(EVALUATING // ROUND)])
    lost = losses_on_these_cards(match.game, match.states) or {}
    bad = []
    for action in evidence.actions:
        price = evidence.price(action)
        if lost.get(action, 0) > 0 and price.estimate >= max(grades.mistake, CLEARLY * price.error):
            bad.append((action, price))
    if not bad:
        return None
    action, price = bad[rng.integers(len(bad))]
    point = decision_point_of(match, len(match.deals[-1][1]) + 1, action)
    loss = Loss(price.estimate, price.error)
    return Planted(point, match.state.held[match.turn], lost[action], loss, loss)
