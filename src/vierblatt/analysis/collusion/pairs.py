"""Pairs of players, each judged beside all others of the same game.

A pair's measure is what both gained from each other's hidden cards, deal by deal. Nobody's is compared with nothing:
who reads the bidding better than the model of `search` does gains a little from everybody's cards, so what counts is
how much more a pair gains than the other pairs do (the controls). How surprising that is, is told by the deals
themselves: their distances to the controls get random signs, again and again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal

import msgspec
import numpy as np
import numpy.typing as npt

from vierblatt.analysis.collusion.gains import MatchGains

Numbers = npt.NDArray[np.float64]
Relation = Literal["partners", "opponents"]

#: A pair with fewer deals is not judged: a few lucky ones would weigh too much.
LEAST_DEALS = 40
#: Signs are drawn until so many rounds were at least as surprising, or this many were drawn for every pair there is.
ENOUGH, ROUNDS, EACH = 25, 10_000, 400
AT_ONCE = 1_000
MOST_ROUNDS = 2_000_000


class Pair(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """Two players and how they sat to each other."""

    game: str
    relation: Relation
    players: tuple[str, str]


class Others(msgspec.Struct, frozen=True, kw_only=True):
    """The same measure of one of the two with anybody else. gain: points for 100 deals."""

    player: str
    deals: int
    gain: float


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be said about a pair.

    All in points for 100 deals: cost: of the choices of both, by all that they could know; gain, error: from each
    other's cards, and its standard error; controls: the gain of all others. effect: the distance of gain and controls
    in standard deviations of a deal. p: how often chance alone would be as surprising; corrected: the same, since many
    were judged.
    """

    pair: Pair
    deals: int
    gain: float
    error: float
    cost: float
    controls: float
    control_deals: int
    effect: float
    p: float
    corrected: float
    flagged: bool
    others: tuple[Others, ...]


class Pairs:
    """Takes matches, in any order, and judges every pair in them.

    >>> pairs = Pairs()
    >>> pairs.judged()
    []
    """

    def __init__(self) -> None:
        self._deals: dict[Pair, list[float]] = defaultdict(list)
        self._costs: dict[Pair, float] = defaultdict(float)

    def add(self, gains: MatchGains, players: Sequence[str]) -> None:
        """A match. players: ids by seat; empty for those who cannot be judged, who are controls all the same."""
        for deal in gains.deals:
            for one, other in combinations(range(len(players)), 2):
                relation: Relation = "partners" if one % gains.sides == other % gains.sides else "opponents"
                low, high = sorted((players[one], players[other]))
                if low != high or not low:
                    pair = Pair(game=gains.game, relation=relation, players=(low, high))
                    self._deals[pair].append(deal.gained[one][other] + deal.gained[other][one])
                    self._costs[pair] += deal.cost[one] + deal.cost[other]

    def judged(self, *, alpha: float = 0.01, least: int = LEAST_DEALS, seed: int = 0) -> list[Judged]:
        """Every pair with enough deals, the most surprising first.

        alpha: how probable it may be that anybody honest is flagged, among all pairs together.
        """
        known = {pair: np.array(deals) for pair, deals in sorted(self._deals.items()) if all(pair.players)}
        chosen = {pair: deals for pair, deals in known.items() if len(deals) >= least}
        rng = np.random.default_rng(seed)
        first = [self._compare(pair, deals, len(chosen), rng) for pair, deals in chosen.items()]
        first.sort(key=lambda each: (each.p, -each.effect))
        return [*_corrected(first, alpha)]

    def _compare(self, pair: Pair, deals: Numbers, pairs: int, rng: np.random.Generator) -> Judged:
        controls = np.concatenate([np.zeros(0), *(np.array(its) for its in self._controls(pair))])
        base = float(controls.mean()) if len(controls) > 1 else 0.0
        base_error = float(controls.std(ddof=1) / np.sqrt(len(controls))) if len(controls) > 1 else 0.0
        spread = float(deals.std(ddof=1))
        return Judged(
            pair=pair, deals=len(deals), gain=100 * float(deals.mean()), error=100 * spread / len(deals) ** 0.5,
            cost=100 * self._costs[pair] / len(deals),
            controls=100 * base, control_deals=len(controls), effect=(float(deals.mean()) - base) / (spread or 1.0),
            p=p_value(deals - base, base_error, rng, min(max(ROUNDS, EACH * pairs), MOST_ROUNDS)), corrected=1.0,
            flagged=False, others=tuple(self._with_others(pair, player) for player in pair.players),
        )  # fmt: skip

    def _controls(self, pair: Pair) -> Iterator[list[float]]:
        for other, deals in self._deals.items():
            same = (other.game, other.relation) == (pair.game, pair.relation)
            if same and not {*other.players} & {*pair.players}:
                yield deals

    def _with_others(self, pair: Pair, player: str) -> Others:
        deals = [
            gained
            for other, its in self._deals.items()
            if other != pair and (other.game, other.relation) == (pair.game, pair.relation) and player in other.players
            for gained in its
        ]
        return Others(player=player, deals=len(deals), gain=100 * float(np.mean(deals)) if deals else 0.0)


def p_value(distances: Numbers, base_error: float, rng: np.random.Generator, rounds: int) -> float:
    """How often the mean of these, measured by its own error, is as large when each sign is left to chance.

    base_error: the standard error of what the distances are taken from.

    >>> rng = np.random.default_rng(1)
    >>> p_value(np.array([1.0, 2.0, 1.5, 0.5, 1.0, 2.5, 1.0, 1.5] * 3), 0.0, rng, 10_000) < 0.001
    True
    >>> p_value(np.array([1.0, -2.0, 1.5, -0.5, 1.0, -1.5, 1.0, 0.0] * 3), 0.0, rng, 10_000) > 0.3
    True
    """
    found = _measured(distances[None, :], 0.0, base_error)[0]
    above = drawn = 0
    while drawn < rounds and above < ENOUGH:
        signs = rng.integers(0, 2, (AT_ONCE, len(distances)), np.int8) * 2.0 - 1.0
        bases = base_error * rng.standard_normal(AT_ONCE)  # where they are taken from is left to chance as well
        above += int(np.count_nonzero(_measured(signs * distances, bases, base_error) >= found))
        drawn += AT_ONCE
    return (above + 1) / (drawn + 1)


def _measured(rows: Numbers, bases: Numbers | float, base_error: float) -> Numbers:
    """The distance of each row's mean from its base, beside its standard error."""
    errors = np.sqrt(rows.var(axis=1, ddof=1) / rows.shape[1] + base_error**2)
    measured: Numbers = (rows.mean(axis=1) - bases) / np.where(errors > 0, errors, np.inf)
    return measured


def _corrected(judged: Sequence[Judged], alpha: float) -> Iterator[Judged]:
    """With p-values that hold for all pairs together (Holm): the smallest counts as often as there are pairs."""
    worst = 0.0
    for place, each in enumerate(judged):
        worst = max(worst, min(1.0, each.p * (len(judged) - place)))
        yield msgspec.structs.replace(each, corrected=worst, flagged=worst <= alpha and each.effect > 0)
