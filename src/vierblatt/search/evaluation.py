"""Values of the legal actions for the seat to act, from what it may know; used by bots, hints and analysis.

`evaluate` samples worlds that the seat cannot exclude and tries every action in each of them. All actions share the
same worlds, so the differences between actions are much more accurate than the values themselves.

>>> import numpy as np
>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> evaluation = evaluate(match.game, match.concealed(match.turn), worlds=8, rng=np.random.default_rng(1))
>>> evaluation.values.shape == (8, len(evaluation.actions)), evaluation.best in evaluation.actions
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
from vierblatt.policies.protocol import Policy
from vierblatt.search.leaf_values import leaf_values
from vierblatt.search.likelihood import Errors, Posterior
from vierblatt.search.match_equity import MatchEquity
from vierblatt.search.perfect_play_values import is_quick, perfect_play_values
from vierblatt.search.playouts import playouts
from vierblatt.search.worlds import Worlds

Values = npt.NDArray[np.float64]

#: The size of the first batch of worlds when time is limited; each further batch is as large as all previous ones.
FIRST_BATCH = 8
#: The maximum number of worlds in a batch. The clock is read after every batch.
MOST_AT_ONCE = 64
#: The error rates assumed of the other players, compared with the policy. No player follows the policy exactly: with
#: smaller errors for card plays, the bot would misread players of a different style.
ERRORS = Errors(calls=0.2, plays=0.6)
#: The weight of perfect play with open cards in the bot's values, if there are both. Perfect play is right about what
#: can be reached, but relies on seeing the hidden cards.
SOLVER_WEIGHT = 0.5
#: The best action is decided if it leads every other by this many standard errors, in at least this many worlds.
CLEAR_LEAD, LEAST_WORLDS = 4.0, 64


@dataclass(frozen=True, eq=False)
class Evaluation:
    """Values of actions in worlds.

    actions: the legal actions, ascending. values: shape (worlds, actions), the acting seat's result of the deal: its
    side's points less the other side's, or in King Bolola its own points, adjusted for the choice that a contract uses
    up (`GameResearch.prospects`). weights: shape (worlds,), sum 1, how likely each world is. equities: like `values`,
    but in terms of winning the match, which differs more from points the nearer its end is; None if they are equal.
    perfect: the values of perfect play with open cards that were blended into `values`, NaN for worlds without them;
    None if there are none.
    """

    actions: tuple[int, ...]
    values: Values
    weights: Values
    equities: Values | None = None
    perfect: Values | None = None

    @property
    def in_match(self) -> Evaluation:
        """The same worlds, with match equities as values."""
        return self if self.equities is None else Evaluation(self.actions, self.equities, self.weights)

    @property
    def worlds(self) -> int:
        """The number of worlds evaluated."""
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
        """Standard errors of the differences between each mean and the best one, shape (actions,); 0 for the best."""
        if self.worlds < 2:
            return np.where(np.arange(len(self.actions)) == self._best, 0.0, np.inf)
        less = self.values - self.values[:, [self._best]]
        spread = (self.weights[:, None] * (less - self.weights @ less)) ** 2
        errors: Values = np.sqrt(spread.sum(axis=0) * self.worlds / (self.worlds - 1))
        return errors

    @property
    def order(self) -> list[int]:
        """Indices into `actions`, from the best action to the worst."""
        return [int(place) for place in np.argsort(-self.means, kind="stable")]

    @property
    def decided(self) -> bool:
        """Whether every other action is clearly worse than the best one, or equally good in every world."""
        behind = self.means[self._best] - self.means > CLEAR_LEAD * self.errors
        alike = (self.values == self.values[:, [self._best]]).all(axis=0)
        return self.worlds >= LEAST_WORLDS and bool(np.all(behind | alike))


def evaluate(
    game: Game,
    concealed: States,
    *,
    worlds: int = 64,
    uniform: float = 0.0,
    seconds: float = 0,
    solver_weight: float = 0.0,
    solve_many_sides: bool = False,
    leaf: Policy | None = None,
    clock: Callable[[], float] = time.perf_counter,
    rng: np.random.Generator,
) -> Evaluation:
    """Evaluates every legal action of the seat to act, from its concealed record (a batch of one).

    worlds: the number of worlds, weighted by how well they explain the other players' actions. uniform: the share of
    the weight, below 1, that all worlds have in common, whatever the others did. seconds: a time limit by `clock`;
    `worlds` is then the maximum. solver_weight: the weight of perfect play with open cards in the values near the end
    of a deal (`search.perfect_play_values`). solve_many_sides: solve also in games where all play for themselves. leaf:
    a policy whose value at the seat's next turn takes the place of the rest of the playout and of the solver; its
    values are points, so winning the match does not count. If the record does not go back to a deal, all worlds have
    the same weight. Evaluates fewer worlds if they are very hard to find; raises NoWorlds if there are none.
    """
    started = clock()
    actions = tuple(members(engine.legal(concealed, 0)))
    posterior = Posterior(Worlds(game, concealed, game.layout.read(concealed, "turn")), ERRORS)
    equity = MatchEquity(game, concealed)
    prospects = game.research.prospects(game.layout.reader(concealed))
    adjustments = np.array([prospects.get(action, 0.0) for action in actions])
    share = 0.0
    if solver_weight and leaf is None and is_quick(game, concealed, seconds, solve_many_sides=solve_many_sides):
        share = solver_weight
    values, weights = np.zeros((0, len(actions))), np.zeros(0)
    equities, solved = values, values
    drawn = 0
    while drawn < worlds:
        batch = min(max(drawn, FIRST_BATCH), MOST_AT_ONCE) if seconds else worlds
        batch = min(batch, worlds - drawn)
        try:
            states, shares = posterior.sample(rng, batch, uniform=uniform)
        except NoWorlds:
            if drawn:
                break
            raise
        if leaf is not None:
            results = judged = leaf_values(game, states, actions, leaf) + adjustments
        else:
            results, ends = playouts(game, states, actions)
            results += adjustments
            judged = equity.equities(results, ends)
        if share:
            perfect = perfect_play_values(game, states, actions, started=started, seconds=seconds, clock=clock)
            judged = blend(judged, equity.equities_of_leads(perfect, results, judged), share)
            results = blend(results, perfect, share)
            solved = np.concatenate([solved, perfect])
        values = np.concatenate([values, results])
        equities = np.concatenate([equities, judged])
        weights = np.concatenate([weights * drawn, shares * batch]) / (drawn + batch)
        drawn += batch
        evaluation = Evaluation(actions, values, weights, equities=equities, perfect=solved if share else None)
        if seconds and (next_batch_exceeds_time(clock() - started, seconds, drawn) or evaluation.in_match.decided):
            break
    return evaluation


def blend(played: Values, perfect: Values, share: float) -> Values:
    """Blends perfect play, with weight `share`, into values of playouts, which stand alone where that is NaN."""
    return np.where(np.isnan(perfect), played, (1 - share) * played + share * perfect)


def next_batch_exceeds_time(spent: float, seconds: float, drawn: int) -> bool:
    """Whether the next batch would exceed the time limit."""
    following = min(drawn, MOST_AT_ONCE)
    return spent * (1 + following / drawn) > seconds
