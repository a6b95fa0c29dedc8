"""What each open action was worth to the seat to act, from what that seat could know."""

from __future__ import annotations

import zlib

import msgspec
import numpy as np

from vierblatt import bots
from vierblatt.analysis.judge import by_search
from vierblatt.bots.search import SearchBot
from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.search.evaluation import Evaluation, Values

#: Bots whose choice is shown beside the actions: the levels that differ in more than cards played at random.
BOTS = ("rules", "strong", "best")
#: The share of worlds that counts as the worst.
TWENTIETH = 0.05
#: Values that differ by less are equal: the same cards in another order give the last digits of other sums.
EQUAL = 1e-9


class ActionReview(msgspec.Struct, frozen=True, kw_only=True):
    """One open action, judged in worlds that the seat could not exclude, by how well they explain what others did.

    mean: the expected result of the deal for the seat, in points as `GameRules.utility` gives them. error: the standard
    error of the difference from the best action; 0 for that action. share_best: the share of worlds in which no action
    is better. worst_twentieth_loss: the mean loss against the best action of each world, in the twentieth of the worlds
    in which that is greatest. bots: those of `BOTS` that would choose it.
    """

    action: str
    mean: float
    error: float
    share_best: float
    worst_twentieth_loss: float
    bots: list[str] = []


def open_actions(game: Game, concealed: States, *, worlds: int = 256, seed: int = 0) -> list[ActionReview]:
    """Reviews every legal action of the seat to act, best first, from its concealed record (a batch of one).

    The result depends only on what is given. Values are those of an analysis of the match. The bot `best` chooses by
    the same worlds, not by those that it would find in its time at a table. Raises NoWorlds if there is no deal.
    """
    rng = np.random.default_rng([seed, zlib.crc32(game.layout.words(concealed).tobytes())])
    evaluation = by_search(game, concealed, worlds, rng)
    return reviews_of(game, concealed, evaluation, seed)


def reviews_of(game: Game, concealed: States, evaluation: Evaluation, seed: int = 0) -> list[ActionReview]:
    """The reviews of the actions of an evaluation, best first."""
    phase = game.layout.read(concealed, "phase")
    losses = evaluation.values.max(axis=1, keepdims=True) - evaluation.values
    shares = evaluation.weights @ (losses <= EQUAL)
    chosen = _chosen(game, concealed, evaluation, seed)
    found = []
    for place in evaluation.order:
        action = game.format(phase, evaluation.actions[place])
        found.append(
            ActionReview(
                action=action,
                mean=_rounded(evaluation.means[place]),
                error=_rounded(evaluation.errors[place]),
                share_best=_rounded(min(shares[place], 1.0)),
                worst_twentieth_loss=_rounded(worst_mean(losses[:, place], evaluation.weights)),
                bots=[bot for bot in BOTS if chosen[bot] == action],
            )
        )
    return found


def worst_mean(losses: Values, weights: Values, share: float = TWENTIETH) -> float:
    """The weighted mean of the greatest losses, those in `share` of the total weight.

    >>> worst_mean(np.array([0.0, 8.0, 1.0, 0.0]), np.full(4, 0.25), share=0.5)
    4.5
    """
    order = np.argsort(-losses, kind="stable")
    filled = np.minimum(np.cumsum(weights[order]), share)
    used = np.diff(filled, prepend=0.0)
    return float(used @ losses[order] / used.sum())


def _chosen(game: Game, concealed: States, evaluation: Evaluation, seed: int) -> dict[str, str]:
    """The action of each bot of `BOTS`."""
    found = {bot: bots.make(bot, seed).choose(game, concealed).action for bot in BOTS if bot != "best"}
    alone = len(evaluation.actions) == 1
    return found | {"best": found["rules"] if alone else SearchBot().choice_by(game, concealed, evaluation).action}


def _rounded(number: float) -> float:
    """Rounds to four decimal places; 0 is never -0."""
    return round(float(number), 4) + 0.0
