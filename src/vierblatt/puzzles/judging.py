"""The judgement of a position: what each action is worth in many deals that the seat to act cannot exclude.

It depends only on what that seat knows, on the number of worlds and on the seed, so anybody can repeat it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from vierblatt.analysis.evidence import DecisionEvidence
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY, States
from vierblatt.puzzles.equal_cards import equal_cards
from vierblatt.puzzles.format import PuzzleKind, PuzzleOption
from vierblatt.search.evaluation import Evaluation, evaluate

#: Worlds per round. A round draws its worlds independently of the others, so their agreement shows how sure they are.
ROUND = 128
#: The weight of perfect play with open cards in a value, near the end of a deal.
PERFECT = 0.5
#: The bound of a 95 % interval, in standard errors.
SURE = 1.96
#: How many standard errors a puzzle keeps in reserve when it is made, so that it stands in other deals.
RESERVE = 2.5
#: The least standard error of a share, times the root of the number of worlds: few worlds that agree prove little.
LEAST_SHARE_ERROR = 0.1
#: The share of worlds in which nothing else may score more. A card is mostly right or wrong in all of them. A call
#: weighs a likely small loss against a rare large gain, or the other way round, so only most worlds need to agree.
SHARES: Mapping[PuzzleKind, float] = {"card": 0.8, "call": 0.6}
#: The share of the worlds that must be solved for the solver to have a say.
SOLVED = 0.5

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Standard:
    """What a puzzle of a kind must fulfil.

    margin: the least lead of the best action over every action that is not accepted, in points. share: in this share of
    the worlds at least, no such action scores more than the best one. tie: an action that is at most this much worse is
    accepted, too.
    """

    margin: float
    share: float
    tie: float


def standard_of(game: Game, kind: PuzzleKind) -> Standard:
    """The standard of a kind of puzzles: see docs/puzzles.md for the reasons."""
    inaccuracy, mistake, _ = game.research.loss_thresholds
    return Standard(mistake, SHARES[kind], inaccuracy / 4)


@dataclass(frozen=True, eq=False)
class Judgement:
    """What a number of worlds say about a position.

    actions: the legal ones, ascending, as are all arrays. equal: the actions that do the same as the best one, as a bit
    set. tie: see `Standard`. perfect: the mean values of perfect play with open cards, None out of the solver's range.
    given: the accepted actions of a puzzle that is judged anew; None to find them.
    """

    actions: tuple[int, ...]
    evidence: DecisionEvidence
    equal: int
    tie: float
    perfect: Numbers | None
    given: frozenset[int] | None = None

    @cached_property
    def means(self) -> Numbers:
        """The mean value of each action."""
        return self.evidence.means

    @cached_property
    def best(self) -> int:
        """The index of the best action; of those that are accepted, if they are given."""
        if self.given is None:
            return int(np.argmax(self.means))
        return max(self.accepted, key=lambda place: self.means[place])

    @cached_property
    def accepted(self) -> list[int]:
        """The indices of the actions that are right: the best, those that do the same, and those as good."""
        if self.given is not None:
            return [place for place, action in enumerate(self.actions) if action in self.given]
        near = self.means[self.best] - self.means <= self.tie
        return [place for place, action in enumerate(self.actions) if near[place] or self.equal >> action & 1]

    @cached_property
    def others(self) -> list[int]:
        """The indices of the other actions."""
        return [place for place in range(len(self.actions)) if place not in self.accepted]

    @cached_property
    def next(self) -> int:
        """The index of the best of the others."""
        return max(self.others, key=lambda place: self.means[place])

    @property
    def margin(self) -> float:
        """The lead of the best action over the best of the others."""
        return float(self.means[self.best] - self.means[self.next])

    @cached_property
    def error(self) -> float:
        """The standard error of the margin."""
        return self.evidence.error(self.next, self.best)

    @property
    def margin_low(self) -> float:
        """The lower bound of the 95 % interval of the margin."""
        return self.margin - SURE * self.error

    @cached_property
    def _share(self) -> tuple[float, float]:
        values = self.evidence.values
        share, error = self.evidence.share(values[:, self.others].max(axis=1) <= values[:, self.best])
        return share, max(error, LEAST_SHARE_ERROR / np.sqrt(self.evidence.worlds))

    @property
    def share(self) -> float:
        """The share of worlds in which none of the others scores more than the best action."""
        return self._share[0]

    @property
    def share_error(self) -> float:
        """The standard error of `share`."""
        return float(self._share[1])

    @property
    def accepted_loss(self) -> float:
        """The most that an accepted action loses: little, unless playouts spoil one that does the same as the best."""
        return float(max(self.means[self.best] - self.means[place] for place in self.accepted))

    @property
    def agreed(self) -> bool:
        """Whether match equity, playouts alone and perfect play each put the best action before all others."""
        equities = self.evidence.weights @ self.evidence.equities
        views = [equities]
        if self.perfect is not None:
            views += [self.perfect, (self.means - PERFECT * self.perfect) / (1 - PERFECT)]
        return all(view[self.best] > view[self.others].max() for view in views)

    def options(self, game: Game, phase: int) -> tuple[PuzzleOption, ...]:
        """The actions as a puzzle lists them, the best first."""
        texts = [game.format(phase, action) for action in self.actions]
        values, weights = self.evidence.values, self.evidence.weights
        best_in = weights @ (values == values.max(axis=1, keepdims=True))
        order = sorted(range(len(self.actions)), key=lambda place: (place != self.best, -self.means[place]))
        return tuple(
            PuzzleOption(
                action=texts[place],
                mean=rounded(self.means[place]),
                error=rounded(self.evidence.error(place, self.best)),
                best_in=min(rounded(best_in[place]), 1.0),
                equal_to=texts[self.best] if place in self.accepted and place != self.best else "",
            )
            for place in order
        )

    def fault(self, standard: Standard) -> str:
        """What keeps this from being a puzzle: see `PuzzleCheck`; empty if nothing does."""
        if not self.others:
            return "margin"
        if self.margin <= 0:
            return "answer"
        if self.margin < standard.margin or self.margin_low <= 0:
            return "margin"
        if self.share < standard.share:
            return "share"
        if self.accepted_loss > standard.margin:
            return "accepted"
        return "" if self.agreed else "agreement"

    def meets_surely(self, standard: Standard) -> bool:
        """Whether a puzzle will also stand in other worlds: each rule with a reserve for chance."""
        return (
            not self.fault(standard)
            and self.margin - RESERVE * self.error >= standard.margin
            and self.share - RESERVE * self.share_error >= standard.share
            and self.accepted_loss <= standard.margin / 2
        )

    def may_meet(self, standard: Standard, reserve: float = 1.5) -> bool:
        """Whether more worlds could still make a puzzle of it. reserve: standard errors in favour of it."""
        return (
            bool(self.others)
            and self.margin + reserve * self.error >= standard.margin
            and self.share + reserve * self.share_error >= standard.share
        )


def judge(
    game: Game,
    concealed: States,
    standard: Standard,
    *,
    worlds: int,
    seed: int,
    solve: bool = True,
    given: Iterable[int] | None = None,
) -> Judgement | None:
    """Judges the position of the seat to act, from its concealed record (a batch of one).

    solve: whether the exact solver takes part, where it is quick. given: the actions that are said to be right; by
    default they are found. None if there are no worlds.
    """
    key = zlib.crc32(game.layout.words(concealed).tobytes())
    rounds: list[Evaluation] = []
    try:
        for number, first in enumerate(range(0, worlds, ROUND)):
            rng = np.random.default_rng([seed, key, worlds, number])
            count = min(ROUND, worlds - first)
            weight = PERFECT if solve else 0.0
            rounds.append(evaluate(game, concealed, worlds=count, solver_weight=weight, solve_many_sides=True, rng=rng))
    except NoWorlds:
        return None
    evidence = DecisionEvidence.of(rounds)
    best = evidence.actions[int(np.argmax(evidence.means))]
    state = game.layout.reader(concealed)
    equal = equal_cards(game, state, best) if state.phase == PLAY else 1 << best
    accepted = None if given is None else frozenset(given)
    return Judgement(evidence.actions, evidence, equal, standard.tie, _perfect(rounds, evidence), accepted)


def _perfect(rounds: list[Evaluation], evidence: DecisionEvidence) -> Numbers | None:
    """The mean values of perfect play in the worlds that were solved, None if these are too few."""
    parts = [each.perfect for each in rounds]
    if any(part is None for part in parts):
        return None
    perfect = np.concatenate([part for part in parts if part is not None])
    solved = ~np.isnan(perfect).any(axis=1)
    share = float(evidence.weights[solved].sum())
    if share < SOLVED:
        return None
    return np.asarray(evidence.weights[solved] @ perfect[solved] / share)


def rounded(number: float) -> float:
    """Four decimal places: more than is significant."""
    return round(float(number), 4) + 0.0
