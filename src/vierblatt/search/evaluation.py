"""What each open action is worth to the seat to act, as far as it can know: what bots, hints and analysis share.

Worlds are drawn that the seat cannot exclude; in each of them every action is tried, the same worlds for all actions,
so that their differences are known much better than their values.

>>> import numpy as np
>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> found = evaluate(match.game, match.concealed(match.turn), worlds=8, rng=np.random.default_rng(1))
>>> found.values.shape == (8, len(found.actions)), found.best in found.actions
(True, True)
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from vierblatt.cards import members
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.likelihood import Errors, Posterior
from vierblatt.search.match_equity import MatchEquity
from vierblatt.search.perfect_play_values import is_quick, perfect_play_values
from vierblatt.search.playouts import playouts
from vierblatt.search.worlds import Worlds

Values = npt.NDArray[np.float64]

#: Worlds of the first batch when the time is limited; each further batch is as large as all before it.
FIRST_BATCH = 8
#: The most worlds of one batch: between two of them the clock is read.
MOST_AT_ONCE = 64
#: How far the others are trusted to do what the policy would do. Nobody is the policy: whoever trusts its cards more is
#: blind to those who play in another way.
ERRORS = Errors(calls=0.2, plays=0.6)
#: The share of perfect play with open cards in a value of the bot, where both are known: it is right about what can be
#: reached, but counts on seeing the hidden cards.
PERFECT = 0.5
#: So many standard errors ahead of every other action in so many worlds, the best one needs no more of them.
DECIDED, AT_LEAST = 4.0, 64


@dataclass(frozen=True, eq=False)
class Evaluation:
    """Values of actions in worlds.

    actions: the open ones, ascending. values: shape (worlds, actions), what the acting seat gets of the deal: its
    side's points less the other side's, in King Bolola its own points, of a contract those over what the choice uses
    up (`Game.prospects`). weights: shape (worlds,), sum 1, how likely each world is. equities: as values, but what the
    points are worth in the match: the nearer its end, the more the two differ; None where they do not.
    """

    actions: tuple[int, ...]
    values: Values
    weights: Values
    equities: Values | None = None

    @property
    def in_match(self) -> Evaluation:
        """The same worlds, judged by what the points are worth in the match."""
        return self if self.equities is None else Evaluation(self.actions, self.equities, self.weights)

    @property
    def worlds(self) -> int:
        """How many worlds were looked at."""
        return len(self.weights)

    @cached_property
    def means(self) -> Values:
        """The weighted mean of each action's values, shape (actions,)."""
        means: Values = self.weights @ self.values
        return means

    @cached_property
    def _best(self) -> int:
        return int(np.argmax(self.means))

    @property
    def best(self) -> int:
        """The action with the highest mean."""
        return self.actions[self._best]

    @cached_property
    def errors(self) -> Values:
        """Standard errors of the means' differences to that of the best action, shape (actions,); of itself 0."""
        if self.worlds < 2:
            return np.where(np.arange(len(self.actions)) == self._best, 0.0, np.inf)
        less = self.values - self.values[:, [self._best]]
        spread = (self.weights[:, None] * (less - self.weights @ less)) ** 2
        errors: Values = np.sqrt(spread.sum(axis=0) * self.worlds / (self.worlds - 1))
        return errors

    @property
    def order(self) -> list[int]:
        """The places of the actions in `actions`, from the best to the worst."""
        return [int(place) for place in np.argsort(-self.means, kind="stable")]

    @property
    def decided(self) -> bool:
        """Whether each other action is behind the best by far more than chance explains, or as good in every world."""
        behind = self.means[self._best] - self.means > DECIDED * self.errors
        alike = (self.values == self.values[:, [self._best]]).all(axis=0)
        return self.worlds >= AT_LEAST and bool(np.all(behind | alike))


def evaluate(
    game: Game,
    concealed: States,
    *,
    worlds: int = 64,
    seconds: float = 0,
    solving: float = 0.0,
    alone: bool = False,
    clock: Callable[[], float] = time.perf_counter,
    rng: np.random.Generator,
) -> Evaluation:
    """Evaluates every open action of the seat to act from its concealed record, a batch of one.

    worlds: how many are looked at, weighed by how likely the others would have done there what they did; with `seconds`
    the most, as many as fit into that time by the `clock`. solving: the share of perfect play with open cards in each
    value near the end of a deal (`search.perfect_play_values`); alone: also where all play for themselves. Where the
    record does not go back to a deal all worlds weigh the same. Fewer worlds are looked at where hardly any can be
    found; raises NoWorlds where there is none.
    """
    begun = clock()
    actions = tuple(members(engine.legal(concealed, 0)))
    posterior = Posterior(Worlds(game, concealed, game.layout.read(concealed, "turn")), ERRORS)
    equity = MatchEquity(game, concealed)
    given_up = game.research.prospects(game.layout.reader(concealed))
    beyond = np.array([given_up.get(action, 0.0) for action in actions])
    share = solving if solving and is_quick(game, concealed, seconds, alone=alone) else 0.0
    values, weights = np.zeros((0, len(actions))), np.zeros(0)
    equities = values
    drawn = 0
    while drawn < worlds:
        batch = min(max(drawn, FIRST_BATCH), MOST_AT_ONCE) if seconds else worlds
        batch = min(batch, worlds - drawn)
        try:
            states, shares = posterior.sample(rng, batch)
        except NoWorlds:
            if drawn:
                break
            raise
        results, ends = playouts(game, states, actions)
        results += beyond
        judged = equity.equities(results, ends)
        if share:
            perfect = perfect_play_values(game, states, actions, begun=begun, seconds=seconds, clock=clock)
            judged = mixed(judged, equity.equities_of_leads(perfect, results, judged), share)
            results = mixed(results, perfect, share)
        values = np.concatenate([values, results])
        equities = np.concatenate([equities, judged])
        weights = np.concatenate([weights * drawn, shares * batch]) / (drawn + batch)
        drawn += batch
        evaluation = Evaluation(actions, values, weights, equities=equities)
        if seconds and (enough(clock() - begun, seconds, drawn) or evaluation.in_match.decided):
            break
    return evaluation


def mixed(played: Values, perfect: Values, share: float) -> Values:
    """Values of playouts, with this share of those of perfect play where there are some."""
    return np.where(np.isnan(perfect), played, (1 - share) * played + share * perfect)


def enough(spent: float, seconds: float, drawn: int) -> bool:
    """Whether the next batch would not fit into the time any more."""
    following = min(drawn, MOST_AT_ONCE)
    return spent * (1 + following / drawn) > seconds
