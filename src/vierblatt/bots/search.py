"""`search`: a bot that tries every legal action in many worlds that it cannot exclude, and takes the best.

>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> choice = SearchBot(worlds=8).choose(match.game, match.concealed(match.turn))
>>> match.is_legal(choice.action), choice.figures["worlds"]
(True, 8)
"""

from __future__ import annotations

import contextlib
import time
import zlib
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from vierblatt.bots.costs import clear_costs
from vierblatt.bots.players import Bot, Choice, RulesBot
from vierblatt.bots.policy_bot import PolicyBot
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.policies.protocol import Policy
from vierblatt.search.dominance import TIME, ahead, dominating, is_judged
from vierblatt.search.evaluation import SOLVER_WEIGHT, Evaluation, evaluate
from vierblatt.search.perfect_play_values import is_quick
from vierblatt.search.solved_worlds import SolvedWorlds

#: The maximum number of worlds of a decision with a time limit.
MOST_WORLDS = 4096
#: The bot departs from the policy only for an action that leads the policy's by this many standard errors. By chance,
#: some action always looks best in the sampled worlds, especially if few of them distinguish the actions; and among
#: equal actions, the policy's choice is still the better one.
CAUTION = 2.0
#: The share of the weight that all worlds have in common: one that the model of the other players takes for absurd
#: still counts.
UNIFORM = 0.1


class SearchBot:
    """The search bot.

    worlds: the number of worlds per decision; with `seconds`, the maximum. seconds: the time limit per decision, by
    `clock`; 0: none. seed: the source of its randomness. prior: a policy in place of the heuristic player, from whose
    choice the bot departs only for a clearly better action. leaf: a policy whose values take the place of playouts
    (`search.evaluation.evaluate`).

    It is stateless: without a time limit, its choice depends only on the record and the seed.
    """

    name = "search"

    def __init__(
        self,
        *,
        worlds: int = MOST_WORLDS,
        seconds: float = 0,
        clock: Callable[[], float] = time.perf_counter,
        seed: int = 0,
        prior: Policy | None = None,
        leaf: Policy | None = None,
    ) -> None:
        self._worlds = worlds
        self._seconds = seconds
        self._clock = clock
        self._seed = seed
        self._leaf = leaf
        self._usual: Bot = RulesBot() if prior is None else PolicyBot(prior)

    def choose(self, game: Game, concealed: States) -> Choice:
        """Returns the action with the best mean, or the policy's if there is no choice or no information.

        A player who cuts the pack before the deal has no information: any difference would be chance.
        """
        open_actions = engine.legal(concealed, 0)
        dealt = any(game.layout.reader(concealed).held)
        if open_actions & (open_actions - 1) == 0 or not dealt:
            return self._usual.choose(game, concealed)
        started, judged = self._clock(), is_judged(game, concealed, self._seconds)
        rng = self._randomness(game, concealed)
        try:
            evaluation = evaluate(
                game,
                concealed,
                worlds=self._worlds,
                uniform=UNIFORM,
                seconds=self._seconds * (1 - TIME if judged else 1),
                solver_weight=SOLVER_WEIGHT,
                leaf=self._leaf,
                clock=self._clock,
                rng=rng,
            )
        except NoWorlds:
            return self._usual.choose(game, concealed)
        return self._choice(game, concealed, evaluation, rng, self._seconds, started)

    def choice_by(self, game: Game, concealed: States, evaluation: Evaluation) -> Choice:
        """The choice that follows from an evaluation of at least two actions, without a time limit."""
        return self._choice(game, concealed, evaluation, self._randomness(game, concealed))

    def _choice(
        self,
        game: Game,
        concealed: States,
        evaluation: Evaluation,
        rng: np.random.Generator,
        seconds: float = 0,
        started: float = 0,
    ) -> Choice:
        """The choice that follows from an evaluation, unless solved worlds say that another action is better."""
        usual, better = self._usual_place(game, concealed, evaluation), None
        if is_judged(game, concealed, seconds):
            actions, clock = evaluation.actions, self._clock
            with contextlib.suppress(NoWorlds):
                solved = SolvedWorlds(game, concealed, actions, rng=rng, seconds=seconds, started=started, clock=clock)
                ties = self._leaf is None and is_quick(game, concealed, seconds)
                better = _better_place(solved, evaluation, usual, ties=ties)
        return _choice(game, concealed, evaluation, usual, instead=better)

    def _randomness(self, game: Game, concealed: States) -> np.random.Generator:
        """The source of randomness of a decision, which depends only on the record and the seed."""
        return np.random.default_rng([self._seed, zlib.crc32(game.layout.words(concealed).tobytes())])

    def _usual_place(self, game: Game, concealed: States, evaluation: Evaluation) -> int:
        """The place of the action of the heuristic player, or of the prior."""
        action = self._usual.choose(game, concealed).action
        return evaluation.actions.index(game.parse(game.layout.read(concealed, "phase"), action))


