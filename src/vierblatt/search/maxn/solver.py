"""`MaxN`: every side's score after each legal action, near the end of a deal with more than two sides."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from vierblatt import games
from vierblatt.cards import members
from vierblatt.errors import NotSolvable
from vierblatt.games.contract import Game
from vierblatt.games.out_of_turn import faults_happen
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.maxn.full_search import COUNTS, LIMIT, NODES, scores_after

#: The maximum number of actions from a position to the end of its deal: a whole pack, and other decisions between
#: cards.
LEVELS = 128


class MaxN:
    """Solves endings with all cards open, in which every side plays for itself.

    In every position, the seat to act chooses the best score for its side (the fewest points, where fewer win), knowing
    that all others do the same; among equal actions it takes the lowest, or the first in the order of the game's own
    search (`games.solver_hooks`). The solution is therefore a unique vector. It is not a guarantee: a player who errs,
    or prefers the other of two equal cards, can change everybody's score.

    size_bits: the game's own search may keep 2**size_bits positions between calls. Raises NotSolvable for a game of two
    sides; use `Solver` for those.
    """

    def __init__(self, game: Game | str, *, size_bits: int = 16) -> None:
        self.game = games.get(game)
        if self.game.sides == 2:
            raise NotSolvable("two-sides", game=self.game.id)
        searcher = self.game.solver.seat_searcher
        self._own = searcher(size_bits) if searcher else _FullSearch(self.game)

    @property
    def nodes(self) -> int:
        """The number of positions with a choice that the last call searched."""
        return self._own.nodes

    def scores(self, states: States, i: int = 0, *, nodes: int = 0) -> Mapping[int, tuple[int, ...]] | None:
        """Legal action -> the final deal score of each seat; None if it needs more than `nodes` positions.

        nodes: a limit for positions with a choice; 0: no limit. Raises NotSolvable.
        """
        state = self.game.layout.reader(states, i)
        if state.turn < 0:
            raise NotSolvable("nothing-to-solve")
        if faults_happen(state):
            raise NotSolvable("claims-not-known")
        if state.phase not in self.game.solver.phases:
            raise NotSolvable("calls-not-solved")
        for seat in range(state.seats):
            if state.hands[seat].bit_count() != state.held[seat]:
                raise NotSolvable("hand-unknown", seat=seat)
        return self._own.scores(states, i, nodes or 1 << 62)

    def values(self, states: States, i: int = 0, *, nodes: int = 0) -> Mapping[int, int] | None:
        """Legal action -> its value for the seat to act, higher being better; otherwise as `scores`."""
        scores = self.scores(states, i, nodes=nodes)
        if scores is None:
            return None
        seat, sign = self.game.layout.read(states, "turn", i), self.game.rules.points_sign
        return {action: sign * each[seat] for action, each in scores.items()}


class _FullSearch:
    """The search for games that have no search of their own."""

    def __init__(self, game: Game) -> None:
        self._layout, self._sides = game.layout, game.sides
        self._states = game.layout.new(LEVELS)
        self._scores = np.zeros((LEVELS, game.sides), np.int64)
        self._counts = np.zeros(COUNTS, np.int64)

    @property
    def nodes(self) -> int:
        return int(self._counts[NODES])

    def scores(self, states: States, i: int, limit: int) -> dict[int, tuple[int, ...]] | None:
        self._layout.load(self._states, self._layout.words(states, i))
        self._counts[NODES], self._counts[LIMIT] = 0, limit
        scores_by_action: dict[int, tuple[int, ...]] = {}
        for action in members(engine.legal(self._states, 0)):
            if not scores_after(self._states, 0, action, self._scores, self._counts):
                return None
            seats = range(self._layout.reader(self._states).seats)
            scores_by_action[action] = tuple(int(self._scores[1, seat % self._sides]) for seat in seats)
        return scores_by_action
