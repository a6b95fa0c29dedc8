"""How likely each world is, judged by what the other players did in it.

Sampled worlds are those that the rules allow. Of these, some make the calls and plays of the others look natural and
some make them look absurd. The model of a player is the compiled policy with an error: in that share of its decisions
it takes any open action, else it does what the policy would do. A world's weight is the chance that players with its
hands would have done all that was done. With an error of 1 it learns nothing and all worlds weigh the same.

The errors say how far the model is trusted: too small, and one odd play outweighs everything. `python -m
benchmarks.likelihood` fits them to played games, where the true hands are known. The best errors go from 0.05, for
players who hardly ever leave the policy, to 0.5 for some of `search`, who play as the policy would in seven to nine of
ten decisions; 0.3 is close to the best for all of them.

>>> import numpy as np
>>> from vierblatt.match import Match
>>> from vierblatt.search import Worlds
>>> match = Match("kout_bo", first_seat=5)
>>> _ = match.deal([*match.table.pack])
>>> for call in ("bid 5", "bid 6", "pass", "pass", "pass", "pass"):
...     _ = match.do(call)
>>> worlds = Worlds(match.game, match.concealed(2), 2)
>>> drawn = worlds.sample(np.random.default_rng(1), 100)
>>> weights = Posterior(worlds).weigh(drawn)
>>> float(weights.sum().round(6)), bool(weights.max() > 4 * weights.min())
(1.0, True)
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vierblatt.kernel.random import seed_at
from vierblatt.kernel.state import States
from vierblatt.search.evidence import ActionEvidence
from vierblatt.search.worlds import LEAST_TRIES, Worlds

Weights = npt.NDArray[np.float64]
#: How many worlds are drawn for each that is kept.
SPARE = 8
#: Where the weights of so many worlds are worth no more than this share of them, chains find the likely ones.
AT_FIRST, LOST = 128, 0.125
#: How many chains there are, and how many steps each goes from one world to the next.
CHAINS, STEPS = 8, 6
#: The generators of chains are started from numbers below this.
SEEDS = 1 << 62


@dataclass(frozen=True)
class Errors:
    """The share of their decisions in which players do just anything: when calling, and when playing a card.

    Above 0, for else one odd action would leave no world at all, and up to 1: more raises ValueError.
    """

    calls: float = 0.3
    plays: float = 0.3

    def __post_init__(self) -> None:
        if not (0 < self.calls <= 1 and 0 < self.plays <= 1):
            raise ValueError(f"shares above 0 and up to 1 are wanted: {self.calls}, {self.plays}")


class Posterior:
    """What a seat holds likely of the worlds that it cannot exclude, after all that the others did.

    habits: kinds of players; each of the others is of one of them, all equally likely at first. It keeps
    how well each hand explains what its owner did: several samples from one are quicker than from several. Where a
    position was set up without its deal, nothing is known of how it came about: all worlds are equally likely.
    """

    def __init__(self, worlds: Worlds, *habits: Errors) -> None:
        self.worlds = worlds
        self.habits = habits or (Errors(),)
        self._evidence: ActionEvidence | None = None
        self._chains: tuple[States, Weights] | None = None
        self._chains_considered = False  #: whether it has been looked whether chains are wanted

    def logarithms(self, states: States) -> Weights:
        """The natural logarithms of the chances that the others did what they did, float64, shape (worlds,)."""
        return self._evidence_by(states).logarithms(states) if self.worlds.from_deal else np.zeros(len(states))

    def weigh(self, states: States) -> Weights:
        """How likely each of these worlds is by the actions of the others: float64, shape (worlds,), sum 1."""
        return shares_of(self.logarithms(states))

    def sample(self, rng: np.random.Generator, count: int, *, of: int = 0) -> tuple[States, Weights]:
        """At most `count` worlds and their weights: means over them are on average the weighted means over all worlds.

        of: how many worlds are drawn and weighed for that, `SPARE` times as many by default. Worlds above some weight
        are kept as they are; of those below, each is kept with a chance in proportion to its weight and then has that
        weight. Where few outweigh all, chains (`mcmc`) start from these, and this sample and all later ones are the
        worlds they come to, of equal weight. Raises NoWorlds where `LEAST_TRIES` deals hold no world.
        """
        if self._chains is None and not self._chains_considered:
            self._consider_chains(rng)
        if self._chains is not None:
            return self._mcmc_sample(count), np.full(count, 1 / count)
        drawn = self._drawn(rng, of or SPARE * count)
        kept, shares = resample(self.weigh(drawn), count, rng)
        return self.worlds.game.layout.take(drawn, kept), shares

    def _consider_chains(self, rng: np.random.Generator) -> None:
        """Sends chains if a few of many worlds outweigh all."""
        self._chains_considered = True
        if not self.worlds.from_deal:
            return
        drawn = self._drawn(rng, AT_FIRST)
        logs = self.logarithms(drawn)
        weights = shares_of(logs)
        if 1 / (weights**2).sum() > LOST * len(drawn):
            return
        starts = np.searchsorted(weights.cumsum(), (rng.random() + np.arange(CHAINS)) / CHAINS)
        starts = np.minimum(starts, len(drawn) - 1)
        self._chains = self.worlds.game.layout.take(drawn, starts), logs[starts]
        for n in range(CHAINS):
            seed_at(self._chains[0], n, int(rng.integers(SEEDS)), n)
        self._mcmc_sample(CHAINS * CHAINS)  # away from where they started, which several may have in common

    def _drawn(self, rng: np.random.Generator, count: int) -> States:
        """So many worlds, or the fewer that are found in time where hardly a deal is one."""
        return self.worlds.sample(rng, count, tries=LEAST_TRIES, least=1)

    def _mcmc_sample(self, count: int) -> States:
        """So many worlds that the chains come to."""
        assert self._chains is not None
        chains, logs = self._chains
        batch = self._evidence_by(chains).mcmc_sample(chains, logs, STEPS, count)
        layout = self.worlds.game.layout
        self._chains = layout.take(batch, range(count, count + CHAINS)), logs
        return layout.take(batch, range(count))

    def _evidence_by(self, one: States) -> ActionEvidence:
        if self._evidence is None:
            self._evidence = ActionEvidence(self.worlds, one, [(habit.calls, habit.plays) for habit in self.habits])
        return self._evidence


def shares_of(logs: Weights) -> Weights:
    """Weights in proportion to what these are the logarithms of, sum 1."""
    weights = np.exp(logs - logs.max())
    return np.asarray(weights / weights.sum())


def resample(weights: Weights, count: int, rng: np.random.Generator) -> tuple[npt.NDArray[np.int64], Weights]:
    """Which of these to keep, and the weights that those then have.

    >>> kept, shares = resample(np.array([0.7, 0.1, 0.1, 0.1]), 2, np.random.default_rng(1))
    >>> int(kept[0]), len(kept), shares.round(3).tolist()
    (0, 2, [0.7, 0.3])
    """
    if count >= np.count_nonzero(weights):
        kept = np.flatnonzero(weights)
        return kept, weights[kept] / weights[kept].sum()
    order = np.argsort(-weights)
    falling = weights[order]
    rests = falling[::-1].cumsum()[::-1]
    # The k heaviest are kept whole, the rest shares the other places: the first k where no one of them is due two.
    whole = int(np.argmax(falling * (count - np.arange(len(falling))) <= rests))
    heavy, light = order[:whole], order[whole:]
    each = rests[whole] / (count - whole)
    marks = (weights[light] / each).cumsum()
    steps = np.searchsorted(marks, rng.random() + np.arange(count - whole))
    kept = np.concatenate([heavy, light[np.minimum(steps, len(light) - 1)]])
    shares = np.concatenate([weights[heavy], np.full(count - whole, each)])
    return kept, shares / shares.sum()