def _best_places(evaluation: Evaluation, usual: int) -> tuple[int, int]:
    """The places of the best action, or of the usual one if none is clearly better, and of the next best one."""
    judged = evaluation.in_match
    best, other = judged.order[:2]
    clear = judged.means[best] - judged.means[usual] > CAUTION * judged.errors[usual]
    return (best, other) if clear or usual == best else (usual, best)


def _better_place(solved: SolvedWorlds, evaluation: Evaluation, usual: int, *, ties: bool) -> tuple[int, str] | None:
    """The place of an action to be chosen instead of the one that the evaluation suggests, and the reason; or None.

    ties: whether solved worlds decide between actions that are about as good. Then one may still dominate.
    """
    first = _best_places(evaluation, usual)[0]
    judged = evaluation.in_match
    even = (judged.means.max() - judged.means <= CAUTION * judged.errors) & ties
    rivals = [place for place in solved.different(first) if even[place]]
    leader = ahead(solved, first, rivals=rivals)
    place = first if leader is None else leader
    better = dominating(solved, place, rivals=solved.different(place))
    if better is not None and better != first:
        return better, "search-dominates"
    return None if leader is None or better == first else (leader, "search-perfect")


def _choice(
    game: Game, concealed: States, evaluation: Evaluation, usual: int, *, instead: tuple[int, str] | None = None
) -> Choice:
    """The choice that follows from an evaluation of at least two actions.

    usual: the place of the action of the heuristic player, or of the prior. instead: the place of the action that is
    chosen instead of the one that the evaluation suggests, and the reason.
    """
    phase = game.layout.read(concealed, "phase")
    judged = evaluation.in_match
    chosen, other = _best_places(evaluation, usual)
    if instead is not None:
        chosen, other = instead[0], chosen
    lead = float(evaluation.means[chosen] - evaluation.means[other])
    given = -game.research.prospects(game.layout.reader(concealed)).get(evaluation.actions[chosen], 0.0)
    points = evaluation.values[:, chosen] + given  # in this deal alone
    mean = float(evaluation.weights @ points)
    figures: dict[str, float | str] = {
        "worlds": evaluation.worlds,
        "points": _rounded(mean),
        "lost": max(_rounded(-mean), 0.0),
        "won": percentage(evaluation, points > 0),
        "phase": game.phases[phase].name,
        "next": game.format(phase, evaluation.actions[other]),
        "lead": _rounded(lead),
    }
    if _rounded(float(given)):
        figures["given"] = _rounded(float(given))
    reason = instead[1] if instead is not None else _reason(judged, chosen, other, usual, _rounded(lead))
    costs = clear_costs(evaluation, chosen, CAUTION)
    texts = {game.format(phase, evaluation.actions[place]): _rounded(cost) for place, cost in costs.items()}
    return Choice(game.format(phase, evaluation.actions[chosen]), reason, figures, texts)


def percentage(evaluation: Evaluation, which: npt.NDArray[np.bool_]) -> int:
    """How likely these worlds are, in percent: 0 only for none of them, 100 only for all."""
    share = round(100 * float(evaluation.weights @ which))
    return min(max(share, int(which.any())), 100 - int(not which.all()))


def _rounded(points: float) -> float:
    """Points rounded to one decimal place; 0 is never -0."""
    return round(points, 1) + 0.0


def _reason(judged: Evaluation, chosen: int, other: int, usual: int, lead: float) -> str:
    """The reason for the chosen action over the other, the best of the rest. lead: in points of the deal."""
    if (judged.values == judged.values[:, [chosen]]).all():
        return "search-same"
    ahead = judged.means[chosen] - judged.means[other]
    if ahead <= CAUTION * judged.errors[other]:
        return "search-habit" if chosen == usual and ahead <= 0 else "search-even"
    return "search-best" if lead > 0 else "search-match"
