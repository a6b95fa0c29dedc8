"""Judges one decision: adds worlds until its cost is clear or the budget is spent."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from vierblatt import games
from vierblatt.analysis.document import COMPLAINTS, Decision, Grades, Option, Settings, Verdict
from vierblatt.analysis.evidence import DecisionCost, DecisionEvidence
from vierblatt.analysis.knowledge import knowledge_of
from vierblatt.analysis.perfect_information import lost_on_these_cards, risks_something
from vierblatt.analysis.walk import DecisionPoint
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, PLAY, States
from vierblatt.reasons import card_reasons
from vierblatt.search.evaluation import Evaluation, evaluate

#: Worlds per round, and the least number of rounds. The agreement between rounds shows how reliable they are, and a few
#: rounds may agree by chance.
ROUND, LEAST_ROUNDS = 16, 16
#: The weight of perfect play with open cards in the value of an action, by the maximum number of cards per hand. It
#: keeps a good card from being blamed for later errors of the policy. The fewer cards are left, the less depends on
#: hidden ones.
SOLVED = ((4, 0.75), (6, 0.5))
#: A cost is precise enough when its standard error is at most this fraction of it.
SHARP = 0.1

#: Evaluates the legal actions of a concealed record in a number of worlds, drawn with a generator.
Evaluator = Callable[[Game, States, int, np.random.Generator], Evaluation]


def by_search(game: Game, concealed: States, worlds: int, rng: np.random.Generator) -> Evaluation:
    """The evaluation of the search bot, but with solving only for the last cards, where it is fast."""
    last = game.layout.reader(concealed)
    cards = last.held[last.turn]
    solver_weight = next((share for most, share in SOLVED if cards <= most), 0.0) if last.phase == PLAY else 0.0
    return evaluate(game, concealed, worlds=worlds, solver_weight=solver_weight, solve_many_sides=True, rng=rng)


def loss_thresholds_of(game: Game) -> Grades:
    """The loss thresholds of a game, in the form of the document."""
    return Grades(*game.research.loss_thresholds)


def judge(point: DecisionPoint, settings: Settings, evaluator: Evaluator = by_search) -> Decision | None:
    """The judgement of a decision; None if no world was found that agrees with what the player knew.

    Without a time limit, it depends only on the decision point and the settings.
    """
    game = games.get(point.game)
    concealed, thresholds = point.concealed(), loss_thresholds_of(game)
    try:
        evidence, cost, match_cost = _weigh(point, settings, thresholds, evaluator)
    except NoWorlds:
        return None
    verdict = verdict_of(cost, match_cost, thresholds)
    claimed = cost.clear and (match_cost.clear or verdict == "match")
    lost = lost_on_these_cards(point) if verdict in COMPLAINTS else None
    if verdict in COMPLAINTS and lost is not None and lost <= 0:
        verdict = "risk"
        if not risks_something(point, np.random.default_rng([settings.seed, point.deal, point.number])):
            # Later errors of the policy are no fault of a card that loses nothing in any world.
            verdict, claimed, lost = "fine", False, None
    best = evidence.best(point.action)
    in_match = evidence.best_in_match(evidence.actions[best])
    phase = game.layout.read(concealed, "phase")
    reason, values = _reason(game, concealed, evidence.actions[best], point.action)
    return Decision(
        number=point.number,
        seat=point.seat,
        phase=game.phases[phase].name,
        action=game.format(phase, point.action),
        options=_options(evidence, best, game, phase),
        best=game.format(phase, evidence.actions[best]),
        best_in_match=game.format(phase, evidence.actions[in_match]),
        cost=_rounded(max(cost.estimate, 0.0)) if claimed else 0.0,
        estimate=_rounded(cost.estimate),
        error=_rounded(cost.error),
        verdict=verdict,
        worlds=evidence.worlds,
        worse_in=_rounded(cost.worse_in),
        on_these_cards=lost,
        reason=reason,
        seen=None,
        known=None if verdict == "fine" else knowledge_of(game, concealed, point.seat),
        reason_values=values,
        best_in=_rounded(evidence.best_in(best)),
    )


def verdict_of(cost: DecisionCost, match_cost: DecisionCost, thresholds: Grades) -> Verdict:
    """The verdict on a decision. match_cost: its cost in match equity, against the same action.

    The search bot, and a player who follows its hints, plays for the match; near its end, that may cost points of the
    deal. So a decision is blamed only if it is clearly worse in both.
    """
    verdict = thresholds.verdict(_rounded(cost.estimate)) if cost.clear else "fine"
    if verdict == "fine" or match_cost.clear:
        return verdict
    return "match" if match_cost.estimate <= 0 else "fine"


def _weigh(
    point: DecisionPoint, settings: Settings, thresholds: Grades, evaluator: Evaluator
) -> tuple[DecisionEvidence, DecisionCost, DecisionCost]:
    """Evaluates rounds of worlds until the cost is settled, in points of the deal and in match equity."""
    game, concealed = games.get(point.game), point.concealed()
    started = time.monotonic()
    size = max(min(ROUND, settings.worlds // LEAST_ROUNDS), 1)
    rounds: list[Evaluation] = []
    drawn = 0
    while True:
        number = min(size, settings.worlds - drawn)
        rng = np.random.default_rng([settings.seed, point.deal, point.number, len(rounds)])
        rounds.append(evaluator(game, concealed, number, rng))
        drawn += number
        late = settings.seconds > 0 and time.monotonic() - started >= settings.seconds
        spent = drawn >= settings.worlds or late
        if not spent and len(rounds) < LEAST_ROUNDS:
            continue
        evidence = DecisionEvidence.of(rounds)
        cost = evidence.cost_of(point.action)
        match_cost = evidence.cost_of(point.action, evidence.equities)
        if spent or settled(cost, match_cost, thresholds):
            return evidence, cost, match_cost


def settled(cost: DecisionCost, match_cost: DecisionCost, thresholds: Grades) -> bool:
    """Whether more worlds are unnecessary: the cost is negligible, or precise to a tenth and decided in the match."""
    sharp = cost.clear and cost.error <= SHARP * cost.estimate
    return cost.upper_estimate < thresholds.inaccuracy or (sharp and match_cost.decided)


def _options(evidence: DecisionEvidence, best: int, game: Game, phase: int) -> tuple[Option, ...]:
    means = evidence.means
    order = sorted(range(len(means)), key=lambda place: (place != best, -means[place]))
    return tuple(
        Option(
            game.format(phase, evidence.actions[place]),
            _rounded(means[place]),
            _rounded(evidence.error(place, best)),
        )
        for place in order
    )


def _reason(game: Game, concealed: States, best: int, chosen: int) -> tuple[str, dict[str, int | str]]:
    """What speaks for the best action rather than the chosen one, and the values in its sentence; empty if unknown.

    For a card, a fact that does not hold for the chosen one; else the policy's reason, if it would choose the best.
    """
    if best == chosen:
        return "", {}
    distinguishing = [reason for reason in card_reasons(game, concealed, best, [chosen]) if reason.distinguishing]
    if distinguishing:
        return f"card-{distinguishing[0].name}", dict(distinguishing[0].values)
    code = int(engine.policy(concealed, 0))
    return (game.policy.reasons[code // LOG_ACTION] if code % LOG_ACTION == best else ""), {}


def _rounded(number: float) -> float:
    """Rounds to four decimal places: more than is significant, and the same text on every machine."""
    return round(float(number), 4) + 0.0
