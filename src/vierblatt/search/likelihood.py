"""How likely each world is, given the other players' actions.

Sampled worlds are those that the rules allow. Some of them make the other players' calls and plays look natural, others
make them look absurd. The model of a player is the compiled policy with an error rate: with that probability a decision
is a random legal action, otherwise it is the policy's. A world's weight is the probability that players with its hands
would have acted as they did. With an error rate of 1, nothing is learnt and all worlds have the same weight.

If the error rates are too small, one odd play outweighs everything else. `python -m benchmarks.likelihood` fits them to
played games, where the true hands are known. The best rates range from 0.05, for players who almost always follow the
policy, to 0.5 for some `search` bots, which agree with it in seven to nine of ten decisions; 0.3 is close to the best
for all of them.

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
#: How many worlds are drawn for each one that is kept.
OVERSAMPLING = 8
#: If the effective sample size of this many worlds is no more than this share of them, Markov chains are used.
PROBED_WORLDS, LEAST_EFFECTIVE_SHARE = 128, 0.125
#: The number of chains, and the number of steps of a chain between two worlds that are taken from it.
CHAINS, STEPS = 8, 6
#: The seeds of the chains' generators are below this.
SEEDS = 1 << 62


@dataclass(frozen=True)
class Errors:
    """The share of decisions in which players act at random: in calls, and in card plays.

    Each is above 0 (otherwise one odd action would leave no world at all) and at most 1; raises ValueError.
    """

    calls: float = 0.3
    plays: float = 0.3

    def __post_init__(self) -> None:
        if not (0 < self.calls <= 1 and 0 < self.plays <= 1):
            raise ValueError(f"error rates must be above 0 and at most 1: {self.calls}, {self.plays}")


class Posterior:
    """The posterior distribution of a seat over the worlds that it cannot exclude, given the other players' actions.

    player_types: each other player is of one of these types, all equally likely at first. A posterior caches how well
    each hand explains its owner's actions, so taking several samples from one is faster than using several. For a
    position that was set up in mid-deal, the actions are unknown and all worlds are equally likely.
    """

    def __init__(self, worlds: Worlds, *player_types: Errors) -> None:
        self.worlds = worlds
        self.player_types = player_types or (Errors(),)
        self._evidence: ActionEvidence | None = None
        self._chains: tuple[States, Weights] | None = None
        self._chains_considered = False  #: whether the decision about chains has been made

    def logarithms(self, states: States) -> Weights:
        """The natural logarithms of the probabilities of the other players' actions, float64, shape (worlds,)."""
        return self._evidence_by(states).logarithms(states) if self.worlds.from_deal else np.zeros(len(states))

    def weigh(self, states: States) -> Weights:
        """How likely each of these worlds is, given the other players' actions: float64, shape (worlds,), sum 1."""
        return shares_of(self.logarithms(states))

    def sample(
        self, rng: np.random.Generator, count: int, *, draws: int = 0, uniform: float = 0.0
    ) -> tuple[States, Weights]:
        """At most `count` worlds and their weights. Means over them are unbiased estimates of means over all worlds.

        draws: how many worlds to draw and weigh, by default `OVERSAMPLING` times `count`. Worlds above a threshold
        weight are kept with their weight; each of the others is kept with probability in proportion to its weight and
        then gets the threshold weight. If a few worlds outweigh all others, Markov chains (`mcmc`) start from those,
        and this sample and all later ones are worlds visited by the chains, with equal weights. uniform: the share of
        the weight, below 1, that all worlds have in common, whatever the others did; from the chains, it is rounded to
        a number of worlds, which are drawn uniformly. Raises NoWorlds if none of `LEAST_TRIES` proposed deals is a
        world.
        """
        if self._chains is None and not self._chains_considered:
            self._consider_chains(rng)
        if self._chains is not None:
            return self._mixed_sample(rng, count, round(uniform * count))
        drawn = self._drawn(rng, draws or OVERSAMPLING * count)
        weights = (1 - uniform) * self.weigh(drawn) + uniform / len(drawn)
        kept, shares = resample(weights, count, rng)
        return self.worlds.game.layout.take(drawn, kept), shares

    def _consider_chains(self, rng: np.random.Generator) -> None:
        """Starts chains if a few of many worlds outweigh all others."""
        self._chains_considered = True
        if not self.worlds.from_deal:
            return
        drawn = self._drawn(rng, PROBED_WORLDS)
        logs = self.logarithms(drawn)
        weights = shares_of(logs)
        if 1 / (weights**2).sum() > LEAST_EFFECTIVE_SHARE * len(drawn):
            return
        starts = np.searchsorted(weights.cumsum(), (rng.random() + np.arange(CHAINS)) / CHAINS)
        starts = np.minimum(starts, len(drawn) - 1)
        self._chains = self.worlds.game.layout.take(drawn, starts), logs[starts]
        for n in range(CHAINS):
            seed_at(self._chains[0], n, int(rng.integers(SEEDS)), n)
        self._mcmc_sample(CHAINS * CHAINS)  # burn-in: several chains may start from the same world

    def _drawn(self, rng: np.random.Generator, count: int) -> States:
        """Draws `count` worlds, or fewer if they are too rare among the proposed deals."""
        return self.worlds.sample(rng, count, tries=LEAST_TRIES, least=1)

    def _mcmc_sample(self, count: int) -> States:
        """Returns `count` worlds visited by the chains."""
        assert self._chains is not None
        chains, logs = self._chains
        batch = self._evidence_by(chains).mcmc_sample(chains, logs, STEPS, count)
        layout = self.worlds.game.layout
        self._chains = layout.take(batch, range(count, count + CHAINS)), logs
        return layout.take(batch, range(count))

    def _mixed_sample(self, rng: np.random.Generator, count: int, uniform: int) -> tuple[States, Weights]:
        """Worlds visited by the chains, but for a number of uniformly drawn ones, all with equal weights."""
        visited = self._mcmc_sample(count)
        if uniform:
            layout, others = self.worlds.game.layout, self._drawn(rng, uniform)
            for n in range(len(others)):
                layout.load(visited, layout.words(others, n), n)
        return visited, np.full(count, 1 / count)

    def _evidence_by(self, one: States) -> ActionEvidence:
        if self._evidence is None:
            rates = [(errors.calls, errors.plays) for errors in self.player_types]
            self._evidence = ActionEvidence(self.worlds, one, rates)
        return self._evidence


def shares_of(logs: Weights) -> Weights:
    """Weights in proportion to the exponentials of these logarithms, sum 1."""
    weights = np.exp(logs - logs.max())
    return np.asarray(weights / weights.sum())


def resample(weights: Weights, count: int, rng: np.random.Generator) -> tuple[npt.NDArray[np.int64], Weights]:
    """Returns which worlds to keep, and their new weights.

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
    # Keep the k heaviest and let the rest share the other places; k is the smallest that gives none of the rest two.
    whole = int(np.argmax(falling * (count - np.arange(len(falling))) <= rests))
    heavy, light = order[:whole], order[whole:]
    each = rests[whole] / (count - whole)
    marks = (weights[light] / each).cumsum()
    steps = np.searchsorted(marks, rng.random() + np.arange(count - whole))
    kept = np.concatenate([heavy, light[np.minimum(steps, len(light) - 1)]])
    shares = np.concatenate([weights[heavy], np.full(count - whole, each)])
    return kept, shares / shares.sum()
