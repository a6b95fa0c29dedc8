"""Baloot's own search for the exact solver.

With card points, most of what makes tricks quick to search does not apply; a kaboot and the announcements change the
value of points; and yet few amounts of points change the score of a deal. So Baloot has a search of its own: `value`
asks for scores, `goals` computes the score of a deal, `questions` decides what to search, and `search` searches. It
plays by the game's own rules (`play.legal_card`, `ranks.beats`, `scoring.settle`).
"""

from __future__ import annotations

from vierblatt.cards import members
from vierblatt.games.baloot.rules.state import ANNOUNCING, BALOOT, LAYOUT
from vierblatt.games.baloot.solver.amounts import gained, is_counted, left, one_of_equals, result
from vierblatt.games.baloot.solver.transposition_table import new_table
from vierblatt.games.baloot.solver.value import STOPPED, UNCLEAR, points_before, points_of_deal, value_at
from vierblatt.games.baloot.solver.workspace import WORKSPACE
from vierblatt.games.solver_hooks import GameSolver
from vierblatt.games.workspace import new_workspace, read, write
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY, States

#: Nodes before the search first returns to Python, so that it can be interrupted; then twice as many each time.
STRETCH = 1_000_000
#: The search is quick while its table fits into the processor's cache: 2**16 entries of 32 bytes.
MOST_BITS = 16


class BalootSearch:
    """Solves positions; the table is reused from one to the next. See `games.solver_hooks.Searcher`."""

    def __init__(self, size_bits: int) -> None:
        self.nodes = 0
        self._table = new_table(min(size_bits, MOST_BITS))
        self._works = new_workspace(WORKSPACE)
        self._states = LAYOUT.new(3)

    def value(self, states: States, i: int, limit: int) -> int | None:
        """The deal score of side 0 minus that of side 1; None when more than `limit` nodes would be needed."""
        return self._solve(states, i, limit)

    def amounts(self, states: States, i: int, limit: int) -> dict[int, int] | None:
        """The card points that the side to act gets of the rest, by action, if both sides maximise them.

        The last trick counts ten points, as in the score; all tricks count no more than their cards.
        """
        nodes, amounts = 0, {}
        side = LAYOUT.read(states, "turn", i) % 2
        had, most = points_before(states, i, 0), points_of_deal(states, i) - points_before(states, i, 1)
        write(self._works, "plain", 1)
        try:
            for action in members(engine.legal(states, i)):
                value = self._after(states, i, action, limit - nodes)
                nodes += self.nodes
                if value is None:
                    return None
                amounts[action] = value
        finally:
            write(self._works, "plain", 0)
            self.nodes = nodes
        return {action: most - value if side else value - had for action, value in amounts.items()}

    def _solve(self, states: States, i: int, limit: int) -> int | None:
        """The value of a position: its score, or the points of side 0."""
        write(self._works, "nodes", 0)
        stretch = STRETCH
        while True:
            write(self._works, "limit", min(read(self._works, "nodes") + stretch, limit))
            LAYOUT.load(self._states, LAYOUT.words(states, i))
            value = int(value_at(self._states, self._works, self._table))
            self.nodes = read(self._works, "nodes")
            if value == UNCLEAR:
                return self.value_by_actions(states, i, limit)
            if value != STOPPED:
                return value
            if self.nodes > limit:
                return None
            stretch *= 2

    def value_by_actions(self, states: States, i: int, limit: int) -> int | None:
        """The same from the values of all actions, for a question whose best answer depends on the cards."""
        nodes, values = self.nodes, []
        for action in members(engine.legal(states, i)):
            value = self._after(states, i, action, limit - nodes)
            nodes += self.nodes
            if value is None:
                self.nodes = nodes
                return None
            values.append(value)
        self.nodes = nodes
        return max(values) if LAYOUT.read(states, "turn", i) % 2 == 0 else min(values)

    def _after(self, states: States, i: int, action: int, limit: int) -> int | None:
        """The value after an action."""
        after = LAYOUT.new(1)
        LAYOUT.load(after, LAYOUT.words(states, i))
        engine.act(after, 0, action)
        if LAYOUT.read(after, "turn") >= 0:
            return self._solve(after, 0, limit)
        self.nodes = 0
        state = LAYOUT.reader(after)
        points, scores = state.sum_cards, state.deal_scores
        return int(points[0] if read(self._works, "plain") else scores[0] - scores[1])


SOLVER = GameSolver(
    gained=gained,
    left=left,
    result=result,
    is_counted=is_counted,
    one_of_equals=one_of_equals,
    searcher=BalootSearch,
    phases=(PLAY, ANNOUNCING, BALOOT),
)
