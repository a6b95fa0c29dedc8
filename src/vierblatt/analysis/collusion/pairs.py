"""Judges pairs of players by comparison with all other pairs in the same game.

A pair's measure is what both gained from each other's hidden cards, deal by deal. It is not compared with zero, since a
player who reads the bidding better than the model of `search` gains a little from everybody's cards. What counts is how
much more a pair gains than the other pairs (the controls). The significance comes from a randomisation test, which
repeatedly gives random signs to the deals' distances from the controls.
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
#: The test ends when ENOUGH rounds were at least as extreme, or after ROUNDS, or EACH per pair if that is more.
ENOUGH, ROUNDS, EACH = 25, 10_000, 400
AT_ONCE = 1_000
MOST_ROUNDS = 2_000_000


class Pair(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """Two players and their relation at the table."""

    game: str
    relation: Relation
    players: tuple[str, str]


class Others(msgspec.Struct, frozen=True, kw_only=True):
    """The same measure for one player of a pair with all others. gain: points per 100 deals."""

    player: str
    deals: int
    gain: float


class PairVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """The verdict on a pair.

    In points per 100 deals: cost: of the choices of both, judged by their own information; gain, error: the gain from
    each other's cards, and its standard error; controls: the mean gain of the control pairs. effect: the difference
    between gain and controls in standard deviations of a deal. p: the p-value; corrected: the p-value corrected for
    multiple testing.
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
    """Collects matches, in any order, and judges every pair in them.

    >>> pairs = Pairs()
    >>> pairs.judge_pairs()
    []
    """

    def __init__(self) -> None:
        self._deals: dict[Pair, list[float]] = defaultdict(list)
        self._costs: dict[Pair, float] = defaultdict(float)

    def add(self, gains: MatchGains, players: Sequence[str]) -> None:
        """Adds a match. players: ids by seat; an empty id means a player who serves only as a control."""
        for deal in gains.deals:
            for one, other in combinations(range(len(players)), 2):
                relation: Relation = "partners" if one % gains.sides == other % gains.sides else "opponents"
                low, high = sorted((players[one], players[other]))
                if low != high or not low:
                    pair = Pair(game=gains.game, relation=relation, players=(low, high))
                    self._deals[pair].append(deal.gained[one][other] + deal.gained[other][one])
                    self._costs[pair] += deal.cost[one] + deal.cost[other]

    def judge_pairs(self, *, alpha: float = 0.01, least: int = LEAST_DEALS, seed: int = 0) -> list[PairVerdict]:
        """Judges every pair with at least `least` deals, the most significant first.

        alpha: the accepted probability of flagging any honest pair, over all pairs together.
        """
        known = {pair: np.array(deals) for pair, deals in sorted(self._deals.items()) if all(pair.players)}
        chosen = {pair: deals for pair, deals in known.items() if len(deals) >= least}
        rng = np.random.default_rng(seed)
        first = [self._compare(pair, deals, len(chosen), rng) for pair, deals in chosen.items()]
        first.sort(key=lambda each: (each.p, -each.effect))
        return [*_corrected(first, alpha)]

    def _compare(self, pair: Pair, deals: Numbers, pairs: int, rng: np.random.Generator) -> PairVerdict:
        controls = np.concatenate([np.zeros(0), *(np.array(its) for its in self._controls(pair))])
        base = float(controls.mean()) if len(controls) > 1 else 0.0
        base_error = float(controls.std(ddof=1) / np.sqrt(len(controls))) if len(controls) > 1 else 0.0
        spread = float(deals.std(ddof=1))
        return PairVerdict(
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
    """The share of random sign assignments whose mean, in units of its standard error, is at least as large.

    base_error: the standard error of the baseline of the distances.

    >>> rng = np.random.default_rng(1)
    >>> p_value(np.array([1.0, 2.0, 1.5, 0.5, 1.0, 2.5, 1.0, 1.5] * 3), 0.0, rng, 10_000) < 0.001
    True
    >>> p_value(np.array([1.0, -2.0, 1.5, -0.5, 1.0, -1.5, 1.0, 0.0] * 3), 0.0, rng, 10_000) > 0.3
    True
    """
    observed = _measured(distances[None, :], 0.0, base_error)[0]
    above = drawn = 0
    while drawn < rounds and above < ENOUGH:
        signs = rng.integers(0, 2, (AT_ONCE, len(distances)), np.int8) * 2.0 - 1.0
        bases = base_error * rng.standard_normal(AT_ONCE)  # the baseline is random as well
        above += int(np.count_nonzero(_measured(signs * distances, bases, base_error) >= observed))
        drawn += AT_ONCE
    return (above + 1) / (drawn + 1)


def _measured(rows: Numbers, bases: Numbers | float, base_error: float) -> Numbers:
    """The distance of each row's mean from its base, divided by its standard error."""
    errors = np.sqrt(rows.var(axis=1, ddof=1) / rows.shape[1] + base_error**2)
    measured: Numbers = (rows.mean(axis=1) - bases) / np.where(errors > 0, errors, np.inf)
    return measured


def _corrected(judged: Sequence[PairVerdict], alpha: float) -> Iterator[PairVerdict]:
    """Corrects the p-values for multiple testing (Holm): multiplies the smallest by the number of pairs, and so on."""
    worst = 0.0
    for place, each in enumerate(judged):
        worst = max(worst, min(1.0, each.p * (len(judged) - place)))
        yield msgspec.structs.replace(each, corrected=worst, flagged=worst <= alpha and each.effect > 0)
