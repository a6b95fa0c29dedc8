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

from vierblatt.kernel.state import States
from vierblatt.search.evidence import Evidence
from vierblatt.search.worlds import Worlds

Weights = npt.NDArray[np.float64]
#: How many worlds are drawn for each that is kept.
SPARE = 8


@dataclass(frozen=True)
class Errors:
    """In which share of his decisions a player does anything: when calling, and when playing a card."""

    calls: float = 0.3
    plays: float = 0.3


class Posterior:
    """What a seat holds likely of the worlds that it cannot exclude, after all that the others did.

    It keeps how well each hand explains what its owner did: several samples from one are quicker than from several.
    Where a position was set up without its deal nothing is known of how it came about: all worlds are as likely.
    """

    def __init__(self, worlds: Worlds, errors: Errors | None = None) -> None:
        self.worlds = worlds
        self.errors = errors or Errors()
        self._evidence: Evidence | None = None

    def logarithms(self, states: States) -> Weights:
        """The natural logarithms of the chances that the others did what they did, float64, shape (worlds,)."""
        if not self.worlds.from_deal:
            return np.zeros(len(states))
        if self._evidence is None:
            self._evidence = Evidence(self.worlds, states, (self.errors.calls, self.errors.plays))
        return self._evidence.logarithms(states)

    def weigh(self, states: States) -> Weights:
        """How likely each of these worlds is by the actions of the others: float64, shape (worlds,), sum 1."""
        found = self.logarithms(states)
        weights = np.exp(found - found.max())
        return np.asarray(weights / weights.sum())

    def sample(self, rng: np.random.Generator, count: int, *, of: int = 0) -> tuple[States, Weights]:
        """At most `count` different worlds and their weights: the likeliest, and others in fair shares.

        of: how many worlds are drawn and weighed for that, `SPARE` times as many by default. Worlds above some weight
        are kept as they are; of those below, each is kept with a chance in proportion to its weight and then has that
        weight. So every mean over the result is on average the weighted mean over all that were drawn.
        """
        drawn = self.worlds.sample(rng, of or SPARE * count)
        kept, shares = thinned(self.weigh(drawn), count, rng)
        return self.worlds.game.layout.take(drawn, kept), shares


def thinned(weights: Weights, count: int, rng: np.random.Generator) -> tuple[npt.NDArray[np.int64], Weights]:
    """Which of these to keep, and the weights that those then have.

    >>> kept, shares = thinned(np.array([0.7, 0.1, 0.1, 0.1]), 2, np.random.default_rng(1))
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
