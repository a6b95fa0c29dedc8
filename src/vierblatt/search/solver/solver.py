"""The exact solver as Python sees it: values with all cards open, in what the game is really played for."""

from __future__ import annotations

from vierblatt import games
from vierblatt.cards import members
from vierblatt.errors import NotSolvable
from vierblatt.games.contract import Game
from vierblatt.games.work import new_work, read, write
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.solver.searching import SETTLED, STOPPED, choices, narrow, ready, ready_after, search
from vierblatt.search.solver.table import AGES, new_table
from vierblatt.search.solver.work import LEVELS, WORK

#: Nodes to the first look at whether somebody wants to stop, about a tenth of a second; then twice as many each time.
#: A search that was stopped begins anew, with what the table remembers.
STRETCH = 1_000_000


class Solver:
    """Double-dummy values of a game of two sides: what each action brings if all play best with open cards.

    game: an id or a `Game` of two sides that sit in turns round the table. size_bits: the table has 2**size_bits
    entries of 80 bytes; it is used again over calls, so that all actions of a deal profit of each other.
    Not for two threads at once: give each its own.
    """

    def __init__(self, game: Game | str, *, size_bits: int = 18) -> None:
        self.game = games.get(game) if isinstance(game, str) else game
        if self.game.sides != 2:
            raise NotSolvable("not-two-sides", game=self.game.id)
        self.nodes = 0  #: positions searched in the last call
        searcher = self.game.solver.searcher
        self._own = searcher(size_bits) if searcher else None
        self._table = None if self._own else new_table(size_bits)
        self._works = new_work(WORK)
        self._states = self.game.layout.new(LEVELS)
        self._root = self.game.layout.new(1)

    def values(self, states: States, i: int = 0, *, nodes: int = 0) -> dict[int, int] | None:
        """What each legal action is worth: the deal score of the side to act less that of the other side.

        states, i: a position in the play of the cards, all hands known. nodes: give up, and return None, after so many
        positions (0: never). Raises NotSolvable.
        """
        self._begin(states, i, nodes)
        sign = 1 if self.game.layout.read(states, "turn", i) % 2 == 0 else -1
        found = self._values_by_own(states, i) if self._own else self._values(states, i)
        return None if found is None else {action: sign * value for action, value in sorted(found.items())}

    def value(self, states: States, i: int = 0, *, nodes: int = 0) -> int | None:
        """What the position is worth to the side to act: the greatest of `values`, in less time."""
        self._begin(states, i, nodes)
        value = self._value_by_own(states, i) if self._own else self._value(states, i)
        sign = 1 if self.game.layout.read(states, "turn", i) % 2 == 0 else -1
        return None if value is None else sign * value

    def amounts(self, states: States, i: int = 0, *, nodes: int = 0) -> dict[int, int] | None:
        """As `values`, but of the quantity that the game gathers (`games.solver_hooks`): how many tricks are still won.

        What the side to act gets after each action of what is still to come, if both sides play for as much as they
        can. None as well for a game with a search of its own.
        """
        if self._own:
            return None
        self._begin(states, i, nodes)
        write(self._works, "plain", 1)
        try:
            found = self._values(states, i)
        finally:
            write(self._works, "plain", 0)
        if found is None:
            return None
        first = self.game.layout.read(states, "turn", i) % 2 == 0
        bottom, top = read(self._works, "bottom"), read(self._works, "top")
        return {action: amount - bottom if first else top - amount for action, amount in sorted(found.items())}

    def _begin(self, states: States, i: int, nodes: int) -> None:
        record = self.game.layout.reader(states, i)
        if record.turn < 0:
            raise NotSolvable("nothing-to-solve")
        if record.phase not in self.game.solver.phases:
            raise NotSolvable("calls-not-solved")
        for seat, hand in enumerate(record.hands[: record.seats]):
            if hand.bit_count() != record.held[seat]:
                raise NotSolvable("hand-unknown", seat=seat)
        self.nodes = 0
        self._most = nodes or 1 << 62
        write(self._works, "nodes", 0)
        write(self._works, "age", read(self._works, "age") % AGES + 1)

    def _value(self, states: States, i: int) -> int | None:
        """Deal score of side 0 less that of side 1."""
        layout = self.game.layout
        layout.load(self._states, layout.words(states, i))
        return self._settle(0, ready(self._states, self._works))

    def _values(self, states: States, i: int) -> dict[int, int] | None:
        """The same for each action. Knowing the best value first, of most actions one question tells enough."""
        if self._value(states, i) is None:
            return None
        found: dict[int, int] = {}
        classes = choices(self._states, self._works)
        value: int | None = None
        for action in reversed([*members(engine.legal(states, i))]):
            if classes >> action & 1:  # the others are alike to the next higher one
                value = self._settle(1, ready_after(self._states, self._works, action))
            if value is None:
                return None
            found[action] = value
        return found

    def _settle(self, level: int, target: int) -> int | None:
        """Asks until it is known what the position of a level is worth."""
        stretch = STRETCH
        while target != SETTLED:
            write(self._works, "limit", min(read(self._works, "nodes") + stretch, self._most))
            bound = search(self._states, self._works, self._table, level, target)
            self.nodes = read(self._works, "nodes")
            if bound != STOPPED:
                target = narrow(self._states, self._works, target, bound)
            elif self.nodes > self._most:
                return None
            else:
                stretch *= 2  # Ctrl-C is heard between stretches
        return read(self._works, "value")

    def _value_by_own(self, states: States, i: int) -> int | None:
        """As `_value`, by the game's own search."""
        if self.game.layout.read(states, "turn", i) < 0:
            scores = self.game.layout.reader(states, i).deal_scores
            return int(scores[0] - scores[1])
        assert self._own
        value = self._own.value(states, i, self._most - self.nodes)
        self.nodes += self._own.nodes
        return value

    def _values_by_own(self, states: States, i: int) -> dict[int, int] | None:
        """As `_values`, by the game's own search."""
        found: dict[int, int] = {}
        for action in members(engine.legal(states, i)):
            self.game.layout.load(self._root, self.game.layout.words(states, i))
            engine.act(self._root, 0, action)
            value = self._value_by_own(self._root, 0)
            if value is None:
                return None
            found[action] = value
        return found
