"""Finds positions in which some cards are safe and others are not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vierblatt.errors import NotSolvable, NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel.state import PLAY, States
from vierblatt.match import Match
from vierblatt.position import position_of
from vierblatt.puzzles.first_rating import HIGHEST, LOWEST, ONE_DEAL, RANDOM, RULES, rating_from
from vierblatt.puzzles.format import FORMAT, Puzzle, PuzzleGoal, PuzzleOption, PuzzleSource
from vierblatt.puzzles.identity import puzzle_id
from vierblatt.puzzles.judging import rounded
from vierblatt.puzzles.safety.goals import aim_of
from vierblatt.puzzles.safety.solver import SafetySolver
from vierblatt.puzzles.themes import themes_of, usual_action
from vierblatt.search.playouts import playouts
from vierblatt.search.worlds import Worlds

#: A puzzle begins with at most this many cards in the solver's hand.
MOST_CARDS = 5
#: The positions searched for one answer. A server searches no more for a reply, which takes it about a fifth of a
#: second; positions that need more are left out.
NODES = 100_000
#: In so many layouts, drawn at random, everybody plays on as the heuristic player would.
LAYOUTS = 64
#: The share of them in which some slip must reach the goal, too: a card that hardly ever works tempts nobody.
TEMPTING = 0.25
SEED = 1


@dataclass(frozen=True)
class Safety:
    """What the seat to act can be sure of.

    guarantees: by legal card, the highest result of the deal, as `utility`, that it can be sure of after this card. The
    goal is the highest of them. solver: at the position.
    """

    guarantees: Mapping[int, int]
    solver: SafetySolver

    @property
    def layouts(self) -> int:
        """How many layouts it cannot exclude."""
        return self.solver.layouts.number

    @property
    def goal(self) -> int:
        """The result that some cards make sure of and others do not."""
        return max(self.guarantees.values())

    @property
    def accepted(self) -> list[int]:
        """The safe cards."""
        return [card for card, result in self.guarantees.items() if result == self.goal]

    @property
    def slips(self) -> list[int]:
        """The others."""
        return [card for card, result in self.guarantees.items() if result < self.goal]


def find_safety(game: Game, concealed: States, *, nodes: int = NODES) -> Safety | None:
    """What the seat to act can be sure of, from its concealed record; None if all cards are the same in that.

    None, too, if there is no choice of cards, if too many are left, or if the answer takes more than `nodes` positions.
    """
    state = game.layout.reader(concealed)
    if state.phase != PLAY or state.held[state.turn] > MOST_CARDS:
        return None
    try:
        solver = SafetySolver(game, concealed, nodes=nodes)
    except (NotSolvable, NoWorlds):
        return None
    cards = solver.possible()
    if len(cards) < 2:
        return None
    guarantees: dict[int, int] = {}
    for card in cards:
        result = solver.guarantee_after(card, max(guarantees.values(), default=0))
        if result is None:
            return None
        guarantees[card] = result
    found = Safety(guarantees, solver)
    return found if found.slips else None


def safety_puzzle_at(match: Match) -> Puzzle | None:
    """The puzzle at this point of a match, whose deal is known, or None if there is none.

    The values of its options are what the solver can be sure of; `best_in` is the share of `worlds` layouts drawn at
    random in which the goal is reached if everybody then plays as the heuristic player would. Its source is empty.
    """
    game, seat = match.game, match.turn
    if seat < 0:
        return None
    concealed = match.concealed(seat)
    safety = find_safety(game, concealed)
    if safety is None:
        return None
    cards = tuple(safety.guarantees)
    try:
        worlds = Worlds(game, concealed, seat).sample(np.random.default_rng(SEED), LAYOUTS)
    except NoWorlds:
        return None
    results = playouts(game, worlds, cards)[0]
    shares = dict(zip(cards, (results >= safety.goal).mean(axis=0).tolist(), strict=True))
    if max(shares[card] for card in safety.slips) < TEMPTING:
        return None
    return _puzzle(match, safety, shares, results)


def _puzzle(match: Match, safety: Safety, shares: Mapping[int, float], results: npt.NDArray[np.float64]) -> Puzzle:
    game, phase = match.game, match.state.phase
    position = {key: value for key, value in position_of(match).items() if key != "game"}
    order = sorted(safety.guarantees, key=lambda card: (-safety.guarantees[card], -shares[card]))
    best = game.format(phase, order[0])
    options = tuple(
        PuzzleOption(
            action=game.format(phase, card),
            mean=float(safety.guarantees[card]),
            error=0.0,
            best_in=rounded(shares[card]),
            equal_to=best if card in safety.accepted and card != order[0] else "",
        )
        for card in order
    )
    accepted = [option.action for option in options if option.mean == safety.goal]
    margin = float(safety.goal - max(safety.guarantees[card] for card in safety.slips))
    return Puzzle(
        format=FORMAT,
        id=puzzle_id(match, "safety"),
        game=game.id,
        kind="safety",
        position=position,
        seat=match.turn,
        options=options,
        accepted=tuple(accepted),
        margin=margin,
        margin_low=margin,
        worlds=LAYOUTS,
        seed=SEED,
        themes=themes_of(match, accepted),
        rating=_rating(match, safety, results),
        source=PuzzleSource(),
        goal=PuzzleGoal(safety.goal, safety.layouts, aim_of(match, safety.solver, safety.goal)),
    )


def _rating(match: Match, safety: Safety, results: npt.NDArray[np.float64]) -> int:
    """The first rating: how simple players choose their first card (`first_rating`)."""
    cards = [*safety.guarantees]
    right = np.array([card in safety.accepted for card in cards])
    best = results == results.max(axis=1, keepdims=True)
    imagined = float(((best & right).sum(axis=1) / best.sum(axis=1)).mean())
    usual = match.game.parse(match.state.phase, usual_action(match))
    return rating_from(
        [
            (RANDOM, float(right.mean())),
            (LOWEST, float(right[0])),
            (HIGHEST, float(right[-1])),
            (RULES, float(usual in safety.accepted)),
            (ONE_DEAL, imagined),
        ]
    )
